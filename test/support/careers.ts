import {
  careerOf,
  CareerError,
  SAVE_FORMAT,
  type Career,
  type CareerBeginning,
  type CareerCommand,
  type CareerEvent,
  type CareerState,
  type Ladder,
  type Person,
  type SavedCareer,
} from '../../src/career/index.ts';
import { core, kit } from './core-content.ts';

/** The shipped ladder. */
export const ladder: Ladder = core.ladders['rudis']!;
export const NAMES = Object.values(core.text['en']!['gladiator-name']!);

/** Fewer bouts than the shipped ladder has, for tests that play many days. */
export const QUICK: Partial<Ladder> = {
  calendar: {
    ...ladder.calendar,
    days: 3,
    festivals: ladder.calendar.festivals.map((day) => ({ ...day, afternoon: 1 })),
    final: { ...ladder.calendar.final, afternoon: 1 },
  },
};

/** No bouts but those that are asked for, so that the dice of the career are few and known. */
export const STILL: Partial<Ladder> = {
  ...QUICK,
  calendar: {
    ...QUICK.calendar!,
    festivals: ladder.calendar.festivals.map((day) => ({ ...day, afternoon: 0, noon: 0, morning: [] })),
    final: { ...ladder.calendar.final, afternoon: 0, noon: 0, morning: [] },
  },
};
/** The shipped ladder, with what differs. */
export function careerWith(part: Partial<Ladder> = {}): Career {
  return careerOf(kit, { ...ladder, ...part }, NAMES);
}

/** A state in which somebody is otherwise. */
export function changed(state: CareerState, id: string, part: Partial<Person>): CareerState {
  return { ...state, people: state.people.map((each) => (each.id === id ? { ...each, ...part } : each)) };
}

/** Rule and reason of a command that is turned down; `allowed` for one that is not. */
export function refused(career: Career, state: CareerState, command: CareerCommand): string {
  try {
    career.play(state, command);
  } catch (error) {
    if (error instanceof CareerError) return `${error.rule} ${error.reason}`;
    throw error;
  }
  return 'allowed';
}

/** A career as it is saved, before anything is done in it. */
export function beginSaved(career: Career, beginning: CareerBeginning): SavedCareer {
  return { format: SAVE_FORMAT, beginning, state: career.begin(beginning).state, log: [] };
}

/** The save after a command, and what came of it. */
export function playSaved(
  career: Career,
  { log, ...saved }: SavedCareer,
  next: CareerCommand,
): { readonly saved: SavedCareer; readonly events: readonly CareerEvent[] } {
  const { state, events } = career.play(saved.state, next);
  return { saved: { ...saved, state, log: [...log, next] }, events };
}
