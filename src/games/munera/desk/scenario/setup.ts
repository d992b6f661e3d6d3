import type { MuneraSetup, MuneraContent, Position } from '../../rules/index.ts';
import { muneraSetup, figureIds, IMPROVISED, placesOf, SETUP } from '../../rules/index.ts';

import type { FigureLine } from '../../../../session/index.ts';
import type { MuneraScenario, TurnLine } from './file.ts';
import { bad } from './names.ts';

/** Where a thing is: a word, on the sand, or over somebody. */
type SpotLine = string | { readonly at?: unknown; readonly holds?: string };

/** What a scenario says of an entrant himself; the rest of his line is his place and what differs. */
interface EntrantLine extends FigureLine {
  readonly side?: string;
  readonly skills?: readonly string[];
  readonly loadout?: { readonly armour?: string; readonly gear?: readonly (string | object)[] };
  readonly items?: Readonly<Record<string, SpotLine>>;
  readonly inflicted?: Readonly<Record<string, number>>;
  readonly injured?: readonly string[];
  readonly grapples?: string;
}

/** Everybody by name, while a position is made of words. */
interface Roll {
  readonly ids: readonly string[];
  readonly lines: readonly EntrantLine[];
  /** Gear of each fighter in loadout order. */
  readonly gear: readonly (readonly string[])[];
}

/** Index of a fighter by id. */
function indexOf({ ids }: Roll, id: string, where: string): number {
  const index = ids.indexOf(id);
  return index >= 0 ? index : bad(where, `there is no fighter "${id}"; there is ${ids.join(', ')}`);
}

/** `sword`, `dagger sheathed` or `sword damaged` as an entry of a loadout. */
function loadoutEntry(entry: string | object, field: string): unknown {
  if (typeof entry === 'object') return { start: 'ready', damaged: false, after: null, ...entry };
  const [gear, ...words] = entry.split(' ');
  const odd = words.find((word) => word !== 'sheathed' && word !== 'damaged');
  if (odd !== undefined) bad(entry, `after the gear comes sheathed or damaged, not "${odd}"`, field);
  return { gear, start: words.includes('sheathed') ? 'sheathed' : 'ready', damaged: words.includes('damaged'), after: null };
}

function entrantOf({ card, side, skills = [], loadout, defeats = 0, spared = false }: EntrantLine, index: number, setUp: boolean): unknown {
  const arms = loadout && {
    armour: loadout.armour ?? 'none',
    gear: (loadout.gear ?? []).map((entry, at) => loadoutEntry(entry, `fighters[${index}].loadout.gear[${at}]`)),
  };
  const today = setUp ? { defeatsToday: defeats, sparedToday: spared } : {};
  return { card, side: side ?? String.fromCharCode(97 + index), skills, loadout: arms ?? null, ...today };
}

function hexOf(at: unknown, where: string): unknown {
  return Array.isArray(at) && at.length === 2 ? { q: at[0] as unknown, r: at[1] as unknown } : bad(where, 'a hex is [q, r]');
}

/** Items by name as items by place in the loadout; `dart-2` has the last word over `dart`. */
function spotsOf(roll: Roll, index: number, items: Readonly<Record<string, SpotLine>>): Record<number, unknown> {
  const spots: Record<number, unknown> = {};
  const entries = Object.entries(items);
  const numbered = (name: string) => /-\d+$/.test(name);
  for (const [name, spot] of [...entries.filter(([name]) => !numbered(name)), ...entries.filter(([name]) => numbered(name))]) {
    const where = `fighters[${index}].items.${name}`;
    const places = placesOf(roll.gear[index]!, name);
    if (places.length === 0) bad(where, `he has ${roll.gear[index]!.join(', ') || 'nothing'}`);
    for (const place of places) spots[place] = spotOf(roll, spot, where);
  }
  return spots;
}

function spotOf(roll: Roll, spot: SpotLine, where: string): unknown {
  if (typeof spot !== 'object') return spot;
  const { at, holds, ...rest } = spot;
  return { ...rest, ...(at !== undefined && { at: hexOf(at, where) }), ...(holds !== undefined && { holds: indexOf(roll, holds, where) }) };
}

/** With `face` the first two stand beside each other; everybody else has his `at`. */
function hexFor(face: number | undefined, { at }: EntrantLine, index: number, where: string): unknown {
  if (at === undefined && face !== undefined && index < 2) return { q: index, r: 0 };
  return hexOf(at, where);
}

