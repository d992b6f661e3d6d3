import { readRow } from '../storage/read-row.ts';
import type { Row } from '../storage/row.ts';
import type { Change } from '../storage/store.ts';
import { packsNamedIn } from '../packs/missing.ts';
import type { Vault } from '../storage/vault.ts';
import { otherPacks, withPacks, type Career, type CareerOn, type OtherPack } from '../../career/index.ts';
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

/** A career that waits for packs, which are off or have other cards than when it was kept. */
export interface CareerAwaitingPacks {
  readonly season: number;
  readonly day: number;
  readonly packs: readonly OtherPack[];
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

/** Packs that a career was kept with and that are otherwise now. */
function othersOf(on: Career | CareerOn, save: CareerSave): OtherPack[] {
  const { kit } = careerAt(on, save).house;
  return otherPacks(kit, save.packs ?? {});
}

function careerAt(on: Career | CareerOn, { state }: CareerSave): Career {
  return typeof on === 'function' ? on(state.ladder) : on;
}

/** Of the careers that waited for their packs, the one played last that can be read goes on, where no other has begun. */
async function takeBack(vault: Vault, on: Career | CareerOn): Promise<void> {
  if ((await Promise.all(KEYS.map((key) => vault.row('profile', key)))).some(Boolean)) return;
  const rows = await vault.rows('profile');
  const readable = placesTaken(rows).flatMap((place) => {
    const row = rows.find(({ key }) => key === waiting(KEYS[0], place));
    const read = row && readRow(row, careerCodec(on));
    return row && read?.ok && othersOf(on, read.value).length === 0 ? [{ place, savedAt: row.savedAt }] : [];
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
    if (read.ok && othersOf(on, read.value).length === 0) return { save: read.value, why };
    if (read.ok) {
      const waits = othersOf(on, read.value).map(({ pack }) => pack);
      await setAside(vault);
      return { save: null, why, waits };
    }
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

/** Packs as a row tells them of a career that cannot be read without them. */
function packsIn(on: Career | CareerOn, row: Row): readonly OtherPack[] {
  const read = readRow(row, careerCodec(on));
  if (read.ok) return othersOf(on, read.value);
  return packsNamedIn(read.why).map((pack) => ({ pack, was: versionIn(row, pack), now: null }));
}

/** The version of a pack that a row was kept with; empty where it does not say. */
function versionIn({ text }: Row, pack: string): string {
  try {
    const mark: unknown = (JSON.parse(text) as { readonly packs?: Readonly<Record<string, unknown>> }).packs?.[pack];
    return typeof mark === 'string' ? mark.slice(mark.indexOf('@') + 1) : '';
  } catch {
    return '';
  }
}

function seasonAndDay({ about }: Row): Pick<CareerAwaitingPacks, 'season' | 'day'> {
  const { season, day } = (about ?? {}) as Readonly<Record<string, unknown>>;
  return { season: Number(season) || 1, day: Number(day) || 1 };
}

/** Rows of the careers that wait, the one played last first. */
async function waitingRows(vault: Vault): Promise<{ readonly place: number; readonly row: Row }[]> {
  const rows = await vault.rows('profile');
  const found = placesTaken(rows).flatMap((place) => {
    const row = rows.find(({ key }) => key === waiting(KEYS[0], place));
    return row ? [{ place, row }] : [];
  });
  return found.toSorted((a, b) => b.row.savedAt - a.row.savedAt);
}

/** Careers that wait for packs, the one played last first. */
export async function careersAwaitingPacks(vault: Vault, on: Career | CareerOn): Promise<CareerAwaitingPacks[]> {
  return (await waitingRows(vault)).map(({ row }) => ({ ...seasonAndDay(row), packs: packsIn(on, row) }));
}

/** Goes on with the waiting career played last although its packs have other cards now; null where it cannot be read, or another is in progress. */
export async function goOnWith(vault: Vault, on: Career | CareerOn): Promise<CareerSave | null> {
  const [last] = await waitingRows(vault);
  const read = last && readRow(last.row, careerCodec(on));
  if (!read?.ok || (await vault.row('profile', KEYS[0]))) return null;
  await move(
    vault,
    KEYS.map((key) => [waiting(key, last!.place), key] as const),
  );
  const save = withPacks(careerAt(on, read.value), read.value);
  await rekeepCareer(vault, save, 'stays');
  return save;
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
