import { batch, signal } from '@preact/signals';
import { LIMITS } from '../../engine/limits/index.ts';
import type { Brought, ListedPack, PackNote, PackProblem, PackState, SharedPack, SheetCard } from '../../hud/packs/index.ts';
import { packText } from '../../session/index.ts';
import { download } from '../download.ts';
import { rollSeed } from '../seeds.ts';
import type { Services } from '../services.ts';
import type { Keeping } from '../storage/vault.ts';
import { dealStored, dealt, folderOf, tried } from './load-cards.ts';
import { filesOfDisk, filesOfPaste, packsAmong } from './incoming.ts';
import { broughtWords, whyNoPack } from './pack-words.ts';
import { notAPack } from './not-a-pack.ts';
import { sharedPack } from './share-pack.ts';
import type { PackInUse, PendingPack } from './installed-packs.ts';
import { InstalledPacks } from './installed-packs.ts';
import { isSame } from './shipped-ones.ts';
import type { PackAbout, StoredPack } from './stored-packs.ts';
import { dropPack, keepPack, packBefore, packsOn, setPacksOn, storedPacks } from './stored-packs.ts';
import { summaryOf } from './pack-summary.ts';
import { newChecker } from './try-pack.ts';
import { versionOrder } from './versions.ts';
import { turnOnPacks } from './wanted-packs.ts';

/** Of several packs of one id the newest; and the ids that more than one had. */
function newestOfEach(waiting: readonly PendingPack[]): { readonly kept: PendingPack[]; readonly twins: string[] } {
  const newestFirst = waiting.toSorted((a, b) => versionOrder(b.shown.version, a.shown.version));
  const kept = waiting.filter((one) => newestFirst.find(({ shown }) => shown.id === one.shown.id) === one);
  const twins = waiting.filter((one) => !kept.includes(one)).map(({ shown }) => shown.id);
  return { kept, twins: [...new Set(twins)] };
}

/** What came of what was done with a pack. */
interface Done {
  readonly text: string;
  readonly focus: PackNote['focus'];
  /** Whether it was brought, and waits for a decision no longer. */
  readonly decided?: boolean;
}

/** Packs as their screen shows them, and what can be done with them. */
export class PackDesk {
  readonly packs = signal<readonly ListedPack[] | null>(null);
  readonly brought = signal<readonly PendingPack[]>([]);
  /** Whether what somebody brought is being read. */
  readonly reading = signal(false);
  readonly problem = signal<PackProblem | null>(null);
  readonly note = signal<PackNote | null>(null);
  readonly sharing = signal<{ readonly id: string; readonly shared: SharedPack | null } | null>(null);
  readonly sheet = signal<{ readonly pack: StoredPack; readonly cards: readonly SheetCard[]; readonly shared: SharedPack } | null>(null);
  private readonly services: Services;
  private readonly shelf: InstalledPacks;
  /** The packs that are listed, as they were read. */
  private readonly listed = new Map<string, PackInUse>();
  /** One after the other: the checker answers the latest alone. */
  private working: Promise<unknown> = Promise.resolve();

  constructor(services: Services, checker = newChecker()) {
    this.services = services;
    this.shelf = new InstalledPacks(services, checker);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.working.then(work, work);
    this.working = done.catch(() => undefined);
    return done;
  }

  /** Reads all that there is, for somebody who has just come: what was said before is said no more. */
  survey(): Promise<void> {
    this.note.value = null;
    this.problem.value = null;
    return this.inTurn(() => this.look('anew')).catch((error: unknown) => {
      this.packs.value ??= [];
      this.note.value = { id: '', text: broughtWords.failed(error), working: false, focus: 'text' };
    });
  }

  /** What is off now and was before is not read again unless all is read anew. */
  private async look(how: 'anew' | 'changes'): Promise<void> {
    const rows: ListedPack[] = [];
    for (const here of await this.shelf.everything()) {
      const known = how === 'changes' && here.state === 'off' ? this.rowOf(here) : undefined;
      rows.push(known ?? (await this.shelf.listed(here)));
      this.listed.set(here.pack.about.id, here);
    }
    this.packs.value = rows;
    await this.placeBrought();
  }