function facingFor(face: number | undefined, { facing }: EntrantLine, index: number): number {
  if (facing !== undefined) return facing;
  if (index === 0) return 0;
  return index === 1 && face !== undefined ? face : 3;
}

/** Whom a fighter is locked with: whom he grapples, or who grapples him. */
function lockOf(roll: Roll, index: number): Record<string, unknown> {
  const { grapples } = roll.lines[index]!;
  if (grapples !== undefined) return { locked: indexOf(roll, grapples, `fighters[${index}].grapples`), grappler: true };
  const other = roll.lines.findIndex((line) => line.grapples === roll.ids[index]);
  return other >= 0 ? { locked: other } : {};
}

function placedOf(roll: Roll, index: number, face: number | undefined): unknown {
  const line = roll.lines[index]!;
  const { card, side, skills, loadout, at, facing, items, inflicted, injured, grapples, ...rest } = line;
  void [card, side, skills, loadout, at, facing, grapples];
  return {
    ...rest,
    at: hexFor(face, line, index, `fighters[${index}].at`),
    facing: facingFor(face, line, index),
    ...lockOf(roll, index),
    ...(items && { items: spotsOf(roll, index, items) }),
    ...(inflicted && {
      inflicted: Object.fromEntries(
        Object.entries(inflicted).map(([other, points]) => [indexOf(roll, other, `fighters[${index}].inflicted.${other}`), points]),
      ),
    }),
    ...(injured && { injured: injured.map((other) => indexOf(roll, other, `fighters[${index}].injured`)) }),
  };
}

/** Items of the bout by name: those of a fighter come after those of all before him. */
function itemsOf(roll: Roll, fighter: number, name: string): number[] {
  if (name === 'unarmed') return [IMPROVISED];
  const before = roll.gear.slice(0, fighter).reduce((sum, gear) => sum + gear.length, 0);
  const places = placesOf(roll.gear[fighter]!, name);
  return places.length > 0
    ? places.map((place) => before + place)
    : bad('turn.struck', `he has ${roll.gear[fighter]!.join(', ') || 'nothing'}, no ${name}`);
}

function turnOf(roll: Roll, line: MuneraScenario['turn'], first: number): unknown {
  const { of, ap, struck, blinded, floored, ...rest }: TurnLine = typeof line === 'number' ? { ap: line } : (line ?? {});
  const fighter = of === undefined ? first : indexOf(roll, of, 'turn.of');
  return {
    ...rest,
    fighter,
    ap: ap ?? null,
    ...(struck && { struck: struck.map((name) => itemsOf(roll, fighter, name)[0]) }),
    ...(blinded !== undefined && { blinded: indexOf(roll, blinded, 'turn.blinded') }),
    ...(floored && { floored: floored.map((id) => indexOf(roll, id, 'turn.floored')) }),
  };
}

function positionOf(file: MuneraScenario, roll: Roll): unknown {
  const order = file.order?.map((id) => indexOf(roll, id, 'order')) ?? roll.ids.map((_, index) => index);
  return {
    round: file.round ?? 1,
    order,
    turn: turnOf(roll, file.turn, order[0]!),
    fighters: roll.ids.map((_, index) => placedOf(roll, index, file.face)),
    sparedToday: file.sparedToday ?? 0,
  };
}

function gearOf(content: MuneraContent, setup: MuneraSetup): string[][] {
  return setup.fighters.map((each, index) => {
    if (!Object.hasOwn(content.fighters, each.card)) bad(`fighters[${index}].card`, `there is no fighter "${each.card}"`);
    return (each.loadout ?? content.fighters[each.card]!).gear.map(({ gear }) => gear);
  });
}

/** The bout that a scenario begins with. Throws for a name that nobody has, and `ReadError` for a field that is wrong. */
export function boutOf(file: MuneraScenario, content: MuneraContent): MuneraSetup {
  const lines = file.fighters.map((line): EntrantLine => (typeof line === 'string' ? { card: line } : line));
  const fighters = lines.map((line, index) => entrantOf(line, index, file.setUp ?? false));
  const start = SETUP.read({
    ruleset: 'munera',
    arena: file.arena ?? null,
    fighters,
    lex: file.lex ?? {},
    sparedToday: file.sparedToday ?? 0,
  });
  if (file.setUp) return start;
  const roll: Roll = { ids: figureIds(lines.map(({ card }) => card)), lines, gear: gearOf(content, start) };
  return SETUP.read(muneraSetup({ ...start, position: positionOf(file, roll) as Position }));
}
