import type { DuelScenario, FigureLine } from '../../../session/index.ts';
import { duelScript, ScenarioError } from '../../../session/index.ts';
import type { Munera, MuneraAction, MuneraContent, View } from '../rules/index.ts';
import { FIELDS, IMPROVISED, placesOf, readAnswer, SETUP, UnreadableLine } from '../rules/index.ts';
import type { MuneraGame } from './game.ts';

/** Scenarios of gladiators against gladiators: things by the names of their gear, the first two by `face`. */

/** A scenario of munera. */
export interface MuneraScenario extends DuelScenario {
  readonly ruleset: 'munera';
  /** The first at (0,0) facing 0, the second at (1,0) facing this. */
  readonly face?: number;
  /** Other gladiators spared today. */
  readonly sparedToday?: number;
}

/** Where a thing is: a word, on the sand, or over somebody. */
type SpotLine = string | { readonly at?: unknown; readonly holds?: string };

/** What a scenario says of an entrant himself; the rest of his line is his place and what differs. */
interface EntrantLine extends FigureLine {
  readonly skills?: readonly string[];
  readonly loadout?: { readonly armour?: string; readonly gear?: readonly (string | { readonly gear: string })[] };
  readonly items?: Readonly<Record<string, SpotLine>>;
  readonly inflicted?: Readonly<Record<string, number>>;
  readonly grapples?: string;
}

interface Roll {
  readonly file: DuelScenario;
  readonly content: MuneraContent;
  readonly ids: readonly string[];
  readonly lines: readonly EntrantLine[];
  indexOf(this: void, id: string, field: string): number;
}

/** What is wrong with a field of a scenario, in words. */
function bad(field: string, why: string): never {
  throw new ScenarioError(field, `cannot read "${field}": ${why}`);
}

/** `sword`, `dagger sheathed` or `sword damaged` as an entry of a loadout. */
function loadoutEntry(entry: string | object, field: string): object {
  if (typeof entry === 'object') return { start: 'ready', damaged: false, after: null, ...entry };
  const [gear, ...words] = entry.split(' ');
  const odd = words.find((word) => word !== 'sheathed' && word !== 'damaged');
  if (odd !== undefined) bad(field, `after the gear of "${entry}" comes sheathed or damaged, not "${odd}"`);
  return { gear, start: words.includes('sheathed') ? 'sheathed' : 'ready', damaged: words.includes('damaged'), after: null };
}

function entrant({ skills = [], loadout, defeats = 0, spared = false }: EntrantLine, setUp: boolean, index: number): object {
  const { armour = 'none', gear = [] } = loadout ?? {};
  const entries = gear.map((entry, at) => loadoutEntry(entry, `fighters[${index}].loadout.gear[${at}]`));
  const today = setUp ? { defeatsToday: defeats, sparedToday: spared } : {};
  return { skills, loadout: loadout ? { armour, gear: entries } : null, ...today };
}

/** The gear of a fighter in loadout order. */
function gearOf({ lines, content: { fighters } }: Roll, index: number): string[] {
  const { card, loadout } = lines[index]!;
  if (!Object.hasOwn(fighters, card)) bad(`fighters[${index}].card`, `there is no fighter "${card}"`);
  const own = loadout?.gear?.map((entry) => (typeof entry === 'string' ? entry.split(' ')[0]! : entry.gear));
  return (loadout && (own ?? [])) ?? fighters[card]!.gear.map(({ gear }) => gear);
}

/** Places of things of a fighter that a name means. */
function placesNamed(roll: Roll, index: number, name: string, field: string): number[] {
  const gear = gearOf(roll, index);
  const places = placesOf(gear, name);
  if (places.length === 0) bad(field, `he has ${gear.join(', ') || 'nothing'}, no ${name}`);
  return places;
}

function hexOf(at: unknown, field: string): object {
  if (!Array.isArray(at) || at.length !== 2) bad(field, 'a hex is [q, r]');
  const [q, r] = at as unknown[];
  return { q, r };
}

function spotOf({ indexOf }: Roll, spot: SpotLine, field: string): unknown {
  if (typeof spot !== 'object') return spot;
  const { at, holds, ...rest } = spot;
  return { ...rest, ...(at !== undefined && { at: hexOf(at, field) }), ...(holds !== undefined && { holds: indexOf(holds, field) }) };
}

const isNumbered = (name: string): boolean => /-\d+$/.test(name);

/** Items by name as items by place in the loadout; `dart-2` has the last word over `dart`. */
function spotsOf(roll: Roll, index: number, items: Readonly<Record<string, SpotLine>>): object {
  const names = Object.keys(items).toSorted((a, b) => Number(isNumbered(a)) - Number(isNumbered(b)));
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = `fighters[${index}].items.${name}`;
      return placesNamed(roll, index, name, field).map((place) => [place, spotOf(roll, items[name]!, field)]);
    }),
  );
}

