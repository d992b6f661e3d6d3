import type { Armour, FighterCard, GearCard, Quadrant } from '../rules/index.ts';

/** Save by quadrant and AP modifier, unhurt (sections 3 and 5 of the rulebook). */
export interface Figures {
  readonly save: Readonly<Record<Quadrant, number>>;
  readonly ap: number;
}

const MOST_SAVE = 5;
const ARMOUR_SAVE: Readonly<Record<Armour, number>> = { none: 0, light: 1, heavy: 2 };
const HELMET = 1;
const ARMOUR_AP: Readonly<Record<Armour, number>> = { none: 2, light: 1, heavy: 0 };
/** The galerus stands in for the row of no armour (M-045). */
const GALERUS_AP = 1;
const LARGE_SHIELD_AP = -1;

/** A shield or a cape. A galerus is bound on and is none (M-219). */
export const isShield = ({ shield, fixed }: GearCard): boolean => shield !== null && !fixed;
export const isLarge = ({ shield }: GearCard): boolean => (shield?.front ?? 0) > 1;

/** What a fighter's arms come to, with or without his shield (M-285). */
export function figures({ armour, gear: loadout }: FighterCard, rack: Readonly<Record<string, GearCard>>, withShield = true): Figures {
  const gear = loadout.flatMap(({ gear: id }) => rack[id] ?? []).filter((each) => withShield || !isShield(each));
  const helmet = gear.some(({ wear }) => wear === 'head') ? HELMET : 0;
  const binding = Math.max(0, ...gear.map(({ save }) => save)); // a pair counts once (M-223)
  const body = ARMOUR_SAVE[armour] + helmet + binding;
  // Of shield and galerus the better counts (M-219).
  const cover = (side: 'front' | 'right'): number => Math.max(0, ...gear.map(({ shield }) => shield?.[side] ?? 0));
  const save = (shield: number): number => Math.min(MOST_SAVE, body + shield);
  const galerus = gear.some(({ wear, shield }) => wear === 'shoulder' && shield !== null);
  const row = armour === 'none' && galerus ? GALERUS_AP : ARMOUR_AP[armour];
  return {
    save: { front: save(cover('front')), left: save(cover('front')), right: save(cover('right')), rear: save(0) },
    ap: row + (gear.some((each) => isShield(each) && isLarge(each)) ? LARGE_SHIELD_AP : 0),
  };
}
