import type { Rng, RngState } from '../dice/index.ts';
import { restoreRng } from '../dice/index.ts';
import type { BoutEvent, Outcome } from './events.ts';
import type { Action, Decision, Play, Refusal, Ruleset, View } from './ruleset.ts';
import { refereeOf } from './referee.ts';
import { IllegalAction } from './ruleset.ts';

/** A position with few verbs. Nothing waits, draws on a screen, reads a clock or stores. */
export interface Bout<World, State, A extends Action, D extends Decision> {
  readonly world: World;
  readonly state: Readonly<State>;
  /** World and state as the rules' questions want them. */
  readonly view: View<World, State>;
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
  /** How many dice its generator has thrown: two answers between which it stays the same threw none. */
  readonly dice: number;
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

function teller({ log, listen }: LogOptions, hear: (event: BoutEvent) => void): ((event: BoutEvent) => void) | null {
  if (!log) return null;
  if (!listen) return hear;
  return (event) => {
    hear(event);
    listen(event);
  };
}

const NOTHING: readonly BoutEvent[] = [];
const LOGGED: LogOptions = { log: true };
const SILENT: LogOptions = { log: false };

class RunningBout<World, State, A extends Action, D extends Decision> implements Bout<World, State, A, D> {
  private readonly ruleset: AnyRuleset<World, State, A, D>;
  private readonly log: LogOptions;
  private readonly rng: Rng;
  /** The one object that all questions and answers get, so that the rules see positions of one shape. */
  private readonly position: Play<World, State>;
  /** What the answer in hand has brought about. */
  private events: BoutEvent[] = [];

  constructor(ruleset: AnyRuleset<World, State, A, D>, world: World, state: State, rng: Rng, log: LogOptions) {
    this.ruleset = ruleset;
    this.log = log;
    this.rng = rng;
    const tell = log.log ? teller(log, (event) => this.events.push(event)) : null;
    this.position = { world, state, referee: refereeOf(rng, tell) };
  }

  get world(): World {
    return this.position.world;
  }

  get state(): State {
    return this.position.state;
  }

  get view(): View<World, State> {
    return this.position;
  }

  decision(): D | null {
    return this.ruleset.decision(this.position);
  }

  actions(): A[] {
    return this.ruleset.actions(this.position);
  }

  refusal(action: A): Refusal | null {
    return this.ruleset.refusal(this.position, action);
  }

  isLegal(action: A): boolean {
    return this.refusal(action) === null;
  }

  play(action: A): readonly BoutEvent[] {
    const refusal = this.refusal(action);
    if (refusal) throw new IllegalAction(action, refusal);
    if (!this.log.log) {
      this.ruleset.apply(this.position, action);
      return NOTHING;
    }
    this.events = [];
    this.ruleset.apply(this.position, action);
    return this.events;
  }

  get dice(): number {
    return this.rng.thrown;
  }

  outcome(): Outcome | null {
    return this.ruleset.outcome(this.position.state);
  }

  clone(rng?: Rng): Bout<World, State, A, D> {
    const { world, state } = this.position;
    const copied = this.ruleset.clone(state);
    return new RunningBout(this.ruleset, world, copied, rng ?? this.rng.clone(), this.log.log ? LOGGED : SILENT);
  }

  toJSON(): BoutSave<State> {
    const { id, version } = this.ruleset;
    const { state } = this.position;
    return { ruleset: id, version, state: this.ruleset.clone(state), rng: this.rng.save() };
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
  const state = ruleset.begin(
    world,
    setup,
    refereeOf(
      rng,
      teller(options, (event) => events.push(event)),
    ),
  );
  return { bout: new RunningBout(ruleset as AnyRuleset<World, State, A, D>, world, state, rng, options), events };
}

/** Takes up a saved position again, also one of earlier rules. Throws when the save is of another ruleset or of later rules. */
export function resumeBout<World, State, A extends Action, D extends Decision>(
  ruleset: AnyRuleset<World, State, A, D>,
  world: World,
  save: BoutSave<State>,
): Bout<World, State, A, D> {
  if (save.ruleset !== ruleset.id || save.version > ruleset.version) {
    throw new Error(`the save is of ${save.ruleset} version ${save.version}; this is ${ruleset.id} version ${ruleset.version}`);
  }
  return new RunningBout(ruleset, world, ruleset.clone(save.state), restoreRng(save.rng), LOGGED);
}
