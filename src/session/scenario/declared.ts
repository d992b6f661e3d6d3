import type { Action } from '../../engine/bout/index.ts';
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

interface Declared<G extends Game> {
  readonly ruleset: string;
  read(this: void, value: unknown): G['setup'];
  readonly figures: FieldTable;
  readonly turn: FieldTable;
  /** Keys of a set-up that stand in a scenario as they are. */
  readonly more: readonly string[];
  /** An entrant of a line that is to be set up by the rules, beside card, side and name. */
  entrant(this: void, line: FigureLine): object;
  /** Reads a line of `play`. */
  readLine(this: void, line: string, ids: readonly string[]): Action;
  /** What `finally` may ask of the bout, beside round, winner and how it ended. */
  bout(this: void, bout: BoutOf<G>): Readonly<Record<string, unknown>>;
}

interface DuelState {
  readonly round: number;
  readonly fighters: readonly { readonly id: string }[];
  readonly turn: { readonly fighter: number; readonly ap: number };
  readonly outcome: { readonly winner: string | null; readonly by: string } | null;
}

const SIDES = 'abcdef';
const PERSON = ['card', 'side', 'name', 'at', 'facing'];

/** Index of a figure by its id. */
function indexOf(ids: readonly string[], id: string, field: string): number {
  const index = ids.indexOf(id);
  if (index < 0) throw new ScenarioError(field, `there is no fighter "${id}"; there is ${ids.join(', ')}`);
  return index;
}

/** Runs what reads a line, and blames the scenario for what nobody knows. */
function blaming<T>(field: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ScenarioError(field, error instanceof Error ? error.message : String(error));
  }
}

/** Values of a line, with figures named by id. */
function named(fields: FieldTable, line: Readonly<Record<string, unknown>>, ids: readonly string[], path: string): object {
  return Object.fromEntries(
    Object.entries(line).map(([key, value]) => {
      const byName = typeof value === 'string' && fields[key]?.names === 'figure';
      return [key, byName ? indexOf(ids, value, `${path}.${key}`) : value];
    }),
  );
}

/** Scenarios of a game whose set-up, state and deeds are declared. */
export function duelScript<G extends Game>({
  ruleset,
  read,
  figures,
  turn,
  more,
  entrant,
  readLine,
  bout: boutFacts,
}: Declared<G>): Script<G, DuelScenario> {
  const turnOf = (line: DuelScenario['turn'], order: readonly number[], ids: readonly string[]): object => {
    const { of, ap = null, ...rest }: { of?: string; ap?: number | null } = typeof line === 'number' ? { ap: line } : (line ?? {});
    if ('fighter' in rest) throw new ScenarioError('turn.fighter', 'whose turn it is stands as "of"');
    return { ...named(turn, rest, ids, 'turn'), fighter: of === undefined ? (order[0] ?? 0) : indexOf(ids, of, 'turn.of'), ap };
  };
  const placed = (line: FigureLine, ids: readonly string[], path: string): object => {
    const own = Object.fromEntries(Object.entries(line).filter(([key]) => !PERSON.includes(key)));
    const [q, r] = line.at ?? [0, 0];
    return { at: { q, r }, facing: line.facing ?? 0, ...named(figures, own, ids, path) };
  };
  return {
    keys: ['lex', 'fighters', 'turn', 'order', 'setUp', ...more],
    setup(file) {
      const lines = file.fighters.map((line): FigureLine => (typeof line === 'string' ? { card: line } : line));
      const ids = figureIds(lines.map(({ card }) => card));
      const order = (file.order ?? ids).map((id, place) => indexOf(ids, id, `order[${place}]`));
      const fighters = lines.map((line, index) => ({
        card: line.card,
        side: line['side'] ?? SIDES[index],
        name: line['name'] ?? null,
        ...(file.setUp ? entrant(line) : {}),
      }));
      const position = file.setUp
        ? null
        : {
            round: file.round ?? 1,
            order,
            turn: turnOf(file.turn, order, ids),
            fighters: lines.map((line, index) => placed(line, ids, `fighters[${index}]`)),
          };
      const given = file as unknown as Readonly<Record<string, unknown>>;
      const others = Object.fromEntries(more.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])));
      return read({ ruleset, arena: file.arena ?? null, fighters, lex: file.lex ?? {}, ...others, position });
    },
    answer: ({ world }, line) => blaming('play', () => readLine(line, (world as BoutWorld).ids)),
    facts(bout): Facts {
      const {
        round,
        fighters,
        turn: { fighter, ap },
        outcome,
      } = bout.state as DuelState;
      const own = fighters.map((each, index) => [
        each.id,
        { ...factsOf(figures, bout.world as BoutWorld, each), ap: index === fighter ? ap : null },
      ]);
      return {
        ...(Object.fromEntries(own) as Facts),
        bout: { round, ...boutFacts(bout), winner: outcome?.winner ?? null, by: outcome?.by ?? null },
      };
    },
  };
}
