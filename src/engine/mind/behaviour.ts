/** An argument of a condition or a choice, as content has it. */
export type Argument = string | number | boolean;

interface Said {
  /** What it comes to in a sentence, for whoever scouts him: `pressed hard, he gives ground`. */
  readonly say?: string | undefined;
}

/** Asks something of the position: `call` is a word of the game's vocabulary. */
export interface ConditionNode extends Said {
  readonly type: 'condition';
  readonly call: string;
  readonly args?: readonly Argument[] | undefined;
}

/** Chooses an answer for an aim: `call` is a word of the game's vocabulary. It fails where the aim has no answer. */
export interface ActionNode extends Said {
  readonly type: 'action';
  readonly call: string;
  readonly args?: readonly Argument[] | undefined;
}

/** The first child that holds, or all in turn until one fails. */
export interface CompositeNode extends Said {
  readonly type: 'selector' | 'sequence';
  readonly children: readonly BehaviourNode[];
}

/** One child by lot. */
export interface LottoNode extends Said {
  readonly type: 'lotto';
  readonly children: readonly BehaviourNode[];
  readonly weights?: readonly number[] | undefined;
}

/** Holds where its child fails. */
export interface FlipNode extends Said {
  readonly type: 'flip';
  readonly child: BehaviourNode;
}

/**
 * A node of a behaviour tree, in the JSON form of definitions of mistreevous: those kinds of nodes that end within one
 * step. What waits, repeats or runs side by side has no place in a decision.
 */
export type BehaviourNode = ConditionNode | ActionNode | CompositeNode | LottoNode | FlipNode;

/** How somebody fights: content, which is checked before it comes here. */
export interface Behaviour {
  readonly id: string;
  readonly name: string;
  /** The game whose words it uses. */
  readonly game: string;
  /** How he is recognised, in a sentence. */
  readonly about: string;
  /** Cards or classes of the game that fight so when nothing else is said. */
  readonly usual?: readonly string[] | undefined;
  /** What he cares about more or less than others: factors by name of what the game weighs. */
  readonly weights: Readonly<Record<string, number | undefined>>;
  readonly tree: BehaviourNode;
}

/** The children of a node, none for a leaf. */
export function childrenOf(node: BehaviourNode): readonly BehaviourNode[] {
  if ('children' in node) return node.children;
  return 'child' in node ? [node.child] : [];
}
