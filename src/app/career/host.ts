import { signal, type Signal } from '@preact/signals';
import type { Career, CareerBeginning, CareerCommand, CareerState, CareerStep, WatchedBout } from '../../career/index.ts';
import { CareerError, openMatches, otherPacks, withPacks } from '../../career/index.ts';
import { fail } from '../../engine/read/index.ts';
import { listed } from '../../hud/common/index.ts';
import { missingWords } from '../packs/missing.ts';
import { pageKit } from '../kit.ts';
import type { Services } from '../services.ts';
import { rollSeed } from '../seeds.ts';
import { inSlices } from '../slices.ts';
import { lockedOut } from '../tenure.ts';
import { callThem, type GameKit, type Sliced } from '../../session/index.ts';
import { Careers } from './careers.ts';
import { fileOf, isEarlier, newSave, readFile, withStep, type CareerSave } from './career-file.ts';
import { begunToday, takesBack } from './arena-bouts.ts';
import {
  careerBefore,
  goOnWith,
  keepCareer,
  loadCareer,
  rekeepCareer,
  careersAwaitingPacks,
  type CareerAwaitingPacks,
} from './career-store.ts';
import { refusalText } from './words.ts';

/** Work that goes on: what it is, and how many answers have been given in it. */
export interface Busy {
  readonly text: string;
  readonly answers: number;
}

/** So many answers go by between two looks at how far it is. */
const LOOK = 60;

/** What a bout that was begun in the arena may stand in the way of. */
const BEGUN_BINDS: ReadonlySet<CareerCommand['type']> = new Set(['settle', 'withdraw', 'end-day']);

function* asDone<Step>(work: Sliced<Step>): Sliced<{ readonly step: Step }> {
  return { step: yield* work };
}

/** A career that goes another way from here: what was fought on the way it left is not taken into it. */
function anew(save: CareerSave): CareerSave {
  return { ...save, beginning: { ...save.beginning, salt: rollSeed() } };
}

function busyText({ type }: CareerCommand): string {
  if (type === 'end-day') return 'The day is fought out';
  return type === 'settle' ? 'The bout is fought' : 'It is written down';
}

/** The career on the page: every command is carried out in slices, one after the other, and kept. */
export class CareerHost {
  readonly careers: Careers;
  readonly save: Signal<CareerSave | null> = signal(null);
  readonly busy: Signal<Busy | null> = signal(null);
  readonly message: Signal<string | null> = signal(null);
  /** Careers that wait for their packs, the one played last first. */
  readonly waiting: Signal<readonly CareerAwaitingPacks[]> = signal([]);
  private readonly services: Services;

  constructor(careers: Careers, services: Services) {
    this.careers = careers;
    this.services = services;
  }

  /** Of the ladder that the save names; of the first where there is none. */
  get career(): Career {
    const save = this.save.peek();
    return save ? this.careers.on(save.state.ladder) : this.careers.first;
  }

  /** Why nothing may be done here; null when it may. */
  get locked(): string | null {
    return lockedOut(this.services, 'keeps the career');
  }

  async load(): Promise<void> {
    const { save, why } = await loadCareer(this.services.vault, this.careers.on);
    this.waiting.value = save ? [] : await careersAwaitingPacks(this.services.vault, this.careers.on);
    if (why !== null) {
      const kept = 'It is kept aside, not lost: Settings exports it with the rest.';
      this.message.value = save
        ? `The newest save of the career could not be read (${why}), so the one before it goes on. ${kept}`
        : `The career could not be read (${why}). ${kept}`;
    }
    this.put(save);
  }

  private put(save: CareerSave | null): void {
    this.save.value = save;
    if (save) nameThem(this.career, save);
  }

  private async take(played: CareerSave): Promise<void> {
    const save = withPacks(this.careers.on(played.state.ladder), played);
    this.put(save);
    await keepCareer(this.services.vault, save);
  }

  /** Goes on with the waiting career played last, with the cards that its packs have now. */
  async goOn(): Promise<void> {
    if (!this.isFree) return;
    const save = await goOnWith(this.services.vault, this.careers.on);
    if (!save) return;
    this.waiting.value = [];
    this.put(save);
  }

  /** Whether another career may take the place of this one; says why not. */
  private get isFree(): boolean {
    if (this.busy.peek()) this.message.value = 'Something of the career in progress is still being fought. Wait a moment.';
    return !this.locked && !this.busy.peek();
  }

  /** Begins a career in place of the one in progress; false where that may not be done now. */
  async begin(ladder: string, chosen: CareerBeginning): Promise<boolean> {
    if (!this.isFree) return false;
    this.message.value = null;
    const begun = { ...chosen, salt: rollSeed() };
    await this.take(newSave(begun, this.careers.on(ladder).begin(begun)));
    return true;
  }

  /** Carries a command out and keeps what came of it; says why when it cannot be. True when it was. */
  async play(command: CareerCommand): Promise<boolean> {
    return (await this.carry(command, (state) => asDone(this.career.playSliced(state, command)))) !== null;
  }

