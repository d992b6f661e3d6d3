import { expect, it } from 'vitest';
import { codeOf } from '../../../src/app/packs/share-pack.ts';

it('draws a code as fine as a phone reads, and none that is finer', async () => {
  const finest = await codeOf('x'.repeat(1273));
  expect(finest).toHaveLength(117);
  expect(finest!.every((row) => row.length === 117)).toBe(true);
  expect(await codeOf('x'.repeat(1274))).toBeNull();
});
