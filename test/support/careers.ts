import { careerOf, type Career, type Ladder } from '../../src/career/index.ts';
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

/** The shipped ladder, with what differs. */
export function careerWith(part: Partial<Ladder> = {}): Career {
  return careerOf(kit, { ...ladder, ...part }, NAMES);
}
