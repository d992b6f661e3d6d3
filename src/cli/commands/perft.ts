import { gameAsked } from '../asking/bout.ts';
import { DONE, UsageError, FaultError } from '../fault.ts';
import type { House } from '../house.ts';
import { gamesOf } from '../house.ts';
import type { Command } from '../options.ts';
import { flag, numberOption, textOption } from '../options.ts';
import { print, printJson, table } from '../output.ts';
import { readSetupFile } from '../reading/input-files.ts';
import { DieWanted, OpenTape, ScriptedRng, TapeError } from '../../engine/dice/index.ts';
import type { BoutEvent } from '../../engine/bout/index.ts';
import { refereeOf } from '../../engine/bout/index.ts';
import type { Game, RulesOf } from '../../session/index.ts';
import type { ThrownAgain } from '../game-commands.ts';

/**
 * Counts what can come of a position in n answers, with every legal answer and every face of every die. No generator is
 * involved, so the counts depend on the rules alone. Dice that the rules throw again at once count once, by what they come
 * to in the end.
 */
interface PerftLevel {
  /** Answers given. */
  readonly depth: number;
  /** Sequences of answers and dice that lead here. */
  readonly plays: number;
  /** Different positions among their ends. */
  readonly positions: number;
  /** Of those, bouts that are over; nothing comes after them. */
  readonly over: number;
}

type Position<G extends Game> = { readonly world: G['world']; readonly state: G['state'] };

/** The rules that are counted, and which dice of an answer they throw again. */
interface Counted<G extends Game> {
  readonly rules: RulesOf<G>;
  thrownAgain?(view: Position<G>): ThrownAgain;
}

/** Dice are thrown again: what follows is counted elsewhere. */
class Again extends Error {}

/** Hears the dice of one answer and stops where some are thrown again. */
function stopsAtRepeats(again: ThrownAgain, tape: OpenTape): (event: BoutEvent) => void {
  let before = 0;
  return (event) => {
    const dice = tape.thrown - before;
    before = tape.thrown;
    if (again(event, dice)) throw new Again();
  };
}

/** What one answer can lead to, a position for each way the dice can fall. */
function* outcomes<G extends Game>(counted: Counted<G>, { world, state }: Position<G>, action: G['action']): Generator<G['state']> {
  const { rules } = counted;
  const tapes: (readonly number[])[] = [[]];
  for (let faces = tapes.pop(); faces; faces = tapes.pop()) {
    const view = { world, state: rules.clone(state) };
    const tape = new OpenTape(faces);
    const again = counted.thrownAgain?.(view);
    try {
      rules.apply({ ...view, referee: refereeOf(tape, again ? stopsAtRepeats(again, tape) : null) }, action);
      yield view.state;
    } catch (error) {
      if (error instanceof Again) continue;
      if (!(error instanceof DieWanted)) throw error;
      for (let face = error.sides; face > 0; face -= 1) tapes.push([...faces, face]);
    }
  }
}

interface Reached<G extends Game> {
  readonly state: G['state'];
  plays: number;
}

/** Positions by what they are. */
type Level<G extends Game> = Map<string, Reached<G>>;

function reach<G extends Game>(level: Level<G>, state: G['state'], plays: number): void {
  const key = JSON.stringify(state);
  const known = level.get(key);
  if (known) known.plays += plays;
  else level.set(key, { state, plays });
}

function next<G extends Game>(counted: Counted<G>, world: G['world'], from: Level<G>): Level<G> {
  const level: Level<G> = new Map();
  for (const { state, plays } of from.values()) {
    for (const action of counted.rules.actions({ world, state })) {
      for (const outcome of outcomes(counted, { world, state }, action)) reach(level, outcome, plays);
    }
  }
  return level;
}

function told<G extends Game>(rules: RulesOf<G>, depth: number, level: Level<G>): PerftLevel {
  let plays = 0;
  let over = 0;
  for (const each of level.values()) {
    plays += each.plays;
    if (rules.outcome(each.state)) over += 1;
  }
  return { depth, plays, positions: level.size, over };
}

/** The position that a set-up gives. Throws `FaultError` when dice fall before the first answer. */
function opening<G extends Game>(rules: RulesOf<G>, setup: G['setup']): Position<G> {
  const world = rules.prepare(setup);
  try {
    return { world, state: rules.begin(world, setup, refereeOf(new ScriptedRng([]), null)) };
  } catch (error) {
    if (error instanceof TapeError) throw new FaultError('perft needs a position in which nothing is thrown before the first answer');
    throw error;
  }
}

/** Counts level by level to a depth; the first level is the position itself. */
export function perft<G extends Game>(counted: Counted<G>, setup: G['setup'], depth: number): PerftLevel[] {
  const { rules } = counted;
  const { world, state } = opening<G>(rules, setup);
  let level: Level<G> = new Map();
  reach(level, state, 1);
  const levels = [told(rules, 0, level)];
  for (let answers = 1; answers <= depth; answers += 1) {
    level = next(counted, world, level);
    levels.push(told(rules, answers, level));
  }
  return levels;
}

/** `damnatio perft`: how many positions can be reached in n answers. */
export function perftCommand(house: House): Command {
  return {
    name: 'perft',
    words: 0,
    usage: 'perft --set-up FILE [--depth 2]',
    examples: ['perft --set-up position.yaml --depth 2'],
    summary: 'Counts the positions that can be reached in n answers, with every face of every die.',
    options: {
      'set-up': { type: 'string', value: 'FILE', help: 'a set-up with a position, or a scenario position, as YAML or JSON' },
      depth: { type: 'string', value: 'N', help: 'how many answers, 1 to 6 (2); each multiplies the time' },
    },
    run(parsed) {
      const file = textOption(parsed, 'set-up', '');
      if (!file) throw new UsageError('perft takes --set-up FILE');
      const depth = numberOption(parsed, 'depth', 2, 1, 6);
      const loaded = house.load(parsed);
      const setup = readSetupFile(gamesOf(house, loaded), file, null);
      const { game, part } = gameAsked(house, loaded, setup.ruleset);
      const thrownAgain = part?.thrownAgain?.bind(part);
      const levels = perft({ rules: game.rules, ...(thrownAgain && { thrownAgain }) }, setup, depth);
      if (flag(parsed, 'json')) printJson(levels);
      else {
        const rows = levels.map((level) => [level.depth, level.plays, level.positions, level.over].map(String));
        print(table([['answers', 'plays', 'positions', 'over'], ...rows]));
      }
      return DONE;
    },
  };
}
