import { expect } from 'vitest';
import type { BoutEvent, Refusal } from '../../src/engine/bout/index.ts';
import { ScriptedRng } from '../../src/engine/dice/index.ts';
import type { Hunt, HuntAction, HuntRuleset, Man } from '../../src/games/damnatio/rules/index.ts';
import { beginHuntBout } from '../../src/games/damnatio/rules/index.ts';
import type { HuntScenario, HuntGame } from '../../src/games/damnatio/desk/index.ts';
import { runScenario, scenarioSetup } from '../../src/session/index.ts';
import { parsePlay } from '../../src/games/damnatio/desk/index.ts';
import { kit, kitWith, ruleset } from './core-content.ts';

/** A rule scenario written inside a test; its format is that of test/scenarios. */
export type Scene = Omit<HuntScenario, 'name' | 'ruleset' | 'rules'>;

function asFile(scene: Scene): HuntScenario {
  return { name: 'inline', ruleset: 'damnatio', ...scene };
}

/** Plays a scene with its tape; every die must be thrown and every expectation met. Returns all events. `rules` may have other cards. */
export function expectScenario(scene: Scene, rules: HuntRuleset = ruleset): readonly BoutEvent[] {
  const { problems, events } = runScenario(kitWith('damnatio', rules.content), asFile(scene));
  expect(problems).toEqual([]);
  return events;
}

/** A scene that was played as far as its lines go, to ask the hunt questions; every die must be thrown. */
export function openScene(scene: Scene): Hunt {
  const rng = new ScriptedRng(scene.dice);
  const { bout } = beginHuntBout(ruleset, scenarioSetup<HuntGame>(kit, asFile(scene)), rng, { log: true });
  for (const line of scene.play ?? []) bout.play(parsePlay(bout, line));
  expect(rng.left).toEqual([]);
  return bout;
}

/** Why a line may not be played at the end of a scene; null when it may. A refused line is on no list of actions. */
export function refusalOf(scene: Scene, line: string): Refusal | null {
  const hunt = openScene(scene);
  const action = parsePlay(hunt, line);
  const refusal = hunt.refusal(action);
  expect(hunt.actions().some((legal) => JSON.stringify(sorted(legal)) === JSON.stringify(sorted(action)))).toBe(refusal === null);
  return refusal;
}

function sorted(action: HuntAction): [string, unknown][] {
  return Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Ids of the cards a man may play now, in order; `null` for no Defend card. */
export function cardsOf(hunt: Hunt, figure: string): (string | null)[] {
  return hunt.actions().flatMap((action) => ('card' in action && action.figure === figure ? [action.card] : []));
}

/** What a man may do now, without doubles: `move`, `strike` … */
export function waysOf(hunt: Hunt, figure: string): string[] {
  return [...new Set(hunt.actions().flatMap((action) => ('figure' in action && action.figure === figure ? [action.type] : [])))];
}

export function manOf(hunt: Hunt, figure: string): Man {
  return hunt.state.men.find(({ id }) => id === figure)!;
}

/** Axial coordinates of a figure. */
export function placeOf(hunt: Hunt, figure: string): [number, number] {
  const { cell } = [...hunt.state.beasts, ...hunt.state.men].find(({ id }) => id === figure)!;
  const { q, r } = hunt.world.arena.cells[cell]!;
  return [q, r];
}
