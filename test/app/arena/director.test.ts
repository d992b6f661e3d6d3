import { effect, signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { tellHushed } from '../../../src/app/arena/director.ts';
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
