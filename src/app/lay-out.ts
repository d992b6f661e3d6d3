import { beginBout } from '../engine/bout/index.ts';
import { seededRng } from '../engine/dice/index.ts';
import type { FoughtGame } from '../hud/fight/index.ts';
import { initials } from '../hud/fight/index.ts';
import type { SketchFigure } from '../hud/page/index.ts';
import type { Ground, SetupProblem } from '../hud/setup/index.ts';
import type { RulesOf } from '../session/index.ts';
import { problemOf } from './set-up-problem.ts';

/** A set-up laid out: who stands where before the first turn, or why it cannot be. */
export interface LaidOut {
  readonly ground: Ground | null;
  readonly figures: readonly SketchFigure[];
  readonly problem: SetupProblem | null;
}

/** Lays a set-up out as the rules do; `nameOf` says what a card is called. */
export function layOut<G extends FoughtGame>(
  rules: RulesOf<G>,
  setup: G['setup'],
  seed: string,
  nameOf: (card: string) => string,
): LaidOut {
  try {
    const { bout, events } = beginBout(rules, rules.prepare(setup), setup, seededRng(seed), { log: true });
    const { cells, data } = bout.world.arena;
    const started = events.flatMap((event) => (event.type === 'bout-started' ? event.figures : []));
    const sides = [...new Set(started.map(({ side }) => side))];
    const letters = initials(started.map(({ card }) => nameOf(card)));
    const figures = started.map(({ figure, side, cell, facing }, index) => ({
      id: figure,
      letter: letters[index]!,
      side: sides.indexOf(side),
      at: cells[cell]!,
      facing,
    }));
    return { ground: { radius: data.radius, blocked: data.blocked }, figures, problem: null };
  } catch (error) {
    return { ground: null, figures: [], problem: problemOf(error) };
  }
}
