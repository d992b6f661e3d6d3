import { LIMITS } from '../../engine/limits/index.ts';
import { signal } from '@preact/signals';
import type { Finding } from '../../catalogue/index.ts';
import { besideName, cardName, PACK_MARK } from '../../catalogue/index.ts';
import type { Brought, BroughtPack, ListedPack, PackState, SharedPack, SheetCard, ShownFinding, ShownPack } from '../../hud/packs/index.ts';
import type { PackFile } from '../../session/index.ts';
import { packText } from '../../session/index.ts';
import { download } from '../download.ts';
import { WorkFailed } from '../workers/one-by-one.ts';
import { rollSeed } from '../seeds.ts';
import type { Services } from '../services.ts';
import { dealStored, dealt, filesOfPacks, folderOf, tried } from './deal.ts';
import { filesOfDisk, filesOfPaste, packsAmong } from './incoming.ts';
import type { Checked } from './messages.ts';
import { broughtWords, whyNoPack } from './pack-words.ts';
import { sharedPack } from './share-pack.ts';
import type { StoredPack } from './stored.ts';
import { dropPack, keepPack, packBefore, packsOn, setPacksOn, storedPacks } from './stored.ts';
import type { Summary } from './summary.ts';
import { headlineOf, packOf, sizeOf, summaryOf } from './summary.ts';
import type { PackChecker } from './try-pack.ts';
import { newChecker } from './try-pack.ts';

/** Somebody brought it, and nobody has decided on it. */
interface Waiting {
  readonly pack: StoredPack | null;
  readonly shown: BroughtPack;
}

const NOTHING: Summary = { errors: 0, warnings: 0, findings: [], adds: [], inShort: '', changes: [], conflicts: [], needs: [], hash: '' };

function shownFinding({ severity, file, line, column, message, hint, excerpt }: Finding): ShownFinding {
  return { severity, place: `${file}:${line}:${column}`, message, hint: hint ?? null, excerpt };
}

function shownPack({ about, files }: StoredPack, summary: Summary | null, unread: string | null): ShownPack {
  const { id, name, version, licence, authors, text } = about;
  const told = summary ?? NOTHING;
  const facts = [id, authors.length > 0 ? `by ${authors.join(', ')}` : '', licence === '' ? '' : `licence ${licence}`, sizeOf(files)];
  return {
    id,
    name,
    version,
    text,
    headline: unread === null ? headlineOf(about, told) : `${name} ${version}`,
    facts: facts.filter((fact) => fact !== ''),
    errors: told.errors,
    findings: told.findings.map(shownFinding),
    conflicts: told.conflicts.map(shownFinding),
    adds: told.adds,
    changes: told.changes,
    unread,
  };
}

/** Packs as their screen shows them, and what can be done with them. */
export class PackDesk {
  readonly packs = signal<readonly ListedPack[] | null>(null);
  readonly brought = signal<readonly Waiting[]>([]);
  readonly busy = signal(false);
  /** Whether what somebody brought is being read. */
  readonly reading = signal(false);
  readonly problem = signal<string | null>(null);
  readonly note = signal<string | null>(null);
  readonly sharing = signal<{ readonly id: string; readonly shared: SharedPack | null } | null>(null);
  readonly sheet = signal<{ readonly pack: StoredPack; readonly cards: readonly SheetCard[]; readonly shared: SharedPack } | null>(null);
  private readonly services: Services;
  private readonly checker: PackChecker;
  /** One after the other: the checker answers the latest alone. */
  private working: Promise<unknown> = Promise.resolve();

  constructor(services: Services, checker = newChecker()) {
    this.services = services;
    this.checker = checker;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.working.then(work, work);
    this.working = done.catch(() => undefined);
    this.busy.value = true;
    try {
      return await done;
    } finally {
      this.busy.value = false;
    }
  }

  /** Reads a pack beside those that are on. */
  private async read(pack: StoredPack): Promise<{ readonly checked: Checked | null; readonly unread: string | null }> {
    const { packs, checked } = dealt.value;
    if (checked && packs.includes(pack)) return { checked, unread: null };
    const others = packs.filter(({ about }) => about.id !== pack.about.id);
    try {
      const read = await this.checker.check(filesOfPacks([...others, pack]));
      return { checked: read, unread: read ? null : 'It has not been read.' };
    } catch (error) {
      if (error instanceof WorkFailed) return { checked: null, unread: error.message };
      throw error;
    }
  }

  private async listed(pack: StoredPack, state: PackState): Promise<ListedPack> {
    const { checked, unread } = await this.read(pack);
    const before = state === 'on' || state === 'off' ? await packBefore(this.services.vault, pack.about.id) : null;
    const summary = checked && summaryOf(checked, pack.about, folderOf(pack.about));
    return { ...shownPack(pack, summary, unread), state, before: before && before.about.version };
  }

