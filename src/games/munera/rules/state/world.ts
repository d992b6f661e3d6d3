import { type FigureId, figureIds, type Play as PositionPlay, type View as PositionView } from '../../../../engine/bout/index.ts';
import {
  type ArcModel,
  type ArcTable,
  type Arena,
  type ArenaData,
  buildArcTable,
  buildArena,
  type Cell,
  exact90,
  OUTSIDE,
} from '../../../../engine/hex/index.ts';
import { KEYS, type MuneraReferee, type Term } from '../keys.ts';
import type { Entrant, MuneraSetup } from './bout-setup.ts';
import {
  type Armour,
  type Band,
  type Effect,
  type FighterCard,
  type GearCard,
  type LoadoutEntry,
  type MuneraContent,
  type Quadrant,
  type Skill,
  SKILLS,
} from './cards.ts';
import { type Lex, LEX } from './lex.ts';
import type { MuneraState } from './state.ts';
import { termOf } from './terms.ts';

/** Three hexsides in front, one to each side, one behind; 90° off the centre line is still front. */
const broadFront: ArcModel<Quadrant> = {
  id: 'front3',
  arcs: KEYS.quadrant,
  classify: (ahead, aside) => {
    if (ahead >= 0) return 'front';
    if (ahead * ahead > 3 * aside * aside) return 'rear';
    return aside > 0 ? 'right' : 'left';
  },
};

/** One hexside in front, one to each side, three behind; a boundary belongs to the arc nearer the front. */
const broadRear: ArcModel<Quadrant> = {
  id: 'ancestor',
  arcs: KEYS.quadrant,
  classify: (ahead, aside) => {
    if (ahead > 0 && ahead >= 3 * Math.abs(aside)) return 'front';
    if (ahead < 0) return 'rear';
    return aside > 0 ? 'right' : 'left';
  },
};

/** Arc models by the value of the toggle (M-090). */
export const ARC_MODELS: Readonly<Record<Lex['arcModel'], ArcModel<Quadrant>>> = { exact90, front3: broadFront, ancestor: broadRear };

/** Farthest that anything reaches (M-274). */
export const FARTHEST = 8;

/** A thing of the bout: what it is, whose it was. Its place is in the state. */
export interface Thing {
  readonly gear: GearCard;
  /** Index of the fighter who brought it. */
  readonly owner: number;
  readonly start: LoadoutEntry['start'];
  readonly damaged: boolean;
  /** Gear that must be gone from its bearer before it may be drawn or used (M-304). */
  readonly after: string | null;
  /** The band for each distance up to `FARTHEST`. */
  readonly bands: readonly (Band | null)[];
  /** What each of these bands adds to the attack die; null for nothing. */
  readonly reach: readonly (Term | null)[];
  /** What it adds to its wounds (M-222, M-253). */
  readonly wounds: readonly Term[];
  /** May be discarded: shields, capes and helmets, but not what is bound on (M-058, M-060). */
  readonly sheds: boolean;
  /** May be dropped from the hand or the arm (M-080). */
  readonly drops: boolean;
  /** May be drawn and sheathed (M-070). */
  readonly sheathes: boolean;
  /** An enclosed helmet (M-016, M-017). */
  readonly helmet: boolean;
  /** A dart: one of a bundle that is one weapon (M-071). */
  readonly bundled: boolean;
  /** First missile of its kind: all darts in a hand are one weapon, whoever brought them (M-071). */
  readonly bundle: number;
}

/** What stays the same of a fighter. */
export interface Profile {
  readonly card: FighterCard;
  readonly armour: Armour;
  readonly skills: Readonly<Record<Skill, boolean>>;
  readonly noxius: boolean;
  /** What the crowd makes of his kind (M-188). */
  readonly appeal: Term | null;
}

/** Tables of an arena, built once and shared by all bouts on it. */
export interface Ground {
  readonly arena: Arena;
  readonly arcs: ArcTable<Quadrant>;
  /** Six entries a cell: the neighbour, `OUTSIDE` beyond the wall (M-103). */
  readonly steps: Int16Array;
}

/** All that stays the same during a bout. */
export interface World extends Ground {
  readonly content: MuneraContent;
  readonly lex: Lex;
  readonly ids: readonly FigureId[];
  /** By index of fighter. */
  readonly profiles: readonly Profile[];
  /** By index of item; the things of a fighter follow each other in loadout order. */
  readonly things: readonly Thing[];
  /** The things of each fighter, by index of fighter. */
  readonly loadouts: readonly (readonly number[])[];
}

export type View = PositionView<World, MuneraState>;
export type Play = PositionPlay<World, MuneraState, MuneraReferee>;

const grounds = new WeakMap<ArenaData, Map<Lex['arcModel'], Ground>>();

function stepsOf(arena: Arena): Int16Array {
  return Int16Array.from(arena.neighbours, (to) => (to === OUTSIDE || arena.blocked[to] ? OUTSIDE : to));
}

/** The tables of an arena under an arc model. */
export function groundOf(data: ArenaData, model: Lex['arcModel']): Ground {
  let byModel = grounds.get(data);
  if (!byModel) grounds.set(data, (byModel = new Map<Lex['arcModel'], Ground>()));
  let ground = byModel.get(model);
  if (!ground) {
    const arena = buildArena(data);
    byModel.set(model, (ground = { arena, arcs: buildArcTable(arena, ARC_MODELS[model]), steps: stepsOf(arena) }));
  }
  return ground;
}

const hexagons = new Map<number, ArenaData>();

