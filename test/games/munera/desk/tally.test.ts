import { expect, test } from 'vitest';
import type { MuneraGame, MuneraReport, MuneraTally } from '../../../../src/games/munera/desk/index.ts';
import { muneraDesk, muneraOf } from '../../../../src/games/munera/desk/index.ts';
import type { Simulation } from '../../../../src/session/index.ts';
import { shareOf, simulate } from '../../../../src/session/index.ts';
import { kit } from '../../../support/core-content.ts';
import { melee } from '../../../support/munera.ts';
import { face } from '../../../support/sand.ts';

const { tallying } = muneraDesk;
const played = (series: Simulation<MuneraGame>, from: number, to: number): MuneraTally =>
  simulate(muneraOf(kit), series, from, to) as MuneraTally;
const reportOf = (tally: MuneraTally): MuneraReport => tallying.report(tally) as MuneraReport;

const simulation: Simulation<MuneraGame> = {
  setup: melee(['murmillo', 'thraex', 'gaul']),
  players: { '*': 'greedy' },
  seed: 'shards',
  detail: true,
};

function added(parts: readonly MuneraTally[]): string {
  const total = tallying.empty() as MuneraTally;
  for (const part of parts) tallying.add(total, part);
  return JSON.stringify(total);
}

test('counts are the same bytes however a simulation of munera is divided and added up', () => {
  const whole = played(simulation, 0, 24);
  const parts = Array.from({ length: 8 }, (_, i) => played(simulation, 3 * i, 3 * i + 3));
  const text = JSON.stringify(whole);
  expect(added(parts)).toBe(text);
  expect(added([...parts].reverse())).toBe(text);
  expect(added([3, 0, 7, 5, 1, 6, 2, 4].map((i) => parts[i]!))).toBe(text);
  expect(JSON.stringify(reportOf(JSON.parse(added(parts)) as MuneraTally))).toBe(JSON.stringify(reportOf(whole)));
});

test('a tally adds up: every bout is won or drawn, every fighter counted, every appeal answered', () => {
  const tally = played(simulation, 0, 40);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  expect(tally.bouts).toBe(40);
  expect(sum(Object.values(tally.wins)) + tally.draws).toBe(40);
  for (const key of ['rounds', 'turns', 'endedBy', 'decidedBy'] as const) expect(sum(Object.values(tally[key]))).toBe(40);
  const { murmillo, thraex, gaul } = tally.classes;
  expect([murmillo!.fought, thraex!.fought, gaul!.fought]).toEqual([40, 40, 40]);
  const classes = Object.values(tally.classes);
  expect(sum(classes.map(({ spared, dead, won }) => spared + dead + won))).toBe(120);
  expect(sum(classes.map(({ dealt }) => dealt))).toBe(sum(classes.map(({ taken }) => taken)));
  const report = reportOf(tally);
  expect(report.lives.spared.count).toBe(sum(classes.map(({ spared }) => spared)));
  expect(report.blows['sword']!.hits).toBeGreaterThan(0);
  expect(report.turns.median).toBeGreaterThan(report.rounds.median);
});

test('without detail the outcomes are the same', () => {
  const { wins, rounds, classes } = played({ ...simulation, detail: false }, 0, 12);
  expect({ wins, rounds, classes }).toEqual(
    (({ wins: w, rounds: r, classes: c }) => ({ wins: w, rounds: r, classes: c }))(played(simulation, 0, 12)),
  );
});

test('a side without a bot is named', () => {
  expect(() => played({ ...simulation, players: { a: 'greedy', b: 'nobody' } }, 0, 1)).toThrow(
    'players.b must be one of skilled, greedy, newcomer, random',
  );
});

test('M-322 M-328: dice that are thrown again count once: no double of a grapple, no miss that a feint turned', () => {
  const sand = face(3, { b: 'thraex', turn: { ap: 6 }, dice: [4, 4, 2, 5, 6, 1, 1] });
  sand.play({ type: 'feint' }, { type: 'grapple', target: 1 }, { type: 'reroll', use: true });
  const tally = tallying.empty() as MuneraTally;
  const counter = tallying.reader(tally, sand.bout);
  for (const event of sand.events) counter.read(event);
  counter.end();
  expect(tally.doubles).toEqual({});
  expect(tally.blows['grapple']).toMatchObject({ used: 1, hits: 1, misses: 0 });
});

test('a share of none is bounded by 0, a share of all by 1', () => {
  for (const of of [1, 7, 40, 1999, 20_000]) {
    expect(shareOf(0, of).low).toBe(0);
    expect(shareOf(of, of).high).toBe(1);
  }
});