/** Whom a fighter is locked with: whom he grapples, or who grapples him. */
function lockOf({ lines, ids, indexOf }: Roll, index: number): object {
  const { grapples } = lines[index]!;
  if (grapples !== undefined) return { locked: indexOf(grapples, `fighters[${index}].grapples`), grappler: true };
  const other = lines.findIndex((line) => line.grapples === ids[index]);
  return other >= 0 ? { locked: other } : {};
}

/** With `face` the first two stand beside each other; everybody else has his `at`. */
function placed({ at, facing, items, inflicted }: EntrantLine, roll: Roll, index: number): object {
  const { face } = roll.file as MuneraScenario;
  const path = `fighters[${index}]`;
  const beside = face !== undefined && index < 2;
  const turned = index === 0 ? 0 : beside ? face : 3;
  const hurt = Object.entries(inflicted ?? {}).map(([id, points]) => [roll.indexOf(id, `${path}.inflicted.${id}`), points]);
  return {
    at: at === undefined && beside ? { q: index, r: 0 } : hexOf(at, `${path}.at`),
    facing: facing ?? turned,
    ...lockOf(roll, index),
    ...(items && { items: spotsOf(roll, index, items) }),
    ...(inflicted && { inflicted: Object.fromEntries(hurt) as object }),
  };
}

/** An item of the bout by name: those of a fighter come after those of all before him. */
function itemNamed(roll: Roll, fighter: number, name: string): number {
  if (name === 'unarmed') return IMPROVISED;
  const before = roll.ids.slice(0, fighter).reduce((sum, _, index) => sum + gearOf(roll, index).length, 0);
  return before + placesNamed(roll, fighter, name, 'turn.struck')[0]!;
}

/** A line of `play` as an answer of whoever has to give one; his name may stand before it, and is checked then. */
export function parseMuneraPlay({ view }: Pick<Munera, 'view'>, line: string): MuneraAction {
  try {
    const answer = readAnswer(view, line);
    if (answer) return answer;
    throw new UnreadableLine('test/scenarios/README.md lists what may be said');
  } catch (error) {
    throw error instanceof UnreadableLine ? new ScenarioError('play', `cannot read "${line}": ${error.message}`) : error;
  }
}

/** `sword`, `dagger sheathed`, `net on secutor`. */
function carriedName({ world, state }: View, item: number): string {
  const { id } = world.things[item]!.gear;
  const { spot, victim } = state.items[item]!;
  if (spot === 'holding') return `${id} on ${world.ids[victim]}`;
  return spot === 'ready' ? id : `${id} ${spot}`;
}

/** What lies on the sand, in roster order of who brought it: `sword 1,0`. */
function sandOf({ world, state }: View): string[] {
  return state.items.flatMap(({ spot, cell }, item) => {
    const { q, r } = world.arena.cells[cell] ?? {};
    return spot === 'sand' ? [`${world.things[item]!.gear.id} ${q},${r}`] : [];
  });
}

export const script = duelScript<MuneraGame>({
  ruleset: 'munera',
  read: SETUP.read,
  figures: FIELDS.fighters.fields,
  turn: FIELDS.turn.fields,
  more: [],
  counted: ['sparedToday'],
  keys: ['face'],
  apart: ['skills', 'loadout', 'grapples'],
  entrant,
  placed: (line, roll, index) => placed(line, roll as Roll, index),
  said: ({ struck }, roll, fighter) =>
    Array.isArray(struck) ? { struck: struck.map((name: string) => itemNamed(roll as Roll, fighter, name)) } : {},
  readLine: (line, bout) => parseMuneraPlay(bout, line),
  bout({ world: { ids }, view, state: { turn, order, sparedToday } }) {
    const { step, ap, spent, attacks, feint, cutFree, stood } = turn;
    const told = { turn: ids[turn.fighter], step, ap, spent, attacks, feint, cutFree, stood };
    return { ...told, order: order.map((index) => ids[index]), sand: sandOf(view), sparedToday };
  },
  facts({ world: { ids }, view, state: { fighters, turn } }, index) {
    const { nets, capes, carried, inflicted } = fighters[index]!;
    return {
      ap: index === turn.fighter ? turn.ap : 0,
      entangled: nets + capes > 0,
      gear: carried.map((item) => carriedName(view, item)),
      inflicted: Object.fromEntries(inflicted.flatMap((points, other) => (points > 0 ? [[ids[other], points]] : []))),
    };
  },
});
