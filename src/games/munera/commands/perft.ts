import type { BoutEvent } from '../../../engine/bout/index.ts';
import { refereeOf } from '../../../engine/bout/index.ts';
import type { Rng } from '../../../engine/dice/index.ts';
import { ScriptedRng, TapeError } from '../../../engine/dice/index.ts';
import type { MuneraSetup, MuneraAction, MuneraRuleset, MuneraState, View, World } from '../rules/index.ts';
import { weaponEntries } from '../rules/index.ts';
import { FaultError } from '../../../cli/fault.ts';

/**
 * Counts what can come of a position in n answers, with every legal answer and every face of every die. No generator is
 * involved, so the counts depend on the rules alone. Dice that the rules throw again at once (both of a grapple's double,
 * the face of a weapon's choice beyond the equal shares) count once, by what they come to in the end.
 */
export interface PerftLevel {
  /** Answers given. */
  readonly depth: number;
  /** Sequences of answers and dice that lead here. */
  readonly plays: number;
  /** Different positions among their ends. */
  readonly positions: number;
  /** Of those, bouts that are over; nothing comes after them. */
  readonly over: number;
}

/** The tape is at its end and a die of so many sides is wanted. */
class Wanted extends Error {
  readonly sides: number;
  constructor(sides: number) {
    super(`a d${sides}`);
    this.sides = sides;
  }
}

/** Dice are thrown again: what follows is counted elsewhere. */
class ThrownAgain extends Error {}

/** A tape that asks for its next die. */
class OpenTape implements Rng {
  drawn = 0;
  private readonly faces: readonly number[];

  constructor(faces: readonly number[]) {
    this.faces = faces;
  }

  die(sides: number): number {
    const face = this.faces[this.drawn];
    if (face === undefined) throw new Wanted(sides);
    this.drawn += 1;
    return face;
  }

  get thrown(): number {
    return this.drawn;
  }

  clone(): Rng {
    return new OpenTape(this.faces);
  }

  save() {
    return { kind: 'scripted', faces: this.faces, drawn: this.drawn } as const;
  }
}

/** Dice that choose one of so many weapons, when none is thrown again. */
function diceToChoose(count: number): number {
  let dice = 0;
  for (let span = 1; span < count; span *= 6) dice += 1;
  return dice;
}

/** Hears the dice of one answer and stops where some are thrown again. */
function stopsAtRepeats({ world, state }: View, tape: OpenTape): (event: BoutEvent) => void {
  let before = 0;
  let choosing = 0;
  return (event) => {
    const fresh = tape.drawn - before;
    before = tape.drawn;
    if (event.type === 'clashed' && event.rules.includes('M-328') && fresh === 2) throw new ThrownAgain();
    if (event.type !== 'rolled' || event.roll.why !== 'weapon-choice') return;
    choosing += 1;
    if (choosing > diceToChoose(weaponEntries({ world, state }, world.ids.indexOf(event.figure)).length)) throw new ThrownAgain();
  };
}

/** What one answer can lead to, a position for each way the dice can fall. */
function* outcomes(rules: MuneraRuleset, world: World, state: MuneraState, action: MuneraAction): Generator<MuneraState> {
  const tapes: (readonly number[])[] = [[]];
  for (let faces = tapes.pop(); faces; faces = tapes.pop()) {
    const copy = rules.clone(state);
    const tape = new OpenTape(faces);
    const view = { world, state: copy };
    try {
      rules.apply({ ...view, referee: refereeOf(tape, stopsAtRepeats(view, tape)) }, action);
      yield copy;
    } catch (error) {
      if (error instanceof ThrownAgain) continue;
      if (!(error instanceof Wanted)) throw error;
      for (let face = error.sides; face > 0; face -= 1) tapes.push([...faces, face]);
    }
  }
}

interface Reached {
  readonly state: MuneraState;
  plays: number;
}

/** Positions by what they are. */
type Level = Map<string, Reached>;

function reach(level: Level, state: MuneraState, plays: number): void {
  const key = JSON.stringify(state);
  const known = level.get(key);
  if (known) known.plays += plays;
  else level.set(key, { state, plays });
}

function next(rules: MuneraRuleset, world: World, from: Level): Level {
  const level: Level = new Map();
  for (const { state, plays } of from.values()) {
    for (const action of rules.actions({ world, state })) {
      for (const outcome of outcomes(rules, world, state, action)) reach(level, outcome, plays);
    }
  }
  return level;
}

function told(depth: number, level: Level): PerftLevel {
  let plays = 0;
  let over = 0;
  for (const each of level.values()) {
    plays += each.plays;
    if (each.state.outcome) over += 1;
  }
  return { depth, plays, positions: level.size, over };
}

/** The position that a set-up gives. Throws `FaultError` when dice fall before the first answer. */
function opening(rules: MuneraRuleset, setup: MuneraSetup): { world: World; state: MuneraState } {
  const world = rules.prepare(setup);
  try {
    return { world, state: rules.begin(world, setup, refereeOf(new ScriptedRng([]), null)) };
  } catch (error) {
    if (error instanceof TapeError)
      throw new FaultError('position.turn.ap: perft needs a position in which nothing is thrown before the first answer');
    throw error;
  }
}

/** Counts level by level to a depth; the first level is the position itself. */
export function perft(rules: MuneraRuleset, setup: MuneraSetup, depth: number): PerftLevel[] {
  const { world, state } = opening(rules, setup);
  let level: Level = new Map();
  reach(level, state, 1);
  const levels = [told(0, level)];
  for (let answers = 1; answers <= depth; answers += 1) {
    level = next(rules, world, level);
    levels.push(told(answers, level));
  }
  return levels;
}
