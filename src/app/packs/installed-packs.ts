import { PACK_MARK } from '../../catalogue/index.ts';
import type { BroughtPack, ListedPack, PackState, SheetCard } from '../../hud/packs/index.ts';
import type { PackFile } from '../../session/index.ts';
import { pageKit } from '../kit.ts';
import type { Services } from '../services.ts';
import { WorkFailed } from '../workers/one-by-one.ts';
import { facesOfKinds } from '../workshop/parts.ts';
import { dealt, filesOfPacks, folderOf, tried } from './load-cards.ts';
import type { Checked } from './messages.ts';
import { broughtWords } from './pack-words.ts';
import { waysToPlay } from './ways-to-play.ts';
import { isSame, shippedOnes } from './shipped-ones.ts';
import { cardsInWords, shownPack } from './shown-pack.ts';
import type { StoredPack } from './stored-packs.ts';
import { packBefore, packsOn, storedPacks } from './stored-packs.ts';
import { packOf, summaryOf, unmetNeeds } from './pack-summary.ts';
import type { PackChecker } from './try-pack.ts';
import { packsHere } from './wanted-packs.ts';
import { versionOrder, languagesWanted } from './versions.ts';

/** A pack that is here, and whether it plays. */
export interface PackInUse {
  readonly pack: StoredPack;
  readonly state: PackState;
  /** Whether it comes with the game, as it is. */
  readonly shipped: boolean;
  /** What the game brings under its id, where that is another and no older one; null for all else. */
  readonly brings: StoredPack | null;
}

/** Somebody brought it, and nobody has decided on it. */
export interface PendingPack {
  /** Null where it cannot be played with. */
  readonly pack: StoredPack | null;
  readonly shown: BroughtPack;
  /** Packs that are here and off, and are turned on with it. */
  readonly along: readonly StoredPack[];
}

interface ReadPack {
  readonly checked: Checked | null;
  /** Why it could not be read; null where it could. */
  readonly unread: string | null;
  /** Packs that are here and off, and that it needs: it was read beside them too. */
  readonly along: readonly StoredPack[];
}

