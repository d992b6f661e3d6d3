import type { Place, RosterDraft } from './draft.ts';
import { fightingSides } from './draft.ts';
import type { RosterClass } from './class-picker.tsx';

const NUMBERS = ['', '', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X', ' XI', ' XII'];

export type Classes = ReadonlyMap<string, RosterClass>;

export function classMap(classes: readonly RosterClass[]): Classes {
  return new Map(classes.map((each) => [each.id, each]));
}

/** What everybody is called, by side and place: his card's name, numbered when there are more of it. */
export function namesOf({ sides }: RosterDraft, classes: Classes): string[][] {
  const seen = new Map<string, number>();
  return sides.map((side) =>
    side.map(({ card }) => {
      const count = (seen.get(card) ?? 0) + 1;
      seen.set(card, count);
      return `${classes.get(card)?.name ?? card}${NUMBERS[count] ?? ` ${count}`}`;
    }),
  );
}

/** Whom the crowd likes to see against those who are not on a side. */
export function foesFor({ free, sides }: RosterDraft, side: number, classes: Classes): string[] {
  const others = sides.flatMap((fighters, place) => (place === side && !free ? [] : fighters));
  return [...new Set(others.flatMap(({ card }) => classes.get(card)?.foes ?? []))];
}

/** The first card of every class that is a customary foe of those on the other sides. */
export function suggestedFor(draft: RosterDraft, side: number, classes: Classes): RosterClass[] {
  const found = foesFor(draft, side, classes).map((foe) => [...classes.values()].find((known) => known.class === foe));
  return found.flatMap((each) => each ?? []);
}

/** The place of every fighter of the roster, in the order of the set-up. */
export function placesOf(draft: RosterDraft): Place[] {
  return draft.sides.flatMap((side, place) => side.map((_, index) => ({ side: place, index })));
}

export function canBegin(draft: RosterDraft): boolean {
  return fightingSides(draft).length >= 2;
}
