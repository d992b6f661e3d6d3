import { childrenOf, type BehaviourNode, type Words } from '../../engine/mind/index.ts';
import { of, type Draft, type Entry, type Fault, type Lint } from '../draft.ts';
import { BEHAVIOUR } from '../frame-kinds.ts';
import type { BehaviourEntry } from '../kind.ts';
import type { Path } from '../tree.ts';

type Behaviour = Entry<BehaviourEntry>;

/** What a node may come to. */
interface Ends {
  readonly holds: boolean;
  readonly fails: boolean;
  /** It may hold and have chosen; it may hold and have chosen nothing. */
  readonly chooses: boolean;
  readonly idle: boolean;
}

const CONDITION: Ends = { holds: true, fails: true, chooses: false, idle: true };

const any = (ends: readonly Ends[], key: keyof Ends): boolean => ends.some((end) => end[key]);
const all = (ends: readonly Ends[], key: keyof Ends): boolean => ends.every((end) => end[key]);

function endsOf(node: BehaviourNode, words: Words): Ends {
  const ends = childrenOf(node).map((child) => endsOf(child, words));
  switch (node.type) {
    case 'condition':
      return CONDITION;
    case 'action':
      return { holds: true, fails: words.choices[node.call]?.sure !== true, chooses: true, idle: false };
    case 'flip':
      return { holds: any(ends, 'fails'), fails: any(ends, 'holds'), chooses: false, idle: true };
    case 'selector':
      return { holds: any(ends, 'holds'), fails: all(ends, 'fails'), chooses: any(ends, 'chooses'), idle: any(ends, 'idle') };
    case 'sequence':
      return { holds: all(ends, 'holds'), fails: any(ends, 'fails'), chooses: any(ends, 'chooses'), idle: all(ends, 'idle') };
    case 'lotto':
      return { holds: any(ends, 'holds'), fails: any(ends, 'fails'), chooses: any(ends, 'chooses'), idle: any(ends, 'idle') };
  }
}

/** Where the children of a node stand in its file. */
function pathOf(node: BehaviourNode, path: Path, i: number): Path {
  return node.type === 'flip' ? [...path, 'child'] : [...path, 'children', i];
}

function unreachable(entry: Behaviour, node: BehaviourNode, path: Path, words: Words): Fault[] {
  const children = childrenOf(node);
  const ends = children.map((child) => endsOf(child, words));
  const stops = node.type === 'selector' ? 'fails' : node.type === 'sequence' ? 'holds' : null;
  const last = stops === null ? -1 : ends.findIndex((end) => !end[stops]);
  const own = last >= 0 && last < children.length - 1 ? [neverAsked(entry, pathOf(node, path, last + 1), node.type)] : [];
  const twice = node.type === 'sequence' ? ends.findIndex(({ chooses }) => chooses) : -1;
  const again = twice >= 0 && twice < children.length - 1 ? [choosesAgain(entry, pathOf(node, path, twice + 1))] : [];
  return [...own, ...again, ...children.flatMap((child, i) => unreachable(entry, child, pathOf(node, path, i), words))];
}

function neverAsked(entry: Behaviour, path: Path, type: BehaviourNode['type']): Fault {
  const why = type === 'selector' ? 'the one before it always holds' : 'the one before it never holds';
  return { severity: 'error', entry, path, message: `this branch is never asked: ${why}`, hint: 'put it before, or leave it out' };
}

function choosesAgain(entry: Behaviour, path: Path): Fault {
  const message = 'this comes after an answer was chosen';
  return { severity: 'error', entry, path, message, hint: 'end a sequence with its one choice; ask conditions before it' };
}

function neverChooses(entry: Behaviour, words: Words, tree: BehaviourNode): Fault[] {
  const { fails, chooses, idle } = endsOf(tree, words);
  if (!fails && chooses && !idle) return [];
  const sure = Object.keys(words.choices).find((name) => words.choices[name]!.sure);
  const hint = `end its selector with { type: action, call: ${sure ?? 'a choice that always finds an answer'} }`;
  const message = chooses ? 'this tree may choose nothing' : 'this tree never chooses anything';
  return [{ severity: 'error', entry, path: ['tree'], message, hint }];
}

function faultsOf(entry: Behaviour, words: Words): Fault[] {
  const { tree } = entry.card;
  return [...neverChooses(entry, words, tree), ...unreachable(entry, tree, ['tree'], words)];
}

/** A behaviour always comes to one answer, and nothing in it stands where it is never asked. */
export function behavioursWith(words: Readonly<Record<string, Words | undefined>>): Lint {
  return (draft: Draft) =>
    of(draft, BEHAVIOUR).flatMap((entry) => {
      const own = words[entry.card.game];
      return own ? faultsOf(entry, own) : [];
    });
}
