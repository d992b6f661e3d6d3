import { expect, test } from 'vitest';
import { storyOf, namesIn } from '../../src/cli/story.ts';
import { seededRng } from '../../src/engine/dice/index.ts';
import { DESKS } from '../../src/games/headless.ts';
import { huntSetup } from '../../src/games/damnatio/rules/index.ts';
import { muneraNames } from '../../src/games/munera/screens/index.ts';
import type { MuneraGame } from '../../src/games/munera/desk/index.ts';
import { entrant, recountSetup } from '../../src/games/recount/rules/index.ts';
import { wordsOf } from '../../src/hud/common/index.ts';
import type { GameSession, GameSetup } from '../../src/session/index.ts';
import { beginSession } from '../../src/session/index.ts';
import { core, kit } from '../support/core-content.ts';
import { melee } from '../support/munera.ts';

interface Told {
  readonly session: GameSession;
  readonly lines: readonly string[];
}

function told(setup: GameSetup, seed: string): Told {
  const desk = DESKS.find(({ id }) => id === setup.ruleset)!;
  const session = beginSession(kit, setup, seed);
  const rng = seededRng(`${seed}/player`);
  while (session.decision()) session.play(desk.bots['random']!.policy(session.bout, rng));
  return { session, lines: storyOf(session.steps, namesIn(core, { desk, bout: session.bout, seed })) };
}

const SETUPS: readonly GameSetup[] = [
  huntSetup({ beasts: ['lion'], men: ['bullarius', 'mamertinus'], draw: 2 }),
  huntSetup({ beasts: ['lion', 'lion'], men: [] }),
  melee(['murmillo', 'murmillo', 'syrus']),
  recountSetup({ fighters: [entrant({ card: 'heavy', side: 'a' }), entrant({ card: 'heavy', side: 'b' })] }),
];

test.each(SETUPS)('a bout is told with everybody by his name: $ruleset', (setup) => {
  const { session, lines } = told(setup, 'names');
  const events = session.steps.flatMap((step) => step.events);
  const ids = events.flatMap((event) => (event.type === 'bout-started' ? event.figures.map(({ figure }) => figure) : []));
  const id = new RegExp(`(?<![\\w-])(${ids.join('|')})(?![\\w-])`);
  expect(ids.length).toBeGreaterThan(1);
  expect(lines.filter((line) => !line.startsWith('On the sand') && id.test(line))).toEqual([]);
});

test('steps of a card are told by number and id, since two may use one attack', () => {
  const lines = told(SETUPS[0]!, 'a').lines.filter((line) => / control: 1 .*; /.test(line));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/ control: 1 [a-z-]+: \w+ (fired|skipped)/);
});

test('men and beasts have the names of their cards, the second of a kind its number', () => {
  expect(told(SETUPS[0]!, 'a').lines).toContainEqual(expect.stringMatching(/^On the sand: Lion; Bullarius; Mamertinus; \w+; \w+ \[/));
  expect(told(SETUPS[0]!, 'a').lines[0]).toMatch(/^Drawn: lot [A-Z]\w+ \[D-019\]$/);
  expect(told(SETUPS[1]!, 'a').lines).toContainEqual(expect.stringMatching(/^On the sand: Lion; Lion 2 \[/));
});

test('gladiators have the names that they have on the page, and what they fight as where they come in', () => {
  const { lines } = told(SETUPS[2]!, 'a');
  const { world } = beginSession<MuneraGame>(kit, melee(['murmillo', 'murmillo', 'syrus']), 'a').view;
  const words = wordsOf(core.text['en']!, muneraNames(world, { seed: 'a', messages: core.text['en']! }));
  expect(lines).toContainEqual(expect.stringContaining(`On the sand: ${world.ids.map((id) => words.whole(id)).join('; ')} [`));
});

test('a game that names nobody is told by ids', () => {
  const { session } = told(SETUPS[3]!, 'a');
  const { names: _, ...desk } = DESKS.find(({ id }) => id === 'recount')!;
  const names = namesIn(core, { desk, bout: session.bout, seed: 'a' });
  expect(storyOf(session.steps, names)).toContainEqual(expect.stringMatching(/^On the sand: heavy; heavy-2 \[/));
});
