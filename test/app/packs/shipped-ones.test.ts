import { expect, it } from 'vitest';
import { shippedOnes } from '../../../src/app/packs/shipped-ones.ts';
import type { Checked, PackChecker } from '../../../src/app/packs/try-pack.ts';

it('reads what comes with the game once for all who ask, and anew only where that failed', async () => {
  const heads = [{ path: 'sample-mod/mod.yaml', id: 'sample', name: 'Sample' }];
  const answers = [() => Promise.reject(new Error('no worker')), () => Promise.resolve({ heads } as unknown as Checked)];
  let asked = 0;
  const checker = { check: () => answers[asked++]!() } as unknown as PackChecker;
  const names = async () => (await shippedOnes(checker)).map(({ about }) => about.name);
  expect([await Promise.all([names(), names()]), asked]).toEqual([[[], []], 1]);
  expect([await Promise.all([names(), names()]), asked]).toEqual([[['Sample'], ['Sample']], 2]);
  expect([await names(), asked]).toEqual([['Sample'], 2]);
});
