import { useEffect, useState } from 'preact/hooks';
import { canonicalJson } from '../../engine/bout/index.ts';
import type { Game as Rules, GameRecord, GameReplay } from '../../session/index.ts';
import { gameOf, replaySliced } from '../../session/index.ts';
import type { Controllers } from '../controllers.ts';
import { mayGoOn } from '../daily/diary.ts';
import type { Game } from '../game.ts';
import { botHandover } from '../bot-handover.ts';
import { comesToItsEnd } from '../lost-replay.ts';
import { readOccasion } from '../occasion.ts';
import { ownSides } from '../own-share.ts';
import { dayOf } from '../seeds.ts';
import { tell, tellPartOf } from '../share/telling.ts';
import { inSlices } from '../slices.ts';
import { keepDigests, loadDigests } from '../storage/digests.ts';
import type { KeptGame } from '../storage/read-record.ts';
import type { KeptRecord } from '../storage/records.ts';
import { listRecords, loadRecord } from '../storage/records.ts';
import { checksum } from '../storage/row.ts';
import type { Vault } from '../storage/vault.ts';
import { askAnalyst } from '../workers/analyst.ts';
import { diceLuck } from './dice-luck.ts';
import type { Digest, Expected, Known } from './digest.ts';
import { isCurrent, isSure, WAY, withFound } from './digest.ts';

const ROLL_OUTS = 80;
const MILLISECONDS = 1500;
/** Fights that are read between two times of keeping what was found. */
const BATCH = 8;

interface Foresight {
  readonly places: readonly number[];
  readonly controllers: Controllers;
  /** Answers after which it is foreseen; none for the opening. */
  readonly after?: number;
}

/** What the usual bot comes to in the player's place from a position of a fight with other dice; null when nobody can say now. */
export function foreseen(
  game: Game,
  { record, positions }: GameReplay,
  { places, controllers, after = 0 }: Foresight,
  stopped: Promise<void>,
  askWorker: typeof askAnalyst = askAnalyst,
): Promise<Expected | null> {
  const { setup } = record;
  const { content } = gameOf<Rules>(game.kit, setup);
  const position = positions[Math.min(after, positions.length - 1)]!.toJSON();
  return new Promise((resolve) => {
    const ask = { ask: 'chance', content, setup, position, controllers, rollOuts: ROLL_OUTS, milliseconds: MILLISECONDS } as const;
    const stop = askWorker(ask, (answer) => {
      if (answer.answer === 'failed') resolve(null);
      else if (answer.answer === 'chance' && answer.done) {
        const best = places.map((place) => answer.hopes[place]).find((hope) => hope !== undefined);
        resolve(best ? { mean: best.mean, error: best.error } : null);
      }
    });
    void stopped.then(() => {
      stop();
      resolve(null);
    });
  });
}

/** What came of a fight for the player, and how it was not his to its end. */
type Came = Pick<Digest, 'came' | 'ended' | 'round'>;

/** Who played a record that was played again. */
interface Played extends Pick<KeptGame, 'controllers' | 'deputed' | 'givenUp'> {
  readonly replay: GameReplay;
  readonly places: readonly number[];
}

/**
 * What came of a fight: nothing when it was given up, and what was left to hope for when a bot took over from the player.
 * Null when nobody can say now.
 */
export async function cameOf(
  game: Game,
  { replay, places, controllers, deputed, givenUp }: Played,
  stopped: Promise<void>,
  askWorker: typeof askAnalyst = askAnalyst,
): Promise<Came | null> {
  const { record, positions, steps } = replay;
  const { desk } = gameOf<Rules>(game.kit, record.setup);
  const bout = positions.at(-1)!;
  if (givenUp) return { came: 0, ended: 'given-up', round: bout.state.round };
  const handed = botHandover(steps, deputed ?? []);
  if (handed) {
    const left = await foreseen(game, replay, { places, controllers, after: deputed![0]![0] }, stopped, askWorker);
    return left && { came: left.mean, ended: 'by-bot', round: handed.stretches[0]!.from };
  }
  const hopes = desk.outlook.hopesOf(record.setup, bout);
  return { came: Math.max(0, ...places.map((place) => hopes[place] ?? 0)) };
}

