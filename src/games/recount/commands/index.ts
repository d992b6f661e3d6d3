import { z } from 'zod';
import type { GameCommands } from '../../../cli/index.ts';
import type { DuelSeries } from '../../../cli/index.ts';
import { duelBout, duelKeys, duelMatrix, duelOdds, duelText, duelTournament, offersOfPairings } from '../../../cli/index.ts';
import type { RecountGame, RecountReport } from '../desk/index.ts';
import { measuredPairing, PAIRINGS, recountDesk } from '../desk/index.ts';
import type { RecountAction, View } from '../rules/index.ts';
import {
  actionPointOdds,
  askedVoters,
  DEEDS,
  entrant,
  LEX,
  mercyChance,
  MOST_FIGHTERS,
  oddsOf,
  recountSetup,
  STATE,
} from '../rules/index.ts';
import { cover } from './cover.ts';
import { tournamentCommand } from './tournament.ts';

/** What a fighter may think of doing, legal or not. */
function thinkable({ state: { fighters, verdict, outcome } }: View): RecountAction[] {
  if (verdict || outcome) return [];
  const targets = fighters.map((_, target) => target);
  return [
    ...targets.map((target): RecountAction => ({ type: 'strike', target })),
    ...targets.map((target): RecountAction => ({ type: 'cast', target })),
    { type: 'struggle' },
    { type: 'forward' },
    ...[1, 2, 3, 4, 5].map((sector): RecountAction => ({ type: 'step', sector })),
  ];
}

/** Everybody on the sand: the AP of his next turn, and his life if he were beaten now and everybody asked said yes or no. */
function fightersOf(view: View): Record<string, unknown> {
  const asked = 1 + askedVoters(view).length;
  const spared = (index: number, up: boolean): string => mercyChance(view, index, Array<boolean>(asked).fill(up)).toFraction();
  const rows = view.state.fighters.flatMap((fighter, index) => {
    if (fighter.status !== 'up') return [];
    const { modifiers, chances } = actionPointOdds(view, index);
    const ap = Object.fromEntries([...chances].map(([total, chance]) => [String(total), chance.toFraction()]));
    return [[fighter.id, { nextTurn: { modifiers, ap }, spared: { up: spared(index, true), down: spared(index, false) } }] as const];
  });
  return Object.fromEntries(rows);
}

/** Series of classes and of bots; no class has a usual way to fight. */
const series: DuelSeries<RecountGame> = {
  desk: recountDesk,
  card: 'class',
  cards: ({ classes }) => classes,
  arenas: ({ arenas }) => arenas,
  classes: ({ classes }) => Object.keys(classes),
  usual: () => ({}),
  setup: (entrants, { arena, lex }) => recountSetup({ arena, lex, fighters: entrants.map(entrant) }),
};

/** What recount adds to the command line. */
export const recountCommands: GameCommands<RecountGame, RecountReport> = {
  id: 'recount',
  bout: duelBout<RecountGame>({
    card: ['class', 'classes'],
    kinds: ['recount-class'],
    examples: ['heavy,light:2', 'classes of a side: heavy, heavy,light:2'],
    example: '--red heavy --blue retiarius',
    most: MOST_FIGHTERS,
    lex: LEX,
    traits: null,
    cards: ({ classes }) => classes,
    arenas: ({ arenas }) => arenas,
    setup: (entrants, { arena, lex }) => recountSetup({ fighters: entrants.map(({ card, side }) => entrant({ card, side })), arena, lex }),
    facts: ({ state }) =>
      state.fighters.map(({ id, name, side, status, strength, full }) => ({ figure: id, name, side, status, strength, full })),
  }),
  sim: {
    text: duelText({ life: 'Strength', blow: 'weapon', asked: 'verdicts' }),
    pool: { poolFrom: 200, chunk: 100 },
    series: [duelMatrix(series), duelTournament(series)],
  },
  scenario: duelKeys(
    { figures: STATE.fields.fighters.fields, turn: STATE.fields.turn.fields, most: MOST_FIGHTERS },
    { voters: z.array(z.strictObject({ id: z.string(), bias: z.array(z.int()), asks: z.boolean() })).max(12), setUp: z.boolean() },
  ),
  odds: duelOdds<RecountGame>({ deeds: DEEDS, oddsOf, thinkable, fighters: fightersOf }),
  cover,
  offers: offersOfPairings<RecountGame>({
    pairings: PAIRINGS,
    measuredOf: measuredPairing,
    file: 'src/games/recount/desk/index.ts',
  }),
  commands: (loading) => [tournamentCommand(loading)],
};
