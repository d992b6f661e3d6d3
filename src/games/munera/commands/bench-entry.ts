import { content } from 'virtual:content';
import { MUNERA_POLICIES } from '../bots/index.ts';
import type { BoutEvent } from '../../../engine/bout/index.ts';
import type { Rng, RngState } from '../../../engine/dice/index.ts';
import { hashText, seededRng } from '../../../engine/dice/index.ts';
import type { MuneraSetup, Munera, MuneraAction, MuneraState, World } from '../rules/index.ts';
import { beginMuneraBout, entrant, muneraSetup } from '../rules/index.ts';
import { muneraDesk, muneraOf } from '../desk/index.ts';
import { beginSession, encodeLink, kitOf } from '../../../session/index.ts';

/** What the bench measures: munera behind the adapter that `test/bench/ours.mjs` describes. Imports nothing of Node's. */
export interface EngineOptions {
  readonly fighters: number;
  readonly radius: number;
  readonly log: boolean;
}

export interface Tally {
  readonly checksum: number;
  readonly decisions: number;
  readonly dice: number;
  readonly turns: number;
  readonly rounds: number;
  readonly events: number;
}

const KITS = ['murmillo', 'thraex', 'secutor', 'gaul', 'crupellarius-large', 'thraex'];
const SIDES = ['red', 'blue', 'green', 'gold', 'white', 'black', 'rose', 'grey', 'lime', 'sand', 'plum', 'rust'];
const ROUNDS = 100;
const MIDWAY = 12;
const BITS = 8;

const kit = kitOf([muneraDesk], content);
const { rules, content: fighting } = muneraOf(kit);

/** Dice that count themselves. */
class CountedRng implements Rng {
  private readonly rng: Rng;
  count = 0;

  constructor(rng: Rng) {
    this.rng = rng;
  }

  die(sides: number): number {
    this.count += 1;
    return this.rng.die(sides);
  }

  get thrown(): number {
    return this.rng.thrown;
  }

  clone(): Rng {
    return this.rng.clone();
  }

  save(): RngState {
    return this.rng.save();
  }
}

/** The only one still on the sand, -1 for none or several. */
function winnerOf({ fighters }: MuneraState): number {
  const winner = fighters.findIndex(({ fate }) => fate === 'active');
  return fighters.findLastIndex(({ fate }) => fate === 'active') === winner ? winner : -1;
}

/** Keeps what happened until the bout ends, as a page's log does. */
function keep(log: BoutEvent[], events: readonly BoutEvent[]): void {
  for (let i = 0; i < events.length; i += 1) log.push(events[i]!);
}

/** Sums over bouts, and the checksum over what each came to. */
class Sums {
  private hash = hashText('');
  private readonly sums = { decisions: 0, dice: 0, turns: 0, rounds: 0, events: 0 };

  add({ state }: Munera, decisions: number, dice: number, events: number): void {
    this.mix(winnerOf(state) + 1);
    this.mix(state.round);
    this.mix(decisions);
    this.mix(dice);
    this.sums.decisions += decisions;
    this.sums.dice += dice;
    this.sums.turns += state.turn.number;
    this.sums.rounds += state.round;
    this.sums.events += events;
  }

  private mix(value: number): void {
    this.hash = Math.imul(this.hash ^ value, 0x01000193);
  }

  get tally(): Tally {
    return { checksum: this.hash >>> 0, ...this.sums };
  }
}

interface Recorded {
  readonly index: number;
  readonly actions: readonly MuneraAction[];
  readonly dice: number;
}

export interface Recording {
  readonly seed: number;
  readonly bouts: readonly Recorded[];
}

const { policy: greedy } = MUNERA_POLICIES.greedy;

/** Plays whole bouts of everybody against everybody with the greedy policy. */
class Engine {
  private readonly options: EngineOptions;
  private readonly setup: MuneraSetup;
  private readonly world: World;

