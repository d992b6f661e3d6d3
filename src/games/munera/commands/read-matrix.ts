import { checkCanBeLaidOut, readBots, readMuneraLex, SIDES } from './options.ts';
import { UsageError } from '../../../cli/fault.ts';
import type { Game } from '../../../cli/game.ts';
import type { Parsed } from '../../../cli/options.ts';
import { textOption } from '../../../cli/options.ts';
import type { Matrix } from './matrix-report.ts';
import { muneraContent } from '../rules/index.ts';
import { pairSimulation, pairsOf } from './matrix.ts';

function readClasses(parsed: Parsed, { catalogue }: Game): string[] {
  const { fighters } = muneraContent(catalogue);
  const text = textOption(parsed, 'classes', '');
  if (!text) return [...new Set(Object.values(fighters).flatMap(({ id, kind }) => (kind === 'gladiator' ? [id] : [])))].sort();
  const classes = text.split(',').map((id) => id.trim());
  const unknown = classes.find((id) => !Object.hasOwn(fighters, id));
  if (unknown !== undefined)
    throw new UsageError(`--classes: there is no fighter "${unknown}"; there is ${Object.keys(fighters).join(', ')}`);
  const twice = classes.find((id, at) => classes.indexOf(id) !== at);
  if (twice !== undefined) throw new UsageError(`--classes: ${twice} is named twice`);
  if (classes.length < 2) throw new UsageError('--classes takes two classes or more');
  return classes.sort();
}

/** The matrix that the options ask for. Throws `UsageError` naming the option. */
export function readMatrix(parsed: Parsed, game: Game, seed: string): Matrix {
  if (parsed.values['ruleset'] !== 'munera') throw new UsageError('--matrix goes with --ruleset munera');
  const roster = [...SIDES, 'ffa', 'set-up'].find((option) => parsed.values[option] !== undefined);
  if (roster !== undefined) throw new UsageError(`--matrix takes --classes, not --${roster}`);
  const classes = readClasses(parsed, game);
  const players = readBots(parsed, classes);
  const matrix: Matrix = { classes, players, arena: textOption(parsed, 'arena', '') || null, lex: readMuneraLex(parsed), seed };
  checkCanBeLaidOut(game.kit, pairSimulation(matrix, pairsOf(classes)[0]!).setup);
  return matrix;
}
