import { expect, test } from 'vitest';
import { kitOf, runScenario } from '../../src/session/index.ts';
import { provesDesk } from '../support/desk-contract.ts';
import { nimDesk } from './nim.ts';

/** A game in a file: what the frame asks of one, and nothing that any other file knows. */
const kit = kitOf([nimDesk], { content: {}, packHashes: {} });

provesDesk({ kit, desk: nimDesk, setup: { ruleset: 'nim', most: 3 } });

test('a scenario of a game in a file is run', () => {
  const scene = {
    name: 'to the end',
    ruleset: 'nim',
    dice: [1],
    play: ['3', '3', '2'],
    expect: ['moved stone path=', 'bout-ended'],
    waiting: 'over',
  };
  expect(runScenario(kit, { ...scene, expect: ['moved stone', 'bout-ended'], finally: { stone: { at: 8 } } }).problems).toEqual([]);
  expect(runScenario(kit, { ...scene, expect: [], waiting: 'push stone', play: ['3'], refused: ['4 [N-3]'] }).problems).toEqual([]);
  expect(runScenario(kit, { ...scene, players: 2 } as never).problems[0]).toContain('nobody knows "players"');
});
