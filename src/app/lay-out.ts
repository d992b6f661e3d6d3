import { beginBout } from '../engine/bout/index.ts';
import { seededRng } from '../engine/dice/index.ts';
import { wordsOf, type Names } from '../hud/common/index.ts';
import type { FoughtGame } from '../hud/fight/index.ts';
import { initials } from '../hud/fight/index.ts';
import type { SketchFigure } from '../hud/page/index.ts';
import type { Ground, SetupProblem } from '../hud/setup/index.ts';
import type { NamedBy, RulesOf } from '../session/index.ts';
import { problemOf } from './set-up-problem.ts';

/** A set-up laid out: who stands where before the first turn, or why it cannot be. */
export interface LaidOut {
  readonly ground: Ground | null;
  readonly figures: readonly SketchFigure[];
  /** Who enters by name, in the order of the set-up; null where his card says it. */
  readonly people: readonly (string | null)[];
  readonly problem: SetupProblem | null;
}

/** What a world calls things, and those who fight in it. */
export type NamesIn<G extends FoughtGame> = (world: G['world'], state: G['state'], by: NamedBy) => Names;

/** Lays a set-up out as the rules do; those who enter bear the names that they will bear in the arena. */
export function layOut<G extends FoughtGame>(rules: RulesOf<G>, setup: G['setup'], by: NamedBy, names: NamesIn<G>): LaidOut {
  try {
    const { bout, events } = beginBout(rules, rules.prepare(setup), setup, seededRng(by.seed), { log: true });
    const words = wordsOf(by.messages, names(bout.world, bout.state, by));
    const { cells, data } = bout.world.arena;
    const started = events.flatMap((event) => (event.type === 'bout-started' ? event.figures : []));
    const sides = [...new Set(started.map(({ side }) => side))];
    const letters = initials(started.map(({ figure }) => words.short(figure)));
    const figures = started.map(({ figure, side, cell, facing }, index) => ({
      id: figure,
      letter: letters[index]!,
      side: sides.indexOf(side),
      at: cells[cell]!,
      facing,
    }));
    const people = started.map(({ figure }) => (words.kind(figure) === null ? null : words.title(figure)));
    return { ground: { radius: data.radius, blocked: data.blocked }, figures, people, problem: null };
  } catch (error) {
    return { ground: null, figures: [], people: [], problem: problemOf(error) };
  }
}
