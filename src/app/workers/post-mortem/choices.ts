import type { BoutOf, BoutRecord, Desk, Game, Spans } from '../../../session/index.ts';
import { isWithin } from '../../../session/index.ts';
import { HUMAN, type Controllers } from '../../controllers.ts';
import type { Positions } from '../swings.ts';

/** Answers of the player that belong together: of one kind, with no die between them. */
export interface Choice {
  /** Place of the first of them among the answers of the record, and of the first that no longer belongs to it. */
  readonly from: number;
  readonly to: number;
  /** Whose hopes it is about: place of his side, as hopes are listed. */
  readonly place: number;
}

interface Asked {
  readonly key: string;
  readonly place: number;
}

/** Tells what asks the player; null where somebody else decides, or nobody. */
function asksPlayer<G extends Game>(desk: Desk<G>, setup: G['setup'], controllers: Controllers) {
  const seats = new Map(desk.seats(setup).map(({ figure, side }) => [figure, side]));
  const sides = desk.sides(setup);
  return (decision: G['decision'] | null): Asked | null => {
    const figure = decision?.figures[0];
    if (!decision || (seats.size > 0 && (figure === undefined || controllers[figure] !== HUMAN))) return null;
    const side = (figure !== undefined && seats.get(figure)) || decision.side;
    const who = seats.size > 0 ? figure : '';
    return { key: `${decision.kind} ${decision.side} ${who}`, place: Math.max(0, sides.indexOf(side)) };
  };
}

/** Who decided in a record. */
export interface Deciders {
  readonly controllers: Controllers;
  /** What a bot answered in the player's place. */
  readonly deputed?: Spans | undefined;
}

/** Choices that were the player's to make, in their order. */
export interface ChoicesMade {
  /** That he made. */
  readonly own: readonly Choice[];
  /** That a bot made for him. */
  readonly byBot: readonly Choice[];
}

/** Whether an answer of a record was asked for: there were others, and it did not go without saying. */
export function wasAsked<G extends Game>({ outlook }: Pick<Desk<G>, 'outlook'>, bout: BoutOf<G>, action: G['action']): boolean {
  const sure = outlook.sureAnswer?.(bout) ?? null;
  return bout.actions().length > 1 && (sure === null || JSON.stringify(sure) !== JSON.stringify(action));
}

/** The choices of the player in a record; what he was not asked is not among them. */
export function choicesIn<G extends Game>(
  desk: Desk<G>,
  { setup, actions }: BoutRecord<G>,
  { bouts, dice }: Positions<G>,
  { controllers, deputed = [] }: Deciders,
): ChoicesMade {
  const asks = asksPlayer(desk, setup, controllers);
  const choices: (Choice & { readonly bot: boolean })[] = [];
  let last: string | null = null;
  for (const step of actions.slice(0, bouts.length - 1).keys()) {
    const asked = asks(bouts[step]!.decision());
    const open = choices.at(-1);
    const bot = isWithin(deputed, step);
    const goesOn = asked && open && asked.key === last && open.bot === bot && !dice[step];
    if (goesOn) choices[choices.length - 1] = { ...open, to: step + 1 };
    else if (asked) choices.push({ from: step, to: step + 1, place: asked.place, bot });
    last = asked && asked.key;
  }
  const real = choices.filter(({ from, to }) => bouts.slice(from, to).some((bout, place) => wasAsked(desk, bout, actions[from + place]!)));
  const of = (wanted: boolean): Choice[] => real.flatMap(({ from, to, place, bot }) => (bot === wanted ? [{ from, to, place }] : []));
  return { own: of(false), byBot: of(true) };
}

/** How many decisions choices come to for whoever made them: those of a round that are answered in one go are one. */
export function decisionsIn<G extends Game>(
  { outlook }: Pick<Desk<G>, 'outlook'>,
  { bouts }: Pick<Positions<G>, 'bouts'>,
  choices: readonly Choice[],
): number {
  const decided = choices.map(({ from, place }) => {
    const bout = bouts[from]!;
    const name = outlook.inOneGo?.[bout.decision()!.kind];
    return name === undefined ? `at ${from}` : `${name} of ${place} in ${bout.state.round}`;
  });
  return new Set(decided).size;
}

/** Some of many, evenly over the bout; `first` are taken before others. */
export function sampled(choices: readonly Choice[], most: number, first: (choice: Choice) => boolean): Choice[] {
  if (choices.length <= most) return [...choices];
  const evenly = (list: readonly Choice[], wanted: number): Choice[] =>
    list.length <= wanted ? [...list] : Array.from({ length: wanted }, (_, i) => list[Math.floor((i * list.length) / wanted)]!);
  const wanted = evenly(choices.filter(first), most);
  const others = choices.filter((choice) => !wanted.includes(choice));
  return [...wanted, ...evenly(others, most - wanted.length)].toSorted((a, b) => a.from - b.from);
}
