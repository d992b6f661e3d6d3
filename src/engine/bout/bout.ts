import type { Rng, RngState } from '../dice/index.ts';
import { restoreRng } from '../dice/index.ts';
import type { BoutEvent, Outcome } from './events.ts';
import type { Action, Decision, Referee, Refusal, Ruleset } from './ruleset.ts';
import { IllegalAction } from './ruleset.ts';

/** A position with few verbs. Nothing waits, draws on a screen, reads a clock or stores. */
export interface Bout<World, State, A extends Action, D extends Decision> {
  readonly world: World;
  readonly state: Readonly<State>;
  /** Who must choose, or null when the bout is over. */
  decision(): D | null;
  /** Every legal answer to the decision, in a stable order; empty exactly when `decision()` is null. */
  actions(): A[];
  /** Why an action is not legal now; null when it is. */
  refusal(action: A): Refusal | null;
  isLegal(action: A): boolean;
  /** Applies a legal action and returns what happened. Throws `IllegalAction` and changes nothing otherwise. */
  play(action: A): readonly BoutEvent[];
  outcome(): Outcome | null;
  /** An independent copy; look-ahead passes a generator of its own, so that it cannot foresee real dice. */
  clone(rng?: Rng): Bout<World, State, A, D>;
  toJSON(): BoutSave<State>;
}

/** The position at any moment as plain JSON. */
export interface BoutSave<State> {
  readonly ruleset: string;
  readonly version: number;
  readonly state: State;
  readonly rng: RngState;
}

type AnyRuleset<World, State, A extends Action, D extends Decision> = Ruleset<never, World, State, A, D>;

/** Whether events are built, and who hears each as it happens beside the caller who gets them all. */
export interface LogOptions {
  readonly log: boolean;
  readonly listen?: (event: BoutEvent) => void;
}

function teller({ log, listen }: LogOptions, events: BoutEvent[]): ((event: BoutEvent) => void) | null {
  if (!log) return null;
  return (event) => {
    events.push(event);
    listen?.(event);
  };
}

const NOTHING: readonly BoutEvent[] = [];

class RunningBout<World, State, A extends Action, D extends Decision> implements Bout<World, State, A, D> {
  private readonly ruleset: AnyRuleset<World, State, A, D>;
  readonly world: World;
  readonly state: State;
  private readonly rng: Rng;
  private readonly log: LogOptions;
  /** The door to the dice while nobody listens. */
  private readonly silent: Referee;

  constructor(ruleset: AnyRuleset<World, State, A, D>, world: World, state: State, rng: Rng, log: LogOptions) {
    this.ruleset = ruleset;
    this.world = world;
    this.state = state;
    this.rng = rng;
    this.log = log;
    this.silent = { rng, tell: null };
  }

  decision(): D | null {
    return this.ruleset.decision(this.world, this.state);
  }

  actions(): A[] {
    return this.ruleset.actions(this.world, this.state);
  }

  refusal(action: A): Refusal | null {
    return this.ruleset.refusal(this.world, this.state, action);
  }

  isLegal(action: A): boolean {
    return this.refusal(action) === null;
  }

  play(action: A): readonly BoutEvent[] {
    const refusal = this.refusal(action);
    if (refusal) throw new IllegalAction(action, refusal);
    if (!this.log.log) {
      this.ruleset.apply(this.world, this.state, action, this.silent);
      return NOTHING;
    }
    const events: BoutEvent[] = [];
    this.ruleset.apply(this.world, this.state, action, { rng: this.rng, tell: teller(this.log, events) });
    return events;
  }

  outcome(): Outcome | null {
    return this.ruleset.outcome(this.state);
  }

  clone(rng?: Rng): Bout<World, State, A, D> {
    const state = this.ruleset.clone(this.state);
    return new RunningBout(this.ruleset, this.world, state, rng ?? this.rng.clone(), { log: this.log.log });
  }

  toJSON(): BoutSave<State> {
    const { id, version } = this.ruleset;
    return { ruleset: id, version, state: this.ruleset.clone(this.state), rng: this.rng.save() };
  }
}

export interface Opening<World, State, A extends Action, D extends Decision> {
  readonly bout: Bout<World, State, A, D>;
  /** What happened before the first decision. */
  readonly events: readonly BoutEvent[];
}

/** Begins a bout. With `log: false` no events are built. */
export function beginBout<Setup, World, State, A extends Action, D extends Decision>(
  ruleset: Ruleset<Setup, World, State, A, D>,
  world: World,
  setup: Setup,
  rng: Rng,
  options: LogOptions = { log: true },
): Opening<World, State, A, D> {
  const events: BoutEvent[] = [];
  const state = ruleset.begin(world, setup, { rng, tell: teller(options, events) });
  return { bout: new RunningBout(ruleset as AnyRuleset<World, State, A, D>, world, state, rng, options), events };
}

/** Takes up a saved position again. Throws when the save is of another ruleset or version. */
export function resumeBout<World, State, A extends Action, D extends Decision>(
  ruleset: AnyRuleset<World, State, A, D>,
  world: World,
  save: BoutSave<State>,
): Bout<World, State, A, D> {
  if (save.ruleset !== ruleset.id || save.version !== ruleset.version) {
    throw new Error(`the save is of ${save.ruleset} version ${save.version}; this is ${ruleset.id} version ${ruleset.version}`);
  }
  return new RunningBout(ruleset, world, ruleset.clone(save.state), restoreRng(save.rng), { log: true });
}
