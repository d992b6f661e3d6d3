import type { Behaviour } from '../engine/mind/index.ts';
import type { Game as Rules } from '../session/index.ts';
import type { PaletteItem, PartsPalette, TriedCard } from './workshop-part.ts';

type Question = readonly [call: string, ...args: readonly (string | number)[]];

/** A rule that can be put into a behaviour: what is done where all questions are answered with yes. */
export interface BehaviourRule {
  readonly label: string;
  /** How it is told, in a sentence. */
  readonly say: string;
  readonly when: readonly Question[];
  readonly act: string;
  /** What the first argument of its first question counts, where that can be set. */
  readonly figure?: { readonly label: string; readonly least: number; readonly most: number };
}

/** Goes through its children to the first that holds. */
const SELECTOR = 'selector';
const FIRST_ARGUMENT = ['children', 0, 'args', 0];

function itemOf({ label, say, when, act, figure }: BehaviourRule): PaletteItem {
  const questions = when.map(([call, ...args]) => ({ type: 'condition', call, ...(args.length > 0 && { args }) }));
  const value = { type: 'sequence', say, children: [...questions, { type: 'action', call: act }] };
  return { label, about: say, value, ...(figure && { figure: { ...figure, path: FIRST_ARGUMENT } }) };
}

/** Content with behaviours for its bots. */
interface WithBehaviours {
  readonly behaviours?: Readonly<Record<string, Behaviour>>;
}

/** Rules for a behaviour that goes through several to the first that holds: a new one is asked before the others. */
export function behaviourPalette<G extends Rules>(
  { content, kind, id }: TriedCard<G>,
  rules: readonly BehaviourRule[],
): PartsPalette | null {
  const { behaviours = {} } = content as WithBehaviours;
  const own = kind === 'behaviour' && Object.hasOwn(behaviours, id) ? behaviours[id]! : null;
  if (own?.tree.type !== SELECTOR) return null;
  return { what: 'a rule', list: ['tree', 'children'], before: 1, owned: { tree: own.tree }, items: rules.map(itemOf) };
}
