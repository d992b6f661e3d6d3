import { capital, filled, listed } from '../text/index.ts';
import { childrenOf, type Argument, type Behaviour, type BehaviourNode } from './behaviour.ts';
import type { Decided, Passed } from './mind.ts';
import type { ArgumentShape, Word, Words } from './vocabulary.ts';

/** A branch of a behaviour in words: when he comes to it, and what he does then or which branches he has there. */
export interface Branch {
  /** Places of children from the top of the tree down. */
  readonly place: readonly number[];
  /** What the author says of it. */
  readonly say: string | null;
  /** Clauses that all hold: `the other is within 3 hexes`. None where it is what is left. */
  readonly when: readonly string[];
  /** A clause: `he comes nearer`. Null where it has branches of its own, or comes to nothing. */
  readonly does: string | null;
  /** Its share of the lots, where lots are drawn. */
  readonly lots: number | null;
  readonly branches: readonly Branch[];
}

/** A branch that was looked into on the way to a decision. */
export interface Trod {
  readonly branch: Branch;
  readonly taken: boolean;
  /** Why he took it, or did not, as it was: `the other is within 3 hexes (2 hexes away)`. */
  readonly because: readonly string[];
}

type Gathered = Pick<Branch, 'when' | 'does' | 'branches'> & { readonly said: string | null };

/** What an argument is called in a sentence. */
function argumentText(shape: ArgumentShape | undefined, value: Argument | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return counted(shape, value);
  return shape?.words?.[String(value)] ?? String(value);
}

function counted(shape: ArgumentShape | undefined, value: number): string {
  if (!shape?.unit) return String(value);
  const [one, many] = shape.unit;
  return `${value} ${value === 1 ? one : many}`;
}

type Leaf = Extract<BehaviourNode, { readonly call: string }>;

const isLeaf = (node: BehaviourNode): node is Leaf => 'call' in node;

function wordOf({ type, call }: Leaf, { conditions, choices }: Words): Word | undefined {
  const words = type === 'condition' ? conditions : choices;
  return Object.hasOwn(words, call) ? words[call] : undefined;
}

/** What a leaf comes to when it holds, or does not. */
function leafText(leaf: Leaf, held: boolean, words: Words): string {
  const word = wordOf(leaf, words);
  const { args = [] } = leaf;
  if (!word?.reads) return `${held ? 'it holds' : 'it does not hold'}: ${(word?.about ?? leaf.call).replace(/\.$/, '')}`;
  return filled(
    held ? word.reads.so : word.reads.not,
    Object.fromEntries(word.args.map((shape, i) => [shape.name, argumentText(shape, args[i])])),
  );
}

/** Whether nothing is chosen in it: it only asks. */
function asks(node: BehaviourNode): boolean {
  return node.type !== 'action' && childrenOf(node).every(asks);
}

/** What a node asks, or the contrary. */
function clause(node: BehaviourNode, holds: boolean, words: Words): string {
  if (isLeaf(node)) return leafText(node, holds, words);
  if (node.type === 'flip') return clause(node.child, !holds, words);
  const clauses = node.children.map((child) => clause(child, holds, words));
  if (node.type === 'lotto') return `by lot ${listed(clauses, 'or')}`;
  return listed(clauses, (node.type === 'sequence') === holds ? 'and' : 'or');
}

function gathered(node: BehaviourNode, place: readonly number[], words: Words): Gathered {
  const said = node.say ?? null;
  if (asks(node)) return { when: [clause(node, true, words)], does: null, branches: [], said };
  switch (node.type) {
    case 'sequence': {
      const parts = node.children.map((child, i) => gathered(child, [...place, i], words));
      const does = parts.flatMap((part) => part.does ?? []).at(-1) ?? null;
      const last = parts.at(-1)!;
      return { when: parts.flatMap(({ when }) => when), does, branches: last.branches, said: said ?? last.said };
    }
    case 'selector':
    case 'lotto':
      return { when: [], does: null, branches: childBranches(node, place, words), said };
    default:
      return { when: [], does: clause(node, true, words), branches: [], said };
  }
}

