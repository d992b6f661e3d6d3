import { describe, expect, it } from 'vitest';
import type { CareerBeginning, SavedCareer } from '../../src/career/index.ts';
import { careerId, exportCareer, importCareer, readSavedCareer, yours } from '../../src/career/index.ts';
import { decodeLink, ReadError } from '../../src/session/index.ts';
import { kit } from '../support/core-content.ts';
import { readCareerState } from '../../src/career/read-state.ts';
import { ladderFile } from '../../src/catalogue/schemas/ladder.ts';
import { beginSaved, careerWith, ladder, QUICK, playSaved } from '../support/careers.ts';

const career = careerWith(QUICK);

function played(): SavedCareer {
  let saved = beginSaved(career, { seed: 'save', iron: true, card: 'thraex' });
  const enter = career.commands(saved.state).find(({ command }) => command.type === 'enter')!;
  for (const command of [enter.command, { type: 'end-day' } as const]) ({ saved } = playSaved(career, saved, command));
  return saved;
}
const saved = played();

/** What is said of a save in which something at a path is another. */
function fault(path: string, value: unknown): string {
  const copy = JSON.parse(JSON.stringify(saved)) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop()!;
  const at = keys.reduce<Record<string, unknown>>((here, key) => here[key] as Record<string, unknown>, copy);
  if (value === undefined) delete at[last];
  else at[last] = value;
  try {
    readSavedCareer(career, copy);
  } catch (error) {
    if (error instanceof ReadError) return error.field;
    throw error;
  }
  return 'sound';
}

