import type { Meeting, Career, CareerCommand, CareerState } from '../../career/index.ts';
import { listRecords } from '../storage/records.ts';
import type { Vault } from '../storage/vault.ts';
import { careerId, isFought, isYours, openMatches, openMatchOf } from '../../career/index.ts';
import type { Occasion } from '../occasion.ts';
import { readOccasion } from '../occasion.ts';
import { autosaveAbout, GENERATIONS } from '../storage/autosave-about.ts';
import type { Row } from '../storage/row.ts';
import type { CareerSave } from './career-file.ts';

/** Bouts of today that are yours and not fought yet, the morning first. */
export function openMeetings(career: Career, state: CareerState): Meeting[] {
  if (state.over) return [];
  const morning = career.morning(state);
  const noon = career.noon(state);
  const asked = [morning, noon?.people[0]!.owner === 'you' ? noon : null];
  const own = openMatches(state).filter(({ first, second }) => isYours(state, first) || isYours(state, second));
  return [
    ...asked.flatMap((meeting) => (meeting && !isFought(state, meeting.result) ? [meeting] : [])),
    ...own.map(({ id }) => career.meeting(state, id)),
  ];
}

/** How far a bout of the career has come in the arena. */
export interface Begun {
  /** `over`: its record waits to be taken into the career. `saved`: it is the game in progress. `left`: another game took its place. */
  readonly kind: 'over' | 'saved' | 'left';
  /** Id of the record; null for the game in progress. */
  readonly id: string | null;
}

/** Why a stored game is played; null where that cannot be read. */
function occasionIn(row: Row | undefined): Occasion | null {
  try {
    return row ? readOccasion((JSON.parse(row.text) as { readonly occasion?: unknown }).occasion) : null;
  } catch {
    return null;
  }
}

/** The id of the result, where the game that was kept last is a bout of a career that came to its end; else null. */
export async function endedInCareer(vault: Vault): Promise<string | null> {
  const [last] = await listRecords(vault);
  if (last === undefined || last.about.outcome === null) return null;
  const occasion = occasionIn(await vault.row('records', last.id));
  return occasion?.kind === 'career' ? occasion.of : null;
}

type Sought = Pick<CareerSave, 'beginning'>;

/** What a bout of a career is kept with: the career tells it from the same bout in another of the same seed, or before a step back. */
export function occasionFor({ beginning }: Sought, { result }: Pick<Meeting, 'result'>): Occasion {
  return { kind: 'career', of: result, in: careerId(beginning) };
}

/** Whether a stored game is this bout of this career; those that older editions began say nothing of the career. */
function isOf({ beginning }: Sought, { result }: Pick<Meeting, 'result'>, row: Row | undefined): boolean {
  const occasion = occasionIn(row);
  if (occasion?.kind !== 'career' || occasion.of !== result) return false;
  return occasion.in === undefined ? beginning.salt === undefined : occasion.in === careerId(beginning);
}

async function savedRow(vault: Vault): Promise<Row | undefined> {
  for (const key of GENERATIONS) {
    const row = await vault.row('autosave', key);
    if (row?.kind === 'autosave') return row;
  }
  return undefined;
}

/** What is stored of a bout that was begun in the arena; null where nothing is. */
export async function begunOf(vault: Vault, save: Sought, meeting: Pick<Meeting, 'seed' | 'result'>): Promise<Begun | null> {
  const { seed } = meeting;
  const alike = (await listRecords(vault)).filter(({ about }) => about.seed === seed);
  const rows = await Promise.all(alike.map(({ id }) => vault.row('records', id)));
  const records = alike.filter((_, place) => isOf(save, meeting, rows[place]));
  const over = records.find(({ about }) => about.outcome !== null);
  if (over) return { kind: 'over', id: over.id };
  const saved = await autosaveAbout(vault);
  if (saved?.seed === seed && saved.outcome === null && isOf(save, meeting, await savedRow(vault))) return { kind: 'saved', id: null };
  const [left] = records;
  return left ? { kind: 'left', id: left.id } : null;
}

/** Bouts of today that were begun in the arena, by the id of the match. */
export async function begunToday(vault: Vault, career: Career, save: CareerSave): Promise<ReadonlyMap<string, Begun>> {
  const found = await Promise.all(
    openMeetings(career, save.state).map(async (meeting) => [meeting.id, await begunOf(vault, save, meeting)] as const),
  );
  return new Map(found.flatMap(([id, begun]) => (begun ? [[id, begun] as const] : [])));
}

/** Whether a command would take a bout back, or give it to bots, that was begun in the arena: it goes on there. */
export function takesBack(begun: ReadonlyMap<string, Begun>, state: CareerState, command: CareerCommand): boolean {
  if (command.type === 'end-day') return begun.size > 0;
  if (command.type === 'settle') return begun.has(command.match);
  return command.type === 'withdraw' && begun.has(openMatchOf(state, command.man)?.id ?? '');
}
