import { readRow } from '../storage/read-row.ts';
import type { Row } from '../storage/row.ts';
import type { Change } from '../storage/store.ts';
import { packsNamedIn } from '../packs/missing.ts';
import type { Vault } from '../storage/vault.ts';
import type { Career, CareerOn } from '../../career/index.ts';
import { careerCodec, rowOf, type CareerSave } from './career-file.ts';

/** Keys on the shelf `profile`: the career as it stands, and as it stood a command before. */
const KEYS = ['career', 'career/before'] as const;

/** What came of looking for a career, and why a generation of it was put aside. */
export interface FoundCareer {
  readonly save: CareerSave | null;
  readonly why: string | null;
  /** Packs that the kept career waits for. */
  readonly waits?: readonly string[];
}

/** Where a generation lies whose cards are in packs that are not at hand, so that another career can begin meanwhile. */
const waiting = (key: string, place: number): string => (place === 1 ? `${key}-waits` : `${key}-waits/${place}`);

const WAITING = /^career(?:\/before)?-waits(?:\/(\d+))?$/;

/** Where careers wait; each has a place of its own. */
function placesTaken(rows: readonly Row[]): number[] {
  const places = rows.flatMap(({ key }) => {
    const found = WAITING.exec(key);
    return found ? [Number(found[1] ?? 1)] : [];
  });
  return [...new Set(places)];
}

/** All generations of a career go together, or none. */
async function move(vault: Vault, pairs: readonly (readonly [from: string, to: string])[]): Promise<void> {
  const changes: Change[] = [];
  for (const [from, to] of pairs) {
    const row = await vault.row('profile', from);
    if (row) changes.push({ do: 'put', shelf: 'profile', row: { ...row, key: to } }, { do: 'drop', shelf: 'profile', key: from });
  }
  await vault.write(changes);
}

/** Puts the career in progress where none waits yet. */
async function setAside(vault: Vault): Promise<void> {
  const taken = placesTaken(await vault.rows('profile'));
  let place = 1;
  while (taken.includes(place)) place += 1;
  await move(
    vault,
    KEYS.map((key) => [key, waiting(key, place)] as const),
  );
}

/** Of the careers that waited for their packs, the one played last that can be read goes on, where no other has begun. */
async function takeBack(vault: Vault, on: Career | CareerOn): Promise<void> {
  if ((await Promise.all(KEYS.map((key) => vault.row('profile', key)))).some(Boolean)) return;
  const rows = await vault.rows('profile');
  const readable = placesTaken(rows).flatMap((place) => {
    const row = rows.find(({ key }) => key === waiting(KEYS[0], place));
    return row && readRow(row, careerCodec(on)).ok ? [{ place, savedAt: row.savedAt }] : [];
  });
  const last = readable.toSorted((a, b) => b.savedAt - a.savedAt)[0];
  if (!last) return;
  await move(
    vault,
    KEYS.map((key) => [waiting(key, last.place), key] as const),
  );
}

/**
 * Takes the kept career up; a generation that cannot be read is put aside whole with the reason, and the one before is
 * tried. A career whose cards are in packs that are not at hand waits for them: `waits` names them.
 */
export async function loadCareer(vault: Vault, on: Career | CareerOn): Promise<FoundCareer> {
  await takeBack(vault, on);
  let why: string | null = null;
  for (const key of KEYS) {
    const row = await vault.row('profile', key);
    if (!row) continue;
    const read = readRow(row, careerCodec(on));
    if (read.ok) return { save: read.value, why };
    const waits = packsNamedIn(read.why);
    if (waits.length > 0) {
      await setAside(vault);
      return { save: null, why, waits };
    }
    why ??= read.why;
    await vault.putAside('profile', row, read);
  }
  return { save: null, why };
}

/** Keeps a career, and the one before it unless it is of iron. */
export async function keepCareer(vault: Vault, save: CareerSave): Promise<void> {
  const [now, before] = KEYS;
  const last = save.state.options.iron ? undefined : await vault.row('profile', now);
  const put: Change = { do: 'put', shelf: 'profile', row: rowOf(save, now, vault.time()) };
  const keep: Change = last
    ? { do: 'put', shelf: 'profile', row: { ...last, key: before } }
    : { do: 'drop', shelf: 'profile', key: before };
  await vault.write([keep, put]);
}

/** Keeps what is only told otherwise, or a step back: the step before stays, or is used up. */
export async function rekeepCareer(vault: Vault, save: CareerSave, before: 'stays' | 'used'): Promise<void> {
  const put: Change = { do: 'put', shelf: 'profile', row: rowOf(save, KEYS[0], vault.time()) };
  await vault.write(before === 'used' ? [put, { do: 'drop', shelf: 'profile', key: KEYS[1] }] : [put]);
}

/** The career as it stood a command ago; null where there is none, and for those of iron. */
export async function careerBefore(vault: Vault, on: Career | CareerOn): Promise<CareerSave | null> {
  const row = await vault.row('profile', KEYS[1]);
  const read = row && readRow(row, careerCodec(on));
  return read?.ok && !read.value.state.options.iron ? read.value : null;
}
