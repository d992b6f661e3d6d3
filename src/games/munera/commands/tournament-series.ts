import type { OwnSeries, SeriesAsked } from '../../../cli/index.ts';
import { SIDES, UsageError } from '../../../cli/index.ts';
import { didYouMean } from '../../../engine/read/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { checkArena } from './bout.ts';
import { classesAsked, namesAsked } from './classes-asked.ts';
import { cellsOf, duels, tournament, type Tournament } from './tournament.ts';

const YARDSTICKS = ['random', 'greedy', 'skilled'];

function botsAsked(asked: SeriesAsked<MuneraGame>, option: string, usual: readonly string[]): string[] {
  const bots = asked.bots;
  const names = namesAsked(asked, option) ?? [...usual];
  const unknown = names.find((name) => !bots.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`--${option}: there is no bot "${unknown}"; ${didYouMean(unknown, bots) ?? 'see sim --help'}`);
  return names;
}

/** The tournament that the options ask for. Throws `UsageError` naming the option. */
function read(asked: SeriesAsked<MuneraGame>): Tournament {
  const { parsed, seed, arena, lex, content } = asked;
  const strange = [...SIDES, 'ffa', 'set-up', 'bot'].find((option) => parsed.values[option] !== undefined);
  if (strange !== undefined) throw new UsageError(`--tournament takes --contestants and --against, not --${strange}`);
  checkArena(asked);
  const contestants = botsAsked(asked, 'contestants', behavioursOf(content));
  const opponents = botsAsked(asked, 'against', YARDSTICKS);
  const series: Tournament = { contestants, opponents, classes: classesAsked(asked), arena, lex, seed };
  const [cell] = cellsOf(series);
  if (!cell) throw new UsageError('--tournament: nobody is left to fight against');
  asked.check(duels(series, cell, series.classes[0]!, 0).setup);
  return series;
}

function behavioursOf(content: MuneraGame['content']): string[] {
  const { behaviours = {} } = content as { readonly behaviours?: Readonly<Record<string, unknown>> };
  return Object.keys(behaviours);
}

/** Bots against bots. */
export const tournamentSeries: OwnSeries<MuneraGame, Tournament> = {
  option: 'tournament',
  options: {
    tournament: { type: 'boolean', help: 'bots against bots, both of the same class; --bouts counts for each cell (2,000)' },
    contestants: { type: 'string', value: 'BOT,BOT…', help: 'whose strength is measured (every behaviour as veterans fight by it)' },
    against: { type: 'string', value: 'BOT,BOT…', help: `whom they meet (${YARDSTICKS.join(', ')})` },
    classes: { type: 'string', value: 'ID,ID…', help: 'the classes, in turn (every gladiator of the content)' },
    csv: { type: 'boolean', help: 'prints a cell a line as CSV' },
  },
  bouts: 2000,
  read,
  isOne: (series) => 'contestants' in series,
  kind: tournament,
};
