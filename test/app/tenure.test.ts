import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import type { Route } from '../../src/app/routes.ts';
import { tenureOf } from '../../src/app/tenure.ts';

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
