import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import type { Route } from '../../src/app/routes.ts';
import type { TabRole } from '../../src/app/storage/tabs.ts';
import { lockedOut, tenureOf } from '../../src/app/tenure.ts';

const WORKSHOP: Route = { screen: 'workshop', query: 'draft=d' };
const ARENA: Route = { screen: 'arena' };

it('the workshop stays when cards are dealt, and begins anew like every screen when this tab takes the game over', () => {
  const services = { tenure: signal(0), dealt: signal(0) };
  const before = [WORKSHOP, ARENA].map((route) => tenureOf(route, services));
  services.dealt.value += 1;
  expect([WORKSHOP, ARENA].map((route) => tenureOf(route, services) === before.shift())).toEqual([true, false]);
  const dealt = tenureOf(WORKSHOP, services);
  services.tenure.value += 1;
  expect(tenureOf(WORKSHOP, services)).not.toBe(dealt);
});

it('says why nothing that counts may be done in a tab as long as it does not keep the game', () => {
  const [role, takeOver] = [signal<TabRole>('reader'), () => Promise.resolve()];
  const told = () => lockedOut({ tab: { role, takeOver } }, 'plays it');
  expect(told()).toBe('The game is open in another tab, which plays it.');
  role.value = 'free';
  expect(told()).toBe('The other tab has closed. Go on here to play.');
  role.value = 'writer';
  expect(told()).toBeNull();
});
