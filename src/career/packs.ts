import { gameOf, packsAtHand, packsNamed, type GameKit } from '../session/index.ts';
import type { CareerHouse } from './house.ts';
import type { CareerState } from './state.ts';

/** Packs beside the core that a career is played with, by id: hash and version of each. */
export type CareerPacks = Readonly<Record<string, string>>;

/** A pack that is not as it was when a career was kept. */
export interface OtherPack {
  readonly pack: string;
  /** Its version then. */
  readonly was: string;
  /** Its version now; null where it is not on. */
  readonly now: string | null;
}

/** Packs that had a hand in the ladder, its people, or what is on its bill. */
export function packsOfCareer({ kit, ladder, mornings }: CareerHouse, { people, bill }: CareerState): CareerPacks {
  const games = [ladder.game, ...(mornings ? [ladder.mornings] : [])];
  return Object.assign({}, ...games.map((ruleset) => packsNamed(gameOf(kit, { ruleset }), [ladder, people, bill]))) as CareerPacks;
}

const hashOf = (mark: string): string => mark.split('@')[0]!;
const versionOf = (mark: string): string => mark.slice(mark.indexOf('@') + 1);

/** Packs of a career that are not on, or have other cards now. */
export function otherPacks(kit: GameKit, packs: CareerPacks): OtherPack[] {
  const here = packsAtHand(kit);
  return Object.entries(packs).flatMap(([pack, was]): OtherPack[] => {
    const now = Object.hasOwn(here, pack) ? here[pack]! : null;
    if (now !== null && hashOf(now) === hashOf(was)) return [];
    return [{ pack, was: versionOf(was), now: now && versionOf(now) }];
  });
}
