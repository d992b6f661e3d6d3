import type { BoutEvent } from '../engine/bout/index.ts';
import { fingerprint } from '../engine/bout/index.ts';
import { seededRng } from '../engine/dice/index.ts';
import type { Hunt, HuntAction, HuntDecision, HuntRuleset, HuntSave, HuntSetup, View } from '../rulesets/damnatio/index.ts';
import { beginHuntBout, DAMNATIO_VERSION } from '../rulesets/damnatio/index.ts';
import type { HuntRecord } from './record.ts';

/** What a hunt is played with: the rules over a content, and that content's hash for records. */
export interface HuntKit {
  readonly ruleset: HuntRuleset;
  readonly content: string;
}

/** One answer and what came of it; the opening has no answer. */
export interface LogStep {
  readonly action: HuntAction | null;
  readonly events: readonly BoutEvent[];
}

/** A hunt in progress as it is stored: the record so far and the position. */
export interface SavedHunt {
  readonly record: HuntRecord;
  readonly position: HuntSave;
}

interface Trail {
  readonly before: Hunt;
  readonly action: HuntAction;
}

/** Hash of a position with its dice: equal hashes, equal futures. */
export function positionHash(hunt: Hunt): string {
  return fingerprint(JSON.stringify(hunt.toJSON()));
}

/**
 * Runs a hunt for a player: plan and commit, undo until a die falls, record. Nothing waits; whoever watches is told
 * after each change through `subscribe`.
 */
export class HuntSession {
  readonly kit: HuntKit;
  readonly setup: HuntSetup;
  readonly seed: string;
  private current: Hunt;
  private log: LogStep[];
  /** Answers since the last die, newest last: what can be taken back. */
  private trail: Trail[] = [];
  private undone: HuntAction[] = [];
  private readonly listeners = new Set<(session: HuntSession) => void>();

  constructor(kit: HuntKit, setup: HuntSetup, seed: string, hunt: Hunt, log: readonly LogStep[]) {
    this.kit = kit;
    this.setup = setup;
    this.seed = seed;
    this.current = hunt;
    this.log = [...log];
  }

  get hunt(): Hunt {
    return this.current;
  }

  /** World and state, to ask the rules of. */
  get view(): View {
    return { world: this.current.world, state: this.current.state };
  }

  get steps(): readonly LogStep[] {
    return this.log;
  }

  decision(): HuntDecision | null {
    return this.current.decision();
  }

  /** Answers the decision. Throws `IllegalAction` and changes nothing for an answer that is not legal. */
  play(action: HuntAction): LogStep {
    const step = this.advance(action);
    this.undone = [];
    this.tellListeners();
    return step;
  }

  private advance(action: HuntAction): LogStep {
    const before = this.current.clone();
    const dice = JSON.stringify(this.current.toJSON().rng);
    const step = { action, events: this.current.play(action) };
    this.log.push(step);
    if (JSON.stringify(this.current.toJSON().rng) === dice) this.trail.push({ before, action });
    else this.trail = [];
    return step;
  }

  /** Answers that can still be taken back, oldest first: no die has fallen since. */
  get plan(): readonly HuntAction[] {
    return this.trail.map(({ action }) => action);
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
    this.undone.push(last.action);
    this.tellListeners();
  }

  redo(): void {
    const action = this.undone.pop();
    if (!action) return;
    this.advance(action);
    this.tellListeners();
  }

  /**
   * Takes back what is planned for one man and plays the rest of the plan again. Answers that are no longer legal
   * without it are dropped and returned.
   */
  retract(figure: string): readonly HuntAction[] {
    const kept = this.plan.filter((action) => !('figure' in action) || action.figure !== figure);
    const [first] = this.trail;
    if (!first || kept.length === this.trail.length) return [];
    this.log.length -= this.trail.length;
    this.current = first.before;
    this.trail = [];
    this.undone = [];
    const dropped = kept.filter((action) => !this.tryAgain(action));
    this.tellListeners();
    return dropped;
  }

  private tryAgain(action: HuntAction): boolean {
    if (!this.current.isLegal(action)) return false;
    this.advance(action);
    return true;
  }

  /** Everything answered so far, as a record. */
  record(): HuntRecord {
    const actions = this.log.flatMap(({ action }) => (action ? [action] : []));
    const { content } = this.kit;
    const hash = positionHash(this.current);
    return { format: 1, ruleset: 'damnatio', version: DAMNATIO_VERSION, content, seed: this.seed, setup: this.setup, actions, hash };
  }

  save(): SavedHunt {
    return { record: this.record(), position: this.current.toJSON() };
  }

  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: (session: HuntSession) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private tellListeners(): void {
    for (const listener of this.listeners) listener(this);
  }
}

/** Begins a hunt. Throws `SetupError` for a set-up that the rules do not allow. */
export function beginSession(kit: HuntKit, setup: HuntSetup, seed: string): HuntSession {
  const { bout, events } = beginHuntBout(kit.ruleset, setup, seededRng(seed));
  return new HuntSession(kit, setup, seed, bout, [{ action: null, events }]);
}
