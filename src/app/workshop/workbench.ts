import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { previewLooks } from '../../art/index.ts';
import type { ContentFile, Finding, Messages, PlayContent } from '../../catalogue/index.ts';
import type { Vault } from '../storage/vault.ts';
import { reviveContent, reviveText } from '../../catalogue/index.ts';
import { DESKS } from '../../games/headless.ts';
import { kitOf } from '../../session/index.ts';
import { pageKit } from '../kit.ts';
import type { Draft, Edit, History } from './draft.ts';
import { edited, editBetween, freePath, noted, redone, textOf, undone } from './draft.ts';
import { packOf } from './draft-head.ts';
import type { KeptDraft } from './drafts-store.ts';
import { keepDraft } from './drafts-store.ts';
import type { DraftCard, Read, NewContent } from './messages.ts';
import type { Reader } from './reader.ts';
import type { Kit } from '../kit.ts';
import type { Unkept } from './unsaved-draft.ts';
import { holdUnkept, letGo, takenUp } from './unsaved-draft.ts';

/** Puts together what a worker tells piece by piece. */
interface Dealer {
  deal(news: NewContent): Kit;
}

type Content = PlayContent['content'];

/** Everything that was told, with the newest of each game and each group of messages. */
export function newDealer(): Dealer {
  let content: Content = {};
  let messages: Messages = {};
  return {
    deal({ content: fresh, messages: said, ...rest }) {
      const all = Object.entries({ ...content, ...fresh }).filter((entry): entry is [string, Content[string]] => entry[1] !== null);
      content = Object.fromEntries(all);
      messages = reviveText({ en: { ...messages, ...said } })['en']!;
      const play = reviveContent({ ...rest, content: { ...content } });
      return {
        kit: kitOf(DESKS, play),
        catalogue: { content: play, messages, loadRules: () => pageKit.catalogue.loadRules() },
        findings: [],
      };
    },
  };
}

/** Milliseconds without a key before a draft is read, and within which edits are one step. */
const READ_AFTER = 40;
const ONE_STEP = 900;
/** Milliseconds from an edit until it is written down: all that a page which ends without a word may cost. */
const KEEP_AFTER = 60;

/** Where drafts are read, so that their paths are nobody else's. */
export const FOLDER = 'draft/';

/** Cards as they were when nothing was wrong with them. */
export interface Good {
  readonly cards: readonly DraftCard[];
  readonly kit: Kit;
  /** Counts changes of what is played with. */
  readonly edition: number;
}

const ofDraft = (finding: Finding): Finding => ({ ...finding, file: finding.file.slice(FOLDER.length) });

function cardsOf(read: Read): DraftCard[] {
  const local = (origin: string): string => (origin.startsWith(FOLDER) ? origin.slice(FOLDER.length) : origin);
  return read.cards.map((card) => ({
    ...card,
    file: local(card.file),
    origins: Object.fromEntries(Object.entries(card.origins).map(([path, origin]) => [path, local(origin)])),
  }));
}

/** A draft on the bench: its texts, what is wrong with them, and what they came to when nothing was. */
export class Workbench {
  readonly draft: Signal<Draft>;
  readonly history: Signal<History>;
  readonly findings = signal<readonly Finding[]>([]);
  /** The draft that the findings are of. */
  readonly checked: Signal<Draft>;
  readonly good = signal<Good | null>(null);
  /** Why nothing could be read; null while it can. */
  readonly failure = signal<string | null>(null);
  /** Whether what is written has not been read yet. */
  readonly stale = signal(true);
  /** Milliseconds from the last change to what came of it. */
  readonly lag = signal<number | null>(null);
  /** Whether the last change is kept. */
  readonly kept = signal(true);
  /** Whether what is kept lasts; null before the store has said so. */
  readonly lasts = signal<boolean | null>(null);
  readonly text: ReadonlySignal<string>;
  /** Whether something is wrong, so that the card is the last that was whole. */
  readonly broken: ReadonlySignal<boolean>;
  /** The card that everything is about: that of the open file, else the first. */
  readonly card: ReadonlySignal<DraftCard | null>;
  private readonly vault: Vault;
  private readonly reader: Reader;
  private readonly beside: () => readonly ContentFile[];
  private readonly dealer: Dealer = newDealer();
  private reading: ReturnType<typeof setTimeout> | undefined;
  private keeping: ReturnType<typeof setTimeout> | undefined;
  private changedAt = 0;
  /** Counts what was to be read. */
  private asked = 0;
  private editedAt = 0;
  private gone = false;
  /** The draft as it lasts; null where none does. */
  private lasting: Draft | null;

  constructor({ draft, history }: KeptDraft, vault: Vault, reader: Reader, beside: (pack: string) => readonly ContentFile[]) {
    this.draft = signal(draft);
    this.lasting = draft;
    this.checked = signal(draft);
    this.history = signal(history);
    this.vault = vault;
    this.reader = reader;
    this.beside = () => beside(packOf(this.draft.peek()).id);
    this.text = computed(() => textOf(this.draft.value, this.draft.value.open) ?? '');
    this.broken = computed(() => this.findings.value.some(({ severity }) => severity === 'error'));
    this.card = computed(() => {
      const cards = this.good.value?.cards ?? [];
      return cards.find(({ file }) => file === this.draft.value.open) ?? cards[0] ?? null;
    });
    this.readSoon(0);
  }

  /** Writes the whole text of a file; only what differs counts as an edit. */
  write(path: string, text: string): void {
    const edit = editBetween(path, textOf(this.draft.peek(), path) ?? '', text);
    if (edit) this.edit(edit);
  }

  edit(edit: Edit): void {
    const now = performance.now();
    const goesOn = now - this.editedAt < ONE_STEP;
    this.editedAt = now;
    this.change(edited(this.draft.peek(), edit), noted(this.history.peek(), edit, goesOn));
  }

