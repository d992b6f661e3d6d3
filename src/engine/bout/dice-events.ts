import { parseDice } from '../dice/index.ts';
import type { BoutEvent, EventOf, EventTable } from './events.ts';
import { eventReader } from './events.ts';

/** A die that fell, and what it shows. */
export interface Die {
  readonly sides: number;
  readonly face: number;
}

const D6 = 6;
/** The tie number is drawn with this die. */
const TIE_DIE = 60;

function dice(sides: number, faces: readonly number[]): Die[] {
  return faces.map((face) => ({ sides, face }));
}

/** Every type of event that shows dice, and which dice fell for it. */
const DICE = {
  drawn: ({ sides, face }) => dice(sides, [face]),
  'tie-number': ({ value }) => dice(TIE_DIE, [value]),
  rolled: ({ roll }) => dice(parseDice(roll.dice)?.sides ?? D6, roll.faces),
  'action-points': ({ face }) => dice(D6, [face]),
  clashed: ({ faces, thrown }) => dice(D6, { both: faces, attack: [faces[0]], before: [] }[thrown]),
  saved: ({ face }) => dice(D6, face === null ? [] : [face]),
  appealed: ({ faces }) => dice(D6, faces),
  judged: ({ votes }) =>
    dice(
      D6,
      votes.flatMap(({ face }) => face ?? []),
    ),
} satisfies Partial<EventTable<readonly Die[]>>;

/** An event that shows dice. */
export type DiceEvent = EventOf<keyof typeof DICE>;

/** An event that no die fell for; a Save of 0 is told without one, and dice that lie are compared without any. */
export type PlainEvent =
  | Exclude<BoutEvent, DiceEvent>
  | (EventOf<'saved'> & { readonly face: null })
  | (EventOf<'clashed'> & { readonly thrown: 'before' });

/** Whether an event is of a type that shows dice. */
export function showsDice(event: BoutEvent): event is DiceEvent {
  return Object.hasOwn(DICE, event.type);
}

/** The dice that fell for an event, in the order of the tape; none for most events. */
export const diceOf = eventReader<readonly Die[]>(DICE, []);
