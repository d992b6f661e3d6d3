import type { GameKit, GameSetup } from '../../session/index.ts';
import { gameOf, replaySliced } from '../../session/index.ts';
import { resultOf, titleOf } from '../about-words.ts';
import { ownShare } from '../own-share.ts';
import { inSlices } from '../slices.ts';
import type { KeptRecord } from '../storage/records.ts';
import { listRecords, loadRecord } from '../storage/records.ts';
import type { Vault } from '../storage/vault.ts';

/** A kept fight in which a card stood. */
export interface BestReplay {
  readonly id: string;
  readonly title: string;
  readonly result: string;
}

/** So many of the newest fights are looked at, and so many of them shown. */
const MOST_LOOKED_AT = 12;
const MOST_SHOWN = 5;

/** Whether a set-up names a card anywhere. */
export function names(setup: GameSetup, card: string): boolean {
  const within = (value: unknown): boolean =>
    value === card || (typeof value === 'object' && value !== null && Object.values(value).some(within));
  return within(setup);
}

/** How much of what the player could hope for he came to; 0 for a fight that cannot be played again. */
async function shareIn(kit: GameKit, vault: Vault, id: string, card: string): Promise<number | null> {
  const kept = await loadRecord(kit, vault, id).catch(() => null);
  if (!kept || !names(kept.record.setup, card)) return null;
  try {
    const { positions, record } = await inSlices(replaySliced(kit, kept.record));
    return ownShare(gameOf(kit, record.setup).desk, { setup: record.setup, bout: positions.at(-1)!, controllers: kept.controllers });
  } catch {
    return 0; // it was fought with other cards: it is listed, and its own screen says so
  }
}

/** The player's kept fights with a card, the best of the newest first. */
export async function bestReplays(kit: GameKit, vault: Vault, game: string, card: string): Promise<BestReplay[]> {
  const own = (await listRecords(vault)).filter(({ about }) => about.ruleset === game && about.outcome !== null);
  const found: { readonly kept: KeptRecord; readonly share: number }[] = [];
  for (const kept of own) {
    if (found.length >= MOST_LOOKED_AT) break;
    const share = await shareIn(kit, vault, kept.id, card);
    if (share !== null) found.push({ kept, share });
  }
  const best = found.toSorted((a, b) => b.share - a.share || a.kept.about.round - b.kept.about.round).slice(0, MOST_SHOWN);
  return best.map(({ kept: { id, about } }) => ({ id, title: titleOf(about), result: resultOf(about) }));
}