  constructor(options: EngineOptions) {
    this.options = options;
    const fighters = Array.from({ length: options.fighters }, (_, i) => entrant({ card: KITS[i % KITS.length]!, side: SIDES[i]! }));
    const arena = `bench-${options.radius}`;
    const arenas = { [arena]: { id: arena, radius: options.radius, blocked: [], marks: {} } };
    this.setup = muneraSetup({ fighters, arena, lex: { roundLimit: ROUNDS } });
    this.world = muneraDesk.rules({ ...fighting, arenas }).prepare(this.setup);
  }

  private begin(seed: number, index: number): { bout: Munera; rng: CountedRng; log: BoutEvent[] } {
    const rng = new CountedRng(seededRng(`${seed}:${index}`));
    const { bout, events } = beginMuneraBout(rules, this.setup, rng, { log: this.options.log, world: this.world });
    return { bout, rng, log: [...events] };
  }

  run(seed: number, from: number, count: number): Tally {
    const sums = new Sums();
    for (let index = from; index < from + count; index += 1) {
      let decisions = 0;
      const { bout, rng, log } = this.begin(seed, index);
      for (; !bout.outcome(); decisions += 1) {
        keep(log, bout.play(greedy(bout.forBots, rng)));
      }
      sums.add(bout, decisions, rng.count, log.length);
    }
    return sums.tally;
  }

  /** Goes on in a copy before every decision; the dice stay those of the bout. */
  runCloning(seed: number, from: number, count: number): Tally {
    const sums = new Sums();
    for (let index = from; index < from + count; index += 1) {
      let decisions = 0;
      const { bout: first, rng, log } = this.begin(seed, index);
      let bout = first;
      for (; !bout.outcome(); decisions += 1) {
        bout = bout.clone(rng);
        keep(log, bout.play(greedy(bout.forBots, rng)));
      }
      sums.add(bout, decisions, rng.count, log.length);
    }
    return sums.tally;
  }

  record(seed: number, count: number): Recording {
    const bouts = Array.from({ length: count }, (_, index): Recorded => {
      const { bout, rng } = this.begin(seed, index);
      const actions: MuneraAction[] = [];
      while (!bout.outcome()) {
        const action = greedy(bout.forBots, rng);
        actions.push(action);
        bout.play(action);
      }
      return { index, actions, dice: rng.count };
    });
    return { seed, bouts };
  }

  /** Plays recorded choices; each is checked. Throws when one is illegal or a bout ends otherwise. */
  verify({ seed, bouts }: Recording): Tally {
    const sums = new Sums();
    for (const { index, actions, dice } of bouts) {
      const { bout, rng, log } = this.begin(seed, index);
      for (const action of actions) keep(log, bout.play(action));
      if (!bout.outcome() || rng.count !== dice) throw new Error(`bout ${index} ends otherwise than recorded`);
      sums.add(bout, actions.length, rng.count, log.length);
    }
    return sums.tally;
  }

  /** Bytes of the records as replay links hold them, before they are written in letters; for two fighters in the usual arena. */
  recordBytes({ seed, bouts }: Recording): number {
    const setup = { ...this.setup, arena: null };
    let bytes = 0;
    for (const { index, actions } of bouts) {
      const session = beginSession(kit, setup, `${seed}:${index}`);
      for (const action of actions) session.play(action);
      bytes += (encodeLink(kit, session.record()).length * 6) / BITS;
    }
    return Math.round(bytes);
  }

  midway(seed: number, count: number): Munera[] {
    return Array.from({ length: count }, (_, index) => {
      const { bout } = this.begin(seed, index);
      const alone = bout.clone(seededRng(`${seed}:${index}`));
      for (let i = 0; i < MIDWAY && !alone.outcome(); i += 1) alone.play(greedy(alone.forBots, seededRng('')));
      return alone;
    });
  }

  clone(bout: Munera): Munera {
    return bout.clone();
  }

  facts(bout: Munera): { readonly state: MuneraState; readonly rng: RngState } {
    const { state, rng } = bout.toJSON();
    return { state, rng };
  }
}

export function make(options: EngineOptions): Engine {
  return new Engine(options);
}
