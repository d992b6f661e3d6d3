import { z } from 'zod';
import { sharesOf } from '../../../engine/odds/index.ts';
import type { GameCommands } from '../../../cli/index.ts';
import { duelBout, duelKeys, duelMatrix, duelOdds, duelText, duelTournament, offersOfPairings } from '../../../cli/index.ts';
import type { RecountGame, RecountReport } from '../desk/index.ts';
import { recountDuels } from '../desk/index.ts';
import type { View } from '../rules/index.ts';
import { actionPointOdds, askedVoters, DEEDS, mercyChance, MOST_FIGHTERS, oddsOf, STATE } from '../rules/index.ts';
import { cover } from './cover.ts';
import { tournamentCommand } from './tournament.ts';

/** Everybody on the sand: the AP of his next turn, and his life if he were beaten now and everybody asked said yes or no. */
function fightersOf(view: View): Record<string, unknown> {
  const asked = 1 + askedVoters(view).length;
  const spared = (index: number, up: boolean): string => mercyChance(view, index, Array<boolean>(asked).fill(up)).toFraction();
  const rows = view.state.fighters.flatMap((fighter, index) => {
    if (fighter.status !== 'up') return [];
    const { modifiers, ap: odds } = actionPointOdds(view, index);
    const ap = Object.fromEntries(sharesOf(odds).map(([total, chance]) => [total, chance.toFraction()]));
    return [[fighter.id, { nextTurn: { modifiers, ap }, spared: { up: spared(index, true), down: spared(index, false) } }] as const];
  });
  return Object.fromEntries(rows);
}

const CLASS = { card: 'class' };

/** What recount adds to the command line. */
export const recountCommands: GameCommands<RecountGame, RecountReport> = {
  id: 'recount',
  bout: duelBout(recountDuels, {
    card: ['class', 'classes'],
    kinds: ['recount-class'],
    examples: ['heavy,light:2', 'classes of a side: heavy, heavy,light:2'],
    example: '--red heavy --blue retiarius',
    facts: ({ state }) =>
      state.fighters.map(({ id, name, side, status, strength, full }) => ({ figure: id, name, side, status, strength, full })),
  }),
  sim: {
    text: duelText({ life: 'Strength', blow: 'weapon', asked: 'verdicts' }),
    pool: { poolFrom: 200, chunk: 100 },
    series: [duelMatrix(recountDuels, CLASS), duelTournament(recountDuels, CLASS)],
  },
  scenario: duelKeys(
    { figures: STATE.fields.fighters.fields, turn: STATE.fields.turn.fields, most: MOST_FIGHTERS },
    { voters: z.array(z.strictObject({ id: z.string(), bias: z.array(z.int()), asks: z.boolean() })).max(12), setUp: z.boolean() },
  ),
  odds: duelOdds<RecountGame>({ deeds: DEEDS, oddsOf, fighters: fightersOf }),
  cover,
  offers: offersOfPairings(recountDuels, 'src/games/recount/desk/index.ts'),
  commands: (loading) => [tournamentCommand(loading)],
};
