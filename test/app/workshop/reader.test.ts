import { expect, it } from 'vitest';
import type { Answer, Question } from '../../../src/app/workshop/messages.ts';
import { Reader } from '../../../src/app/workshop/reader.ts';
import { SlowWorker } from '../../support/slow-worker.ts';

it('reads of several drafts only the latest, and whatever else was asked', async () => {
  const worker = new SlowWorker<Question, Answer>();
  const reader = new Reader(() => worker);
  const draft = (text: string) => reader.read([{ path: 'draft/mod.yaml', text }], []);
  const [first, overtaken, cards, last] = [draft('1'), draft('2'), reader.bench([]), draft('3')];
  const read = (took: number): Answer => ({ findings: [], cards: [], content: null, took });
  worker.answer(read(1));
  worker.answer({ schemas: {}, cards: [], words: [] });
  worker.answer(read(3));
  expect(worker.orders.map(({ question }) => question.do)).toEqual(['read', 'bench', 'read']);
  expect((await first)!.took).toBe(1);
  expect(await overtaken).toBeNull();
  expect(await cards).toEqual({ schemas: {}, cards: [], words: [] });
  expect((await last)!.took).toBe(3);
});