/** Radius for a number of fighters: 5 for two, 6 for three and four, one more for each two beyond (M-002). */
export function radiusFor(fighters: number): number {
  return fighters <= 2 ? 5 : 5 + Math.ceil((fighters - 2) / 2);
}

function hexagon(radius: number): ArenaData {
  let data = hexagons.get(radius);
  if (!data) hexagons.set(radius, (data = { id: `hexagon-${radius}`, radius, blocked: [], marks: {} }));
  return data;
}

/** Condemned men on one side against trained ones on the other (D-272). */
export function isExecution({ fighters }: MuneraSetup, content: MuneraContent): boolean {
  const sides = new Map<string, Set<boolean>>();
  for (const { card, side } of fighters) {
    const kinds = sides.get(side) ?? new Set<boolean>();
    sides.set(side, kinds.add(content.fighters[card]!.kind === 'noxius'));
  }
  const kinds = [...sides.values()];
  return kinds.length === 2 && kinds.every(({ size }) => size === 1) && kinds[0]!.has(true) !== kinds[1]!.has(true);
}

const EXECUTION_ARENA = 'harena';

/** The arena of a set-up; undefined when its id is unknown. */
export function arenaOf(content: MuneraContent, setup: MuneraSetup): ArenaData | undefined {
  if (setup.arena !== null) return Object.hasOwn(content.arenas, setup.arena) ? content.arenas[setup.arena] : undefined;
  const execution = isExecution(setup, content) ? content.arenas[EXECUTION_ARENA] : undefined;
  return execution ?? hexagon(radiusFor(setup.fighters.length));
}

const NET_RANGE = 'M-235';

function bandsOf(gear: GearCard, lex: Lex): (Band | null)[] {
  return Array.from({ length: FARTHEST + 1 }, (_, distance) => {
    const band = gear.bands.find(({ from, to }) => distance >= from && distance <= to) ?? null;
    const gap = band?.rule === NET_RANGE && lex.netRange === 'gap' && distance === 1;
    return gap ? { ...band, modifier: 0 } : band;
  });
}

function reachTerm(band: Band | null): Term | null {
  return band && band.modifier !== 0 ? termOf(band.rule, band.modifier, 'weapon') : null;
}

function woundsOf({ wounds }: GearCard): Term[] {
  if (!wounds || wounds.value === 0) return [];
  const { rule, value } = wounds;
  return [value < 0 ? termOf(rule, value, 'wounds-less') : termOf(rule, value, 'wounds-more')];
}

function appealOf(appeal: Effect | null): Term | null {
  return appeal && termOf(appeal.rule, appeal.value, 'kind');
}

function sheds({ fixed, wear, shield }: GearCard): boolean {
  return !fixed && (wear === 'head' || shield !== null);
}

function drops({ fixed, wear, shield }: GearCard): boolean {
  return !fixed && shield === null && wear !== 'head' && wear !== 'quiver';
}

/** What an entrant carries, in loadout order. */
export function loadoutOf(content: MuneraContent, { card, loadout }: Entrant): readonly LoadoutEntry[] {
  return (loadout ?? content.fighters[card]!).gear;
}

function thingsOf(content: MuneraContent, entrants: readonly Entrant[], lex: Lex): Thing[] {
  const things: Thing[] = [];
  const first = new Map<string, number>();
  entrants.forEach((each, owner) => {
    for (const { gear: id, start, damaged, after } of loadoutOf(content, each)) {
      const gear = content.gear[id]!;
      const bundle = gear.wear === 'bundle' ? (first.get(id) ?? things.length) : things.length;
      first.set(id, bundle);
      const bands = bandsOf(gear, lex);
      const may = { sheds: sheds(gear), drops: drops(gear), sheathes: gear.sheath };
      const made = {
        bands,
        reach: bands.map(reachTerm),
        wounds: woundsOf(gear),
        ...may,
        helmet: gear.wear === 'head',
        bundled: gear.wear === 'bundle',
      };
      things.push({ gear, owner, start, damaged, after, bundle, ...made });
    }
  });
  return things;
}

function profileOf(content: MuneraContent, { card: id, skills: gained, loadout }: Entrant): Profile {
  const card = content.fighters[id]!;
  const skills = Object.fromEntries(SKILLS.map((skill) => [skill, card.skills.includes(skill) || gained.includes(skill)]));
  return {
    card,
    armour: (loadout ?? card).armour,
    skills: skills as Record<Skill, boolean>,
    noxius: card.kind === 'noxius',
    appeal: appealOf(card.appeal),
  };
}

/** Indices of the things that a fighter brought. */
function placesOf(things: readonly Thing[], fighter: number): number[] {
  const places: number[] = [];
  things.forEach(({ owner }, item) => {
    if (owner === fighter) places.push(item);
  });
  return places;
}

/** Everything that stays the same for all bouts of a checked set-up. */
export function buildWorld(content: MuneraContent, setup: MuneraSetup): World {
  const lex = { ...LEX.usual, ...setup.lex };
  const things = thingsOf(content, setup.fighters, lex);
  return {
    ...groundOf(arenaOf(content, setup)!, lex.arcModel),
    content,
    lex,
    ids: figureIds(setup.fighters.map(({ card }) => card)),
    profiles: setup.fighters.map((each) => profileOf(content, each)),
    things,
    loadouts: setup.fighters.map((_, index) => placesOf(things, index)),
  };
}

/** The neighbour of a cell, `OUTSIDE` beyond the wall. */
export function stepTo(world: World, cell: Cell, direction: number): Cell {
  return world.steps[cell * 6 + direction]!;
}
