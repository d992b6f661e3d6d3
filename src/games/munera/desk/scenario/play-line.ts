import type { Munera, MuneraAction } from '../../rules/index.ts';
import { chooser, IMPROVISED } from '../../rules/index.ts';
import { bad as unreadable, placesOf } from './names.ts';

/** A line being read: the bout, who answers, and the whole line for messages. */
interface Reading {
  readonly bout: Munera;
  readonly me: number;
  readonly line: string;
}

/** What is wrong with a line. */
function bad(line: string, why: string): never {
  return unreadable(line, why, 'play');
}

type Area = 'H' | 'M' | 'L';
const ORDINARY_AREA: Area = 'M';

type OnItem = Extract<MuneraAction, { item: number; target?: never; direction?: never }>['type'];

/** Lines without a name in them. */
const PLAIN: Readonly<Record<string, MuneraAction>> = {
  ready: { type: 'ready' },
  feints: { type: 'feint' },
  'rolls again': { type: 'reroll', use: true },
  keeps: { type: 'reroll', use: false },
  throws: { type: 'throw' },
  disengages: { type: 'disengage' },
  ends: { type: 'end' },
};

/** Verbs for what is done with one thing on him. */
const HANDLING: Readonly<Record<string, OnItem>> = {
  draws: 'draw',
  sheathes: 'sheathe',
  drops: 'drop',
  discards: 'discard',
  releases: 'release',
};

/** Attacks whose verb names the gear. */
const CASTS: Readonly<Record<string, string>> = { nets: 'net', lassos: 'lasso', capes: 'cape', shoots: 'bow' };

const BLOW = /^(strikes|whirls) (\S+)(?: (unarmed|with (\S+)))?(?: ([HML]))?$/;
const CAST = /^(nets|lassos|capes|shoots) (\S+)(?: ([HML]))?$/;
const THROW = /^(?:throws|casts) (\S+) at (\S+)(?: ([HML]))?$/;
const MOVE = /^moves D([0-5])$/;
const TURN = /^turns D([0-5])$/;
const TARGET = /^(grapples|hazes) (\S+)$/;
const ITEM = /^(draws|sheathes|drops|discards|releases) (\S+)$/;
const PICK_UP = /^picks up (\S+)$/;
const KICK = /^kicks (\S+)(?: D([0-5]))?$/;
const CUT_FREE = /^cuts free(?: of (\S+))?$/;

/** The first answer that is legal, or the first of all, so that what is refused is refused for a rule. */
function firstLegal(bout: Munera, actions: readonly MuneraAction[]): MuneraAction {
  return actions.find((action) => bout.isLegal(action)) ?? actions[0]!;
}

function fighterNamed({ bout, line }: Reading, id: string): number {
  const index = bout.state.fighters.findIndex((fighter) => fighter.id === id);
  return index >= 0
    ? index
    : bad(line, `there is no fighter "${id}"; there is ${bout.state.fighters.map((fighter) => fighter.id).join(', ')}`);
}

function gearId({ bout }: Reading, item: number): string {
  return bout.world.things[item]!.gear.id;
}

/** Items among some that a name means, at least one. */
function named(reading: Reading, among: readonly number[], name: string, whose: string): number[] {
  const gear = among.map((item) => gearId(reading, item));
  const places = placesOf(gear, name);
  return places.length > 0 ? places.map((place) => among[place]!) : bad(reading.line, `${whose} ${gear.join(', ') || 'nothing'}`);
}

function onHim(reading: Reading, name: string): number[] {
  return named(reading, reading.bout.state.fighters[reading.me]!.carried, name, 'he has');
}

function onSand(reading: Reading, name: string): number[] {
  const { items } = reading.bout.state;
  return named(
    reading,
    items.flatMap(({ spot }, item) => (spot === 'sand' ? [item] : [])),
    name,
    'on the sand is',
  );
}

/** At a noxius the body is aimed when the line names no area (D-259). */
function blow(
  reading: Reading,
  type: 'attack' | 'whirl',
  items: readonly number[],
  target: string,
  named: string | undefined,
): MuneraAction {
  const at = fighterNamed(reading, target);
  const { profiles } = reading.bout.world;
  const area = (named as Area | undefined) ?? (profiles[at]?.noxius ? ORDINARY_AREA : undefined);
  return firstLegal(
    reading.bout,
    items.map((item) => ({ type, item, target: at, ...(area !== undefined && { area }) })),
  );
}

