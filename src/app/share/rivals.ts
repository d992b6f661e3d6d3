import { canonicalJson } from '../../engine/bout/index.ts';
import type { Rival } from '../../hud/share/index.ts';
import type { GameRecord } from '../../session/index.ts';
import { replaySliced } from '../../session/index.ts';
import type { Game as Rules } from '../../session/index.ts';
import type { TellPart, Feat } from '../game-page.ts';
import type { Game } from '../game.ts';
import { readOccasion } from '../occasion.ts';
import { formatRoute } from '../routes.ts';
import { inSlices } from '../slices.ts';
import type { KeptGame } from '../storage/read-record.ts';
import { listRecords, loadRecord, recordId } from '../storage/records.ts';
import type { Vault } from '../storage/vault.ts';
import { listed } from '../../engine/text/index.ts';
import { tell } from './telling.ts';

/** What came of a fight, as far as two of them are held against each other. */
export interface Held {
  readonly feat: Feat;
  /** Share of what could be hoped for, 0 to 1. */
  readonly share: number;
}

/** By what the best result can still be beaten: `7 rounds and 12 Hit Points left`; empty where it is not the best, or by nothing. */
export function besideWords({ feat, share }: Held): string {
  return share < 1 ? '' : listed((feat.beside ?? []).map(({ text }) => text));
}

/** Of two that could not have done better: what tells them apart; empty for any others. `other` is who the other was. */
export function edgeWords(one: Held, second: Held, other: string): string {
  if (one.share < 1 || second.share < 1) return '';
  const [mine, theirs] = [one.feat.beside ?? [], second.feat.beside ?? []];
  const at = mine.findIndex(({ worth }, index) => worth !== (theirs[index]?.worth ?? worth));
  if (at < 0) return mine.length === 0 ? '' : 'There is nothing between them';
  const [own, foreign] = [mine[at]!, theirs[at]!];
  return `${own.worth > foreign.worth ? 'You are ahead' : `Ahead is ${other}`}: ${own.text} against ${foreign.text}`;
}

/** More of the same fight than anybody compares with. */
const MOST = 3;
/** Records with the same seed that are looked at. */
const MOST_READ = 12;

/** Whether two records are of one fight: set-up, dice and beginning. */
export function isSameFight(one: GameRecord, other: GameRecord): boolean {
  const fight = ({ setup, seed, from }: GameRecord): string => canonicalJson([setup, seed, from]);
  return fight(one) === fight(other);
}

/** Kept records of the same fight but this one, the friend's that was to be beaten first, then the newest. */
async function others({ kit }: Game, vault: Vault, { record, occasion }: KeptGame): Promise<{ id: string; kept: KeptGame }[]> {
  const reason = readOccasion(occasion);
  const wanted = reason?.kind === 'challenge' ? reason.of : null;
  const own = recordId(record);
  const list = (await listRecords(vault)).filter(
    ({ id, about }) => id !== own && about.ruleset === record.ruleset && about.seed === record.seed && about.outcome !== null,
  );
  const found: { id: string; kept: KeptGame }[] = [];
  for (const { id } of list.toSorted((a, b) => Number(b.id === wanted) - Number(a.id === wanted)).slice(0, MOST_READ)) {
    const kept = await loadRecord(kit, vault, id).catch(() => null);
    if (kept && isSameFight(kept.record, record)) found.push({ id, kept });
    if (found.length === MOST) break;
  }
  return found;
}

const isBrought = ({ occasion }: Pick<KeptGame, 'occasion'>): boolean => readOccasion(occasion)?.kind === 'brought';

/** Whose it was, and what he did. */
export function doneBy(did: string, kept: Pick<KeptGame, 'occasion'>): string {
  return isBrought(kept) ? `your friend ${did}` : `another time you ${did}`;
}

const nameOf = (kept: Pick<KeptGame, 'occasion'>): string => (isBrought(kept) ? 'your friend' : 'the other time');

/** What others, or the player another time, came to in the same fight; `own` is what came of this one. */
export async function rivalsOf(game: Game, vault: Vault, kept: KeptGame, part: TellPart<Rules>, own: Held): Promise<Rival[]> {
  if (isBrought(kept)) return [];
  const id = recordId(kept.record);
  const rivals: Rival[] = [];
  for (const other of await others(game, vault, kept)) {
    const { record, controllers, deputed } = other.kept;
    const { positions, steps } = await inSlices(replaySliced(game.kit, record));
    const { feat, share } = tell(part, { setup: record.setup, seed: record.seed, bout: positions.at(-1)!, steps, controllers, deputed });
    if (!feat) continue;
    const edge = edgeWords(own, { feat, share }, nameOf(other.kept));
    rivals.push({
      text: `You ${own.feat.did}; ${doneBy(feat.did, other.kept)}${edge === '' ? '' : `. ${edge}`}`,
      href: formatRoute({ screen: 'compare', one: id, other: other.id }),
    });
  }
  return rivals;
}