  /** Reads all that there is. */
  survey(): Promise<void> {
    return this.inTurn(() => this.look());
  }

  private async look(): Promise<void> {
    const all = await this.everything();
    const rows: ListedPack[] = [];
    for (const { pack, state } of all) rows.push(await this.listed(pack, state));
    this.packs.value = rows;
  }

  /** Packs that are tried or kept, and those that come with the game and are neither. */
  private async everything(): Promise<{ readonly pack: StoredPack; readonly state: PackState }[]> {
    const { vault } = this.services;
    const [kept, on] = await Promise.all([storedPacks(vault), packsOn(vault)]);
    const dealtAs = (pack: StoredPack): StoredPack =>
      dealt.value.packs.find((one) => one.about.id === pack.about.id && packText(one.files) === packText(pack.files)) ?? pack;
    const own = [
      ...tried.value.map((pack) => ({ pack, state: 'tried' as const })),
      ...kept
        .filter(({ about }) => !tried.value.some((one) => one.about.id === about.id))
        .map((pack) => ({ pack: dealtAs(pack), state: on.includes(pack.about.id) ? ('on' as const) : ('off' as const) })),
    ];
    const shipped = (await shippedOnes(this.checker)).filter(({ about }) => own.every(({ pack }) => pack.about.id !== about.id));
    return [...own, ...shipped.map((pack) => ({ pack, state: 'shipped' as const }))];
  }

  private async find(id: string): Promise<StoredPack | null> {
    const waiting = this.brought.value.find(({ shown }) => shown.id === id)?.pack;
    return waiting ?? (await this.everything()).find(({ pack }) => pack.about.id === id)?.pack ?? null;
  }

  /** Looks at what somebody brought; nothing of it is played with. */
  async bring(brought: Brought): Promise<void> {
    this.problem.value = null;
    this.note.value = null;
    this.reading.value = true;
    try {
      const files = 'text' in brought ? filesOfPaste(brought.text) : await filesOfDisk(brought.files);
      const { packs, strays } = packsAmong(files);
      if (packs.length === 0) this.problem.value = broughtWords.noHead(strays);
      else if (strays.length > 0) this.problem.value = broughtWords.strays(strays);
      const waiting = await this.inTurn(async () => {
        const found: Waiting[] = [];
        for (const each of packs) found.push(await this.lookAt(each));
        return found;
      });
      const ids = new Set(waiting.map(({ shown }) => shown.id));
      this.brought.value = [...waiting, ...this.brought.value.filter(({ shown }) => !ids.has(shown.id))];
    } catch (error) {
      this.problem.value = whyNoPack(error);
    } finally {
      this.reading.value = false;
    }
  }

  private async lookAt(files: readonly PackFile[]): Promise<Waiting> {
    const guess = guessedId(files);
    const unnamed: StoredPack = { about: { id: guess, name: guess, version: '', licence: '', authors: [], text: '' }, files, savedAt: 0 };
    const { checked, unread } = await this.read(unnamed);
    const folder = folderOf(unnamed.about);
    const pack = checked && packOf(checked, files, folder);
    const summary = checked && summaryOf(checked, (pack ?? unnamed).about, folder);
    const shown = shownPack(pack ?? unnamed, summary, unread);
    const kept = (await storedPacks(this.services.vault)).find(({ about }) => about.id === shown.id);
    const same = kept && packText(kept.files) === packText(files);
    const usable = pack !== null && summary !== null && summary.hash !== '' && !summary.findings.some(({ path }) => path === 'id');
    return {
      pack: usable ? pack : null,
      shown: { ...shown, instead: kept ? broughtWords.instead(kept.about, same === true) : null, usable },
    };
  }

  /** Plays with a pack until the page is closed. */
  async tryIt(id: string): Promise<void> {
    const pack = await this.find(id);
    if (!pack) return;
    tried.value = [...tried.value.filter(({ about }) => about.id !== id), pack];
    await this.settle(id, broughtWords.tried(pack.about));
  }

  /** Keeps a pack and turns it on. */
  async keep(id: string): Promise<void> {
    const { vault } = this.services;
    const pack = await this.find(id);
    if (!pack) return;
    const kept = await storedPacks(vault);
    if (kept.length >= LIMITS.packs && !kept.some(({ about }) => about.id === id)) {
      this.problem.value = broughtWords.tooMany(LIMITS.packs);
      return;
    }
    const lasting = [await keepPack(vault, pack), await this.switchOn(id, true)].every(Boolean);
    tried.value = tried.value.filter(({ about }) => about.id !== id);
    await this.settle(id, broughtWords.kept(pack.about, lasting ? null : vault.keeping.value));
  }

