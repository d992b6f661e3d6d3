import type { ArenaData } from '../../../../engine/hex/index.ts';
import type { Voice } from '../../../../engine/look/index.ts';
import type { Dice } from '../../../../engine/dice/index.ts';
import type { Key } from '../keys.ts';
import type { Lex } from './lex.ts';
import type { Answering, Arc, Area, Avoid, Deed, Pick, Trigger, When } from './procedure.ts';

/** The first that applies of Pinned, Held, Down, standing (ledger 0.4). */
export type Posture = 'standing' | 'down' | 'pinned' | 'held';
export type AttackKind = Key<'kind'>;
export const GRADES = ['tiro', 'veteranus', 'primus'] as const;
export type Grade = (typeof GRADES)[number];
/** In the order in which cards list them (D-192). */
export const RATINGS = [
  'control',
  'movement',
  'hitPoints',
  'strength',
  'agility',
  'stamina',
  'accuracy',
  'intellect',
  'intimidation',
  'fate',
] as const;
export type Rating = (typeof RATINGS)[number];

/** Names by language; `en` is always there. */
export interface Name {
  readonly en: string;
  readonly la?: string | undefined;
}

export interface BeastAttack {
  readonly id: string;
  readonly name: string;
  readonly kind: AttackKind;
  /** Chance in 20 before modifiers (D-041). */
  readonly toHit: number;
  readonly dmg: Dice;
  /** One sentence that announces it. */
  readonly tell: string;
  /** Least net damage that knocks down, 0 for any hit; null when it does not (D-090). */
  readonly knockdown: number | null;
  readonly toss: { readonly hexes: number; readonly atDamage: number } | null;
  readonly pin: boolean;
  readonly hold: boolean;
  readonly retainControl: boolean;
  readonly sweep: { readonly max: number; readonly arcs: readonly Arc[] } | null;
  readonly automatic: boolean;
  /** Points that the wound bleeds, one at the end of each round; null: none. */
  readonly bleed: { readonly points: number; readonly atDamage: number } | null;
  /** Hexes it steps back and pulls him along; null: none. */
  readonly pull: { readonly hexes: number; readonly atDamage: number } | null;
  /** Least net damage that makes him drop his weapon, 0 for any hit; null when it does not. */
  readonly disarm: number | null;
  /** What a hit frightens the men by at their next Control Check. */
  readonly fear: number;
}

/** A step of the procedure. */
export interface Row {
  readonly id: string;
  readonly trigger: Trigger;
  /** Its attack, or the word of its first deed: what log and report call it by. */
  readonly do: string;
  /** Null for a step without an attack. */
  readonly attack: string | null;
  /** What it does before and after the attack, in order. */
  readonly before: readonly Deed[];
  readonly after: readonly Deed[];
  readonly when: When | null;
  /** Whom this step looks at and goes for; null: the target that the beast has. */
  readonly pick: readonly Pick[] | null;
  readonly avoid: Avoid | null;
  readonly toHit: number;
  /** Whether the beast faces the target first. */
  readonly turn: boolean;
  readonly breakAndCharge: number | null;
  readonly runThrough: number;
  readonly withdraw: number | null;
  readonly overrun: boolean;
  /** Rule behind it, or whose card it is. */
  readonly because: string;
  readonly note: string | null;
}

/** What a marked zone changes on a beast (D-239); every key is optional in YAML. */
export interface WoundEffect {
  /** Attacks that become another. */
  readonly becomes: Readonly<Record<string, string>>;
  /** Attacks whose rows are skipped. */
  readonly off: readonly string[];
  readonly toHit: Readonly<Record<string, number>>;
  readonly noPin: boolean;
  readonly noRetain: boolean;
  readonly noLeap: boolean;
  readonly noOverrun: boolean;
  readonly charge: number;
  readonly sweepMax: number | null;
  /** Natural armour against blows from the flank. */
  readonly flankArmour: number | null;
  /** Flank hex that counts as rear: 2 hexsides clockwise of the facing is right, 4 is left. */
  readonly blindFlank: 'left' | 'right' | null;
}

export interface BeastCard {
  readonly id: string;
  readonly name: Name;
  /** Left out: 1. A pack has several, each with its own Hit Points (D-411). */
  readonly figures?: number | undefined;
  /** How it sounds; left out: as its attacks suggest. Heard only, and nothing is decided by it. */
  readonly voice?: Voice | undefined;
  readonly ratings: {
    readonly control: number;
    readonly hitPoints: number;
    readonly naturalArmour: number;
    readonly guard: number;
    readonly stamina: number;
    readonly releaseAt: number;
  };
  readonly move: {
    readonly slow: number;
    readonly charge: number;
    readonly leap: number;
    /** Automatic attack on whoever stands in its lane and is pushed aside; null: a lane must be free. */
    readonly through: string | null;
  };
  /** Null: it stops where a charge fails. */
  readonly overrun: { readonly hexes: number; readonly attack: string; readonly onlyAfterLeap: boolean } | null;
  /** Null: no wound makes it wild. */
  readonly bloodied: { readonly atHpFraction: number; readonly control: number; readonly toHit: number } | null;
  /** Whom it goes for; null: its last enemy beside it, else the nearest (D-059, D-060). */
  readonly pick: readonly Pick[] | null;
  readonly avoid: Avoid | null;
  readonly answers: Answering;
  readonly onKill: 'retainControl' | null;
  readonly attacks: Readonly<Record<string, BeastAttack>>;
  readonly procedure: readonly Row[];
  readonly wounds: Readonly<Partial<Record<Area, WoundEffect>>>;
}

export interface WeaponData {
  readonly id: string;
  readonly name: string;
  readonly dmg: Dice;
  readonly reach: number;
  readonly blade: boolean;
  /** Burns, and shows at night who is near it (D-413, D-414). */
  readonly light?: true | undefined;
}