  /** Tells what waits beside what is kept now; what is brought or decided on meanwhile is left as it is. */
  private async placeBrought(): Promise<void> {
    const placed = new Map<PendingPack, PendingPack>();
    for (const waiting of this.brought.value) placed.set(waiting, await this.shelf.placed(waiting));
    this.brought.value = this.brought.value.map((waiting) => placed.get(waiting) ?? waiting);
  }

  /** How a pack that is off was listed, where it was this very one. */
  private rowOf({ pack, shipped, brings }: PackInUse): ListedPack | undefined {
    const before = this.listed.get(pack.about.id);
    if (!before || before.shipped !== shipped || before.brings !== brings || !isSame(before.pack, pack)) return undefined;
    return this.packs.value?.find(({ id, state, needs }) => id === pack.about.id && state === 'off' && needs.length === 0);
  }

  private waitingOne(id: string): PendingPack | undefined {
    return this.brought.value.find(({ shown }) => shown.id === id);
  }

  private broughtOne(id: string): StoredPack | null {
    return this.waitingOne(id)?.pack ?? null;
  }

  private async listedOne(id: string): Promise<PackInUse | null> {
    return (await this.shelf.everything()).find(({ pack }) => pack.about.id === id) ?? null;
  }

  /** What is listed, which can be handed on; what only waits for a decision cannot. */
  private async find(id: string): Promise<StoredPack | null> {
    return (await this.listedOne(id))?.pack ?? null;
  }

  /** Looks at what somebody brought, and says whether a pack was found in it; nothing of it is played with. */
  async bring(brought: Brought): Promise<boolean> {
    this.note.value = null;
    this.problem.value = 'text' in brought ? notAPack(brought.text) : null;
    if (this.problem.value) return false;
    this.reading.value = true;
    try {
      const files = 'text' in brought ? filesOfPaste(brought.text) : await filesOfDisk(brought.files);
      const { packs, strays } = packsAmong(files);
      if (packs.length === 0) this.complain(broughtWords.noHead(strays));
      else if (strays.length > 0) this.complain(broughtWords.strays(strays));
      const waiting = await this.inTurn(async () => {
        const found: PendingPack[] = [];
        for (const each of packs) found.push(await this.shelf.lookAt(each));
        return found;
      });
      const { kept, twins } = newestOfEach(waiting);
      for (const id of twins) this.complain(broughtWords.twins(id));
      const ids = new Set(kept.map(({ shown }) => shown.id));
      this.brought.value = [...kept, ...this.brought.value.filter(({ shown }) => !ids.has(shown.id))];
      return kept.length > 0;
    } catch (error) {
      this.complain(whyNoPack(error));
      return false;
    } finally {
      this.reading.value = false;
    }
  }

  private complain(text: string): void {
    const before = this.problem.value;
    this.problem.value = { text: before ? `${before.text} ${text}` : text, way: null };
  }

  /** Plays with a pack until the page is closed. */
  async tryIt(id: string): Promise<void> {
    const pack = this.broughtOne(id);
    if (!pack) return;
    this.begin(pack.about, broughtWords.working(pack.about));
    await this.turnOnAlong(this.waitingOne(id)?.along ?? []);
    tried.value = [...tried.value.filter(({ about }) => about.id !== id), pack];
    await this.settle(pack.about, { text: broughtWords.tried(pack.about), focus: 'play', decided: true });
  }

  /** Keeps a pack that was brought, and turns it on. */
  async keep(id: string): Promise<void> {
    const pack = this.broughtOne(id);
    if (!pack || !(await this.hasRoom(id))) return;
    const { shown, along } = this.waitingOne(id)!;
    if (shown.waits !== null) return this.keepOff(pack);
    await this.turnOnAlong(along);
    await this.take(pack, { focus: 'play', decided: true });
  }