/** Which fight it is: the same for one set-up with the same dice. */
function fightOf({ setup, seed, from }: GameRecord): string {
  return checksum(canonicalJson([setup, seed, from]));
}

/** What statistics need of a record, found out by playing it again; null for a try that waits, and when nobody can say now. */
export async function digestOf(
  game: Game,
  vault: Vault,
  { id, about, savedAt }: KeptRecord,
  stopped: Promise<void>,
  askWorker: typeof askAnalyst = askAnalyst,
): Promise<Known | null> {
  const skipped = { id, skipped: true } as const;
  const kept = await loadRecord(game.kit, vault, id).catch(() => null);
  const occasion = readOccasion(kept?.occasion);
  if (!kept || occasion?.kind === 'brought') return skipped;
  const { record, controllers, deputed, givenUp } = kept;
  const { setup, seed } = record;
  const fight = fightOf(record);
  if (about.outcome === null && !givenUp) {
    const waits = occasion?.kind === 'today' && mayGoOn(occasion.day, dayOf(new Date(vault.time())));
    return waits ? null : { ...skipped, fight, at: savedAt };
  }
  const replay = await inSlices(replaySliced(game.kit, record));
  if (!comesToItsEnd(replay)) return skipped;
  const { desk } = gameOf<Rules>(game.kit, setup);
  const bout = replay.positions.at(-1)!;
  const { feat, faces } = tell(await tellPartOf(setup), { setup, seed, bout, steps: replay.steps, controllers });
  const own = ownSides(desk, setup, controllers);
  if (!feat || own.length === 0) return skipped;
  const { of, most } = desk.outlook.measureOf(setup);
  const sides = desk.sides(setup);
  const places = own.map((side) => sides.indexOf(side));
  const came = await cameOf(game, { replay, places, controllers, deputed, givenUp }, stopped, askWorker);
  if (!came) return null;
  return {
    id,
    at: savedAt,
    game: record.ruleset,
    fight,
    own: faces.own,
    foes: faces.foes,
    of,
    most,
    ...came,
    luck: diceLuck(replay.steps.slice(0, deputed ? deputed[0]![0] + 1 : undefined), own),
    expected: await foreseen(game, replay, { places, controllers }, stopped, askWorker),
    way: WAY,
    ...(occasion?.kind === 'fork' && { fork: true }),
  };
}

export interface DigestsFound {
  readonly known: readonly Known[];
  /** Records that are still to be read; null while nobody knows. */
  readonly left: number | null;
  /** Ids of the records that are here. */
  readonly here: ReadonlySet<string>;
}

/** What is known of every fight: what was found before at once, then record by record what is new. */
export function useDigests(game: Game, vault: Vault): DigestsFound {
  const [found, setFound] = useState<DigestsFound>({ known: [], left: null, here: new Set() });
  useEffect(() => {
    let leave = (): void => undefined;
    let left = false;
    const stopped = new Promise<void>((resolve) => (leave = resolve));
    const read = async (): Promise<void> => {
      const [before, records] = await Promise.all([loadDigests(vault), listRecords(vault)]);
      const ids = new Set(before.filter(isCurrent).map(({ id }) => id));
      const here = new Set(records.map(({ id }) => id));
      const fresh = records.filter(({ id, about: { ruleset } }) => !ids.has(id) && Object.hasOwn(game.kit.games, ruleset));
      let known = before;
      if (!left) setFound({ known, left: fresh.length, here });
      for (const [index, record] of fresh.entries()) {
        const next = await digestOf(game, vault, record, stopped).catch((): Known => ({ id: record.id, skipped: true as const }));
        if (left) return;
        if (next) known = withFound(known, next);
        setFound({ known, left: fresh.length - index - 1, here });
        if ((index + 1) % BATCH === 0 || index + 1 === fresh.length) await keepDigests(vault, known.filter(isSure));
      }
    };
    void read();
    return () => {
      left = true;
      leave();
    };
  }, []);
  return found;
}
