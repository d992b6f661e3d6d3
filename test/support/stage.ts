import { expect } from 'vitest';
import type { BoutEvent } from '../../src/engine/bout/index.ts';
import type { Rng } from '../../src/engine/dice/index.ts';
import { ScriptedRng } from '../../src/engine/dice/index.ts';
import type { Hunt, HuntRuleset, View } from '../../src/games/damnatio/rules/index.ts';
import { beginHuntBout } from '../../src/games/damnatio/rules/index.ts';
import type { FigureLine } from '../../src/session/index.ts';
import type { HuntScenario, HuntGame } from '../../src/games/damnatio/desk/index.ts';
import { runScenario, scenarioSetup } from '../../src/session/index.ts';
import { parsePlay } from '../../src/games/damnatio/desk/index.ts';
import { kit, kitWith, ruleset } from './core-content.ts';
import type { Scene } from './scenario.ts';

type Figure = FigureLine;

/** The beast of the ledger's fixture PIT: at the centre, facing 0. */
export function pit(card: string, extras: Readonly<Record<string, unknown>> = {}): Figure[] {
  return [{ card, at: [0, 0], facing: 0, ...extras }];
}

/** A figure on a hex. */
export function on(card: string, q: number, r: number, extras: Readonly<Record<string, unknown>> = {}): Figure {
  return { card, at: [q, r], ...extras };
}

function file(scene: Scene): HuntScenario {
  return { name: 'scene', ruleset: 'damnatio', ...scene };
}

/** Plays a scene with its tape: every die must be thrown, every expectation met. */
export function proves(scene: Scene, rules: HuntRuleset = ruleset): readonly BoutEvent[] {
  const { problems, events } = runScenario(kitWith('damnatio', rules.content), file(scene));
  expect(problems).toEqual([]);
  return events;
}

/** The last line of the scene's play must be refused for this reason: `out-of-reach D-108`. */
export function refuses(scene: Scene, reason: string, rules: HuntRuleset = ruleset): void {
  const [word, rule] = reason.split(' ');
  const line = scene.play!.at(-1)!;
  expect(runScenario(kitWith('damnatio', rules.content), file(scene)).problems[0]).toBe(`"${line}" is refused: ${word} [${rule}]`);
}

/** A scene played as far as its lines go, to ask questions of. */
export function stage(scene: Scene, rng: Rng = new ScriptedRng(scene.dice), rules: HuntRuleset = ruleset): Hunt {
  const { bout } = beginHuntBout(rules, scenarioSetup<HuntGame>(kit, file(scene)), rng);
  for (const line of scene.play ?? []) bout.play(parsePlay(bout, line));
  return bout;
}

export function viewOf({ world, state }: Hunt): View {
  return { world, state };
}