/** With no gear named: whatever he carries, in loadout order, that may be used; his fists when there is nothing. */
function anyOfHis({ bout, me }: Reading): readonly number[] {
  const armed = bout.state.fighters[me]!.carried.filter((item) => bout.world.things[item]!.gear.bands.length > 0);
  return armed.length > 0 ? armed : [IMPROVISED];
}

function parseAttack(reading: Reading, rest: string): MuneraAction | null {
  const struck = BLOW.exec(rest);
  if (struck) {
    const [, verb, target, how, gear, area] = struck;
    const items = gear !== undefined ? onHim(reading, gear) : how === 'unarmed' ? [IMPROVISED] : anyOfHis(reading);
    return blow(reading, verb === 'whirls' ? 'whirl' : 'attack', items, target!, area);
  }
  const cast = CAST.exec(rest);
  if (cast) return blow(reading, 'attack', onHim(reading, CASTS[cast[1]!]!), cast[2]!, cast[3]);
  const thrown = THROW.exec(rest);
  if (thrown) return blow(reading, 'attack', onHim(reading, thrown[1]!), thrown[2]!, thrown[3]);
  const [, verb, target] = TARGET.exec(rest) ?? [];
  return target === undefined ? null : { type: verb === 'hazes' ? 'haze' : 'grapple', target: fighterNamed(reading, target) };
}

function parseStep({ bout, me }: Reading, rest: string): MuneraAction | null {
  if (rest === 'forward') return { type: 'move', direction: bout.state.fighters[me]!.facing };
  const move = MOVE.exec(rest);
  if (move) return { type: 'move', direction: Number(move[1]) };
  const turn = TURN.exec(rest);
  return turn && { type: 'turn', facing: Number(turn[1]) };
}

/** Away from him, unless a direction is named. */
function kick(reading: Reading, name: string, direction: string | undefined): MuneraAction {
  const directions = direction === undefined ? [0, 1, 2, 3, 4, 5] : [Number(direction)];
  const all = onSand(reading, name).flatMap((item) => directions.map((each): MuneraAction => ({ type: 'kick', item, direction: each })));
  const legal = all.filter((action) => reading.bout.isLegal(action));
  if (legal.length > 1) bad(reading.line, `say which way, such as "kicks ${name} D2"`);
  return legal[0] ?? all[0]!;
}

function cutFree(reading: Reading, name: string | undefined): MuneraAction {
  const { items } = reading.bout.state;
  const holding = items.flatMap(({ victim }, item) => (victim === reading.me ? [item] : []));
  const devices = name === undefined ? holding : named(reading, holding, name, 'he is held by');
  return firstLegal(
    reading.bout,
    (devices.length > 0 ? devices : [0]).map((item) => ({ type: 'cut-free', item })),
  );
}

function parseItem(reading: Reading, rest: string): MuneraAction | null {
  const [, verb, name] = ITEM.exec(rest) ?? [];
  if (verb !== undefined)
    return firstLegal(
      reading.bout,
      onHim(reading, name!).map((item) => ({ type: HANDLING[verb]!, item })),
    );
  const [, lying] = PICK_UP.exec(rest) ?? [];
  if (lying !== undefined)
    return firstLegal(
      reading.bout,
      onSand(reading, lying).map((item) => ({ type: 'pick-up', item })),
    );
  const [kicked, thing, direction] = KICK.exec(rest) ?? [];
  if (kicked !== undefined) return kick(reading, thing!, direction);
  const free = CUT_FREE.exec(rest);
  return free && cutFree(reading, free[1]);
}

/**
 * Reads one line of a scenario's `play:` list as an answer of the fighter who has to give it. His name may stand before it,
 * and is checked then.
 */
export function parseMuneraPlay(bout: Munera, line: string): MuneraAction {
  const { fighters, turn } = bout.state;
  const me = bout.state.outcome ? turn.fighter : chooser({ world: bout.world, state: bout.state });
  const reading: Reading = { bout, me, line };
  const [first = '', ...words] = line.split(' ');
  const isNamed = fighters.some(({ id }) => id === first);
  if (isNamed && first !== fighters[me]!.id) bad(line, `${fighters[me]!.id} has to answer`);
  const rest = isNamed ? words.join(' ') : line;
  const plain = Object.hasOwn(PLAIN, rest) ? PLAIN[rest] : undefined;
  return (
    plain ??
    parseAttack(reading, rest) ??
    parseStep(reading, rest) ??
    parseItem(reading, rest) ??
    bad(line, 'test/scenarios/README.md lists what may be said')
  );
}
