import { expect, test } from 'vitest';
import { recountDesk } from '../../../../src/games/recount/desk/index.ts';
import { entrant, recountSetup } from '../../../../src/games/recount/rules/index.ts';
import type { DuelScenario as RecountScenario } from '../../../../src/session/index.ts';
import { runScenario } from '../../../../src/session/index.ts';
import { provesDesk } from '../../../support/desk-contract.ts';
import { kit } from '../../../support/core-content.ts';

const setup = recountSetup({ fighters: [entrant({ card: 'heavy', side: 'red' }), entrant({ card: 'retiarius', side: 'blue' })] });

provesDesk({ kit, desk: recountDesk, setup });

const scene: RecountScenario = {
  name: 'a net',
  ruleset: 'recount',
  fighters: [
    { card: 'retiarius', at: [0, 0], facing: 0 },
    { card: 'heavy', at: [2, 0], facing: 3 },
  ],
  turn: 4,
  dice: [6],
  play: ['casts net at heavy'],
};

test('a scenario names its fighters, and says who is not there', () => {
  const { problems } = runScenario(kit, { ...scene, finally: { heavy: { ensnaredBy: 'retiarius', at: [2, 0] }, bout: { turn: 1 } } });
  expect(problems).toEqual([]);
  expect(runScenario(kit, { ...scene, order: ['nobody'] } as RecountScenario).problems).toContain(
    'there is no fighter "nobody"; there is retiarius, heavy',
  );
  expect(runScenario(kit, { ...scene, play: ['dances'] }).problems[0]).toBe('nobody knows the answer "dances"');
});