  /** Keeps a pack that was brought and waits for another: it plays as little as before. */
  private async keepOff(pack: StoredPack): Promise<void> {
    const { vault } = this.services;
    this.begin(pack.about, broughtWords.working(pack.about));
    const lasting = [await keepPack(vault, pack), await this.switchOn(pack.about.id, false)].every(Boolean);
    const text = broughtWords.waits(pack.about, lasting ? 'kept' : vault.keeping.value);
    await this.settle(pack.about, { text, focus: 'text', decided: true });
  }

  /** Turns on what a pack needs; those that come with the game are kept as long as they are on. */
  private async turnOnAlong(along: readonly StoredPack[]): Promise<void> {
    if (along.length === 0) return;
    await turnOnPacks(
      this.services,
      along.map(({ about }) => about.id),
    );
  }

  /** Keeps a pack that is tried. */
  async keepTried(id: string): Promise<void> {
    const pack = tried.value.find(({ about }) => about.id === id);
    if (pack && (await this.hasRoom(id))) await this.take(pack, { focus: 'play' });
  }

  /** Whether one more pack can be kept, or this one stands among those that are; it is said where not. */
  private async hasRoom(id: string): Promise<boolean> {
    const kept = await storedPacks(this.services.vault);
    if (kept.length < LIMITS.packs || kept.some(({ about }) => about.id === id)) return true;
    this.note.value = { id, text: broughtWords.tooMany(LIMITS.packs), working: false, focus: 'text' };
    return false;
  }

  private async take(pack: StoredPack, how: Pick<Done, 'focus' | 'decided'>): Promise<void> {
    const { vault } = this.services;
    const { about } = pack;
    this.begin(about, broughtWords.working(about));
    const lasting = [await keepPack(vault, pack), await this.switchOn(about.id, true)].every(Boolean);
    tried.value = tried.value.filter((one) => one.about.id !== about.id);
    await this.settle(about, { ...how, text: broughtWords.kept(about, lasting ? 'kept' : vault.keeping.value) });
  }

  /** Nothing of what was brought stays. */
  leave(id: string): void {
    const left = this.brought.value.find(({ shown }) => shown.id === id)?.shown;
    const stays = this.packs.value?.find((row) => row.id === id);
    this.problem.value = null;
    this.forget(id);
    const text = left && stays ? broughtWords.leftFor(left.version, stays.version) : broughtWords.left;
    this.note.value = { id, text, working: false, focus: 'text' };
  }

  /** A pack is tried no longer. */
  async tryNoLonger(id: string): Promise<void> {
    const about = tried.value.find((pack) => pack.about.id === id)?.about;
    if (!about) return;
    this.problem.value = null;
    this.begin(about, broughtWords.workingOff(about));
    tried.value = tried.value.filter((pack) => pack.about.id !== id);
    await this.settle(about, { text: broughtWords.triedNoLonger(about), focus: 'text' });
  }

  private async switchOn(id: string, on: boolean): Promise<boolean> {
    const ids = (await packsOn(this.services.vault)).filter((each) => each !== id);
    return setPacksOn(this.services.vault, on ? [...ids, id] : ids);
  }

  /** Turns a pack on or off. */
  async turn(id: string, on: boolean): Promise<void> {
    const here = await this.listedOne(id);
    if (here) await (here.shipped ? this.turnShipped(here.pack, on) : this.turnOwn(here.pack, on));
  }

  private async turnOwn(pack: StoredPack, on: boolean): Promise<void> {
    const { about } = pack;
    this.showSwitched(about.id, on ? 'on' : 'off');
    this.begin(about, on ? broughtWords.working(about) : broughtWords.workingOff(about));
    if (on && !(await this.hasWhatItNeeds(pack))) return;
    await this.switchOn(about.id, on);
    await this.settle(about, { text: on ? broughtWords.on(about) : broughtWords.off(about), focus: 'none' });
  }

  /** Turns on what a pack needs where it is here; where it is not, that is said and the switch goes back. */
  private async hasWhatItNeeds(pack: StoredPack): Promise<boolean> {
    const { checked, along } = await this.inTurn(() => this.shelf.read(pack));
    const { unmet } = checked ? summaryOf(checked, pack.about, folderOf(pack.about)) : { unmet: [] };
    if (unmet.length === 0) {
      await this.turnOnAlong(along);
      return true;
    }
    this.showSwitched(pack.about.id, 'off');
    this.note.value = { id: pack.about.id, text: broughtWords.staysOff(pack.about, unmet.join(' ')), working: false, focus: 'text' };
    return false;
  }

