import type { Action, BoutEvent, BoutSave } from '../engine/bout/index.ts';
import { fingerprint } from '../engine/bout/index.ts';
import type { Rng } from '../engine/dice/index.ts';
import type { Spans } from './bot-handover.ts';
import { spansOf } from './bot-handover.ts';
import type { BoutOf, Game } from './game.ts';
import type { GameKit } from './kit.ts';
import { gameOf } from './kit.ts';
import { packsOf } from './packs-of.ts';
import type { Beginning, BoutRecord, Unsealed } from './record.ts';
import { sealed } from './sealing.ts';
import { firstBout } from './take-up.ts';

/** One answer and what came of it; the opening has no answer. */
export interface LogStep<G extends Game = Game> {
  readonly action: G['action'] | null;
  readonly events: readonly BoutEvent[];
  /** A bot gave the answer in the player's place. */
  readonly deputed?: true;
}

/** What a session begins with. */
export type Origin<G extends Game> = Pick<Unsealed<G>, 'setup' | 'seed' | 'from'>;

/** A bout in progress as it is stored: the record so far and the position. */
export interface SavedBout<G extends Game> {
  readonly record: BoutRecord<G>;
  readonly position: BoutSave<G['state']>;
  /** What a bot answered in the player's place; left out where it answered nothing. */
  readonly deputed?: Spans;
}

/** An answer, and whether a bot gave it in the player's place. */
interface Given<G extends Game> {
  readonly action: G['action'];
  readonly deputed: boolean;
}

interface Trail<G extends Game> extends Given<G> {
  readonly before: BoutOf<G>;
}

/** Hash of a position with its dice: equal hashes, equal futures. */
export function positionHash(bout: { toJSON(): unknown }): string {
  return fingerprint(JSON.stringify(bout.toJSON()));
}

/** Whom an answer names; undefined where the answers of a ruleset name nobody. */
function figureOf(action: Action & { readonly figure?: unknown }): unknown {
  return action.figure;
}

/** An answer without its keys that have no value, which copies of some kinds would keep and no reader knows. */
function withoutEmpty<A extends Action>(action: A): A {
  return Object.fromEntries(Object.entries(action).filter(([, value]) => value !== undefined)) as unknown as A;
}

/**
 * Runs a bout for a player: plan and commit, undo until a die falls or a secret may be told, record. Nothing waits; whoever watches is told
 * after each change through `subscribe`.
 */
export class BoutSession<G extends Game> {
  /** Tells sessions of different rules apart. */
  readonly ruleset: G['setup']['ruleset'];
  readonly kit: GameKit;
  readonly setup: G['setup'];
  readonly seed: string;
  /** Where it begins, when that is not the set-up. */
  readonly from: Beginning<G['state']> | null;
  private current: BoutOf<G>;
  private log: LogStep<G>[];
  /** Answers since the last die, newest last: what can be taken back. */
  private trail: Trail<G>[] = [];
  private undone: Given<G>[] = [];
  /** A bot answered in the player's place before the record begins. */
  private deputedBefore = false;
  private hushed = 0;
  private readonly hasSecrets: boolean;
  private readonly listeners = new Set<() => void>();

  constructor(kit: GameKit, { setup, seed, from }: Origin<G>, bout: BoutOf<G>, log: readonly LogStep<G>[]) {
    this.ruleset = setup.ruleset;
    this.kit = kit;
    this.setup = setup;
    this.seed = seed;
    this.from = from;
    this.hasSecrets = gameOf<G>(kit, setup).rules.hide !== undefined;
    this.current = bout;
    this.log = [...log];
  }

  get bout(): BoutOf<G> {
    return this.current;
  }

  /** World and state, to ask the rules of. */
  get view(): { readonly world: G['world']; readonly state: Readonly<G['state']> } {
    return { world: this.current.world, state: this.current.state };
  }

  get steps(): readonly LogStep<G>[] {
    return this.log;
  }

  decision(): G['decision'] | null {
    return this.current.decision();
  }

  /**
   * Answers the decision; `deputed` where a bot does so in the player's place. Throws `IllegalAction` and changes nothing
   * for an answer that is not legal.
   */
  play(action: G['action'], deputed = false): LogStep<G> {
    const step = this.advance({ action, deputed });
    this.undone = [];
    this.tellListeners();
    return step;
  }

  private advance({ action, deputed }: Given<G>): LogStep<G> {
    const before = this.current.clone();
    const asked = this.hasSecrets ? this.current.decision() : null;
    const { dice } = this.current;
    const events = this.current.play(action);
    const step: LogStep<G> = deputed ? { action, events, deputed } : { action, events };
    this.log.push(step);
    if (this.current.dice === dice && !this.mayTell(asked)) this.trail.push({ before, action, deputed });
    else this.trail = [];
    return step;
  }

