import { expect, test } from 'vitest';
import { duelMatrix, duelTournament } from '../../../../src/cli/index.ts';
import type { MuneraTally } from '../../../../src/games/munera/desk/index.ts';
import { muneraDesk, muneraDuels } from '../../../../src/games/munera/desk/index.ts';

const matrix = duelMatrix(muneraDuels, { card: 'fighter' }).kind;
const tournament = duelTournament(muneraDuels, { card: 'fighter' }).kind;

const fought = (bouts: number, wins: Record<string, number>): MuneraTally => {
  return { ...(muneraDesk.tallying.empty() as MuneraTally), bouts, wins };
};
const common = { players: { '*': 'greedy' }, arena: null, lex: {}, seed: '1' };

test('a matrix that was stopped tells of the pairs that fought, and how often', () => {
  const series = { ...common, classes: ['thraex', 'gaul', 'samnite', 'velite'] };
  const counts = { ...matrix.empty(series), 'gaul/thraex': fought(4, { gaul: 3 }), 'gaul/samnite': fought(2, { gaul: 1 }) };
  const report = matrix.report(series, counts);
  expect(Object.keys(report.classes)).toEqual(['gaul', 'samnite', 'thraex']);
  expect(report.pairs.map(({ first, second }) => `${first} ${second}`)).toEqual(['gaul samnite', 'gaul thraex']);
  expect(matrix.text(series, report)).toContain(' · 2 to 4 bouts a pair\n');
});

test('a tournament that was stopped tells of the cells and classes that fought', () => {
  const series = { ...common, contestants: ['patient', 'greedy'], opponents: ['random'], classes: ['gaul', 'thraex'] };
  const counts = { ...tournament.empty(series), 'patient/random/thraex': fought(4, { contestant: 3 }) };
  const { cells } = tournament.report(series, counts);
  expect(cells.map(({ contestant, bouts }) => [contestant, bouts])).toEqual([['patient', 4]]);
  expect(Object.keys(cells[0]!.classes)).toEqual(['thraex']);
});