  leave(id: string): Promise<void> {
    const wasTried = tried.value.some(({ about }) => about.id === id);
    tried.value = tried.value.filter(({ about }) => about.id !== id);
    this.problem.value = null;
    return this.settle(id, wasTried ? broughtWords.triedNoLonger : null);
  }

  private async switchOn(id: string, on: boolean): Promise<boolean> {
    const ids = (await packsOn(this.services.vault)).filter((each) => each !== id);
    return setPacksOn(this.services.vault, on ? [...ids, id] : ids);
  }

  async turn(id: string, on: boolean): Promise<void> {
    await this.switchOn(id, on);
    await this.settle(id, on ? broughtWords.on(id) : broughtWords.off(id));
  }

  async drop(id: string): Promise<void> {
    await this.switchOn(id, false);
    await dropPack(this.services.vault, id);
    await this.settle(id, broughtWords.gone(id));
  }

  /** The version that was replaced takes the place of the one that replaced it. */
  async back(id: string): Promise<void> {
    const before = await packBefore(this.services.vault, id);
    if (!before) return;
    await keepPack(this.services.vault, before);
    await this.settle(id, broughtWords.back(before.about));
  }

  /** Deals the cards anew and says what has become of a pack. */
  private async settle(id: string, note: string | null): Promise<void> {
    this.brought.value = this.brought.value.filter(({ shown }) => shown.id !== id);
    const kept = await this.inTurn(async () => {
      const sentence = await dealStored(this.services);
      await this.look();
      return sentence;
    });
    this.note.value = [note, dealt.value.why, kept].filter((part) => part !== null).join(' ') || null;
  }

  /** Opens the ways out of a pack, or closes them. */
  async share(id: string): Promise<void> {
    if (this.sharing.value?.id === id) return void (this.sharing.value = null);
    this.sharing.value = { id, shared: null };
    const pack = await this.find(id);
    const shared = pack && (await sharedPack(pack));
    if (this.sharing.value?.id === id) this.sharing.value = shared ? { id, shared } : null;
  }

  async file(id: string): Promise<void> {
    const pack = await this.find(id);
    if (pack) download(`${id}.yaml`, packText(pack.files), 'text/yaml');
  }

  /** Opens a draft of it in the workshop; the pack stays as it is. */
  async edit(id: string): Promise<void> {
    const pack = await this.find(id);
    if (!pack) return;
    const { beginDraft, copyName } = await import('../workshop/drafts-store.ts');
    const draft = await beginDraft(this.services.vault, { name: copyName(pack.about.name), files: pack.files, seed: rollSeed() });
    this.services.go({ screen: 'workshop', query: `draft=${draft}` });
  }

  /** Makes the sheet of a pack; resolves when it can be printed. */
  async lay(id: string): Promise<void> {
    const pack = await this.find(id);
    if (!pack) return;
    const { checked } = await this.inTurn(() => this.read(pack));
    const cards = (checked?.catalogue?.cards ?? []).flatMap((card): SheetCard[] => {
      const told = card.pack === id ? checked?.prose[`${card.kind} ${card.id}`] : undefined;
      const name = cardName(card.value, card.id);
      return told ? [{ id: card.id, kind: card.kind, name, sentences: besideName(name, told.sentences) }] : [];
    });
    this.sheet.value = { pack, cards, shared: await sharedPack(pack) };
  }
}

/** What a file says its pack is called, before anybody has read it. */
function guessedId(files: readonly PackFile[]): string {
  const text = files.find((file) => PACK_MARK.test(file.text))?.text ?? '';
  return /^[ -]*id: *["']?([a-z][\w.-]{0,79})/m.exec(text.slice(text.search(PACK_MARK)))?.[1] ?? 'pack';
}

let shipped: readonly StoredPack[] | null = null;

/** Packs that come with the page. */
async function shippedOnes(checker: PackChecker): Promise<readonly StoredPack[]> {
  if (shipped) return shipped;
  const { shippedPacks } = await import('virtual:shipped-packs');
  if (shippedPacks.length === 0) return (shipped = []);
  const packs = shippedPacks.map(({ folder, files }) => ({ folder, files }));
  const checked = await checker
    .check(packs.flatMap(({ folder, files }) => files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }))))
    .catch(() => null);
  if (!checked) return [];
  shipped = packs.flatMap(({ folder, files }) => packOf(checked, files, folder) ?? []);
  return shipped;
}

let desk: PackDesk | null = null;

/** The one desk of the page. */
export function thePackDesk(services: Services): PackDesk {
  desk ??= new PackDesk(services);
  return desk;
}