  /** Whether an answer may have told a secret, so that it stands: another question or another side is open. */
  private mayTell(asked: G['decision'] | null): boolean {
    if (!asked) return false;
    const now = this.current.decision();
    return now?.side !== asked.side || now.kind !== asked.kind;
  }

  /** Answers that can still be taken back, oldest first: no die has fallen since, and no secret was told. */
  get plan(): readonly G['action'][] {
    return this.trail.map(({ action }) => action);
  }

  /** The bout as it stood so many answers of the plan ago. Not to be played on. */
  planned(back: number): BoutOf<G> {
    return back > 0 ? (this.trail.at(-back)?.before ?? this.current) : this.current;
  }

  get canUndo(): boolean {
    return this.trail.length > 0;
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** Takes the last answer back; nothing after a die. */
  undo(): void {
    const last = this.trail.pop();
    if (!last) return;
    this.current = last.before;
    this.log.pop();
    this.undone.push(last);
    this.tellListeners();
  }

  redo(): void {
    const given = this.undone.pop();
    if (!given) return;
    this.advance(given);
    this.tellListeners();
  }

  /**
   * Takes back what is planned for one figure and plays the rest of the plan again. Answers that are no longer legal
   * without it are dropped and returned. Where answers name no figure there is nothing to take back.
   */
  retract(figure: string): readonly G['action'][] {
    const kept = this.trail.filter(({ action }) => figureOf(action) !== figure);
    const [first] = this.trail;
    if (!first || kept.length === this.trail.length) return [];
    this.log.length -= this.trail.length;
    this.current = first.before;
    this.trail = [];
    this.undone = [];
    const dropped = kept.filter((given) => !this.tryAgain(given));
    this.tellListeners();
    return dropped.map(({ action }) => action);
  }

  private tryAgain(given: Given<G>): boolean {
    if (!this.current.isLegal(given.action)) return false;
    this.advance(given);
    return true;
  }

  /** What a bot answered in the player's place, by the places in the record. */
  get deputed(): Spans {
    return spansOf(
      this.log.flatMap(({ action, deputed }) => (action ? [deputed === true] : [])),
      this.deputedBefore,
    );
  }

  /** Notes that a bot answered in the player's place before the record begins. */
  noteDeputedBefore(): void {
    this.deputedBefore = true;
  }

  /** Everything answered so far, as a record. */
  record(): BoutRecord<G> {
    const { kit, ruleset, seed, setup, from } = this;
    const actions = this.log.flatMap(({ action }) => (action ? [withoutEmpty(action)] : []));
    const hash = positionHash(this.current);
    const { rules, content } = gameOf<G>(kit, setup);
    return sealed<G>({
      format: 2,
      ruleset,
      version: rules.version,
      content: content.hash,
      packs: packsOf(kit, setup),
      seed,
      setup,
      from,
      actions,
      hash,
    });
  }

  save(): SavedBout<G> {
    const { deputed } = this;
    return { record: this.record(), position: this.current.toJSON(), ...(deputed.length > 0 && { deputed }) };
  }

  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: (session: this) => void): () => void {
    const call = (): void => listener(this);
    this.listeners.add(call);
    return () => void this.listeners.delete(call);
  }

  /** Whoever watches is told nothing until the way back is called, and then once. */
  hush(): () => void {
    this.hushed += 1;
    return () => {
      this.hushed -= 1;
      this.tellListeners();
    };
  }

  private tellListeners(): void {
    if (this.hushed > 0) return;
    for (const call of this.listeners) call();
  }
}

/** A session of any game; `ruleset` tells them apart. */
export type GameSession = BoutSession<Game>;
export type SavedGame = SavedBout<Game>;

/** Begins a bout where a record does, with the given dice. Throws `SetupError` for a set-up that the rules do not allow. */
export function openSession<G extends Game>(kit: GameKit, origin: Origin<G>, rng?: Rng): BoutSession<G> {
  const { bout, events } = firstBout<G>(gameOf<G>(kit, origin.setup).rules, origin, rng ? { rng } : {});
  return new BoutSession<G>(kit, origin, bout, [{ action: null, events }]);
}

/** Begins a bout of the game that its set-up names. Throws `SetupError` for a set-up that its rules do not allow. */
export function beginSession<G extends Game = Game>(kit: GameKit, setup: G['setup'], seed: string): BoutSession<G> {
  return openSession<G>(kit, { setup, seed, from: null });
}
