import { describe, expect, it } from 'vitest';
import type { CareerCommand } from '../../../src/career/index.ts';
import { MORNING, yours } from '../../../src/career/index.ts';
import { newSave, withStep, type CareerSave } from '../../../src/app/career/career-file.ts';
import { deputedIn, consequencesOf, paidFor, waysOn } from '../../../src/app/career/bout-consequences.tsx';
import { isOfSchool, isYourResult } from '../../../src/app/career/people.ts';
import { replayOf } from '../../../src/app/career/story.tsx';
import { tell, tellPartOf } from '../../../src/app/share/telling.ts';
import { kit } from '../../support/core-content.ts';
import { careerWith, QUICK } from '../../support/careers.ts';

const career = careerWith(QUICK);

function played(save: CareerSave, command: CareerCommand): CareerSave {
  return withStep(save, command, career.play(save.state, command));
}

/** A career in which the morning and then a bout were settled, and how much each brought. */
function fought(seed: string, gentle = false) {
  const beginning = { seed, card: 'murmillo', name: 'Priscus', gentle };
  const save = newSave(beginning, career.begin(beginning));
  const man = yours(save.state)[0]!.id;
  const [foe] = save.state.bill.offers[0]!.foes as [string];
  const led = save.state.bill.morning ? played(save, { type: 'settle', match: MORNING }) : save;
  const entered = played(led, { type: 'enter', man, foe });
  const over = played(entered, { type: 'settle', match: man });
  return { man, led: led.state.purse - save.state.purse, brought: over.state.purse - entered.state.purse, over };
}

describe('what a bout meant for the career', { timeout: 60_000 }, () => {
  const seeds = Array.from({ length: 6 }, (_, i) => `meant ${i}`);
  const each = [...seeds.map((seed) => fought(seed)), ...seeds.map((seed) => fought(seed, true))];

  it('tells the money of that bout alone', () => {
    for (const { over, led, brought } of each) {
      const [first, last] = [over.state.results[0]!, over.state.results.at(-1)!];
      const sum = (result: typeof last): number => paidFor(over, result)!.reduce((all, { amount }) => all + amount, 0);
      expect(sum(last)).toBe(brought);
      if (first !== last) expect(sum(first)).toBe(led);
    }
    expect(new Set(each.map(({ brought }) => brought)).size, 'some win a prize').toBeGreaterThan(1);
  });

  it('tells fame, experience and wounds of a man of yours who lives, and of a dead one only his death', () => {
    const fates = new Set<string>();
    for (const { over, man } of each) {
      const result = over.state.results.at(-1)!;
      const share = result.shares.find(({ person }) => person === man)!;
      const lines = Object.fromEntries(consequencesOf({ career, state: over.state }, over, result).map(({ name, text }) => [name, text]));
      fates.add(share.fate);
      expect(lines['Fame']).toMatch(share.fame > 0 ? new RegExp(`^\\+${share.fame}; he has ${share.fame}\\.`) : /^None; he has 0\./);
      if (share.fate === 'dead') {
        expect(lines['Experience']).toBeUndefined();
        expect(lines['Wounds']).toBe('He is dead.');
        continue;
      }
      expect(lines['Experience']!.startsWith(share.earned ? 'He has earned a skill' : 'No new skill')).toBe(true);
      if (share.wounds > 0) expect(lines['Wounds']).toMatch(/He carries \d wounds? out of it\. Tonight: .* in 6\.$/);
      else expect(lines['Wounds']).toBe('None.');
      if (share.fate === 'carried') expect(lines['The crowd']).toContain('the law of this career is gentle');
    }
    expect(fates.size).toBeGreaterThan(1);
  });

  it('says what the next rank asks of him, one victory as one', () => {
    const told = each.flatMap(({ over }) => consequencesOf({ career, state: over.state }, over, over.state.results.at(-1)!));
    const asked = told.flatMap(({ name, text }) => (name === 'Fame' && text.includes('asks') ? [text] : []));
    expect(asked.join(' ')).toContain('Tiro asks 1 victory (he has 0).');
    expect(asked.join(' ')).toContain('He has what Tiro asks.');
  });

  it('C-022: of a rival who may die of his wounds tonight says only that he may ask again', () => {
    const told = each.flatMap(({ over }) => {
      const result = over.state.results.at(-1)!;
      const line = consequencesOf({ career, state: over.state }, over, result).find(({ name }) => name === 'Rival');
      const hurt = over.state.people.some(
        ({ id, wounds, owner }) => owner !== 'you' && wounds > 0 && result.shares.some(({ person }) => person === id),
      );
      return line ? [[hurt, line.text.endsWith(', if his wounds let him live.')]] : [];
    });
    expect(told.map(([hurt]) => hurt)).toContain(true);
    for (const [hurt, said] of told) expect(said).toBe(hurt);
  });

  it('counts a morning that the school has settled among its own, though none of its men was in it', () => {
    const mornings = each.flatMap(({ over }) =>
      over.state.results
        .filter(({ part }) => part === 'morning')
        .map((result) => [isYourResult(over.state, result), isOfSchool(over.state, result)]),
    );
    expect(mornings.length).toBeGreaterThan(0);
    for (const morning of mornings) expect(morning).toEqual([false, true]);
  });

  it('says nothing of a night that has passed', () => {
    const { over } = each.find(({ over: { state }, man }) =>
      state.people.some(({ id, wounds, state: is }) => id === man && wounds > 0 && is === 'active'),
    )!;
    const wounds = (state: CareerSave['state']): string =>
      consequencesOf({ career, state }, over, state.results.at(-1)!).find(({ name }) => name === 'Wounds')!.text;
    expect(wounds(over.state)).toContain('Tonight');
    expect(wounds({ ...over.state, over: { by: 'time', person: null } })).not.toContain('Tonight');
  });

  it('does not tell a morning that bots fought as fought by hand', async () => {
    const { over } = each.find(({ over: { state } }) => state.results[0]!.part === 'morning')!;
    const [morning] = over.state.results;
    const replay = await replayOf({ kit }, morning!);
    const deputed = deputedIn(morning!, replay, undefined)!;
    expect(deputed).toEqual([[0, morning!.answers]]);
    const { record, steps, positions } = replay;
    const part = await tellPartOf(record.setup);
    const told = { setup: record.setup, seed: record.seed, bout: positions.at(-1)!, steps, controllers: {} };
    expect(tell(part, { ...told, deputed }).notOwn).toBe('finished by the bot from round 1');
    expect(tell(part, told).notOwn, 'as it would be by hand').toBeNull();
    expect(deputedIn({ by: 'played' }, replay, [[2, 4]])).toEqual([[2, 4]]);
    expect(deputedIn({ by: 'played' }, replay, undefined)).toBeUndefined();
  });

  it('leads to the day while it lasts, then to its report, and on to the day when that has been read', () => {
    const { over } = each[0]!;
    const result = over.state.results.at(-1)!;
    expect(waysOn(over, result)[0]!.href).toBe('#/ladder');
    const ended = played(over, { type: 'end-day' });
    expect(waysOn(ended, result)[0]!.href).toBe('#/ladder/report');
    expect(paidFor(ended, result)).toEqual(paidFor(over, result));
    const read = { ...ended, report: null };
    expect(waysOn(read, result)[0]!.href).toBe(ended.state.over ? '#/ladder/rudis' : '#/ladder');
    expect(paidFor(read, result)).toBeNull();
  });
});
