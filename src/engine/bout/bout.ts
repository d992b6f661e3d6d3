import type { Rng, RngState } from '../dice/index.ts';
import { restoreRng } from '../dice/index.ts';
import type { BoutEvent, Outcome } from './events.ts';
import type { Action, Decision, Play, Refusal, Ruleset, View } from './ruleset.ts';
import { DICELESS, refereeOf } from './referee.ts';
import { IllegalAction } from './ruleset.ts';

/**
 * What a bot may know of a bout: where it stands, what may be answered, and what might come with other dice. A bot can
 * neither play the bout on nor see the dice that will fall.
 */
export interface BotView<World, State, A extends Action, D extends Decision> extends View<World, Readonly<State>> {
  /** World and state as the rules' questions want them. */
  readonly view: View<World, State>;
  /** Who must choose, or null when the bout is over. */
  decision(): D | null;
  /** Every legal answer to the decision, in a stable order; empty exactly when `decision()` is null. */
  actions(): A[];
  /** Why an action is not legal now; null when it is. */
  refusal(action: A): Refusal | null;
  isLegal(action: A): boolean;
  outcome(): Outcome | null;
  /** An independent copy with dice of its own to look ahead in, without a log. */
  imagine(rng: Rng): Bout<World, State, A, D>;
}

/** A position with few verbs. Nothing waits, draws on a screen, reads a clock or stores. */
export interface Bout<World, State, A extends Action, D extends Decision> extends BotView<World, State, A, D> {
  /** The same bout as bots see it. In a game with secrets it is what whoever must choose may know, as it is at this decision: ask anew for the next. */
  readonly forBots: BotView<World, State, A, D>;
  /** Applies a legal action and returns what happened. Throws `IllegalAction`, `ReadError` for what is no answer, and changes nothing otherwise. */
  play(action: A): readonly BoutEvent[];
  /** How many dice its generator has thrown: two answers between which it stays the same threw none. */
  readonly dice: number;
  /** An independent copy that goes on with copies of the same dice, or with the generator that is passed. */
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

/** What is told of a bout that is logged; a silent one has none, for copies to look ahead in are made by the thousand. */
class EventLog {
  /** What the answer in hand has brought about. */
  events: BoutEvent[] = [];
  readonly tell: ((event: BoutEvent) => void) | null;

  constructor(log: LogOptions) {
    this.tell = teller(log, (event) => this.events.push(event));
  }
}

function teller({ log, listen }: LogOptions, hear: (event: BoutEvent) => void): ((event: BoutEvent) => void) | null {
  if (!log) return null;
  if (!listen) return hear;
  return (event) => {
    hear(event);
    listen(event);
  };
}

/** A copy as JSON would have it: a field without a value is not there. */
function plain<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain) as Value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(entries.map(([key, part]) => [key, plain<unknown>(part)])) as Value;
}

const NOTHING: readonly BoutEvent[] = [];
const NONE: readonly never[] = [];
const LOGGED: LogOptions = { log: true };
const SILENT: LogOptions = { log: false };

/** A position and the rules' questions about it, with a referee who may be one without dice. */
class Position<World, State, A extends Action, D extends Decision> implements BotView<World, State, A, D> {
  protected readonly ruleset: AnyRuleset<World, State, A, D>;
  /** The one object that all questions and answers get, so that the rules see positions of one shape. */
  protected readonly position: Play<World, State>;
  /** What was listed last, for as long as the position stays. */
  listed: readonly A[] = NONE;

  constructor(ruleset: AnyRuleset<World, State, A, D>, position: Play<World, State>) {
    this.ruleset = ruleset;
    this.position = position;
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
    const list = this.ruleset.actions(this.position);
    this.listed = list;
    return list;
  }

  refusal(action: A): Refusal | null {
    return this.ruleset.refusal(this.position, action);
  }

  isLegal(action: A): boolean {
    return this.refusal(action) === null;
  }

  outcome(): Outcome | null {
    return this.ruleset.outcome(this.position.state);
  }

  imagine(rng: Rng): Bout<World, State, A, D> {
    return this.copied(rng, SILENT);
  }

  protected copied(rng: Rng, log: LogOptions): Bout<World, State, A, D> {
    const { world, state } = this.position;
    return new RunningBout(this.ruleset, world, this.ruleset.clone(state), rng, log);
  }
}

class RunningBout<World, State, A extends Action, D extends Decision>
  extends Position<World, State, A, D>
  implements Bout<World, State, A, D>
{
  private readonly log: LogOptions;
  private readonly rng: Rng;
  private readonly eventLog: EventLog | null;
  private seen: Position<World, State, A, D> | null;

  constructor(ruleset: AnyRuleset<World, State, A, D>, world: World, state: State, rng: Rng, log: LogOptions) {
    const eventLog = log.log ? new EventLog(log) : null;
    super(ruleset, { world, state, referee: refereeOf(rng, eventLog && eventLog.tell) });
    this.rng = rng;
    this.log = log;
    this.eventLog = eventLog;
    this.seen = null;
  }

  get forBots(): BotView<World, State, A, D> {
    const { world, state } = this.position;
    const { ruleset } = this;
    if (!ruleset.hide) return (this.seen ??= new Position(ruleset, { world, state, referee: DICELESS }));
    const decision = this.decision();
    return new Position(ruleset, { world, state: decision ? ruleset.hide(state, decision.side) : state, referee: DICELESS });
  }

  get dice(): number {
    return this.rng.thrown;
  }

  play(action: A): readonly BoutEvent[] {
    if (!this.takesListed(action)) this.insistLegal(action);
    const { eventLog } = this;
    if (!eventLog) {
      this.ruleset.apply(this.position, action);
      return NOTHING;
    }
    eventLog.events = [];
    this.ruleset.apply(this.position, action);
    return eventLog.events;
  }

  /** Whether it is one of the very answers that were listed for this position: nothing is asked about it twice. An answer from outside never is. */
  private takesListed(action: A): boolean {
    const { listed, seen } = this;
    if (listed === NONE && (seen === null || seen.listed === NONE)) return false; // replays list nothing
    const isListed = listed.includes(action) || (seen !== null && seen.listed.includes(action));
    this.listed = NONE;
    if (seen) seen.listed = NONE;
    return isListed;
  }

  private insistLegal(action: A): void {
    this.ruleset.answers.check(action, 'answer');
    const refusal = this.refusal(action);
    if (refusal) throw new IllegalAction(action, refusal);
  }

  clone(rng?: Rng): Bout<World, State, A, D> {
    return this.copied(rng ?? this.rng.clone(), this.log.log ? LOGGED : SILENT);
  }

  toJSON(): BoutSave<State> {
    const { id, version } = this.ruleset;
    return { ruleset: id, version, state: plain(this.ruleset.clone(this.position.state)), rng: this.rng.save() };
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
