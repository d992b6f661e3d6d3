import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { measured, readCells } from '../../../../src/games/damnatio/commands/balance.ts';
import { FindingsError } from '../../../../src/cli/fault.ts';
import { damnatio } from '../../../cli/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'damnatio-balance-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('hunts won, held against a band', () => {
  test.each([
    [330, 'inside'],
    [250, 'inside'],
    [249, 'edge'],
    [210, 'edge'],
    [200, 'outside'],
    [470, 'edge'],
    [480, 'outside'],
  ] as const)('%i of 1,000 for 25 to 42 per cent: %s', (won, verdict) => {
    expect(measured(won, 1000, [25, 42]).verdict).toBe(verdict);
  });

  test('of 150 hunts it takes far more to be sure', () => {
    expect([measured(19, 150, [25, 42]).verdict, measured(20, 150, [25, 42]).verdict, measured(25, 150, [25, 42]).verdict]).toEqual([
      'outside',
      'outside',
      'edge',
    ]);
    const { won } = measured(48, 150, [25, 42]);
    expect([won.share, won.low.toFixed(3), won.high.toFixed(3)]).toEqual([0.32, '0.210', '0.454']);
  });
});

describe('the table of guard rails', () => {
  test('D-286 to D-299: has a cell for each row and beast of section 28.2', () => {
    const cells = readCells('test/balance/guard-rails.yaml');
    const rules = Array.from({ length: 14 }, (_, i) => `D-${286 + i}`);
    expect(cells.map(({ rule, beast }) => `${rule} ${beast}`)).toEqual(
      rules.flatMap((rule) => ['lion', 'bull', 'bear'].map((beast) => `${rule} ${beast}`)),
    );
    expect(cells.find(({ rule, beast }) => rule === 'D-298' && beast === 'bear')).toMatchObject({
      policy: 'skilled',
      band: [28, 50],
      setup: { men: ['mamertinus', 'bullarius'], draw: 0, elite: 3 },
    });
  });

  test('is refused with line and field when it is none', { timeout: 60_000 }, async () => {
    const broken = file('broken.yaml', 'cells:\n  - { rule: D-286, party: four, draw: 9, policy: skilled, bands: { lion: [25, 42] } }\n');
    expect(() => readCells(broken)).toThrow(FindingsError);
    const { code, err } = await damnatio('balance', broken);
    expect(code).toBe(1);
    expect(err).toMatch(/broken\.yaml:2:.*draw/s);
  });
});

test('balance prints the table and ends with 1 when a cell is surely outside its band', { timeout: 120_000 }, async () => {
  const row = (band: string) => `cells:\n  - { rule: D-290, party: all 6, draw: 6, policy: skilled, bands: { lion: ${band} } }\n`;
  const good = await damnatio('balance', file('good.yaml', row('[60, 95]')), '--bouts', '60', '--seed', 'b');
  expect([good.code, good.err]).toEqual([0, '']);
  expect(good.out).toMatch(/^D-290 +all 6 +skilled +lion +\d+\.\d % +\d+\.\d % to \d+\.\d % +60 to 95 +(inside|edge)$/m);
  const bad = await damnatio('balance', file('bad.yaml', row('[0, 5]')), '--bouts', '60', '--seed', 'b');
  expect(bad.code).toBe(1);
  expect(bad.out).toMatch(/outside$/m);
  expect(bad.out).toContain('1 cell of 60 hunts: 0 inside, 0 beside their band within what chance allows, 1 outside');
});
