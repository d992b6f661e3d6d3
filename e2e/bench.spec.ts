import { expect, test } from '@playwright/test';
import { measurePage } from '../scripts/lib/page-bench.mjs';

test('the bench of the page measures everything it promises, in short', async ({ browser, baseURL }) => {
  test.slow();
  const { hunts, growthPercent, keptGrowthPercent, ...positive } = await measurePage(browser, baseURL!, { answers: 4, hunts: 2 });
  expect(hunts).toBe(2);
  expect(positive.answers).toBe(4);
  for (const [figure, value] of Object.entries(positive)) expect(value, figure).toBeGreaterThan(0);
  for (const percent of [growthPercent, keptGrowthPercent]) expect(Number.isFinite(percent)).toBe(true);
});
