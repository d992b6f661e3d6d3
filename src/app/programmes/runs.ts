import { object } from '../../engine/read/index.ts';
import type { ProgrammeCard } from '../../catalogue/index.ts';
import { profileRow } from '../storage/profile-row.ts';
import { checksum } from '../storage/row.ts';
import type { Change } from '../storage/store.ts';
import type { Vault } from '../storage/vault.ts';

/** What came of a bout of a programme. */
export interface BoutDone {
  /** Id of its record, which need not be kept for ever. */
  readonly record: string;
  /** As lists tell it: `2 of 4 saved in 7 rounds`. */
  readonly result: string;
  readonly won: boolean;
}

/** How far the player has come with a programme. */
export interface Run {
  /** It was begun with this seed; each bout has its own of it. */
  readonly seed: string;
  /** Which bouts they were (`printOf`); null for a run of the first edition, which did not say. */
  readonly bouts: string | null;
  /** By place of the bout; null for one that is to be fought. */
  readonly done: readonly (BoutDone | null)[];
}

export type Runs = Readonly<Record<string, Run>>;

const MOST_RUNS = 200;
const MOST_BOUTS = 99;
const LONGEST_RESULT = 400;

const PRINT = /^[0-9a-f]{16}$/;

/** What tells the bouts of a programme from any others: all that is fought in them, whatever they are called. */
export function printOf({ bouts }: Pick<ProgrammeCard, 'bouts'>): string {
  return checksum(JSON.stringify(bouts.map((bout) => ({ ...bout, name: undefined }))));
}

function readDone(value: unknown): BoutDone | null {
  if (value === null) return null;
  const { record, result, won } = object(value, 'done');
  if (typeof record !== 'string' || !/^[\w.-]{1,40}$/.test(record)) throw new TypeError('done.record must be an id');
  if (typeof result !== 'string' || result.length > LONGEST_RESULT) throw new TypeError('done.result must be a short text');
  return { record, result, won: won === true };
}

function readRun(value: unknown): Run {
  const { seed, bouts, done } = object(value, 'run');
  if (typeof seed !== 'string' || !/^[\w-]{1,40}$/.test(seed)) throw new TypeError('run.seed must be a short text');
  if (!Array.isArray(done) || done.length > MOST_BOUTS) throw new TypeError('run.done must be a list');
  if (bouts !== null && (typeof bouts !== 'string' || !PRINT.test(bouts))) throw new TypeError('run.bouts must be a checksum');
  return { seed, bouts, done: done.map(readDone) };
}

/** A run with its id; nothing where it is damaged, which costs none of the others. */
function readable([id, run]: [string, unknown]): [string, Run][] {
  try {
    return [[id, readRun(run)]];
  } catch {
    return [];
  }
}

/** Every programme that was begun, by its id. */
export const RUNS = profileRow<Runs>({
  kind: 'programmes',
  format: 2,
  none: {},
  read: (value) => Object.fromEntries(Object.entries(object(value, 'runs')).flatMap(readable)),
});

export const { load: loadRuns } = RUNS;

type Bouts = Pick<ProgrammeCard, 'id' | 'bouts'>;

function fits({ bouts, done }: Run, programme: Bouts): boolean {
  return done.length === programme.bouts.length && (bouts === null || bouts === printOf(programme));
}

/** How far somebody has come with a programme; null where it was not begun, or has other bouts now. */
export function runOf(runs: Runs, programme: Bouts): Run | null {
  const run = Object.hasOwn(runs, programme.id) ? runs[programme.id]! : null;
  return run && fits(run, programme) ? run : null;
}

/** A run that says which bouts it is of. */
export const boundTo = (programme: Pick<ProgrammeCard, 'bouts'>, run: Run): Run => ({ ...run, bouts: printOf(programme) });

/** What somebody has fought of a programme while it had other bouts; null where there is nothing of that kind. */
export function earlierRunOf(runs: Runs, programme: Bouts): Run | null {
  const run = Object.hasOwn(runs, programme.id) ? runs[programme.id]! : null;
  return run && !fits(run, programme) && run.done.some((done) => done !== null) ? run : null;
}

/** The change that keeps how far somebody has come; the programmes that were begun last stay. */
function keptRun(vault: Vault, runs: Runs, id: string, run: Run): Change {
  const others = Object.entries(runs).filter(([other]) => other !== id);
  const kept = Object.fromEntries([...others, [id, run] as const].slice(-MOST_RUNS));
  return RUNS.put(vault, kept);
}

/** Begins a programme, also one that was begun before. */
export async function beginRun(vault: Vault, id: string, run: Run): Promise<void> {
  await vault.write([keptRun(vault, await loadRuns(vault), id, run)]);
}

/** The change that notes what came of a bout; none where its run has been begun anew since, or the bout was over before. */
export async function boutChanges(
  vault: Vault,
  { of, bout, run }: { readonly of: string; readonly bout: number; readonly run: string },
  done: BoutDone,
): Promise<readonly Change[]> {
  const runs = await loadRuns(vault);
  const known = Object.hasOwn(runs, of) ? runs[of]! : null;
  if (known?.seed !== run || known.done[bout] !== null) return [];
  return [keptRun(vault, runs, of, { ...known, done: known.done.with(bout, done) })];
}
