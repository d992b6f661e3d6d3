import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { perft } from '../../../../src/cli/commands/perft.ts';
import { thrownAgain } from '../../../../src/games/munera/commands/thrown-again.ts';
import type { MuneraScenario, MuneraGame } from '../../../../src/games/munera/desk/index.ts';
import { scenarioSetup } from '../../../../src/session/index.ts';
import { gladiators, kit } from '../../../support/core-content.ts';

interface Counts {
  readonly answers: number;
  readonly plays: number;
  readonly positions: number;
  readonly over: number;
}

type Recorded = MuneraScenario & { readonly counts: readonly Counts[] };

const { positions } = parse(readFileSync(new URL('perft.yaml', import.meta.url), 'utf8')) as { positions: Recorded[] };

test('ten positions are recorded', () => expect(positions).toHaveLength(10));

test.each(positions.map((position) => [position.name, position] as const))(
  'so many positions can be reached with every answer and every face of every die: %s',
  { timeout: 60_000 },
  (_, { counts, ...position }) => {
    const levels = perft<MuneraGame>({ rules: gladiators, thrownAgain }, scenarioSetup<MuneraGame>(kit, position), counts.length);
    expect(levels.slice(1).map(({ depth, ...rest }) => ({ answers: depth, ...rest }))).toEqual(counts);
  },
);

test('nothing may be thrown before the first answer', () => {
  const whole: MuneraScenario = { name: 'whole', ruleset: 'munera', fighters: ['gaul', 'thraex'], face: 3, dice: [], setUp: true };
  expect(() => perft<MuneraGame>({ rules: gladiators, thrownAgain }, scenarioSetup<MuneraGame>(kit, whole), 1)).toThrow(
    'nothing is thrown before the first answer',
  );
});
