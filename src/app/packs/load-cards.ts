import { effect, signal } from '@preact/signals';
import type { ContentFile } from '../../catalogue/index.ts';
import type { WholeKit } from '../kit.ts';
import { kitOver } from '../kit.ts';
import type { Services } from '../services.ts';
import { languagesWanted } from './versions.ts';
import type { PackAbout, StoredPack } from './stored-packs.ts';
import { packsOn, storedPack } from './stored-packs.ts';
import type { Checked, PackChecker } from './try-pack.ts';
import { newChecker } from './try-pack.ts';
import { swapCards } from '../swap-cards.ts';
import { NO_PACKS } from './no-packs.ts';

/** What the page plays with beside its own cards. */
export interface Dealt {
  /** Packs that are on, and those that are tried. */
  readonly packs: readonly StoredPack[];
  /** Null while nothing has been read, and where nothing is on. */
  readonly checked: Checked | null;
  /** Why none of them can be played with, or which were left out and why; null where all can. */
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

/** Cards that can be played with, and what they were read from. */
interface Read {
  readonly packs: readonly StoredPack[];
  readonly checked: Checked;
  /** Null where nothing can be played with them. */
  readonly kit: WholeKit | null;
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Null when others have asked meanwhile. Rejects where reading fails or comes to no end. */
async function readTogether(packs: readonly StoredPack[], languages: readonly string[]): Promise<Read | null> {
  checker ??= newChecker();
  const checked = await checker.check(filesOfPacks(packs), languages);
  return checked && { packs, checked, kit: checked.catalogue && kitOver(checked.catalogue) };
}

/** The packs one after the other: those that make reading fail are left out, and the rest plays. */
async function readApart(packs: readonly StoredPack[], languages: readonly string[]): Promise<readonly [Read | null, Dealt] | null> {
  let good: Read | null = null;
  const left: string[] = [];
  for (const pack of packs) {
    try {
      const next = await readTogether([...(good?.packs ?? []), pack], languages);
      if (!next) return null;
      if (next.kit) good = next;
      else left.push(`${pack.about.name}: nothing can be played with it.`);
    } catch (error) {
      left.push(`${pack.about.name}: ${sentence(error)}`);
    }
  }
  const why = left.length > 0 ? `Left out: ${left.join(' ')}` : null;
  return [good, { packs: good?.packs ?? packs, checked: good?.checked ?? null, why }];
}

async function read(packs: readonly StoredPack[], languages: readonly string[]): Promise<readonly [Read | null, Dealt] | null> {
  try {
    const all = await readTogether(packs, languages);
    if (!all) return null;
    return [all, { packs, checked: all.checked, why: all.kit ? null : 'Nothing can be played with these packs.' }];
  } catch (error) {
    return packs.length > 1 ? readApart(packs, languages) : [null, { packs, checked: null, why: sentence(error) }];
  }
}

const hearing = new WeakSet<Services>();

/** From now on the cards are dealt anew whenever another language is chosen. */
function hearOfLanguage(services: Services): void {
  if (hearing.has(services)) return;
  hearing.add(services);
  let before = services.settings.peek().language;
  effect(() => {
    const { language } = services.settings.value;
    if (language === before) return;
    before = language;
    void dealStored(services);
  });
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
  hearOfLanguage(services);
  const next = packs.length === 0 ? ([null, NOTHING] as const) : await read(packs, languagesWanted(services.settings.peek()));
  if (!next) return null; // overtaken by who asked later
  const [found, told] = next;
  dealt.value = told;
  if (told.why !== null) services.message.value = found?.kit ? someLeftOut(told.why) : `${NO_PACKS} ${told.why}`;
  return swapCards(services, found?.kit ?? null);
}

const someLeftOut = (why: string): string => `Not every pack could be read; the others play. ${why}`;
