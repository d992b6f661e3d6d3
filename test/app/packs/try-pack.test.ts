import { expect, it } from 'vitest';
import type { ContentFile } from '../../../src/catalogue/index.ts';
import type { PacksAsked } from '../../../src/app/packs/messages.ts';
import { PackChecker, type Checked } from '../../../src/app/packs/try-pack.ts';
import { WorkFailed } from '../../../src/app/workers/one-by-one.ts';
import { SlowWorker } from '../../support/slow-worker.ts';

const file = (text: string): ContentFile[] => [{ path: 'pard/mod.yaml', text }];

const checked = (findings: number): Checked => ({
  findings: Array.from({ length: findings }, (_, i) => ({ message: `${i}` }) as never),
  catalogue: null,
  heads: [],
  prose: {},
});

it('answers the latest of several checks, and tells the others that they were overtaken', async () => {
  const worker = new SlowWorker<PacksAsked, Checked>();
  const checker = new PackChecker(() => worker);
  const [first, second, third] = [checker.check(file('1')), checker.check(file('2')), checker.check(file('3'))];
  worker.answer(checked(0));
  worker.answer(checked(2));
  expect(worker.orders.map(({ question }) => question.files[0]!.text)).toEqual(['1', '3']);
  expect([await first, await second]).toEqual([null, null]);
  expect((await third)!.findings).toHaveLength(2);
  checker.stop();
  expect(worker.ended).toBe(true);
});

it('says so when what the worker tells cannot be put together here, and answers who asks next', async () => {
  const worker = new SlowWorker<PacksAsked, Checked>();
  const checker = new PackChecker(() => worker);
  const broken = checker.check(file('x'));
  worker.answer({ ...checked(0), catalogue: { content: null } as never });
  await expect(broken).rejects.toBeInstanceOf(WorkFailed);
  const next = checker.check(file('y'));
  worker.answer(checked(1));
  expect((await next)!.findings).toHaveLength(1);
  checker.stop();
});
