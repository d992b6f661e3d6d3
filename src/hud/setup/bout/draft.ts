import { sideNumeral } from '../../../art/index.ts';
import type { MuneraSetup, Lex, Skill } from '../../../games/munera/rules/index.ts';
import { muneraSetup, entrant } from '../../../games/munera/rules/index.ts';

/** One who will enter, as he is being chosen. */
export interface DraftFighter {
  readonly card: string;
  /** Skills beside those of the card. */
  readonly skills: readonly Skill[];
  /** `human` or a policy by name. */
  readonly controller: string;
}

export type DraftSide = readonly DraftFighter[];

/** A bout as it is being put together; sides may still be empty. */
export interface BoutDraft {
  /** Everybody for himself: each is a side of his own, and there is one list. */
  readonly free: boolean;
  readonly sides: readonly DraftSide[];
  readonly arena: string | null;
  readonly lex: Partial<Lex>;
  /** Null: roll one. */
  readonly seed: string | null;
}

export const MOST_SIDES = 6;
export const MOST_MEN = 12;

/** Where a fighter of a draft is. */
export interface Place {
  readonly side: number;
  readonly index: number;
}

export function menOf({ sides }: BoutDraft): DraftFighter[] {
  return sides.flat();
}

/** Who decides for a fighter of whom nothing else is said: the player has the first side, or the first man. */
export function usualController({ free }: Pick<BoutDraft, 'free'>, { side, index }: Place, policy: string): string {
  return side === 0 && (!free || index === 0) ? 'human' : policy;
}

/** The sides that fight: with everybody for himself each man is one; empty ones are left out. */
export function fightingSides({ free, sides }: BoutDraft): DraftSide[] {
  return (free ? sides.flat().map((fighter) => [fighter]) : sides).filter((side) => side.length > 0);
}

/** The bout that the rules are asked about. */
export function boutOfDraft(draft: BoutDraft): MuneraSetup {
  const fighters = fightingSides(draft).flatMap((side, place) =>
    side.map(({ card, skills }) => entrant({ card, skills, side: sideNumeral(place).toLowerCase() })),
  );
  return muneraSetup({ fighters, arena: draft.arena, lex: draft.lex });
}

function withSide(draft: BoutDraft, side: number, change: (fighters: DraftSide) => DraftSide): BoutDraft {
  return { ...draft, sides: draft.sides.map((fighters, place) => (place === side ? change(fighters) : fighters)) };
}

export function addFighter(draft: BoutDraft, side: number, card: string, policy: string): BoutDraft {
  const index = draft.sides[side]?.length ?? 0;
  // A side goes on as it is played already.
  const controller = draft.free
    ? usualController(draft, { side, index }, policy)
    : (draft.sides[side]?.at(-1)?.controller ?? usualController(draft, { side, index }, policy));
  return withSide(draft, side, (fighters) => [...fighters, { card, skills: [], controller }]);
}

export function changeFighter(draft: BoutDraft, { side, index }: Place, change: Partial<DraftFighter>): BoutDraft {
  return withSide(draft, side, (fighters) => fighters.map((fighter, at) => (at === index ? { ...fighter, ...change } : fighter)));
}

export function removeFighter(draft: BoutDraft, { side, index }: Place): BoutDraft {
  return withSide(draft, side, (fighters) => fighters.filter((_, at) => at !== index));
}

export function addSide(draft: BoutDraft): BoutDraft {
  return draft.sides.length >= MOST_SIDES ? draft : { ...draft, sides: [...draft.sides, []] };
}

export function removeSide(draft: BoutDraft, side: number): BoutDraft {
  return { ...draft, sides: draft.sides.filter((_, place) => place !== side) };
}

/** Everybody for himself, or sides again: two of them, dealt in turn. */
export function makeFree(draft: BoutDraft, free: boolean): BoutDraft {
  if (draft.free === free) return draft;
  const men = menOf(draft);
  if (free) return { ...draft, free, sides: [men] };
  const dealt = [0, 1].map((side) => men.filter((_, index) => index % 2 === side));
  return { ...draft, free, sides: dealt };
}
