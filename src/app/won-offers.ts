import { canonicalJson } from '../engine/bout/index.ts';
import type { Game as Rules, GameSetup } from '../session/index.ts';
import { gameOf, replaySliced } from '../session/index.ts';
import type { Controllers } from './controllers.ts';
import { controllersFor } from './controllers.ts';
import type { Game } from './game.ts';
import { comesToItsEnd } from './lost-replay.ts';
import { readOccasion } from './occasion.ts';
import { ownSides } from './own-share.ts';
import { inSlices } from './slices.ts';
import type { KeptGame } from './storage/read-record.ts';
import { listRecords, loadRecord } from './storage/records.ts';
import type { Vault } from './storage/vault.ts';
import { useLoaded } from './use-loaded.ts';

/** Something that a set-up screen offers, as it is fought. */
export interface WonOffer {
  readonly id: string;
  readonly setup: GameSetup;
  /** Who decides for whom; as usual for those that are not named. */
  readonly controllers: Controllers;
}

/** What a game offers. */
interface Offered {
  readonly ruleset: string;
  readonly offers: readonly WonOffer[];
}

/** What is fought in an offer, and by whom. */
function fightOf({ kit }: Game, { setup, controllers }: Omit<WonOffer, 'id'>): string {
  const { desk } = gameOf<Rules>(kit, setup);
  return canonicalJson([setup, controllersFor(desk, setup, controllers)]);
}

/** Records that are played again to see who won. */
const MOST_REPLAYED = 40;

/** Whether the player won it by himself; played again, since a list tells how it ended, not for whom. */
async function isWon({ kit }: Game, { record, controllers }: KeptGame): Promise<boolean> {
  const replay = await inSlices(replaySliced(kit, record));
  const winner = comesToItsEnd(replay) ? replay.positions.at(-1)!.outcome()?.winner : null;
  return typeof winner === 'string' && ownSides(gameOf<Rules>(kit, record.setup).desk, record.setup, controllers).includes(winner);
}

/** Whether it was the player's from its opening to its end. */
function isOwn({ record, deputed, occasion }: KeptGame): boolean {
  const kind = readOccasion(occasion)?.kind;
  return !deputed && !record.from && kind !== 'brought' && kind !== 'fork';
}

/**
 * What came of the newest kept fight of each offer that the player won by himself, by the id of the offer: `3 of 4 saved in
 * 7 rounds`. Fights that were brought, fought on from within another, given up or left to a bot are none. Ends early when `wanted` says no more.
 */
export async function wonOffers(
  game: Game,
  vault: Vault,
  { ruleset, offers }: Offered,
  wanted: () => boolean = () => true,
): Promise<Map<string, string>> {
  const byFight = new Map(offers.map((offer) => [fightOf(game, offer), offer.id]));
  const won = new Map<string, string>();
  let replayed = 0;
  for (const { id, about } of await listRecords(vault)) {
    if (won.size === byFight.size || replayed === MOST_REPLAYED || !wanted()) break;
    if (about.ruleset !== ruleset || about.outcome === null || about.givenUp) continue;
    const kept = await loadRecord(game.kit, vault, id).catch(() => null);
    if (!kept || !isOwn(kept)) continue;
    const offer = byFight.get(fightOf(game, { setup: kept.record.setup, controllers: kept.controllers }));
    if (offer === undefined || won.has(offer)) continue;
    replayed += 1;
    if (await isWon(game, kept).catch(() => false)) won.set(offer, about.result);
  }
  return won;
}

/** The same, once it has been read. */
export function useWonOffers(game: Game, vault: Vault, ruleset: string, offers: readonly WonOffer[]): ReadonlyMap<string, string> {
  return useLoaded((isWanted) => wonOffers(game, vault, { ruleset, offers }, isWanted), [offers.length], 'kept') ?? NONE;
}

const NONE: ReadonlyMap<string, string> = new Map();