  /** One that comes with the game is kept as long as it is on, or stands in the place of another version. */
  private async turnShipped(pack: StoredPack, on: boolean): Promise<void> {
    const { vault } = this.services;
    const { id } = pack.about;
    if (!on && (await packBefore(vault, id))) return this.turnOwn(pack, false);
    if (on && !(await this.hasRoom(id))) return;
    this.showSwitched(id, on ? 'on' : 'off');
    if (on) return this.take(pack, { focus: 'none' });
    this.begin(pack.about, broughtWords.workingOff(pack.about));
    await this.switchOn(id, false);
    await dropPack(vault, id);
    await this.settle(pack.about, { text: broughtWords.off(pack.about), focus: 'none' });
  }

  /** The switch stands as it was set while the cards are dealt. */
  private showSwitched(id: string, state: PackState): void {
    this.packs.value = this.packs.value?.map((row) => (row.id === id ? { ...row, state, play: [] } : row)) ?? null;
  }

  async drop(id: string): Promise<void> {
    const pack = await this.find(id);
    if (!pack) return;
    this.begin(pack.about, broughtWords.workingOff(pack.about));
    await this.switchOn(id, false);
    await dropPack(this.services.vault, id);
    await this.settle(pack.about, { text: broughtWords.gone(pack.about), focus: 'text' });
  }

  /** The version that was replaced takes the place of the one that replaced it. */
  async back(id: string): Promise<void> {
    const before = await packBefore(this.services.vault, id);
    if (before) await this.putInPlace(before, broughtWords.back);
  }

  /** What the game brings of a pack takes the place of the version that is kept, which stays beside it. */
  async takeBrought(id: string): Promise<void> {
    const brings = (await this.listedOne(id))?.brings;
    if (brings) await this.putInPlace(brings, broughtWords.inPlace);
  }

  /** A version of a pack that is kept takes its place, on or off as that is. */
  private async putInPlace(pack: StoredPack, words: (about: PackAbout, why: Keeping) => string): Promise<void> {
    const { vault } = this.services;
    this.begin(pack.about, broughtWords.working(pack.about));
    const lasting = await keepPack(vault, pack);
    await this.settle(pack.about, { text: words(pack.about, lasting ? 'kept' : vault.keeping.value), focus: 'text' });
  }

  private begin({ id }: PackAbout, text: string): void {
    this.note.value = { id, text, working: true, focus: 'none' };
  }

  private forget(id: string): void {
    this.brought.value = this.brought.value.filter(({ shown }) => shown.id !== id);
  }

  /** Deals the cards anew and says what has become of a pack. */
  private async settle({ id }: PackAbout, { text, focus, decided = false }: Done): Promise<void> {
    const kept = await this.inTurn(async () => {
      const sentence = await dealStored(this.services).catch(broughtWords.failed);
      await this.look('changes');
      return sentence;
    }).catch(broughtWords.failed);
    const said = [text, dealt.value.why, kept].filter((part) => part !== null).join(' ');
    batch(() => {
      if (decided) this.forget(id);
      this.note.value = { id, text: said, working: false, focus };
    });
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
    const draft = await beginDraft(this.services.vault, { name: copyName(pack.about.name), from: '', files: pack.files, seed: rollSeed() });
    this.services.go({ screen: 'workshop', query: `draft=${draft}` });
  }

  /** Makes the sheet of a pack; resolves when it can be printed. */
  async lay(id: string): Promise<void> {
    const pack = await this.find(id);
    if (!pack) return;
    const { checked } = await this.inTurn(() => this.shelf.read(pack));
    this.sheet.value = { pack, cards: await this.shelf.cardsOf(pack, checked), shared: await sharedPack(pack) };
  }
}

let desk: PackDesk | null = null;

/** The one desk of the page. */
export function thePackDesk(services: Services): PackDesk {
  desk ??= new PackDesk(services);
  return desk;
}
