import type { ArenaData } from '../../../../engine/hex/index.ts';
import type { GlyphName } from '../../../../engine/look/index.ts';
import type { Key } from '../keys.ts';

export type Armour = 'none' | 'light' | 'heavy';

/** The four quadrants of a figure (M-090); shields are on the left arm (M-013). */
export type Quadrant = Key<'quadrant'>;

/** Areas of the body that a blow at a noxius is aimed at (D-259). */
export const AREAS = ['H', 'M', 'L'] as const;
export type Area = (typeof AREAS)[number];

export type Skill = 'reflexes' | 'attack' | 'dodge' | 'stamina' | 'popularity';

export const SKILLS: readonly Skill[] = ['reflexes', 'attack', 'dodge', 'stamina', 'popularity'];

/**
 * How an item is carried. `hand`: in either hand; `left`: in the left hand; `fist`: bound on, fills a hand; `arm`: hangs on
 * the arm until it is cast; `bundle`: a handful, all in one hand; `quiver`, `head`, `shoulder`: takes no hand (M-012).
 */
export type Wear = 'hand' | 'left' | 'fist' | 'arm' | 'bundle' | 'quiver' | 'head' | 'shoulder';

/** What an attack with an item is. A strike may be whirled (M-313); only missiles and thrown spears land on the sand. */
export type Manner = 'strike' | 'throw' | 'shoot' | 'entangle';

/** Distances at which an item may be used, and the modifier there. */
export interface Band {
  /** Hexes, both inclusive. */
  readonly from: number;
  readonly to: number;
  readonly manner: Manner;
  readonly modifier: number;
  /** Rule that gives range and modifier. */
  readonly rule: string;
}

/** A number that a card adds to something, and the rule that it comes from. */
export interface Effect {
  readonly rule: string;
  readonly value: number;
}

/** Anything that a figure carries: weapons, shields, helmets, missiles. */
export interface GearCard {
  readonly id: string;
  readonly name: string;
  readonly wear: Wear;
  /** AP of an attack: 2 for unwieldy weapons (M-068, M-069). */
  readonly cost: 1 | 2;
  /** Empty for what cannot attack. */
  readonly bands: readonly Band[];
  /** One hand; `pole`: penetrates in two hands (M-233); `heavy`: disadvantaged in one hand (M-226); `bow`: no attack without both. */
  readonly grip: 'one' | 'pole' | 'heavy' | 'bow';
  /** Lowers the Save by one (M-209); a `pole` only in two hands. */
  readonly penetrates: boolean;
  /** A saved hit knocks down (M-210). */
  readonly bash: boolean;
  /** How much lower the defender's shield bonus is (M-219). */
  readonly hooks: number;
  /** Added to the wounds of a hit that is not saved (M-222, M-253); null for nothing. */
  readonly wounds: Effect | null;
  /** Added to the bearer's Save in all quadrants; of several things that do so the best counts (M-223). */
  readonly save: number;
  /** Shield bonus in front and left, and to the right (M-027 to M-029); null for what is no shield. */
  readonly shield: { readonly front: number; readonly right: number } | null;
  /** Least die that frees whoever is caught in it (M-239, M-249); null for what does not entangle. */
  readonly escape: number | null;
  /** What it holds of whoever is caught in it: whoever has his arms bound cannot attack (M-248); null for what does not entangle. */
  readonly binds: 'legs' | 'arms' | null;
  /** What it does to a net: the cone may catch it before the dice (M-250), the arbelos may cut it after a hit (M-254). */
  readonly againstNets: 'catches' | 'cuts' | null;
  /** On Double 1 the other fighter loses a weapon on 2 or more (M-255). */
  readonly scissor: boolean;
  /** Tied to the wrist (M-267). */
  readonly tied: boolean;
  /** Counts among the weapons that Double 1 may take (predicate "weapon entry"). */
  readonly entry: boolean;
  /** Bound on or part of the armour: never lost, dropped or discarded (M-221, M-281). */
  readonly fixed: boolean;
  /** May be drawn and sheathed (M-070). */
  readonly sheath: boolean;
  /** What an attack with it uses up and needs: the bow's arrows by id, a dart itself; null for what stays in hand. */
  readonly ammunition: string | null;
  /** AP of the one hazing, if fewer than printed (D-263). */
  readonly hazeCost: number | null;
  /** Glyph of the shipped set by which screens draw it; that which is called like it when null. */
  readonly glyph: GlyphName | null;
}

/** Where an item of a loadout is when the bout begins. */
export type Start = 'ready' | 'sheathed';

export interface LoadoutEntry {
  readonly gear: string;
  readonly start: Start;
  /** A noxius' weapon: attacks at -1, breaks when dropped (D-260). */
  readonly damaged: boolean;
  /** Gear that must be gone before this may be drawn or used (M-304). */
  readonly after: string | null;
}

/** What a fighter stands on the sand with: a class, a noxius or a bestiarius. */
export interface FighterCard {
  readonly id: string;
  readonly name: string;
  readonly kind: 'gladiator' | 'noxius' | 'bestiarius';
  /** Class that foes go by: all four hoplomachi are `hoplomachus` (M-284). */
  readonly class: string;
  readonly armour: Armour;
  /** In the order of the profile; Double 1 counts weapons in this order (M-170). */
  readonly gear: readonly LoadoutEntry[];
  readonly skills: readonly Skill[];
  /** What the crowd makes of his kind when he appeals to it (M-188); null for nothing. */
  readonly appeal: Effect | null;
  /** Classes he is customarily matched with (M-284). */
  readonly foes: readonly string[];
}

/**
 * The content that munera is played with. Another name of a fighter is one more key of the same card: of cards under
 * their own name the key is the id.
 */
export interface MuneraContent {
  /** Hash of everything that can change how a bout runs. */
  readonly hash: string;
  readonly gear: Readonly<Record<string, GearCard>>;
  readonly fighters: Readonly<Record<string, FighterCard>>;
  readonly arenas: Readonly<Record<string, ArenaData>>;
  /** Behaviour by which a fighter fights when nothing else is said, by every key of `fighters`; empty where there are none. */
  readonly usual: Readonly<Record<string, string>>;
  /** Condemned men and gladiators whom no lot draws: packs bring them to be named. Left out for none. */
  readonly onlyNamed?: readonly string[];
}

/** Those whom the lot of their kind may draw, each once, in card order (M-347, D-272). */
export function lotOf({ fighters, onlyNamed = [] }: MuneraContent, kind: FighterCard['kind']): FighterCard[] {
  const own = Object.entries(fighters).flatMap(([key, card]) => (key === card.id ? [card] : []));
  return own.filter((card) => card.kind === kind && !onlyNamed.includes(card.id));
}

/** What this game plays with, out of a catalogue of all. */
export function muneraContent({ content }: { readonly content: Readonly<Record<string, unknown>> }): MuneraContent {
  if (!content['munera']) throw new Error('there are no sound cards to fight munera with');
  return content['munera'] as MuneraContent;
}
