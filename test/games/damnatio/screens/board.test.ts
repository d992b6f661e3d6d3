import { describe, expect, it } from 'vitest';
import { huntBoard, type HuntBoard } from '../../../../src/games/damnatio/screens/fight/model/board.ts';
import { boardAfter, initials, openingBoard } from '../../../../src/hud/fight/index.ts';
import type { HuntSession } from '../../../../src/games/damnatio/desk/index.ts';
import { hunt, playOut } from './support.ts';

/** What must agree between events and positions. */
function facts({ figures, items }: HuntBoard) {
  return {
    figures: figures.map(({ id, cell, facing, hp, posture, stamina, kind, weapon }) => ({
      id,
      cell,
      facing,
      hp,
      posture,
      weapon,
      stamina: kind === 'man' ? stamina : 0,
    })),
    items: items.map(({ weapon, cell }) => `${weapon} ${cell}`).toSorted(),
  };
}

function follow(session: HuntSession, seed: string): void {
  let board = openingBoard(huntBoard, session.view, session.steps[0]!.events);
  let shown = 0;
  playOut(session, seed, () => {
    for (const { events } of session.steps.slice(shown)) {
      for (const event of events) board = boardAfter(huntBoard, board, event);
    }
    shown = session.steps.length;
    expect(facts(board), JSON.stringify(session.steps.at(-1))).toEqual(facts(huntBoard.of(session.view)));
  });
}

describe('the board', () => {
  for (const beast of ['lion', 'bull', 'bear']) {
    for (const seed of ['a', 'b', 'c', 'd']) {
      it(`follows the events of a hunt of the ${beast}, seed ${seed}`, () => follow(hunt({ beasts: [beast] }, seed), seed));
    }
  }

  it('follows the hunt of two hunters', () => follow(hunt({ men: ['mamertinus', 'bullarius'], elite: 3 }), 'hunters'));

  it('follows beast against beast', () => follow(hunt({ beasts: ['bear', 'bull'] }), 'duel'));

  it('gives every man a letter of his own', () => {
    expect(initials(['Bulla', 'Bullarius', 'Syrus', 'Bulla'])).toEqual(['B', 'Bu', 'S', 'B2']);
  });
});