describe('a saved career', () => {
  it('holds where it stands and how it came there', () => {
    expect(saved.log.map(({ type }) => type)).toEqual(['enter', 'end-day']);
    expect(career.replay(saved.beginning, saved.log)).toEqual(saved.state);
    expect(saved.state.options).toEqual({ gentle: false, iron: true });
    expect(readSavedCareer(career, saved)).toBe(saved);
  });

  it('of the first format, whose results kept no seeds, is read, and they are put in', () => {
    const older = JSON.parse(JSON.stringify(saved)) as { format: number; state: { format: number; results: Record<string, unknown>[] } };
    older.format = 1;
    older.state.format = 1;
    for (const result of older.state.results) {
      delete result['seed'];
      delete result['hash'];
    }
    const { state } = readSavedCareer(career, older);
    expect(state.results.map(({ seed }) => seed)).toEqual(saved.state.results.map(({ seed }) => seed));
    expect(new Set(state.results.map(({ part }) => part)).size).toBeGreaterThan(1);
    for (const { link, seed } of state.results) expect(decodeLink(kit, link).seed).toBe(seed);
  });

  it('is known by its choices and its salt, which dice know nothing of', () => {
    const [one, other] = ['a', 'b'].map((salt) => ({ seed: 'same', salt })) as [CareerBeginning, CareerBeginning];
    expect(careerId(one)).not.toBe(careerId(other));
    expect(careerId({ salt: 'a', seed: 'same' })).toBe(careerId(one));
    expect(career.begin(one).state).toEqual(career.begin(other).state);
    expect(readSavedCareer(career, beginSaved(career, one)).beginning).toEqual(one);
  });

  it('names what is wrong with one from outside by its field', () => {
    const [first] = saved.state.people;
    const ids = saved.state.people.map(({ id }) => id);
    const programme = career.ladder.calendar.festivals.find(({ morning }) => morning.length > 0)!.morning[0]!;
    const faults: readonly (readonly [string, unknown, string])[] = [
      ['format', 3, 'format'],
      ['format', 'one', 'format'],
      ['log', undefined, 'log'],
      ['log.0', { type: 'bribe' }, 'log[0].type'],
      ['log.0', { type: 'sell' }, 'log[0].man'],
      ['log.0.price', 3, 'log[0].price'],
      ['beginning.seed', 'x'.repeat(61), 'beginning.seed'],
      ['state', [], 'state'],
      ['state.purse', 1.5, 'state.purse'],
      ['state.purse', undefined, 'state.purse'],
      ['state.gold', 1, 'state.gold'],
      ['state.ladder', 'to-the-moon', 'state.ladder'],
      ['state.season', 99, 'state.season'],
      ['state.day', 4, 'state.day'],
      ['state.rng', { kind: 'scripted', faces: [6], drawn: 0 }, 'state.rng.words'],
      ['state.rng.words', [0, 0, 0, 0], 'state.rng.words'],
      ['state.festivals.0', 'bacchanalia', 'state.festivals[0]'],
      ['state.bill.day', 'bacchanalia', 'state.bill.day'],
      ['state.people.0.wounds', 4, 'state.people[0].wounds'],
      ['state.people.0.healsTo', 3, 'state.people[0].healsTo'],
      ['state.people.0.rank', 'imperator', 'state.people[0].rank'],
      ['state.people.0.card', 'centurion', 'state.people[0].card'],
      ['state.people.0.skills', ['attack', 'attack'], 'state.people[0].skills'],
      ['state.people.1.id', first!.id, 'state.people[1]'],
      ['state.people.0.record.victories', -1, 'state.people[0].record.victories'],
      ['state.results.0.link', 7, 'state.results[0].link'],
      ['state.results.0.seed', 7, 'state.results[0].seed'],
      ['state.results.1.id', saved.state.results[0]!.id, 'state.results[1]'],
      ['state.bill.matches', [{ id: 'a1', first: 'nobody', second: ids[2], final: false }], 'state.bill.matches[0].first'],
      [
        'state.bill.matches',
        [1, 2].map((n) => ({ id: `a${n}`, first: ids[1], second: ids[n + 1], final: false })),
        'state.bill.matches[2]',
      ],
      ['state.pending', [{ man: 'nobody', result: '1.1.a1' }], 'state.pending[0].man'],
      ['state.over', { by: 'boredom', person: null }, 'state.over.by'],
      ['state.over', { by: 'rudis', person: 'nobody' }, 'state.over.person'],
      ['state.over', { by: 'rudis', person: null }, 'state.over.person'],
      ['state.born', 3, 'state.born'],
      ['state.chronicle.0.person', 'nobody', 'state.chronicle[0].person'],
      ['state.bill.noon', { condemned: [], champion: ids[1], usual: ids[1] }, 'state.bill.noon.condemned'],
      ['state.bill.noon', { condemned: [ids[2]], champion: ids[1], usual: ids[1] }, 'state.bill.noon.condemned[0]'],
      ['state.bill.morning', { programme, condemned: [ids[1]] }, 'state.bill.morning.condemned[0]'],
      ['state.bill.morning', { programme, condemned: [] }, 'state.bill.morning.condemned'],
      ['state.bill.matches', [1, 3].map((n) => ({ id: 'a1', first: ids[n], second: ids[n + 1], final: false })), 'state.bill.matches[1]'],
    ];
    expect(faults.map(([path, value]) => fault(path, value))).toEqual(faults.map(([, , field]) => field));
  });

  it('holds the bouts of the longest career that a ladder may ask for', () => {
    const { state } = saved;
    const [one] = state.results;
    const { seasons, days, afternoon } = { seasons: 20, days: 20, afternoon: 12 };
    const longest = seasons * days * (afternoon + 2 + ladder.prices.school);
    const results = Array.from({ length: longest }, (_, i) => ({ ...one, id: `1.1.p${i}` }));
    expect(() => readCareerState({ ...state, results }, 'state')).not.toThrow();
    expect(() => readCareerState({ ...state, results: [...results, one] }, 'state')).toThrow(/state\.results/);
    for (const [key, most] of Object.entries({ seasons, days })) {
      const calendar = { ...ladder.calendar, [key]: most + 1 };
      expect(
        ladderFile.safeParse({ calendar }).error?.issues.some(({ path }) => path.join('.') === `calendar.${key}`),
        key,
      ).toBe(true);
    }
  });

  it('comes out and in as one text, and says when it was cut off or changed', () => {
    const text = exportCareer(saved);
    expect(importCareer(career, text)).toEqual(saved);
    expect(importCareer(career, `${text}\r\n`)).toEqual(saved);
    const refusal = (file: string): string => {
      try {
        importCareer(career, file);
      } catch (error) {
        return (error as ReadError).message;
      }
      return 'sound';
    };
    expect(refusal('')).toBe('file must be a career that was exported here');
    expect(refusal(text.slice(0, -40))).toBe('file must be as it was exported: it was cut off or changed on its way');
    expect(refusal(text.replace('"purse":', '"purse":9'))).toBe('file must be as it was exported: it was cut off or changed on its way');
  });

  it('is opened by other content as long as that has what it names', () => {
    const without = careerWith({ ...QUICK, world: { ...career.ladder.world, classes: ['murmillo', 'retiarius'] } });
    expect(readSavedCareer(without, saved)).toBe(saved);
    expect(yours(saved.state)[0]!.card).toBe('thraex');
  });
});
