// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Reads the counts from the JSON report of vitest or Playwright; zeros when there is no report.
 * @param {string} file
 * @returns {Counts}
 */
export function countsIn(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/**
 * A step that failed without a failing test of its own (a type error, say) counts as one failure.
 * @param {Counts} counts
 * @param {boolean} stepFailed
 * @returns {Counts}
 */
export function withStep(counts, stepFailed) {
  return stepFailed && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
