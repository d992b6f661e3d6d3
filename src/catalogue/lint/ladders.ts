import { of, type Draft, type Entry, type Fault } from '../draft.ts';
import { BEHAVIOUR, LADDER } from '../frame-kinds.ts';
import type { LadderEntry } from '../kind.ts';
import type { Path } from '../tree.ts';
import { unknownCard } from '../unknown-card.ts';

type Ladder = Entry<LadderEntry>;

function error(entry: Ladder, path: Path, message: string, hint: string): Fault {
  return { severity: 'error', entry, path, message, hint };
}

function twice(ids: readonly string[]): number {
  return ids.findIndex((id, place) => ids.indexOf(id) < place);
}

function rankFaults(entry: Ladder): Fault[] {
  const { ranks, world } = entry.card;
  const ids = ranks.map(({ id }) => id);
  const again = twice(ids);
  const faults =
    again < 0 ? [] : [error(entry, ['ranks', again, 'id'], `two ranks are called ${ids[again]}`, 'give each an id of its own')];
  const beyond = Object.keys(world.opponents).filter((id) => !ids.slice(0, -1).includes(id));
  const free = 'name a rank below the last, which is freedom';
  faults.push(...beyond.map((id) => error(entry, ['world', 'opponents', id], `no opponent can be of the rank ${id}`, free)));
  ranks.forEach(({ asks }, place) => {
    const before = ranks[place - 1]?.asks;
    if (before && asks.victories < before.victories)
      faults.push(
        error(entry, ['ranks', place, 'asks', 'victories'], 'this asks for less than the rank below', 'let each rank ask for more'),
      );
  });
  return faults;
}

/** That nothing of a name is there; cards of any kind of game may be meant. */
function lost(draft: Draft, entry: Ladder, { id, what, path }: { readonly id: string; readonly what: string; readonly path: Path }): Fault {
  return { severity: 'error', entry, path, ...unknownCard(draft, { id, what, kinds: [], known: draft.entries.map((each) => each.id) }) };
}

function dayFaults(draft: Draft, entry: Ladder, known: ReadonlySet<string>): Fault[] {
  const { calendar } = entry.card;
  const days = [...calendar.festivals, calendar.final];
  const again = twice(days.map(({ id }) => id));
  const faults = again < 0 ? [] : [error(entry, ['calendar'], `two days are called ${days[again]!.id}`, 'give each an id of its own')];
  if (calendar.festivals.length < calendar.days - 1)
    faults.push({
      ...error(entry, ['calendar', 'days'], 'there are fewer festivals than days', 'name more festivals, or fewer days'),
      also: [['calendar', 'festivals']],
    });
  days.forEach(({ morning }, place) => {
    const path: Path = place < calendar.festivals.length ? ['calendar', 'festivals', place, 'morning'] : ['calendar', 'final', 'morning'];
    morning.forEach((id, i) => {
      if (!known.has(id)) faults.push(lost(draft, entry, { id, what: 'programme', path: [...path, i] }));
    });
  });
  return faults;
}

function dullest(draft: Draft, entry: Ladder, id: string, path: Path): Fault {
  const { waitsFor, ...said } = unknownCard(draft, { id, what: 'behaviour', kinds: [BEHAVIOUR], known: [] });
  if (waitsFor !== undefined) return { severity: 'error', entry, path, waitsFor, ...said };
  return error(entry, path, `${entry.card.game} has no behaviour "${id}"`, 'name a behaviour of that game');
}

/** Ways are behaviours of the game, of classes that are there. */
function wayFaults(draft: Draft, entry: Ladder, known: ReadonlySet<string>): Fault[] {
  const { world, game } = entry.card;
  const minds = new Set(of(draft, BEHAVIOUR).flatMap(({ id, card }) => (card.game === game ? [id] : [])));
  return Object.entries(world.ways).flatMap(([who, ways]) => {
    const path: Path = ['world', 'ways', who];
    const nobody = known.has(who) ? [] : [lost(draft, entry, { id: who, what: 'class', path })];
    const dull = ways.flatMap((id, place) => (minds.has(id) ? [] : [dullest(draft, entry, id, [...path, place])]));
    return [...nobody, ...dull];
  });
}

/** Ranks, days, ways, classes and programmes of a ladder are there, and a rank asks for no less than the one below. */
export function ladders(draft: Draft): Fault[] {
  const known = new Set(draft.entries.map(({ id }) => id));
  return of(draft, LADDER).flatMap((entry) => {
    const { world, game } = entry.card;
    const unknown = world.classes.flatMap((id, place) =>
      known.has(id) ? [] : [lost(draft, entry, { id, what: 'class', path: ['world', 'classes', place] })],
    );
    const minds = of(draft, BEHAVIOUR).some(({ card }) => card.game === game);
    const dull = minds ? [] : [error(entry, ['game'], `nobody has a behaviour for ${game}`, 'name a game that has behaviours')];
    return [...rankFaults(entry), ...dayFaults(draft, entry, known), ...wayFaults(draft, entry, known), ...unknown, ...dull];
  });
}
