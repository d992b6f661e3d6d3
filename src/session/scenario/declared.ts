import { figureIds } from '../../engine/bout/index.ts';
import type { BoutWorld, FieldTable } from '../../engine/state/index.ts';
import { factsOf } from '../../engine/state/index.ts';
import type { BoutOf, Game } from '../game.ts';
import { ScenarioError } from './scenario-file.ts';
import type { Facts, FigureLine, ScenarioFile, Script } from './scenario-file.ts';

/** The turn that a scenario begins in; what is left out is as at the beginning of a turn. */
export type TurnLine = {
  /** Whose turn it is; the first of the order when left out. */
  readonly of?: string;
  /** AP left; his AP die comes next when left out. */
  readonly ap?: number;
} & Readonly<Record<string, unknown>>;

/** A scenario of a game whose set-up and state are declared. */
export interface DuelScenario extends ScenarioFile {
  readonly lex?: Readonly<Record<string, unknown>>;
  /** A card, or a card with side, place and what differs from the start. */
  readonly fighters: readonly (string | FigureLine)[];
  /** Whose turn it is and how far it has come, or only the AP of the first in the order. */
  readonly turn?: number | TurnLine;
  /** Order of play by id; as listed when left out. */
  readonly order?: readonly string[];
  /** True: the set-up of the rules instead of given places. */
  readonly setUp?: boolean;
}

/** What is said of everybody in a scenario. */
export interface Roll<G extends Game> {
  readonly file: DuelScenario;
  readonly content: G['content'];
  readonly ids: readonly string[];
  readonly lines: readonly FigureLine[];
  /** Index of a figure by its id. Throws for one that nobody has. */
  indexOf(this: void, id: string, field: string): number;
}

interface Declared<G extends Game> {
  readonly ruleset: string;
  read(this: void, value: unknown): G['setup'];
  readonly figures: FieldTable;
  readonly turn: FieldTable;
  /** Keys of a set-up that stand in a scenario as they are, and those that a position repeats; the latter are 0 when left out. */
  readonly more: readonly string[];
  readonly counted?: readonly string[];
  /** Other keys of its scenarios, and those of a line that are nothing of a position. */
  readonly keys?: readonly string[];
  readonly apart?: readonly string[];
  /** An entrant of a line, beside card and side. */
  entrant(this: void, line: FigureLine, setUp: boolean, index: number): object;
  /** Where a figure of a line is, and what else is said in other words than those of the state. */
  placed?(this: void, line: FigureLine, roll: Roll<G>, index: number): object;
  /** Of a turn what is said in other words than those of the state. */
  said?(this: void, line: TurnLine, roll: Roll<G>, fighter: number): object;
  /** Reads a line of `play`. */
  readLine(this: void, line: string, bout: BoutOf<G>): G['action'];
  /** What `finally` may ask of the bout, beside round, winner and how it ended. */
  bout(this: void, bout: BoutOf<G>): Readonly<Record<string, unknown>>;
  /** What it may ask of a figure beside its fields. */
  facts?(this: void, bout: BoutOf<G>, index: number): object;
}

interface DuelState {
  readonly round: number;
  readonly fighters: readonly { readonly id: string }[];
  readonly turn: { readonly fighter: number; readonly ap: number };
  readonly outcome: { readonly winner: string | null; readonly by: string } | null;
}

const FIRST_SIDE = 'a'.charCodeAt(0);
const PERSON = ['card', 'side', 'name', 'at', 'facing'];

/** Runs what reads a line, and blames the scenario for what nobody knows. */
function blaming<T>(field: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ScenarioError(field, error instanceof Error ? error.message : String(error));
  }
}

/** Values of a line, with figures named by id. */
function named<G extends Game>(fields: FieldTable, line: Readonly<Record<string, unknown>>, roll: Roll<G>, path: string): object {
  const indexOf = (id: unknown, field: string): unknown => (typeof id === 'string' ? roll.indexOf(id, field) : id);
  return Object.fromEntries(
    Object.entries(line).map(([key, value]) => {
      const field = `${path}.${key}`;
      if (fields[key]?.names !== 'figure') return [key, value];
      return [key, Array.isArray(value) ? value.map((id) => indexOf(id, field)) : indexOf(value, field)];
    }),
  );
}