function childBranches(node: Extract<BehaviourNode, { readonly children: unknown }>, place: readonly number[], words: Words): Branch[] {
  const lots = node.type === 'lotto' ? node.children.map((_, i) => node.weights?.[i] ?? 1) : null;
  const all = lots?.reduce((sum, each) => sum + each, 0) ?? 1;
  return node.children.map((child, i) => branch(child, [...place, i], words, lots ? lots[i]! / all : null));
}

function branch(node: BehaviourNode, place: readonly number[], words: Words, lots: number | null): Branch {
  const { said, ...rest } = gathered(node, place, words);
  return { place, say: said, lots, ...rest };
}

/** The branches of a behaviour in the order in which he looks into them: he takes the first that holds. */
export function branchesOf({ tree }: Pick<Behaviour, 'tree'>, words: Words): readonly Branch[] {
  const { branches, ...own } = branch(tree, [], words, null);
  return own.when.length === 0 && own.does === null ? branches : [{ ...own, branches }];
}

/** A branch without its own branches, as a sentence: `When the other is within 3 hexes, he comes nearer.` */
export function branchText({ when, does, lots, branches }: Branch): string {
  const often = lots === null ? '' : `In ${Math.round(lots * 100)} of 100 cases`;
  const then = does ?? (branches.length > 0 ? 'he goes by the first of these that holds' : 'he does whatever he thinks best');
  const parts = [...(often ? [often] : []), ...(when.length > 0 ? [`${often ? 'when' : 'When'} ${listed(when)}`] : [])];
  return `${capital([...parts, then].join(', '))}.`;
}

/** Whether a place is in a branch. */
export function isIn({ place }: Pick<Branch, 'place'>, node: readonly number[]): boolean {
  return place.every((child, i) => node[i] === child);
}

/** The branch that a leaf belongs to: the innermost around it. */
function ownerOf(branches: readonly Branch[], node: readonly number[]): Branch | null {
  const around = branches.find((each) => isIn(each, node));
  return around ? (ownerOf(around.branches, node) ?? around) : null;
}

/** A leaf of a tree, and whether it stands under an odd number of flips. */
function leafAt(tree: BehaviourNode, node: readonly number[]): { readonly leaf: Leaf; readonly flipped: boolean } | null {
  let [here, flipped]: [BehaviourNode | undefined, boolean] = [tree, false];
  for (const child of node) {
    if (here?.type === 'flip') flipped = !flipped;
    here = here && childrenOf(here)[child];
  }
  return here && isLeaf(here) ? { leaf: here, flipped } : null;
}

function passedText({ held, figure }: Passed, leaf: Leaf, words: Words): string {
  const text = leafText(leaf, held, words);
  const word = wordOf(leaf, words);
  if (figure === undefined || !word?.reads?.figure) return text;
  const counts = word.args.find(({ one }) => 'least' in one);
  return `${text} (${filled(word.reads.figure, { n: counted(counts, figure) })})`;
}

/**
 * The way through a tree to a decision, branch by branch: what spoke against each that was left, and all that spoke for the
 * one that was taken. Nothing where the tree was not asked.
 */
export function wayOf({ tree }: Pick<Behaviour, 'tree'>, { passed }: Pick<Decided<unknown>, 'passed'>, words: Words): readonly Trod[] {
  const branches = branchesOf({ tree }, words);
  const trod = new Map<Branch, { readonly passed: Passed; readonly leaf: Leaf; readonly flipped: boolean }[]>();
  for (const each of passed) {
    const owner = ownerOf(branches, each.node);
    const found = leafAt(tree, each.node);
    if (owner && found) trod.set(owner, [...(trod.get(owner) ?? []), { passed: each, ...found }]);
  }
  const chosen = chosenAt({ tree }, { passed });
  return [...trod].map(([each, leaves]) => {
    const taken = chosen !== null && isIn(each, chosen);
    const told = leaves.filter(({ passed: { held }, leaf, flipped }) => (taken ? leaf.type === 'condition' : held === flipped));
    return { branch: each, taken, because: told.map(({ passed: one, leaf }) => passedText(one, leaf, words)) };
  });
}

/** The leaf that chose, by its place; null where none did. */
export function chosenAt({ tree }: Pick<Behaviour, 'tree'>, { passed }: Pick<Decided<unknown>, 'passed'>): readonly number[] | null {
  const last = passed.at(-1);
  return last?.held && leafAt(tree, last.node)?.leaf.type === 'action' ? last.node : null;
}
