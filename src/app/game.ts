import type { ReadonlySignal, Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import { gentleMessages } from '../hud/common/index.ts';
import type { Game as Rules, GameRecord, GameSession, GameSetup, Spans } from '../session/index.ts';
import { beginSession, finishing, gameOf, forkRecord, resumeSession } from '../session/index.ts';
import { aboutGame } from './about.ts';
import type { PageCatalogue } from './arena/contract.ts';
import { deciderOf } from './bots.ts';
import type { Controllers } from './controllers.ts';
import { controllersFor, HUMAN } from './controllers.ts';
import type { Kit } from './kit.ts';
import { tryChanges } from './daily/keeping.ts';
import { pageKit } from './kit.ts';
import { missingPacks } from './packs/missing.ts';
import type { Occasion } from './occasion.ts';
import { withNotOwn } from './bot-handover.ts';
import { occasionText, readOccasion } from './occasion.ts';
import { ownShare, ownVictory } from './own-share.ts';
import type { Change } from './storage/store.ts';
import { boutChanges } from './programmes/runs.ts';
import type { Services } from './services.ts';
import { inSlices } from './slices.ts';
import { autosaveAbout } from './storage/autosave-about.ts';
import { CLEAR_AUTOSAVE, takeUpAutosave, writeAutosave, Writer } from './storage/autosave.ts';
import type { KeptSave, KeptGame } from './storage/read-record.ts';
import { isBegun, keepRecord, recordId } from './storage/records.ts';
import type { Vault } from './storage/vault.ts';
import type { GameAbout } from './storage/game-about.ts';
import { resultOf } from './about-words.ts';

/** The changes that belong to keeping a game among the replays: a programme notes what came of its bout. None for any other game. */
export async function programmeChanges(
  vault: Vault,
  { record, occasion, about, won }: KeptGame & { readonly about: GameAbout; readonly won: boolean },
): Promise<readonly Change[]> {
  const reason = readOccasion(occasion);
  if (reason?.kind !== 'programme' || (about.outcome === null && !about.givenUp)) return [];
  return boutChanges(vault, reason, { record: recordId(record), result: resultOf(about), won });
}

/** The bout that is being played, and its keeping. */
export interface Game extends Kit {
  readonly session: ReadonlySignal<GameSession | null>;
  /** Who decides for whom in the session; empty where all are the player's. */
  readonly controllers: ReadonlySignal<Controllers>;
  /** Id of the record that was kept last. */
  readonly lastRecord: ReadonlySignal<string | null>;
  /** Without controllers the player has the first side; `occasion` says why it is played. */
  begin(setup: GameSetup, seed: string, controllers?: Controllers, occasion?: Occasion): GameSession;
  /** Why it is played; null where there is nothing to say. */
  readonly occasion: Occasion | null;
  /** Fights on from a step of a record; `deputed` is what a bot answered in it in the player's place. */
  fork(record: GameRecord, step: number, controllers?: Controllers, occasion?: Occasion, deputed?: Spans): GameSession;
  /** The game in progress, or the saved one. */
  resume(): Promise<Resumed>;
  /** Goes on with the cards that the page has now; where they do not allow it, it keeps those it had. */
  dealAnew(): Stays | null;
  /** Gives figures to the player or to policies from now on. */
  control(controllers: Controllers): void;
  /** Resolves when everything so far is written. */
  settled(): Promise<void>;
  /** Plays the game in progress to its end by those who decide in it; gives the id of its record, null when another has begun. */
  finish(): Promise<string | null>;
  /** Ends the game in progress where it stands; gives the id of its record, null when nothing was answered in it and it is no try of a day. */
  breakOff(): Promise<string | null>;
}

/** The game that is gone on with. */
export interface Resumed {
  /** Null when there is none, or it waits. */
  readonly session: GameSession | null;
  /** Packs that the saved one waits for. */
  readonly waits: readonly string[];
}

/** A game in progress that keeps the cards it had. */
export interface Stays {
  /** Packs that it needs and that are off now; none where the cards at hand do not fit it for another reason. */
  readonly packs: readonly string[];
}

interface Save {
  readonly save: KeptSave & Pick<KeptGame, 'givenUp'>;
  readonly about: GameAbout;
  /** Share of what the player could hope for, 0 to 1. */
  readonly share: number;
  /** Whether the player's own side has won. */
  readonly won: boolean;
}

/** Keeps a game that goes on no more among the replays, with what a day and a programme note of it; gives the id of its record. */
async function keepEnded(vault: Vault, { save, about, share, won }: Save): Promise<string> {
  const noted = await Promise.all([tryChanges(vault, { ...save, about, share }), programmeChanges(vault, { ...save, about, won })]);
  return keepRecord(vault, save, about, [...CLEAR_AUTOSAVE, ...noted.flat()]);
}

function saver(vault: Vault, onRecord: (id: string) => void): (save: Save) => Promise<void> {
  const writer = new Writer<Save>(async (played) => {
    if (played.about.outcome === null) return writeAutosave(vault, played.save, played.about);
    onRecord(await keepEnded(vault, played));
  });
  return (save) => writer.put(save);
}

const PUT_ASIDE = {
  newest: 'The newest save of the game in progress could not be taken up: it is kept aside, and the one before it went on.',
  older: 'The newest save of the game before could not be taken up: it is kept aside, and the one before it is among the replays.',
  all: 'The game in progress could not be taken up. It is kept aside, not lost: Settings exports it with the rest.',
} as const;

/** Keeps the saved game, that another takes the place of, among the replays; `say` is told what cannot be read of it. */
async function keepBrokenOff(vault: Vault, say: (text: string, why: string) => void): Promise<void> {
  const { taken: saved, why } = await takeUpAutosave(pageKit.kit, vault, (each) => each);
  if (why !== null) say(saved ? PUT_ASIDE.older : PUT_ASIDE.all, why);
  if (!saved || !isBegun(saved.record)) return;
  const about = (await autosaveAbout(vault)) ?? aboutGame(resumeSession(pageKit.kit, saved));
  await keepEnded(vault, { save: saved, about, share: 0, won: false });
}

/** Asks the browser once to keep what is stored. */
function askToPersist(): void {
  void navigator.storage?.persist?.().catch(() => false);
}

/** The game on the sand and its keeping: every change is written, one after the other. */
class Keeper {
  readonly session = signal<GameSession | null>(null);
  readonly controllers = signal<Controllers>({});
  readonly lastRecord = signal<string | null>(null);
  private readonly vault: Vault;
  private readonly put: (save: Save) => Promise<void>;
  private readonly message: Signal<string | null>;
  /** Why the game is played. */
  occasion: Pick<KeptSave, 'occasion'> = {};
  /** What must be written before this game is. */
  private ready = Promise.resolve();
  private writing = this.ready;
  private unsubscribe = (): void => undefined;
  /** Ended where it stood: whatever bots still do in it is not kept. */
  private broken: GameSession | null = null;

  constructor(vault: Vault, message: Signal<string | null>) {
    this.vault = vault;
    this.message = message;
    this.put = saver(vault, (id) => (this.lastRecord.value = id));
  }

  private saveOf(played: GameSession, occasion: Pick<KeptSave, 'occasion'>): Save {
    const controllers = this.controllers.value;
    const { desk } = gameOf(played.kit, played.setup);
    const ending = { setup: played.setup, bout: played.bout, controllers };
    const save = { ...played.save(), controllers, ...occasion };
    return { save, about: withNotOwn(aboutGame(played), played), share: ownShare(desk, ending), won: ownVictory(desk, ending) };
  }

  private write(played: GameSession): void {
    const { occasion } = this;
    this.writing = this.ready.then(() => (played === this.broken ? undefined : this.put(this.saveOf(played, occasion))));
  }

  play(next: GameSession, by: Controllers, occasion: Pick<KeptSave, 'occasion'>): void {
    this.unsubscribe();
    this.controllers.value = by;
    this.occasion = occasion;
    this.unsubscribe = next.subscribe((changed: GameSession) => this.write(changed));
    this.session.value = next;
  }

  /** Begins a game; one that was in progress is kept among the replays, broken off. */
  playNew(next: GameSession, named: Controllers = {}, occasion?: Occasion): GameSession {
    this.ready = this.afterWriting(() => keepBrokenOff(this.vault, (text, why) => this.sayAside(text, why))).catch(() => undefined);
    const reason = occasion ? { occasion: occasionText(occasion) } : {};
    this.play(next, controllersFor(gameOf(next.kit, next.setup).desk, next.setup, named), reason);
    this.write(next);
    askToPersist();
    return next;
  }

  /** Says that a save could not be read, and where it is. */
  private sayAside(text: string, why: string): void {
    this.message.value = `${text} (${why}.)`;
  }

  control(by: Controllers): void {
    this.controllers.value = by;
    if (this.session.value) this.write(this.session.value);
  }

  dealAnew(): Stays | null {
    const played = this.session.value;
    if (!played?.decision() || played.kit === pageKit.kit) return null;
    try {
      this.play(resumeSession(pageKit.kit, played.save()), this.controllers.value, this.occasion);
      return null;
    } catch {
      return { packs: missingPacks(pageKit.kit, played.setup) };
    }
  }

  settled(): Promise<void> {
    return this.writing;
  }

  async resume(): Promise<Resumed> {
    const played = this.session.value;
    if (played?.decision()) return { session: played, waits: [] };
    const found = await takeUpAutosave(pageKit.kit, this.vault, (saved) => ({ resumed: resumeSession(pageKit.kit, saved), saved }));
    const { taken, why, waits = [] } = found;
    if (why !== null) this.sayAside(taken ? PUT_ASIDE.newest : PUT_ASIDE.all, why);
    if (!taken) return { session: null, waits };
    const { resumed, saved } = taken;
    const by = controllersFor(gameOf(pageKit.kit, resumed.setup).desk, resumed.setup, saved.controllers);
    this.play(resumed, by, saved.occasion === undefined ? {} : { occasion: saved.occasion });
    return { session: resumed, waits };
  }

  async finish(): Promise<string | null> {
    const played = this.session.value!;
    const answers = ({ figures: [figure] }: Rules['decision']) => {
      const by = figure ? this.controllers.value[figure] : undefined;
      return { decide: deciderOf(played, by), deputed: by === HUMAN };
    };
    await inSlices(finishing<Rules>(played, answers, () => this.session.value === played));
    await this.settled();
    return this.session.value === played ? recordId(played.record()) : null;
  }

  /** Ends the game where it stands now; nothing that happens in it afterwards is kept. */
  async breakOff(): Promise<string | null> {
    const played = this.session.value;
    const isTry = readOccasion(this.occasion.occasion)?.kind === 'today';
    const last = played && (isTry || isBegun(played.record())) ? this.saveOf(played, this.occasion) : null;
    this.forget();
    if (last?.about.outcome === null) {
      this.broken = played;
      const { save, about } = last;
      const ended = { ...last, save: { ...save, givenUp: true }, about: { ...about, givenUp: true }, won: false } as const;
      this.writing = this.afterWriting(async () => void (await keepEnded(this.vault, ended)));
    }
    await this.settled();
    return last && recordId(last.save.record);
  }

  /** Does something when everything so far is written, or could not be. */
  private afterWriting(next: () => Promise<void>): Promise<void> {
    return this.writing.then(next, next);
  }

  forget(): void {
    this.unsubscribe();
    this.session.value = null;
  }
}

/** The catalogue of the page as settings want it told; the same one until the cards change. */
function toldCatalogue(settings: Services['settings']): () => PageCatalogue {
  let told: PageCatalogue | null = null;
  let of: PageCatalogue | null = null;
  return () => {
    const now = pageKit.catalogue;
    if (told && of === now) return told;
    of = now;
    told = {
      ...now,
      get messages() {
        return gentleMessages(now.messages, settings.peek());
      },
    };
    return told;
  };
}

export function createGame({ vault, message, playing, settings }: Pick<Services, 'vault' | 'message' | 'playing' | 'settings'>): Game {
  const keeper = new Keeper(vault, message);
  playing.settle = () => keeper.settled();
  playing.leave = () => {
    keeper.forget();
    return keeper.settled();
  };
  const { session, controllers, lastRecord } = keeper;
  const catalogue = toldCatalogue(settings);
  return {
    get kit() {
      return pageKit.kit;
    },
    get findings() {
      return pageKit.findings;
    },
    get catalogue() {
      return catalogue();
    },
    session,
    controllers,
    lastRecord,
    begin: (setup, seed, by, occasion) => keeper.playNew(beginSession(pageKit.kit, setup, seed), by, occasion),
    get occasion() {
      return readOccasion(keeper.occasion.occasion);
    },
    fork: (record, step, by, occasion, deputed) => keeper.playNew(forkRecord(pageKit.kit, record, step, deputed), by, occasion),
    resume: () => keeper.resume(),
    dealAnew: () => keeper.dealAnew(),
    control: (by) => keeper.control(by),
    settled: () => keeper.settled(),
    finish: () => keeper.finish(),
    breakOff: () => keeper.breakOff(),
  };
}

let game: Game | null = null;

/** The one game of the page. */
export function theGame(services: Services): Game {
  game ??= createGame(services);
  return game;
}