function rollOf<G extends Game>(file: DuelScenario, content: G['content']): Roll<G> {
  const lines = file.fighters.map((line): FigureLine => (typeof line === 'string' ? { card: line } : line));
  const ids = figureIds(lines.map(({ card }) => card));
  return {
    file,
    content,
    ids,
    lines,
    indexOf(id, field) {
      const index = ids.indexOf(id);
      if (index < 0) throw new ScenarioError(field, `there is no fighter "${id}"; there is ${ids.join(', ')}`);
      return index;
    },
  };
}

/** Scenarios of a game whose set-up and state are declared. */
export function duelScript<G extends Game>(game: Declared<G>): Script<G, DuelScenario> {
  const { ruleset, figures, more, counted = [], keys = [], apart = [] } = game;
  const turnOf = (roll: Roll<G>, order: readonly number[]): object => {
    const { turn } = roll.file;
    const { of, ap = null, ...rest }: { of?: string; ap?: number | null } = typeof turn === 'number' ? { ap: turn } : (turn ?? {});
    if ('fighter' in rest) throw new ScenarioError('turn.fighter', 'whose turn it is stands as "of"');
    const fighter = of === undefined ? (order[0] ?? 0) : roll.indexOf(of, 'turn.of');
    return { ...named(game.turn, rest, roll, 'turn'), fighter, ap, ...game.said?.(rest, roll, fighter) };
  };
  const placed = (line: FigureLine, index: number, roll: Roll<G>): object => {
    const own = Object.fromEntries(Object.entries(line).filter(([key]) => ![...PERSON, ...apart].includes(key)));
    const [q, r] = line.at ?? [0, 0];
    const facing = line.facing ?? 0;
    return { at: { q, r }, facing, ...named(figures, own, roll, `fighters[${index}]`), ...game.placed?.(line, roll, index) };
  };
  return {
    keys: ['lex', 'fighters', 'turn', 'order', 'setUp', ...more, ...counted, ...keys],
    setup(file, content) {
      const given = file as unknown as Readonly<Record<string, unknown>>;
      const roll = rollOf<G>(file, content);
      const { ids, lines } = roll;
      const order = (file.order ?? ids).map((id, place) => roll.indexOf(id, `order[${place}]`));
      const counts = Object.fromEntries(counted.map((key) => [key, given[key] ?? 0]));
      const fighters = lines.map((line, index) => {
        const side = line['side'] ?? String.fromCharCode(FIRST_SIDE + index);
        return { card: line.card, side, ...game.entrant(line, file.setUp ?? false, index) };
      });
      const others = Object.fromEntries(more.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])));
      const setup = { ruleset, arena: file.arena ?? null, fighters, lex: file.lex ?? {}, ...others, ...counts };
      if (file.setUp) return game.read(setup);
      const position = {
        round: file.round ?? 1,
        order,
        turn: turnOf(roll, order),
        fighters: lines.map((line, index) => placed(line, index, roll)),
        ...counts,
      };
      return game.read({ ...setup, position });
    },
    answer: (bout, line) => blaming('play', () => game.readLine(line, bout)),
    facts(bout): Facts {
      const { round, fighters, turn, outcome } = bout.state as DuelState;
      const own = fighters.map((each, index) => [
        each.id,
        {
          ...factsOf(figures, bout.world as BoutWorld, each),
          ap: index === turn.fighter ? turn.ap : null,
          ...game.facts?.(bout, index),
        },
      ]);
      return {
        ...(Object.fromEntries(own) as Facts),
        bout: { round, ...game.bout(bout), winner: outcome?.winner ?? null, by: outcome?.by ?? null },
      };
    },
  };
}
