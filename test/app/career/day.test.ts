import { expect, it } from 'vitest';
import { endAction } from '../../../src/app/career/day.tsx';
import { firstChoice } from '../../../src/app/career/new-career.tsx';
import { tradeActions } from '../../../src/app/career/opponents.tsx';
import type { DayAt } from '../../../src/app/career/people.ts';
import type { CareerState } from '../../../src/career/index.ts';
import { personOf, yours } from '../../../src/career/index.ts';
import { core } from '../../support/core-content.ts';
import { careerWith, changed, STILL } from '../../support/careers.ts';
import { manActions } from '../../../src/app/career/man-panel.tsx';

const career = careerWith(STILL);
const first = career.begin({ seed: 'day', card: 'murmillo', name: 'Priscus' }).state;
const man = yours(first)[0]!.id;

function at(state: CareerState): DayAt {
  const doing = { off: undefined, play: () => undefined, fight: () => undefined, watch: () => undefined };
  const game = { catalogue: { messages: core.text['en']! } };
  return { career, state, game, doing, offers: career.commands(state), begun: new Map() } as unknown as DayAt;
}

const noteOn = (state: CareerState, label: RegExp): string =>
  manActions(at(state), personOf(state, man), 'medicus').find((action) => label.test(action.label))!.note!;

it('L-544: the night without the medicus and with him stand side by side, the same before he is called and after', () => {
  const hurt = changed(first, man, { wounds: 2, walked: false, fought: 1 });
  const before = noteOn(hurt, /medicus/);
  const after = noteOn(career.play(hurt, { type: 'medicus', man }).state, /medicus/);
  const told =
    'Tonight without him: the wounds kill 2 in 6, no better; he may not fight tomorrow 1 in 6, one wound less 1 in 6, healed 2 in 6; with him: the wounds kill 1 in 6, no better; he may not fight tomorrow 1 in 6, one wound less 1 in 6, healed 3 in 6.';
  expect(before).toBe(`Costs 100 HS. ${told}`);
  expect(after).toBe(told);
});

it('L-544: before a bout the medicus is called in case there is a wound, and says so', () => {
  const [foe] = first.bill.offers[0]!.foes as [string];
  const entered = career.play(first, { type: 'enter', man, foe }).state;
  const [call] = manActions(at(entered), personOf(entered, man), 'medicus');
  expect(call!.label).toBe('Call the medicus in case he is wounded');
  expect(call!.note).toBe('A doctor for tonight, paid only if there is a wound. Costs 100 HS.');
});

it('C-033: whoever is hired for the season is told how much of it is left', () => {
  const hireNote = (day: number): string => {
    const state = { ...first, day };
    const actions = state.people.flatMap((person) => tradeActions(at(state), person));
    return actions.find(({ key }) => key.includes('hire'))!.note!;
  };
  const { days } = career.ladder.calendar;
  expect(hireNote(days - 1)).toMatch(/^The season ends tomorrow: he can be matched on that one day, and goes\./);
  expect(hireNote(days - 2)).toMatch(/^He can be matched on 2 days, then the season ends and he goes\./);
});

it('C-001: a day without a man of the school asks before it goes by, as long as somebody can be had', () => {
  const nobody = changed(first, man, { state: 'dead' });
  expect(endAction(at(first)).asks).toBeUndefined();
  expect(endAction(at(nobody)).asks?.title).toBe('Nobody fights for you');
  expect(endAction(at({ ...nobody, purse: 0 })).asks).toBeUndefined();
});

it('C-004: a new career is gentle unless somebody chooses otherwise', () => {
  expect(firstChoice(career, '1').gentle).toBe(true);
});