  undo(): void {
    this.travel(undone(this.draft.peek(), this.history.peek()));
  }

  redo(): void {
    this.travel(redone(this.draft.peek(), this.history.peek()));
  }

  open(path: string): void {
    if (textOf(this.draft.peek(), path) !== null) this.change({ ...this.draft.peek(), open: path }, this.history.peek());
  }

  /** Puts a file in under a name that is free, and opens it. */
  add(path: string, text: string): void {
    const draft = this.draft.peek();
    const free = freePath(draft, path);
    this.change({ ...draft, files: [...draft.files, { path: free, text }], open: free }, this.history.peek());
  }

  /** Gives a file another name; what was done to it goes along. */
  rename(path: string, to: string): void {
    const draft = this.draft.peek();
    if (textOf(draft, to) !== null) return;
    const { undo, redo } = this.history.peek();
    const moved = (edits: readonly Edit[]): Edit[] => edits.map((edit) => (edit.path === path ? { ...edit, path: to } : edit));
    const files = draft.files.map((file) => (file.path === path ? { ...file, path: to } : file));
    this.change({ ...draft, files, open: draft.open === path ? to : draft.open }, { undo: moved(undo), redo: moved(redo) });
  }

  /** Takes a file out; returns the way to put it back. */
  remove(path: string): () => void {
    const before = this.draft.peek();
    const file = before.files.find((each) => each.path === path);
    const files = before.files.filter((each) => each.path !== path);
    this.change({ ...before, files, open: before.open === path ? (files[0]?.path ?? '') : before.open }, this.history.peek());
    return () => file && this.add(file.path, file.text);
  }

  setSeed(seed: string): void {
    this.change({ ...this.draft.peek(), seed }, this.history.peek());
  }

  /** Reads again, for example because other packs have been put on. */
  readAgain(): void {
    this.readSoon(0);
  }

  /** Resolves when everything is written down. */
  async settle(): Promise<void> {
    this.waitNoMore();
    if (!this.kept.peek()) await this.keep();
  }

  /** Goes on from what waited in this tab, beside what is kept. */
  takeUp(kept: KeptDraft | null, unkept: Unkept): void {
    this.lasting = kept?.draft ?? null;
    const up = takenUp(kept, unkept);
    if (up === kept) letGo(up.draft.id);
    else this.change(up.draft, up.history);
  }

  /** Leaves nothing unwritten, as the page may go away at once: what cannot be kept by then waits in this tab. */
  hide(): void {
    const waits = this.hold() && this.lasts.peek() === false;
    this.waitNoMore();
    if (!waits) void this.settle();
  }

  stop(): void {
    this.gone = true;
    previewLooks(null);
    clearTimeout(this.reading);
    this.hide();
    this.reader.stop();
  }

  /** Holds in this tab what does not last yet; says whether it is held. */
  private hold(): boolean {
    if (this.kept.peek() && this.lasts.peek() !== false) return false;
    return holdUnkept({ draft: this.draft.peek(), history: this.history.peek() }, this.lasting);
  }

  private travel(step: { readonly draft: Draft; readonly history: History; readonly edit: Edit } | null): void {
    if (step) this.change({ ...step.draft, open: step.edit.path }, step.history);
  }

  private change(draft: Draft, history: History): void {
    const before = this.draft.peek();
    this.changedAt = performance.now();
    batch(() => {
      this.draft.value = { ...draft, changedAt: this.vault.time() };
      this.history.value = history;
      this.kept.value = false;
    });
    this.keeping ??= setTimeout(() => void this.keep(), KEEP_AFTER);
    if (before.files !== draft.files) this.readSoon(READ_AFTER);
  }

  private waitNoMore(): void {
    clearTimeout(this.keeping);
    this.keeping = undefined;
  }

  private async keep(): Promise<void> {
    this.waitNoMore();
    const draft = this.draft.peek();
    const lasts = await keepDraft(this.vault, { draft, history: this.history.peek() });
    batch(() => {
      this.lasts.value = lasts;
      if (this.draft.peek() === draft) this.kept.value = true;
    });
    if (lasts) this.lasting = draft;
    if (!lasts) this.hold();
    else if (this.kept.peek()) letGo(draft.id);
  }

  private readSoon(after: number): void {
    this.stale.value = true;
    this.asked += 1;
    clearTimeout(this.reading);
    this.reading = setTimeout(() => void this.read(), after);
  }

  private async read(): Promise<void> {
    const draft = this.draft.peek();
    const files = draft.files.map(({ path, text }) => ({ path: FOLDER + path, text }));
    const { changedAt: since, asked } = this;
    try {
      const read = await this.reader.read(files, this.beside());
      if (read && !this.gone) {
        this.hear(read, draft, since);
        this.stale.value = asked !== this.asked; // more may have been written while it was read
      }
    } catch (error) {
      if (!this.gone) this.failure.value = error instanceof Error ? error.message : String(error);
    }
  }

  private hear(read: Read, draft: Draft, since: number): void {
    const findings = read.findings.map(ofDraft);
    const isGood = !findings.some(({ severity }) => severity === 'error');
    const kit = read.content && this.dealer.deal(read.content);
    const before = this.good.peek();
    const dealt = kit && (isGood || !before) ? kit : null;
    if (dealt) previewLooks(dealt.catalogue.content.looks);
    batch(() => {
      this.findings.value = findings;
      this.checked.value = draft;
      this.failure.value = null;
      if (dealt) this.good.value = { cards: cardsOf(read), kit: dealt, edition: (before?.edition ?? 0) + 1 };
    });
    if (since > 0) requestAnimationFrame(() => (this.lag.value = performance.now() - since));
  }
}
