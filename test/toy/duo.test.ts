import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { NO_OVERLAYS } from '../../src/art/index.ts';
import { seededRng } from '../../src/engine/dice/index.ts';
import { DEFAULT_SETTINGS, wordsOf } from '../../src/hud/common/index.ts';
import { createFightModel, type BoardFigure } from '../../src/hud/fight/index.ts';
import { beginSession, kitOf, runScenario } from '../../src/session/index.ts';
import { provesDesk } from '../support/desk-contract.ts';
import { duoDesk, duoRules, duoSetup, type DuoGame } from './duo.ts';

/** A game of phases in a file: a secret, a phase of a side, a reaction to a die. */
const kit = kitOf([duoDesk], { content: {}, packHashes: {} });

provesDesk({ kit, desk: duoDesk, setup: duoSetup });

const scene = { name: 'duo', ruleset: 'duo', dice: [], play: [], expect: [] };
const problems = (more: object): readonly string[] => runScenario(kit, { ...scene, ...more } as never).problems;

test('U-2 both sides choose in secret, then one strikes with both men, and the other after it', () => {
  const cover = ['blue takes cover', 'red takes cover'];
  expect(problems({ waiting: 'cover blue blue-2', refused: ['red takes cover [U-2]'] })).toEqual([]);
  expect(problems({ play: cover, waiting: 'strike blue blue-2' })).toEqual([]);
  const struck = [...cover, 'blue-2 strikes red', 'lets it lie', 'lets it lie'];
  const after = { dice: [5], play: struck, waiting: 'strike blue', refused: ['blue-2 strikes red [U-2]', 'red strikes blue [U-2]'] };
  expect(problems({ ...after, finally: { red: { up: true } } })).toEqual([]);
  const both = [...struck, 'blue strikes red-2', 'lets it lie', 'lets it lie'];
  expect(problems({ dice: [5, 3], play: both, expect: ['felled red-2 by=blue'], waiting: 'strike red' })).toEqual([]);
});

test('U-4 luck throws a die again, and the other side may answer until both let it lie', () => {
  const blow = ['blue takes cover', 'red takes cover', 'blue strikes red-2'];
  expect(problems({ dice: [6], play: blow, waiting: 'luck red red-2' })).toEqual([]);
  const again = { dice: [6, 1], play: [...blow, 'throws again'], waiting: 'luck blue blue-2' };
  expect(problems(again)).toEqual([]);
  const answered = [...again.play, 'throws again'];
  expect(problems({ dice: [6, 1, 5], play: answered, waiting: 'luck red red-2', refused: ['throws again [U-4]'] })).toEqual([]);
  const lain = { dice: [6, 1, 5], play: [...answered, 'lets it lie', 'lets it lie'] };
  expect(problems({ ...lain, expect: ['felled red-2'], waiting: 'strike blue-2' })).toEqual([]);
  expect(problems({ dice: [6, 1], play: [...again.play, 'lets it lie', 'lets it lie'], finally: { 'red-2': { up: true } } })).toEqual([]);
});

test('U-5 a blow has its chances as if nobody threw again: 3 or more fells, and 6 who has taken cover', () => {
  const { bout } = beginSession<DuoGame>(kit, duoSetup, 'odds');
  for (const figure of [2, 1]) bout.play({ type: 'cover', figure });
  const fells = (target: number): string =>
    duoRules
      .ways(bout.view, { type: 'strike', figure: 2, target })
      .chanceThat(({ fighters }) => !fighters[target]!.up)
      .toFraction();
  expect([fells(0), fells(1)]).toEqual(['2/3', '1/6']);
});

test('U-6 the last side that stands wins, in the midst of a phase', () => {
  const lie = ['lets it lie', 'lets it lie'];
  const one = ['blue takes cover', 'red takes cover', 'blue strikes red-2', ...lie, 'blue-2 strikes red', ...lie];
  const told = ['felled red-2', 'felled red by=blue-2', 'bout-ended'];
  expect(problems({ dice: [6, 6], play: one, expect: told, waiting: 'over' })).toEqual([]);
});

test('an answer that may tell a secret is not taken back', () => {
  const session = beginSession<DuoGame>(kit, duoSetup, 'undo');
  session.play({ type: 'cover', figure: 2 });
  session.play({ type: 'cover', figure: 1 });
  expect([session.decision()!.kind, session.canUndo]).toEqual(['strike', false]);
});

test.each([
  ['red', ['red', 'red-2'], [false, true, false, false]],
  ['blue', ['blue', 'blue-2'], [false, false, true, false]],
  ['both, as the one that is asked', ['red', 'blue'], [false, false, true, false]],
  ['nobody', [], [false, true, true, false]],
])('what the other side has chosen is not on the screen of whoever plays %s', (_, own, covered) => {
  const session = beginSession<DuoGame>(kit, duoSetup, 'seen');
  session.play({ type: 'cover', figure: 2 });
  session.play({ type: 'cover', figure: 1 });
  const options = {
    session,
    settings: signal(DEFAULT_SETTINGS),
    readOnly: signal(null),
    words: wordsOf(
      {},
      { own: 'duo', arena: session.view.world.arena, figure: () => undefined, card: () => undefined, weapon: () => undefined },
    ),
    onSettings: () => undefined,
    performer: { perform: () => Promise.resolve(), skip: () => undefined },
    botOf: (figure: string) => (own.includes(figure) ? null : () => session.bout.actions()[0]!),
  };
  const seen = createFightModel<DuoGame, BoardFigure, object, object>(options, {
    board: { of: () => ({ figures: [], items: [] }), posture: () => 'standing' },
    facts: () => ({}),
    own: () => ({}),
    settle: () => undefined,
    pointedOut: () => ({ selected: null, threatened: new Set() }),
    overlays: () => NO_OVERLAYS,
    hexLabel: () => '',
    decisionKey: () => '',
    decisionWords: () => '',
    firstCell: () => 0,
    threats: { name: 'Marks', levels: ['hidden'] },
    sheet: 'answers',
  });
  expect(seen.settled.value.view.state.fighters.map((each) => each.covered)).toEqual(covered);
});

test('a bot that looks for the cover of the other side finds none', () => {
  const { bout } = beginSession<DuoGame>(kit, duoSetup, 'secret');
  const seen = (): boolean[] => bout.forBots.state.fighters.map(({ covered }) => covered);
  bout.play({ type: 'cover', figure: 2 });
  expect(bout.state.fighters.map(({ covered }) => covered)).toEqual([false, false, true, false]);
  expect([bout.decision()!.side, seen()]).toEqual(['red', [false, false, false, false]]);
  bout.play({ type: 'cover', figure: 1 });
  expect([bout.decision()!.side, seen()]).toEqual(['blue', [false, false, true, false]]);
  expect(bout.forBots.imagine(seededRng('another')).state.fighters[1]!.covered).toBe(false);
});
