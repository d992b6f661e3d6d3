import { useEffect, useState } from 'preact/hooks';
import { canonicalJson } from '../../engine/bout/index.ts';
import type { Game as Rules, GameReplay } from '../../session/index.ts';
import { gameOf, replaySliced } from '../../session/index.ts';
import type { Controllers } from '../controllers.ts';
import type { Game } from '../game.ts';
import { comesToItsEnd } from '../lost-replay.ts';
import { readOccasion } from '../occasion.ts';
import { ownSides } from '../own-share.ts';
import { tell, tellPartOf } from '../share/telling.ts';
import { inSlices } from '../slices.ts';
import { keepDigests, loadDigests } from '../storage/digests.ts';
import type { KeptRecord } from '../storage/records.ts';
import { listRecords, loadRecord } from '../storage/records.ts';
import { checksum } from '../storage/row.ts';
import type { Vault } from '../storage/vault.ts';
import { askAnalyst } from '../workers/analyst.ts';
import { diceLuck } from './dice-luck.ts';
import type { Expected, Known } from './digest.ts';
import { isCurrent, isSure, WAY, withFound } from './digest.ts';

const ROLL_OUTS = 80;
const MILLISECONDS = 1500;
/** Fights that are read between two times of keeping what was found. */
const BATCH = 8;

/** What the usual bot comes to in the player's place from the opening of a fight with other dice; null when nobody can say now. */
export function foreseen(
  game: Game,
  { record, positions }: GameReplay,
  { places, controllers }: { readonly places: readonly number[]; readonly controllers: Controllers },
  stopped: Promise<void>,
  askWorker: typeof askAnalyst = askAnalyst,
): Promise<Expected | null> {
  const { setup } = record;
  const { content } = gameOf<Rules>(game.kit, setup);
  const position = positions[0]!.toJSON();
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

/** What statistics need of a record, found out by playing it again. */
async function digestOf(game: Game, vault: Vault, { id, about, savedAt }: KeptRecord, stopped: Promise<void>): Promise<Known> {
  const skipped = { id, skipped: true } as const;
  const kept = about.outcome === null ? null : await loadRecord(game.kit, vault, id).catch(() => null);
  if (!kept || readOccasion(kept.occasion)?.kind === 'brought') return skipped;
  const { record, controllers } = kept;
  const { setup, seed, from } = record;
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
  const hopes = desk.outlook.hopesOf(setup, bout);
  return {
    id,
    at: savedAt,
    game: record.ruleset,
    fight: checksum(canonicalJson([setup, seed, from])),
    own: faces.own,
    foes: faces.foes,
    of,
    most,
    came: Math.max(0, ...places.map((place) => hopes[place] ?? 0)),
    luck: diceLuck(replay.steps, own),
    expected: await foreseen(game, replay, { places, controllers }, stopped),
    way: WAY,
  };
}

export interface DigestsFound {
  readonly known: readonly Known[];
  /** Records that are still to be read; null while nobody knows. */
  readonly left: number | null;
}

/** What is known of every fight: what was found before at once, then record by record what is new. */
export function useDigests(game: Game, vault: Vault): DigestsFound {
  const [found, setFound] = useState<DigestsFound>({ known: [], left: null });
  useEffect(() => {
    let leave = (): void => undefined;
    let left = false;
    const stopped = new Promise<void>((resolve) => (leave = resolve));
    const read = async (): Promise<void> => {
      const [before, records] = await Promise.all([loadDigests(vault), listRecords(vault)]);
      const ids = new Set(before.filter(isCurrent).map(({ id }) => id));
      const fresh = records.filter(
        ({ id, about: { outcome, ruleset } }) => !ids.has(id) && outcome !== null && Object.hasOwn(game.kit.games, ruleset),
      );
      let known = before;
      if (!left) setFound({ known, left: fresh.length });
      for (const [index, record] of fresh.entries()) {
        const next = await digestOf(game, vault, record, stopped).catch((): Known => ({ id: record.id, skipped: true }));
        if (left) return;
        known = withFound(known, next);
        setFound({ known, left: fresh.length - index - 1 });
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
