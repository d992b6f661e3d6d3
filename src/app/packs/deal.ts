import { signal } from '@preact/signals';
import type { ContentFile } from '../../catalogue/index.ts';
import type { Services } from '../services.ts';
import { swapCards } from '../swap-cards.ts';
import type { PackAbout, StoredPack } from './stored.ts';
import { packsOn, storedPack } from './stored.ts';
import type { Checked, PackChecker } from './try-pack.ts';
import { CheckFailed, newChecker } from './try-pack.ts';

/** What the page plays with beside its own cards. */
export interface Dealt {
  /** Packs that are on, and those that are tried. */
  readonly packs: readonly StoredPack[];
  /** Null while nothing has been read, and where nothing is on. */
  readonly checked: Checked | null;
  /** Why none of them can be played with; null where they can. */
  readonly why: string | null;
}

const NOTHING: Dealt = { packs: [], checked: null, why: null };

/** What is dealt now. */
export const dealt = signal<Dealt>(NOTHING);

/** Packs that are tried: they are gone when the page is closed. */
export const tried = signal<readonly StoredPack[]>([]);

/** Files of packs with paths that tell them apart: `pard/beasts/leopard.yaml`. */
export function filesOfPacks(packs: readonly StoredPack[]): ContentFile[] {
  return packs.flatMap(({ about, files }) => files.map(({ path, text }) => ({ path: `${folderOf(about)}/${path}`, text })));
}

/** The folder that findings name a pack by. */
export function folderOf({ id }: Pick<PackAbout, 'id'>): string {
  return id.replace(/[^\w.-]/g, '-') || 'pack';
}

/** One of each id; what is tried stands for what is kept. */
function withTried(kept: readonly StoredPack[]): StoredPack[] {
  const others = kept.filter(({ about }) => tried.value.every((one) => one.about.id !== about.id));
  return [...others, ...tried.value];
}

let checker: PackChecker | null = null;

async function read(packs: readonly StoredPack[]): Promise<Dealt | null> {
  checker ??= newChecker();
  try {
    const checked = await checker.check(filesOfPacks(packs));
    if (!checked) return null;
    return { packs, checked, why: checked.catalogue ? null : 'Nothing can be played with these packs.' };
  } catch (error) {
    if (error instanceof CheckFailed) return { packs, checked: null, why: error.message };
    throw error;
  }
}

/**
 * Reads the packs that are on, and those that are tried, and plays with them from now on. What cannot be read leaves the
 * page with its own cards, and `dealt` and the title say why. Gives a sentence on a bout that keeps the cards it had.
 */
export async function dealStored(services: Services): Promise<string | null> {
  const ids = await packsOn(services.vault);
  const kept = (await Promise.all(ids.map((id) => storedPack(services.vault, id)))).filter((pack) => pack !== null);
  const packs = withTried(kept);
  const before = dealt.value;
  if (packs.length === 0 && before.packs.length === 0) return null;
  const next = packs.length === 0 ? NOTHING : await read(packs);
  if (!next) return null; // overtaken by who asked later
  dealt.value = next;
  if (next.why !== null) services.message.value = `Your packs could not be read, so the game plays with its own cards. ${next.why}`;
  return swapCards(services, next.checked?.catalogue ?? null, []);
}