  /** Has a bout settled by bots with everything that there is to see of it; null where it cannot be. */
  async watch(match: string): Promise<WatchedBout | null> {
    const done = await this.carry({ type: 'settle', match }, (state) => this.career.watchSliced(state, match));
    return done?.bout ?? null;
  }

  private async carry<Done extends { readonly step: CareerStep<CareerState> }>(
    command: CareerCommand,
    work: (state: CareerState) => Sliced<Done>,
  ): Promise<Done | null> {
    const save = this.save.peek();
    if (!save || this.busy.peek() || this.locked) return null;
    this.message.value = null;
    this.busy.value = { text: busyText(command), answers: 0 };
    try {
      if (BEGUN_BINDS.has(command.type)) {
        const begun = await begunToday(this.services.vault, this.career, save);
        if (takesBack(begun, save.state, command)) throw new CareerError('C-007', 'begun-in-arena');
      }
      const done = await inSlices(this.counted(work(save.state)));
      await this.take(withStep(save, command, done.step));
      return done;
    } catch (error) {
      if (!(error instanceof CareerError)) throw error;
      this.message.value = refusalText(error.reason);
      return null;
    } finally {
      this.busy.value = null;
    }
  }

  private *counted<T>(work: Sliced<T>): Sliced<T> {
    for (let answers = 1; ; answers += 1) {
      const step = work.next();
      if (step.done) return step.value;
      if (answers % LOOK === 0 && this.busy.value) this.busy.value = { ...this.busy.value, answers };
      yield;
    }
  }

  /** The report of the day before has been read. */
  async read(): Promise<void> {
    const save = this.save.peek();
    if (!save?.report || this.locked || this.busy.peek()) return;
    const told = { ...save, report: null };
    this.put(told);
    await rekeepCareer(this.services.vault, told, 'stays');
  }

  /** One command back; never for a career of iron. */
  async back(): Promise<void> {
    if (this.locked || this.busy.peek()) return;
    const before = await careerBefore(this.services.vault, this.careers.on);
    this.message.value = before ? 'One step back.' : 'There is no step to go back.';
    if (!before) return;
    const again = anew(before);
    this.put(again);
    await rekeepCareer(this.services.vault, again, 'used');
  }

  /** Packs that the career in progress is played with, and their versions. */
  get packs(): string[] {
    return Object.entries(this.save.value?.packs ?? {}).map(([id, mark]) => `${id} ${mark.slice(mark.indexOf('@') + 1)}`);
  }

  exported(): string {
    return fileOf(this.save.peek()!);
  }

  /** Takes a career from a file. What cannot be read, and an earlier moment of a career of iron, is turned down with the reason. */
  async bring(text: string): Promise<boolean> {
    if (!this.isFree) return false;
    try {
      const brought = readFile(this.careers.on, text);
      const here = this.save.peek();
      if (here?.state.options.iron && isEarlier(brought, here)) {
        this.message.value = 'A career of iron does not go back: this file is an earlier moment of it.';
        return false;
      }
      const others = otherPacks(this.careers.on(brought.state.ladder).house.kit, brought.packs ?? {});
      const off = others.filter(({ now }) => now === null).map(({ pack }) => pack);
      if (off.length > 0) fail('file', `a career whose packs are on here. ${missingWords(off)}`);
      await this.take(brought.state.options.iron ? brought : anew(brought));
      this.message.value =
        others.length === 0 ? null : `It goes on with the cards that ${listed(others.map(({ pack }) => pack))} has here, which are others.`;
      return true;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.message.value = `The file could not be taken: ${why.replace(/\.$/, '')}.`;
      return false;
    }
  }
}

/** Whoever fights in a bout of the career bears his own name there, and in its replay; the condemned have theirs from their cards. */
function nameThem(career: Career, { state }: CareerSave): void {
  for (const { seed, shares } of state.results) {
    const trained = shares.filter(({ rank }) => rank !== null);
    callThem(
      seed,
      trained.map(({ name }) => name),
    );
  }
  if (state.over) return;
  const noon = career.noon(state);
  const open = openMatches(state).map(({ id }) => career.meeting(state, id));
  for (const { seed, people } of [...open, ...(noon ? [noon] : [])]) {
    const trained = people.filter(({ kind }) => kind === 'trained');
    callThem(
      seed,
      trained.map(({ name }) => name),
    );
  }
}

let host: Promise<CareerHost> | null = null;
let tenure = -1;
let kit: GameKit | null = null;

/** The one career of the page, loaded when it is first wanted, and anew when this tab has gone on for another or the cards have changed. */
export function theCareer(services: Services): Promise<CareerHost> {
  const now = services.tenure.peek();
  if (!host || tenure !== now || kit !== pageKit.kit) {
    tenure = now;
    kit = pageKit.kit;
    host = open(services);
    host.catch(() => (host = null));
  }
  return host;
}

async function open(services: Services): Promise<CareerHost> {
  const ladders = await pageKit.loadLadders();
  const names = Object.values(pageKit.catalogue.messages['gladiator-name'] ?? {});
  const made = new CareerHost(new Careers(pageKit.kit, Object.values(ladders), names), services);
  await made.load();
  return made;
}
