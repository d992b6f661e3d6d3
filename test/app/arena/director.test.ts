import { effect, signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { tellEnd, tellHushed } from '../../../src/app/arena/director.ts';
import type { BoutEvent } from '../../../src/engine/bout/index.ts';
import type { AnyFight } from '../../../src/hud/fight/index.ts';

test('the silence before a fall is told to whoever goes along with the fight, once, before the fall itself', () => {
  const hush = signal<BoutEvent | null>(null);
  const heard: string[] = [];
  const stop = effect(
    tellHushed({ model: { presenter: { hush } } as unknown as AnyFight, onShown: ({ type }, at) => void heard.push(`${type} ${at}`) }),
  );
  hush.value = { type: 'felled', figure: 'a', by: null, dead: true, rules: [] };
  hush.value = null;
  stop();
  expect(heard).toEqual(['felled hushed']);
});

test('the end is told once, and not at all to whoever has left before', () => {
  vi.useFakeTimers();
  const over = () => {
    const model = {
      idle: signal(false),
      settled: signal({ view: { state: { outcome: {} } } }),
      settings: signal({ speed: 1 }),
      flow: { settling: signal(false) },
    };
    let told = 0;
    const stop = tellEnd({ model: model as unknown as AnyFight, onEnded: () => void (told += 1) });
    model.idle.value = true;
    return { model, stop, told: () => told };
  };
  const [stays, leaves] = [over(), over()];
  vi.advanceTimersByTime(100);
  leaves.stop();
  stays.model.idle.value = false;
  stays.model.idle.value = true;
  vi.advanceTimersByTime(5000);
  expect([stays.told(), leaves.told()]).toEqual([1, 0]);
  vi.useRealTimers();
});