export interface ManCard {
  readonly id: string;
  readonly kind: 'noxius' | 'bestiarius';
  readonly name: string;
  /** Noxii: 1 to 4, relative to other noxii only (D-189). */
  readonly level: number | null;
  readonly grade: Grade | null;
  readonly crime: string | null;
  readonly traits: readonly string[];
  readonly ratings: Readonly<Record<Rating, number>>;
  readonly padding: number;
  readonly weapon: WeaponData;
}

export interface AttackCard {
  readonly id: string;
  readonly name: string;
  /** Least and most distance; null: as far as the weapon reaches. */
  readonly reach: readonly [number, number] | null;
  readonly toHit: number;
  readonly add: number;
  readonly damage: 'weapon' | 'none' | Dice;
  readonly stamina: number;
  readonly aim: readonly Area[];
  /** Arcs of the beast it may be played from; null: any. */
  readonly from: readonly Arc[] | null;
  readonly states: readonly Posture[];
  readonly needs: 'blade' | null;
  readonly oncePerBout: boolean;
  readonly fumbleOn: readonly number[];
  readonly nextBeastToHit: number;
  readonly nextControlBeast: number;
  readonly provoke: boolean;
  readonly ifWounded: { readonly atDamage: number; readonly beastCharge: number; readonly oncePerBeast: boolean } | null;
  readonly minGrade: Grade | null;
  readonly losesWeapon: boolean;
  readonly optional: boolean;
  readonly because: string;
}

export interface DefendCard {
  readonly id: string;
  readonly name: string;
  readonly stat: 'strength' | 'agility' | 'intimidation';
  readonly bonus: number;
  readonly stamina: number;
  /** Kinds it answers; null: all. */
  readonly answers: readonly AttackKind[] | null;
  readonly vs: Readonly<Partial<Record<AttackKind, number>>>;
  readonly states: readonly Posture[];
  readonly soakOnFail: number;
  readonly selfDown: boolean;
  readonly retreat: number;
  readonly stopsCharge: boolean;
  readonly damage: Dice | null;
  readonly counter: { readonly toHit: number; readonly dmg: Dice } | null;
  readonly minGrade: Grade | null;
  readonly needs: 'adjacentAlly' | 'pole' | 'cochleaHex' | null;
  readonly because: string;
}

/** Attack or Defend cards: what every man owns, what a weapon adds, what lex `optionalCards` adds. */
export interface Deck<Card> {
  readonly generic: readonly Card[];
  readonly weapon: Readonly<Record<string, readonly Card[]>>;
  readonly optional: readonly Card[];
}

/** Where the beasts of a hunt look at first: by a d6 for each, or a hexside. */
export type StartFacing = 'random' | 0 | 1 | 2 | 3 | 4 | 5;

/** A named set-up of a hunt, as the programme offers it. */
export interface HuntCard {
  readonly id: string;
  readonly name: string;
  /** What the herald says. */
  readonly text: string;
  readonly arena: string;
  /** One beast, two against each other, or with lex `severalBeasts` up to six against men. */
  readonly beasts: readonly string[];
  /** What its beasts are called, in the order in which they act; left out: as their cards are. */
  readonly names?: readonly string[] | undefined;
  /** Where they look at first; left out: down the arena (D-412). */
  readonly facing?: StartFacing | undefined;
  /** Men by id, or how many noxii are drawn by lot beside those who are named. */
  readonly men: readonly string[] | { readonly draw: number; readonly named?: readonly string[] | undefined };
  /** Beast against beast: whether a player is asked for his wager (D-419). */
  readonly wager?: true | undefined;
  /** Grade of the beast, 0 for none (D-243 to D-245). */
  readonly elite: 0 | 1 | 2 | 3;
  readonly lex: Partial<Lex>;
  /** Of 100 such hunts that a newcomer plays, those that he wins with two or more saved; null where nobody measured. */
  readonly newcomer: number | null;
}

/** A hunt on a programme of bouts. */
export interface ProgrammedHunt {
  readonly game: string;
  readonly name?: string | undefined;
  readonly hunt: string;
}

/** The content that this ruleset plays with, as the catalogue hands it over. */
export interface DamnatioContent {
  /** Hash of the content, part of every record. */
  readonly hash: string;
  readonly beasts: Readonly<Record<string, BeastCard>>;
  /** Noxii and bestiarii by id, in card order. */
  readonly men: Readonly<Record<string, ManCard>>;
  readonly attacks: Deck<AttackCard>;
  readonly defends: Deck<DefendCard>;
  readonly arenas: Readonly<Record<string, ArenaData>>;
  readonly hunts: Readonly<Record<string, HuntCard>>;
  /** Of 100 hunts of four noxii by lot against a beast, those that a newcomer wins with two or more saved; none of beasts that nobody measured. */
  readonly newcomers?: Readonly<Record<string, number>>;
  /** Condemned men whom no lot draws: packs bring them to be named. Left out for none. */
  readonly onlyNamed?: readonly string[];
}

/** Condemned men whom a lot may draw, in card order (D-019). */
export function lotOf({ men, onlyNamed = [] }: DamnatioContent): ManCard[] {
  return Object.values(men).filter(({ kind, id }) => kind === 'noxius' && !onlyNamed.includes(id));
}

export type { Answering, Arc, Area, Avoid, Deed, Pick, Predicate, Range, Trigger, When } from './procedure.ts';

/** What this game plays with, out of a catalogue of all. */
export function damnatioContent({ content }: { readonly content: Readonly<Record<string, unknown>> }): DamnatioContent {
  if (!content['damnatio']) throw new Error('there are no sound cards to hunt with');
  return content['damnatio'] as DamnatioContent;
}
