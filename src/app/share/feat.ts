import type { FigureId, BoutEvent } from '../../engine/bout/index.ts';
import { inRounds, type Game as Rules } from '../../session/index.ts';
import type { Feat, TellPart, Told } from '../game-page.ts';

/** A round in which the player's side did more harm, took more, or neither. */
const MARKS = { more: '▮', less: '▯', even: '·' } as const;
const MOST_MARKS = 30;

/**
 * The course of a fight as a row, a mark for each round: who did more harm in it. It tells how it went, not how it ended.
 */
export function roundMarks(steps: readonly { readonly events: readonly BoutEvent[] }[], isOwn: (figure: FigureId) => boolean): string {
  const rounds: number[] = [];
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type === 'round-started') rounds.push(0);
    if (event.type !== 'wounded') continue;
    if (rounds.length === 0) rounds.push(0);
    rounds[rounds.length - 1]! += isOwn(event.figure) ? -event.net : event.net;
  }
  const marks = rounds.map((harm) => (harm > 0 ? MARKS.more : harm < 0 ? MARKS.less : MARKS.even));
  return marks.length <= MOST_MARKS ? marks.join('') : `…${marks.slice(-MOST_MARKS).join('')}`;
}

interface SidesTold {
  /** Whom the player had: `Murmillo`. */
  readonly as: string;
  sideOf(this: void, figure: FigureId): string | undefined;
}

function didOf<G extends Rules>({ bout, own }: Pick<Told<G>, 'bout' | 'own'>): string {
  const outcome = bout.outcome();
  if (!outcome) return 'broke it off';
  if (outcome.winner === null) return 'neither won nor lost';
  return own.includes(outcome.winner) ? 'won' : 'lost';
}

/** What came of a bout between sides for the player; null when he had none of them. */
function featOfSides<G extends Rules>(told: Told<G>, { as, sideOf }: SidesTold): Feat | null {
  const { bout, own, steps } = told;
  if (own.length === 0) return null;
  const did = didOf(told);
  const isOwn = (figure: FigureId): boolean => own.includes(sideOf(figure) ?? '');
  const { round } = bout.state;
  const beside = [{ text: inRounds(round), worth: -round }];
  return { did, line: `${did} in ${inRounds(round)} as ${as.toLowerCase()}`, marks: roundMarks(steps, isOwn), beside };
}

/** A bout between sides: who entered it, and who stands in it. */
type Sided = Rules & {
  readonly setup: { readonly fighters: readonly { readonly card: string; readonly side: string }[] };
  readonly state: { readonly fighters: readonly { readonly id: FigureId; readonly side: string }[] };
};

interface SidedWords<G extends Rules> {
  /** The class of a card: `Murmillo`. */
  nameOf(this: void, content: G['content'], card: string): string;
  /** What a side of such cards is called. */
  titleOf(this: void, content: G['content'], cards: readonly string[]): string;
}

/** How bouts between sides are told: whether the player's side won and as what, and whom it met. */
export function tellOfSides<G extends Sided>({ nameOf, titleOf }: SidedWords<G>): Pick<TellPart<G>, 'featOf' | 'facesOf'> {
  return {
    featOf(told) {
      const { content, setup, bout, own } = told;
      const cards = setup.fighters.flatMap(({ card, side }) => (own.includes(side) ? [card] : []));
      const sides = new Map(bout.state.fighters.map(({ id, side }) => [id, side]));
      return featOfSides(told, { as: titleOf(content, cards), sideOf: (figure) => sides.get(figure) });
    },
    facesOf({ content, setup, own }) {
      const names = (mine: boolean): string[] => [
        ...new Set(setup.fighters.flatMap(({ card, side }) => (own.includes(side) === mine ? [nameOf(content, card)] : []))),
      ];
      return { own: names(true), foes: names(false) };
    },
  };
}
