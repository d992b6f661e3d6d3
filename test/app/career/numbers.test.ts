import { expect, it } from 'vitest';
import { deadUnder, numbersOf } from '../../../src/app/career/numbers.tsx';
import { NO_DICE } from '../../../src/app/statistics/dice-luck.ts';
import { sealedAs } from '../../../src/app/career/story.tsx';
import type { CareerState } from '../../../src/career/index.ts';
import { MORNING, yours } from '../../../src/career/index.ts';
import { decodeLink, replayRecord } from '../../../src/session/index.ts';
import { careerWith } from '../../support/careers.ts';
import { kit } from '../../support/core-content.ts';

const LONG = { timeout: 60_000 };
const career = careerWith();

function numbers(state: CareerState, under: readonly string[] = []): Record<string, string> {
  const counted = { luck: NO_DICE, asked: 0, granted: 0, left: 0 };
  return Object.fromEntries(
    numbersOf({ career, state } as Parameters<typeof numbersOf>[0], counted, under).map(({ name, value }) => [name, value]),
  );
}

it('numbers count the bouts of men who have been sold, and the mornings that you led', LONG, () => {
  let { state } = career.begin({ seed: '3' });
  while (!state.bill.morning || !state.bill.offers[0]?.foes[0]) ({ state } = career.play(state, { type: 'end-day' }));
  const { id: man } = yours(state)[0]!;
  const led = state.results.filter(({ part }) => part === 'morning').length;
  const before = numbers(state);
  expect([before['Bouts'], before['Led out alive']], `${led} mornings without you`).toEqual(['0', '0 of 0']);
  const condemned = state.bill.morning.condemned.length;
  state = career.play(state, { type: 'settle', match: MORNING }).state;
  state = career.play(state, { type: 'enter', man, foe: state.bill.offers[0]!.foes[0]! }).state;
  state = career.play(state, { type: 'settle', match: man }).state;
  const sold = { ...state, people: state.people.map((each) => (each.id === man ? { ...each, owner: 'others' as const } : each)) };
  const after = numbers(sold);
  expect(after['Bouts']).toBe('1');
  expect(after['Led out alive']).toMatch(new RegExp(`^\\d of ${condemned}$`));
  const others = career.play(state, { type: 'end-day' }).state;
  expect(numbers(others)['Bouts']).toBe('1');
});

it('numbers name the class that is sent out most, and what those died under whom you led', LONG, async () => {
  const seen = new Set<string>();
  for (let i = 0; i < 12 && seen.size === 0; i += 1) {
    const { state } = career.begin({ seed: `deadly ${i}`, card: 'thraex' });
    if (!state.bill.morning) continue;
    const led = career.play(state, { type: 'settle', match: MORNING }).state;
    const [morning] = led.results;
    const under = await deadUnder({ kit }, morning!);
    const dead = morning!.shares.filter(({ fate }) => fate === 'dead').length;
    expect(under).toHaveLength(dead);
    for (const name of under) seen.add(name);
    const told = numbers(led, under);
    expect(told['Most dangerous in the morning']).toBe(dead === 0 ? 'nothing yet' : under[0]);
    const man = yours(led)[0]!.id;
    expect(told['Favourite class']).toBe('none yet');
    const entered = career.play(led, { type: 'enter', man, foe: led.bill.offers[0]!.foes[0]! }).state;
    expect(numbers(career.play(entered, { type: 'settle', match: man }).state)['Favourite class']).toBe('thraex');
  }
  expect([...seen].join()).toMatch(/[A-Za-z]{3}/);
});

it('a result that ends otherwise than was written down is not called verified', LONG, () => {
  let { state } = career.begin({ seed: '3' });
  ({ state } = career.play(state, { type: 'end-day' }));
  const [result] = state.results;
  const replay = replayRecord(kit, decodeLink(kit, result!.link));
  expect(sealedAs(result!, replay).seal.kind).toBe('verified');
  expect(sealedAs({ ...result!, hash: '0'.repeat(16) }, replay).seal.kind).toBe('other-content');
  expect(sealedAs({ ...result!, hash: null }, replay).seal.kind).toBe('played');
  expect(sealedAs({ by: 'played', hash: null }, replay).seal.kind).toBe('verified');
});
