import type { Modifier } from '../dice/index.ts';
import { sum } from '../dice/index.ts';
import { chanceOf, Fraction, ofDice } from '../odds/index.ts';
import type { EventOf, FigureId } from './events.ts';
import type { Referee } from './ruleset.ts';

/** What two dice and the modifiers must come to before the crowd lets a figure live. */
export const APPEAL_NEEDED = 7;

const DICE = { count: 2, sides: 6, add: 0 } as const;
const ALWAYS = 12;
const NEVER = 2;

/** An appeal to the crowd: two dice and modifiers against a total. */
export interface Appeal {
  readonly modifiers: readonly Modifier[];
  /** Least total that moves the crowd; `APPEAL_NEEDED` when left out. */
  readonly needed?: number;
  /** Rules by which a natural 12 saves and a natural 2 kills; named in the event when they did. */
  readonly natural?: { readonly always: string; readonly never: string };
}

/** Whether a throw of two dice moves the crowd: a natural 12 always does, a natural 2 never. */
function moves(natural: number, { modifiers, needed = APPEAL_NEEDED }: Appeal): boolean {
  return natural === ALWAYS || (natural !== NEVER && natural + sum(modifiers) >= needed);
}

/** The exact chance that the crowd is moved. */
export function appealChance(appeal: Appeal): Fraction {
  return chanceOf(ofDice(DICE), (natural) => moves(natural, appeal));
}

/** The throws that move the crowd, rising. */
export function appealThrows(appeal: Appeal): number[] {
  return [...ofDice(DICE).weights.keys()].filter((natural) => moves(natural, appeal)).toSorted((a, b) => a - b);
}

function ruleOf(throws: number, { natural }: Appeal): string[] {
  if (!natural) return [];
  if (throws === ALWAYS) return [natural.always];
  return throws === NEVER ? [natural.never] : [];
}

function appealed(figure: FigureId, faces: readonly [number, number], appeal: Appeal, rules: readonly string[]): EventOf<'appealed'> {
  const { modifiers, needed = APPEAL_NEEDED } = appeal;
  const natural = faces[0] + faces[1];
  const total = natural + sum(modifiers);
  const granted = moves(natural, appeal);
  return { type: 'appealed', figure, faces, modifiers, total, needed, granted, rules: [...ruleOf(natural, appeal), ...rules] };
}

/** Throws the two dice, tells it, and returns whether the crowd was moved. */
export function throwAppeal(referee: Pick<Referee, 'rollPair'>, figure: FigureId, appeal: Appeal, rules: readonly string[]): boolean {
  const [one, other] = referee.rollPair(DICE.sides, (faces) => appealed(figure, faces, appeal, rules));
  return moves(one + other, appeal);
}
