import { scenarios } from 'virtual:scenarios';
import { expect, test } from 'vitest';
import { parseRoute, formatRoute, scenarioAddress } from '../../src/app/routes.ts';
import { byRule, scenarioNotices } from '../../src/app/screens/scenario.tsx';
import { MUNERA_POLICIES } from '../../src/games/munera/bots/index.ts';
import type { Rng } from '../../src/engine/dice/index.ts';
import { seededRng } from '../../src/engine/dice/index.ts';
import type { Munera } from '../../src/games/munera/rules/index.ts';
import type { BoutSession, Game } from '../../src/session/index.ts';
import type { HuntScenario, HuntGame } from '../../src/games/damnatio/desk/index.ts';
import { beginScenario, playLine, runScenario } from '../../src/session/index.ts';
import { parsePlay } from '../../src/games/damnatio/desk/index.ts';
import { kit } from './support.ts';

const BRACE = 'damnatio/dg-08-brace';

test('every scenario file is shipped under its name', () => {
  expect(scenarios[BRACE]?.rules).toContain('D-034');
  expect(Object.keys(scenarios).length).toBeGreaterThan(20);
});

/** Anything in a hunt; gladiators who choose at random would walk about for ever. */
function answerOf(session: BoutSession<Game>, pick: Rng): Game['action'] {
  if (session.ruleset === 'munera') return MUNERA_POLICIES.greedy.policy(session.bout as Munera, pick);
  const actions = session.bout.actions();
  return actions[pick.die(actions.length) - 1]!;
}

for (const [name, file] of Object.entries(scenarios)) {
  test(`${name} played by hand goes the way of its tape and then on to an end`, () => {
    const session: BoutSession<Game> = beginScenario(kit, file, name);
    const seen = (): unknown[] => session.steps.flatMap(({ events }) => events);
    for (const line of file.play ?? []) playLine(session, line);
    const { events } = runScenario(kit, file);
    const facesOf = (all: readonly unknown[]): unknown[] =>
      all.flatMap((event) => {
        const { roll, faces, face } = event as { roll?: { faces: number[] }; faces?: number[]; face?: number | null };
        return roll?.faces ?? faces ?? (typeof face === 'number' ? [face] : []);
      });
    expect(facesOf(seen()).slice(0, facesOf(events).length)).toEqual(facesOf(events));
    const pick = seededRng(name);
    for (let i = 0; i < 3000 && session.decision(); i += 1) session.play(answerOf(session, pick));
    expect(session.decision()).toBeNull();
  });
}

test('the dice of a tape are taken back with the answer, and a clone throws the same', () => {
  const session = beginScenario<HuntGame>(kit, scenarios[BRACE] as HuntScenario, BRACE);
  const clone = session.bout.clone();
  const answer = parsePlay(session.bout, 'valens defends brace');
  session.play(answer);
  clone.play(answer);
  expect(clone.toJSON()).toEqual(session.bout.toJSON());
});

test('a scenario has an address, before the # as well', () => {
  const route = { screen: 'scenario', name: BRACE } as const;
  expect(parseRoute(formatRoute(route), [])).toEqual(route);
  expect(parseRoute('#/scenario', [])).toEqual({ screen: 'scenario', name: '' });
  expect(scenarioAddress(`?scenario=${BRACE}`)).toBe(`#/scenario/${BRACE}`);
  expect(scenarioAddress(`?scenario=${BRACE}.yaml`)).toBe(`#/scenario/${BRACE}`);
  expect(scenarioAddress('?other=1')).toBeNull();
});

test('scenarios are listed under each rule they prove', () => {
  expect(byRule(scenarios).find(({ rule }) => rule === 'D-179')?.names).toContain(BRACE);
});

test('the player is told that nothing is saved, and the answers of the scenario', () => {
  expect(scenarioNotices(scenarios[BRACE]!).join(' ')).toMatch(/nothing of it is saved.*3 dice.*valens defends brace/);
});