/** What a file says its pack is called, before anybody has read it. */
function guessedId(files: readonly PackFile[]): string {
  const text = files.find((file) => PACK_MARK.test(file.text))?.text ?? '';
  return /^[ -]*id: *["']?([a-z][\w.-]{0,79})/m.exec(text.slice(text.search(PACK_MARK)))?.[1] ?? 'pack';
}

/** What comes with the game for the place of a pack that is kept: another under its id that is not older. */
function broughtFor(pack: StoredPack, comes: readonly StoredPack[]): StoredPack | null {
  const brings = comes.find(({ about }) => about.id === pack.about.id);
  if (!brings || isSame(brings, pack)) return null;
  return versionOrder(brings.about.version, pack.about.version) < 0 ? null : brings;
}

/** The packs that there are, and how they look from outside. */
export class InstalledPacks {
  private readonly services: Pick<Services, 'vault' | 'settings'>;
  private readonly checker: PackChecker;

  constructor(services: Pick<Services, 'vault' | 'settings'>, checker: PackChecker) {
    this.services = services;
    this.checker = checker;
  }

  /** Reads a pack beside those that are on, and those that it needs where they are here and off. */
  async read(pack: StoredPack): Promise<ReadPack> {
    const { packs, checked } = dealt.value;
    if (checked && packs.includes(pack)) return { checked, unread: null, along: [] };
    const others = packs.filter(({ about }) => about.id !== pack.about.id);
    for (let along: StoredPack[] = []; ;) {
      const read = await this.readTogether([...others, ...along, pack]);
      const unmet = read.checked
        ? unmetNeeds(
            read.checked,
            [...along, pack].map(({ about }) => folderOf(about)),
          )
        : [];
      const known = [...others, ...along, pack].map(({ about }) => about.id);
      const more = unmet.every((id) => known.includes(id)) ? [] : await packsHere(this.services.vault, unmet);
      const added = more.filter(({ about }) => !known.includes(about.id));
      if (added.length === 0) return { ...read, along };
      along = [...along, ...added];
    }
  }

  private async readTogether(packs: readonly StoredPack[]): Promise<Omit<ReadPack, 'along'>> {
    try {
      const read = await this.checker.check(filesOfPacks(packs), languagesWanted(this.services.settings.peek()));
      return { checked: read, unread: read ? null : 'It has not been read.' };
    } catch (error) {
      if (error instanceof WorkFailed) return { checked: null, unread: error.message };
      throw error;
    }
  }

  /** Packs that are tried, those that are kept, and those that come with the game. */
  async everything(): Promise<PackInUse[]> {
    const { vault } = this.services;
    const [kept, on, comes] = await Promise.all([storedPacks(vault), packsOn(vault), shippedOnes(this.checker)]);
    const asDealt = (pack: StoredPack): StoredPack => dealt.value.packs.find((one) => isSame(one, pack)) ?? pack;
    const own = [
      ...tried.value.map((pack): PackInUse => ({ pack, state: 'tried', shipped: false, brings: null })),
      ...kept
        .filter(({ about }) => tried.value.every((one) => one.about.id !== about.id))
        .map((pack): PackInUse => {
          const state = on.includes(pack.about.id) ? 'on' : 'off';
          return { pack: asDealt(pack), state, shipped: comes.some((one) => isSame(one, pack)), brings: broughtFor(pack, comes) };
        }),
    ];
    const others = comes.filter(({ about }) => own.every(({ pack }) => pack.about.id !== about.id));
    const shipped = [
      ...own.filter((here) => here.shipped),
      ...others.map((pack): PackInUse => ({ pack, state: 'off', shipped: true, brings: null })),
    ];
    return [...own.filter((here) => !here.shipped), ...shipped.toSorted((a, b) => (a.pack.about.id < b.pack.about.id ? -1 : 1))];
  }

  async cardsOf(pack: StoredPack, checked: Checked | null): Promise<SheetCard[]> {
    if (!checked) return [];
    const faceOf = await facesOfKinds().catch(() => () => null); // without the rules of games cards go without faces
    return cardsInWords(checked, pack.about.id, faceOf);
  }

  async listed({ pack, state, shipped, brings }: PackInUse): Promise<ListedPack> {
    const { about } = pack;
    const { checked, unread } = await this.read(pack);
    const before = state === 'tried' ? null : await packBefore(this.services.vault, about.id);
    const summary = checked && summaryOf(checked, about, folderOf(about));
    const catalogue = state === 'off' ? null : checked?.catalogue;
    const play = catalogue ? await waysToPlay(pageKit.kit, catalogue, about.id).catch(() => []) : [];
    const shown = shownPack(pack, { summary, unread, cards: await this.cardsOf(pack, checked) });
    const offer = brings && { version: brings.about.version, text: broughtWords.brings(brings.about, about) };
    return { ...shown, state, shipped, play, before: before && before.about.version, brings: offer };
  }

  /** Looks at files that somebody brought as one pack. */
  async lookAt(files: readonly PackFile[]): Promise<PendingPack> {
    const guess = guessedId(files);
    const unnamed: StoredPack = { about: { id: guess, name: guess, version: '', licence: '', authors: [], text: '' }, files, savedAt: 0 };
    const { checked, unread, along } = await this.read(unnamed);
    const folder = folderOf(unnamed.about);
    const pack = (checked && packOf(checked, files, folder)) ?? unnamed;
    const summary = checked && summaryOf(checked, pack.about, folder);
    const shown = shownPack(pack, { summary, unread, cards: await this.cardsOf(pack, checked) });
    const plays = summary !== null && (summary.hash !== '' || summary.unmet.length > 0);
    const usable = pack !== unnamed && plays && !summary.findings.some(({ path }) => path === 'id');
    const names = along.map(({ about }) => about.name);
    return { pack: usable ? pack : null, shown: { ...shown, ...(await this.placeOf(pack)), usable, along: names }, along };
  }

  /** What waits, beside what is kept now. */
  async placed(waiting: PendingPack): Promise<PendingPack> {
    return waiting.pack ? { ...waiting, shown: { ...waiting.shown, ...(await this.placeOf(waiting.pack)) } } : waiting;
  }

  /** What is kept under the id of a pack, and what becomes of it. */
  private async placeOf(pack: StoredPack): Promise<Pick<BroughtPack, 'instead' | 'replaces'>> {
    const kept = (await storedPacks(this.services.vault)).find(({ about }) => about.id === pack.about.id);
    if (!kept) return { instead: null, replaces: null };
    if (isSame(kept, pack)) return { instead: broughtWords.haveIt, replaces: null };
    return { instead: broughtWords.instead(pack.about, kept.about), replaces: kept.about.version };
  }
}
