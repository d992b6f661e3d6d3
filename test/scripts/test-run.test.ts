import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countsIn, withStep } from '../../scripts/lib/results.mjs';
import { selectSteps } from '../../scripts/lib/selection.mjs';

const folder = mkdtempSync(join(tmpdir(), 'damnatio-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('selectSteps', () => {
  const names = ['types', 'unit', 'e2e'];

  it.each([
    { args: [], selected: names },
    { args: ['--only', 'unit'], selected: ['unit'] },
    { args: ['--only', 'e2e,types'], selected: ['types', 'e2e'] },
    { args: ['--skip', 'e2e'], selected: ['types', 'unit'] },
    { args: ['--only', 'types,e2e', '--skip', 'e2e'], selected: ['types'] },
  ])('$args gives $selected', ({ args, selected }) => expect(selectSteps(args, names)).toEqual(selected));

  it('refuses unknown steps and options', () => {
    expect(() => selectSteps(['--only', 'units'], names)).toThrow('Unknown step "units"');
    expect(() => selectSteps(['--fast'], names)).toThrow('Unknown option "--fast"');
    expect(() => selectSteps(['--only'], names)).toThrow('Unknown step ""');
  });
});

describe('countsIn', () => {
  const write = (name: string, report: unknown): string => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(report));
    return file;
  };

  it('reads both kinds of report, and takes a missing one as nothing run', () => {
    expect(countsIn(write('vitest.json', { numPassedTests: 12, numFailedTests: 1 }))).toEqual({ passed: 12, failed: 1 });
    expect(countsIn(write('playwright.json', { stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 3 } }))).toEqual({
      passed: 5,
      failed: 2,
    });
    expect(countsIn(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
  });

  it('never reports a failed step without a failure', () => {
    expect(withStep({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 1 });
    expect(withStep({ passed: 3, failed: 2 }, true)).toEqual({ passed: 3, failed: 2 });
    expect(withStep({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 0 });
  });
});
