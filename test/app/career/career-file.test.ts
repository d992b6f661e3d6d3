import { describe, expect, it } from 'vitest';
import { careerCodec, fileOf, isEarlier, newSave, readFile, withStep, type CareerSave } from '../../../src/app/career/career-file.ts';
import { careerBefore, keepCareer, loadCareer } from '../../../src/app/career/career-store.ts';
import { Vault } from '../../../src/app/storage/vault.ts';
import type { CareerCommand } from '../../../src/career/index.ts';
import { dayNumber, LONGEST_EXPORT } from '../../../src/career/index.ts';
import { careerWith, ladder } from '../../support/careers.ts';

const career = careerWith();

function begun(iron = false): CareerSave {
  const beginning = { seed: 'kept', name: 'Verus', iron };
  return newSave(beginning, career.begin(beginning));
}

function after(save: CareerSave, command: CareerCommand): CareerSave {
  return withStep(save, command, career.play(save.state, command));
}

const man = begun().state.people.find(({ owner }) => owner === 'you')!.id;
const TRAIN: CareerCommand = { type: 'train', man };
const END: CareerCommand = { type: 'end-day' };

describe('a career as it is kept', () => {
  it('tells a day from its events until the next has been read', () => {
    const save = after(after(begun(), TRAIN), END);
    expect(save.report).toMatchObject({ season: 1, day: 1, before: 1000, after: save.state.purse });
    expect(save.report!.events.some(({ type }) => type === 'paid')).toBe(true);
    expect(save.today).toMatchObject({ day: 2, before: save.state.purse, events: [] });
    const paid = save.report!.events.flatMap((event) => (event.type === 'paid' ? [event.amount] : []));
    expect(save.report!.before + paid.reduce((sum, amount) => sum + amount, 0)).toBe(save.report!.after);
  });

  it('comes back from its row and from its file, and plays on to the same state', () => {
    const save = after(begun(), TRAIN);
    const read = careerCodec(career).read(JSON.parse(JSON.stringify(save)));
    expect(read).toEqual(save);
    const brought = readFile(career, fileOf(save));
    expect(after(brought, END).state).toEqual(after(save, END).state);
  });

  it('of 200 days is kept, comes back from its row and its file, and goes on', { timeout: 240_000 }, async () => {
    const festivals = ['', '-again'].flatMap((add) =>
      ladder.calendar.festivals.map((day) => ({ ...day, id: day.id + add, morning: [], noon: 0, afternoon: 1 })),
    );
    const long = careerWith({ calendar: { ...ladder.calendar, seasons: 20, days: 11, festivals } });
    const beginning = { seed: 'long', name: 'Verus', gentle: true };
    let save = newSave(beginning, long.begin(beginning));
    while (dayNumber(long.ladder, save.state) <= 200) {
      save = withStep(save, END, long.play({ ...save.state, purse: 1000 }, END));
    }
    const file = fileOf(save);
    expect(file.length, 'letters').toBeLessThan(LONGEST_EXPORT / 4);
    const vault = new Vault();
    await keepCareer(vault, save);
    const found = await loadCareer(vault, long);
    expect(found.why).toBeNull();
    for (const read of [found.save!, readFile(long, file)])
      expect(withStep(read, END, long.play(read.state, END)).state).toEqual(withStep(save, END, long.play(save.state, END)).state);
  });

  it('turns down what is no career, was cut off or changed, with the reason', () => {
    const file = fileOf(begun());
    expect(() => readFile(career, '{}')).toThrow(/file/);
    expect(() => readFile(career, file.slice(0, -40))).toThrow(/cut off/);
    expect(() => readFile(career, file.replace('"purse":1000', '"purse":9000'))).toThrow(/changed/);
  });

  it('keeps the step before, and goes back to it where the newest cannot be read, which is put aside', async () => {
    const vault = new Vault(() => 1);
    const [first, second] = [begun(), after(begun(), TRAIN)];
    await keepCareer(vault, first);
    await keepCareer(vault, second);
    expect((await careerBefore(vault, career))!.log).toEqual([]);
    const row = (await vault.row('profile', 'career'))!;
    await vault.write([{ do: 'put', shelf: 'profile', row: { ...row, text: row.text.slice(0, -9) } }]);
    const found = await loadCareer(vault, career);
    expect(found.save!.log).toEqual([]);
    expect(found.why).toContain('checksum');
    expect((await vault.rows('quarantine')).map(({ about }) => about)).toMatchObject([{ key: 'career', fault: 'damaged' }]);
  });

  it('C-005: of a career of iron there is one save and no way back', async () => {
    const vault = new Vault(() => 1);
    const [first, second] = [begun(true), after(begun(true), TRAIN)];
    await keepCareer(vault, first);
    await keepCareer(vault, second);
    expect(await careerBefore(vault, career)).toBeNull();
    expect(await vault.row('profile', 'career/before')).toBeUndefined();
    expect(isEarlier(first, second)).toBe(true);
    expect(isEarlier(second, first)).toBe(false);
    expect(isEarlier(after(first, END), second)).toBe(false);
  });
});
