import type { FigureId, Outcome, Referee, StartingFigure } from '../bout/index.ts';
import type { Modifier } from '../dice/index.ts';
import { sum } from '../dice/index.ts';
import type { Named } from '../state/index.ts';
import { idOf } from './figures.ts';
import { D6 } from './saying.ts';

/** What is told and counted alike wherever fighters on sides have their turns: how a bout begins, turns in their order, points, the end. */

/** A fighter on the sand. */
interface Standing extends Named {
  readonly cell: number;
  readonly facing: number;
}

interface Fought {
  readonly state: { readonly round: number; readonly fighters: readonly Named[]; outcome: Outcome | null };
  readonly referee: Referee<never, never>;
}

/** Turns in an order of play, with points off a die. */
interface InTurns {
  readonly world: { readonly ids: readonly FigureId[] };
  readonly state: {
    round: number;
    order: readonly number[];
    place: number;
    readonly turn: { readonly fighter: number; ap: number; spent: number };
  };
  readonly referee: Referee<never, never>;
}

/** Whoever hears a game's own events hears these. */
const hearing = ({ referee }: Pick<Fought, 'referee'>): Referee => referee as unknown as Referee;

/** Tells where everybody stands at the beginning, with what only the game knows of him. */
export function tellStart<Fighter extends Named>(
  play: { readonly state: { readonly fighters: readonly Fighter[] }; readonly referee: Referee<never, never> },
  own: (fighter: Fighter, index: number) => Pick<StartingFigure, 'hp' | 'stamina'> & Partial<StartingFigure>,
  rules: readonly string[],
): void {
  const { tell } = hearing(play);
  tell?.({
    type: 'bout-started',
    figures: play.state.fighters.map((fighter, index): StartingFigure => {
      const { id, card, side, cell = 0, facing = 0 } = fighter as Named & Partial<Standing>;
      return { figure: id, card, side, cell, facing, ...own(fighter, index) };
    }),
    rules,
  });
}

/** A d6 each, the highest first; those who tie throw again. */
export function orderByDice(group: readonly number[], throwDie: (index: number) => number): number[] {
  const faces = group.map(throwDie);
  const order: number[] = [];
  for (let face = D6; face >= 1; face -= 1) {
    const tied = group.filter((_, i) => faces[i] === face);
    order.push(...(tied.length > 1 ? orderByDice(tied, throwDie) : tied));
  }
  return order;
}

/** The first round, in an order of play; who has the first turn. */
export function beginOrder(play: InTurns, order: readonly number[], rules: Readonly<Record<'order' | 'round', readonly string[]>>): number {
  const { state } = play;
  const { tell } = hearing(play);
  state.order = order;
  tell?.({ type: 'play-order', order: order.map((index) => idOf(play, index)), rules: rules.order });
  tell?.({ type: 'round-started', round: state.round, rules: rules.round });
  return order[state.place]!;
}

/** The next of the order who may have a turn; with the first of them a round begins. */
export function nextInOrder(play: InTurns, mayAct: (index: number) => boolean, rules: readonly string[]): number {
  const { state } = play;
  for (;;) {
    state.place += 1;
    if (state.place >= state.order.length) {
      state.place = 0;
      state.round += 1;
      hearing(play).tell?.({ type: 'round-started', round: state.round, rules });
    }
    const next = state.order[state.place]!;
    if (mayAct(next)) return next;
  }
}

/** The die for the points of a turn, which are never less than none. */
export function throwPoints(play: InTurns, figure: FigureId, modifiers: readonly Modifier[], rules: readonly string[]): void {
  const totalOf = (face: number): number => Math.max(0, face + sum(modifiers));
  const face = hearing(play).roll(D6, (thrown) => {
    return { type: 'action-points', figure, face: thrown, modifiers, total: totalOf(thrown), rules };
  });
  play.state.turn.ap = totalOf(face);
}

interface Paid {
  readonly action: string;
  readonly base: number;
  readonly surcharge?: number;
  readonly rules: readonly string[];
}

/** Pays for an answer with points of the turn. */
export function payPoints(play: InTurns, { action, base, surcharge = 0, rules }: Paid): void {
  const { turn } = play.state;
  const from = turn.ap;
  turn.ap -= base + surcharge;
  turn.spent += base + surcharge;
  const figure = idOf(play, turn.fighter);
  hearing(play).tell?.({ type: 'paid', figure, action, base, surcharge, from, to: turn.ap, spent: turn.spent, rules });
}

/** Ends a bout, for a side or for nobody. */
export function endBout(play: Fought, outcome: Omit<Outcome, 'rounds'>, rules: readonly string[]): void {
  const { state } = play;
  const { winner, by, survivors } = outcome;
  state.outcome = { winner, by, rounds: state.round, survivors };
  hearing(play).tell?.({ type: 'bout-ended', outcome: state.outcome, rules });
}

/** Sides of whom somebody stands. */
export function sidesLeft<Fighter extends Named>(fighters: readonly Fighter[], stands: (fighter: Fighter) => boolean): string[] {
  return [...new Set(fighters.filter(stands).map(({ side }) => side))];
}

/** Ends a bout of which one side alone is left, or none; the survivors are those who stand where nobody else is named. */
export function endIfDecided<Fighter extends Named>(
  play: Fought & { readonly state: { readonly fighters: readonly Fighter[] } },
  stands: (fighter: Fighter) => boolean,
  rules: readonly string[],
  lives: (fighter: Fighter) => boolean = stands,
): boolean {
  const { fighters } = play.state;
  const [winner = null, other] = sidesLeft(fighters, stands);
  if (other !== undefined) return false;
  const survivors = fighters.filter(lives).map(({ id }) => id);
  endBout(play, { winner, by: winner === null ? 'all-fallen' : 'last-standing', survivors }, rules);
  return true;
}
