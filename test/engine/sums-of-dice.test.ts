import { expect, it } from 'vitest';
import { ofDice } from '../../src/engine/odds/index.ts';

/** Throws of `count` dice that come to a sum, by the closed formula, in integers of any size. */
function throwsOf(count: number, sides: number, sum: number): bigint {
  const choose = (n: number, k: number): bigint => {
    let ways = 1n;
    for (let i = 0; i < k; i += 1) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
    return n < 0 || k < 0 || k > n ? 0n : ways;
  };
  let ways = 0n;
  for (let k = 0; k <= count; k += 1) ways += (k % 2 === 0 ? 1n : -1n) * choose(count, k) * choose(sum - sides * k - 1, count - 1);
  return ways;
}

it.each([
  [10, 15],
  [6, 100],
  [10, 2],
  [1, 100],
])('%id%i: every sum is counted exactly, as are the faces of a d20 around it', (count, sides) => {
  const { weights, total } = ofDice({ count, sides, add: 0 });
  expect(total * 20 * 20).toBeLessThan(Number.MAX_SAFE_INTEGER);
  expect(weights.size).toBe(count * (sides - 1) + 1);
  for (const [sum, weight] of weights) expect(BigInt(weight)).toBe(throwsOf(count, sides, sum));
});
