import { sideNumeral } from '../../../art/index.ts';
import type { FigureId } from '../../../engine/bout/index.ts';
import { canonicalJson, figureIds } from '../../../engine/bout/index.ts';
import type { Pairing } from '../../../session/index.ts';
import type { LexValues } from '../lex-choice.tsx';

/** One who will enter, as he is being chosen. */
export interface DraftFighter {
  readonly card: string;
  /** What is chosen for him beside his card, such as skills, as his game names it. */
  readonly traits: readonly string[];
  /** `human` or a policy by name. */
  readonly controller: string;
}

export type DraftSide = readonly DraftFighter[];

/** A bout as it is being put together; sides may still be empty. */
export interface RosterDraft {
  /** Everybody for himself: each is a side of his own, and there is one list. */
  readonly free: boolean;
  readonly sides: readonly DraftSide[];
  readonly arena: string | null;
  readonly lex: LexValues;
  /** Null: roll one. */
  readonly seed: string | null;
}

/** For how many there is room. */
export interface RosterLimits {
  readonly sides: number;
  readonly fighters: number;
}

/** Where a fighter of a draft is. */
export interface Place {
  readonly side: number;
  readonly index: number;
}

/** Whether two drafts send in the same fighters under the same law, whatever the dice. */
export function isSameDraft(one: RosterDraft, other: RosterDraft): boolean {
  const told = ({ free, sides, arena, lex }: RosterDraft): string =>
    canonicalJson([
      free,
      sides
        .filter((side) => side.length > 0)
        .map((side) => side.map(({ card, traits, controller }) => [card, [...traits].toSorted(), controller])),
      arena,
      lex,
    ]);
  return told(one) === told(other);
}

export function menOf({ sides }: RosterDraft): DraftFighter[] {
  return sides.flat();
}

/** Who decides for a fighter of whom nothing else is said: the player has the first side, or the first man. */
export function usualController({ free }: Pick<RosterDraft, 'free'>, { side, index }: Place, policy: string): string {
  return side === 0 && (!free || index === 0) ? 'human' : policy;
}

/** The draft of a pairing with a name: the player has its first side, or its first man. */
export function draftOfPairing({ sides, free = false, against }: Pairing): RosterDraft {
  const placed = sides.map((side, place) =>
    side.map((card, index): DraftFighter => ({ card, traits: [], controller: usualController({ free }, { side: place, index }, against) })),
  );
  return { free, sides: placed, arena: null, lex: {}, seed: null };
}

/** The sides that fight: with everybody for himself each man is one; empty ones are left out. */
export function fightingSides({ free, sides }: RosterDraft): DraftSide[] {
  return (free ? sides.flat().map((fighter) => [fighter]) : sides).filter((side) => side.length > 0);
}

/** Everybody who fights with the name of his side, in the order of a set-up. */
export function entrantsOf(draft: RosterDraft): (DraftFighter & { readonly side: string })[] {
  return fightingSides(draft).flatMap((side, place) => side.map((fighter) => ({ ...fighter, side: sideNumeral(place).toLowerCase() })));
}

/** Who decides for whom, by figure. */
export function controllersOf(draft: RosterDraft): Readonly<Record<FigureId, string>> {
  const fighters = fightingSides(draft).flat();
  const ids = figureIds(fighters.map(({ card }) => card));
  return Object.fromEntries(fighters.map(({ controller }, index) => [ids[index]!, controller]));
}

/** The draft that a set-up came from, as far as a draft can hold it. */
export function draftOfEntrants(
  entrants: readonly (DraftFighter & { readonly side: string })[],
  rest: Pick<RosterDraft, 'arena' | 'lex'>,
): RosterDraft {
  const sides = [...new Set(entrants.map(({ side }) => side))];
  const free = sides.length > 2 && sides.length === entrants.length;
  const fighterOf = ({ card, traits, controller }: DraftFighter): DraftFighter => ({ card, traits, controller });
  const grouped = free ? [entrants.map(fighterOf)] : sides.map((side) => entrants.filter((each) => each.side === side).map(fighterOf));
  return { ...rest, free, sides: grouped, seed: null };
}

function withSide(draft: RosterDraft, side: number, change: (fighters: DraftSide) => DraftSide): RosterDraft {
  return { ...draft, sides: draft.sides.map((fighters, place) => (place === side ? change(fighters) : fighters)) };
}

/** The bot that plays a card where nothing else is said. */
export type UsualBotOf = (card: string) => string;

export function addFighter(draft: RosterDraft, side: number, card: string, botOf: UsualBotOf): RosterDraft {
  const index = draft.sides[side]?.length ?? 0;
  const last = draft.sides[side]?.at(-1);
  // A side goes on as it is played already; whoever fights as is usual for him is followed by one who does so too.
  const goesOn = last && (last.controller === botOf(last.card) ? botOf(card) : last.controller);
  const controller = (draft.free ? undefined : goesOn) ?? usualController(draft, { side, index }, botOf(card));
  return withSide(draft, side, (fighters) => [...fighters, { card, traits: [], controller }]);
}

export function changeFighter(draft: RosterDraft, { side, index }: Place, change: Partial<DraftFighter>): RosterDraft {
  return withSide(draft, side, (fighters) => fighters.map((fighter, at) => (at === index ? { ...fighter, ...change } : fighter)));
}

/** Somebody else in his place: played as he was, unless he fought as was usual for him. */
export function swapFighter(draft: RosterDraft, place: Place, card: string, botOf: UsualBotOf): RosterDraft {
  const before = draft.sides[place.side]?.[place.index];
  const asUsual = before !== undefined && before.controller === botOf(before.card);
  return changeFighter(draft, place, { card, ...(asUsual && { controller: botOf(card) }) });
}

export function removeFighter(draft: RosterDraft, { side, index }: Place): RosterDraft {
  return withSide(draft, side, (fighters) => fighters.filter((_, at) => at !== index));
}

export function addSide(draft: RosterDraft, limits: RosterLimits): RosterDraft {
  return draft.sides.length >= limits.sides ? draft : { ...draft, sides: [...draft.sides, []] };
}

export function removeSide(draft: RosterDraft, side: number): RosterDraft {
  return { ...draft, sides: draft.sides.filter((_, place) => place !== side) };
}

/** Everybody for himself, or sides again: two of them, dealt in turn. */
export function makeFree(draft: RosterDraft, free: boolean): RosterDraft {
  if (draft.free === free) return draft;
  const men = menOf(draft);
  if (free) return { ...draft, free, sides: [men] };
  const dealt = [0, 1].map((side) => men.filter((_, index) => index % 2 === side));
  return { ...draft, free, sides: dealt };
}
