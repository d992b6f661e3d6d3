import type { BoutEvent } from '../../engine/bout/index.ts';
import type { Rng } from '../../engine/dice/index.ts';
import type { LexTable, LexValue, LexValues } from '../../engine/lex/index.ts';
import { byLot } from '../../engine/mind/index.ts';
import type { BoutOf, Duels, Game } from '../../session/index.ts';
import type { CoverPlan, Notice } from '../cover/run-cover.ts';

/** Sides of any bout at all. */
export const ANY_SIDES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

export function oneIn(count: number, rng: Rng): boolean {
  return rng.die(count) === 1;
}

/** Every toggle is turned in one bout of five. */
export function anyLex(choices: LexTable, rng: Rng): LexValues {
  const turned = Object.entries(choices).filter(() => oneIn(5, rng));
  return Object.fromEntries(turned.map(([key, { values }]) => [key, byLot<LexValue>(values, rng)]));
}

/** What an event shows, by kind. */
function happened(event: BoutEvent, notice: Notice): void {
  notice('events', event.type);
  switch (event.type) {
    case 'rolled':
      return notice('rolls', `${event.roll.why}${event.roll.result === null ? '' : ` ${event.roll.result}`}`);
    case 'attacked':
      notice('weapons', event.attack);
      return notice('sides', String(event.quadrant));
    case 'clashed':
      return notice('strikes', event.result === 'double' ? `double ${event.faces[0]}` : event.result);
    case 'condition':
      return notice('conditions', `${event.gained ? '+' : '-'}${event.condition}`);
    case 'item':
      return notice('items', event.how);
    case 'judged':
      return notice('verdicts', event.spared ? 'spared' : 'condemned');
    default:
  }
}

interface DuelCover<G extends Game> extends Pick<CoverPlan<G>, 'expected' | 'rules'> {
  readonly bots: readonly string[];
  /** What an answer is counted as. */
  deed(this: void, action: G['action']): string;
  fates(this: void, bout: BoutOf<G>): readonly string[];
}

/** Two or more fighters of any cards, on two sides or each on his own, under any lex; and what occurs in their bouts. */
export function duelCover<G extends Game>(
  { most, lex, cards, setup }: Duels<G>,
  { bots, deed, fates, ...plan }: DuelCover<G>,
): CoverPlan<G> {
  return {
    ...plan,
    anyBout(content, rng) {
      const sides = oneIn(2, rng) ? ANY_SIDES.slice(0, 2) : ANY_SIDES;
      const drawn = Array.from({ length: 1 + rng.die(most - 1) }, () => byLot(Object.keys(cards(content)), rng));
      const entrants = drawn.map((card, index) => ({ card, side: sides[index % sides.length]! }));
      const players = Object.fromEntries(sides.map((side) => [side, byLot(bots, rng)]));
      return { setup: setup(entrants, { arena: null, lex: anyLex(lex.choices, rng) }), players };
    },
    begun({ state }, notice) {
      for (const { card } of (state as unknown as { readonly fighters: readonly { readonly card: string }[] }).fighters)
        notice('classes', card);
    },
    answered: (action, notice) => notice('deeds', deed(action)),
    happened,
    ended(bout, notice) {
      notice('outcomes', bout.outcome()!.by);
      for (const fate of fates(bout)) notice('fates', fate);
    },
  };
}
