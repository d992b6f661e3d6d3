import { describe, expect, test } from 'vitest';
import { readHuntSetup } from '../../../../src/games/damnatio/desk/index.ts';
import { packedLinks } from '../../../../src/games/damnatio/desk/links.ts';
import { asBeast, huntSetup, theBeast, type HuntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { hexLabel } from '../../../../src/games/damnatio/screens/fight/hex-label.ts';
import { huntBoard } from '../../../../src/games/damnatio/screens/fight/model/board.ts';
import { bestStrike, foesOfMan, strikesIn } from '../../../../src/games/damnatio/screens/fight/model/strike-plan.ts';
import { NO_OVERLAYS } from '../../../../src/art/index.ts';
import { arena, huntFrom, wordsFor } from './support.ts';

const at = (card: string, q: number, r: number, rest: object = {}) => ({ card, at: [q, r] as const, ...rest });
const two = () =>
  huntFrom({
    start: 'men',
    control: 'men',
    lex: { severalBeasts: true, fateCards: false },
    beasts: [at('lion', 0, 0, { facing: 0 }), at('bear', 2, 0, { facing: 0 })],
    men: [at('bulla', 1, 0), at('dama', 3, 0), at('valens', -6, 0)],
  });

describe('the screen of several beasts', () => {
  test('D-404: shows the card of the one nearest to the selected man, or the one that is chosen, while it lives', async () => {
    const { model, commands } = await arena(two());
    commands.select('dama');
    expect(theBeast(model.shownView.value.state).id).toBe('bear');
    commands.select('valens');
    expect(theBeast(model.shownView.value.state).id).toBe('lion');
    commands.mindNext();
    expect(theBeast(model.shownView.value.state).id).toBe('bear');
    expect(model.intent.value!.ifBeast[0]!.man.id).not.toBe('valens');
    commands.mindNext();
    expect(theBeast(model.shownView.value.state).id).toBe('lion');
  });

  test('D-249 D-404: draws what each of them would do, and marks everybody in danger', async () => {
    const { model } = await arena(two());
    expect(model.eachThreat.value.map(({ beast }) => beast)).toEqual(['lion', 'bear']);
    const targets = model.overlays.value.marks.filter(({ kind }) => kind === 'target').map(({ cell }) => cell);
    expect(new Set(targets)).toEqual(new Set(model.eachThreat.value.map(({ threat }) => threat.man.cell)));
    expect([...model.threatened.value]).toEqual(expect.arrayContaining(model.eachThreat.value.map(({ threat }) => threat.man.id)));
  });

  test('D-405: a strike is planned on the beast where it is worth most, can be turned on another, and is struck there', async () => {
    const { model, commands } = await arena(two());
    await commands.hold();
    const bulla = () => model.strikes.value.find(({ figure }) => figure === 'bulla')!;
    expect(bulla().at).toBe('bear');
    expect(foesOfMan(strikesIn(model.settled.value.actions), 'bulla')).toEqual(['lion', 'bear']);
    commands.strikeAt('bulla', 'lion');
    expect(bulla().at).toBe('lion');
    commands.select('bulla');
    expect(theBeast(model.shownView.value.state).id).toBe('lion');
    expect([...model.whirl.value!.men.keys()]).toEqual(['bulla']);
    await commands.strike('bulla');
    const struck = model.session.steps.findLast(({ action }) => action?.type === 'strike')!.action;
    expect(struck).toMatchObject({ figure: 'bulla', at: 'lion' });
  });

  test('D-405: the best blow is looked for on every beast, whichever is in question', async () => {
    const { model, commands } = await arena(two());
    await commands.hold();
    const { view, actions } = model.settled.value;
    const best = [0, 1].map((index) => bestStrike(asBeast(view, index), 'bulla', strikesIn(actions)));
    expect(best[0]).toEqual(best[1]);
  });

  test('names the side of the beast that is nearest to a hex, and numbers the second of a card', () => {
    const session = two();
    const words = wordsFor(session);
    const cell = (q: number, r: number) => session.view.world.arena.cells.findIndex((hex) => hex.q === q && hex.r === r);
    expect(hexLabel(cell(-1, 0), huntBoard.of(session.view), session.view, NO_OVERLAYS, words)).toContain('Lion: its rear');
    const lions = huntFrom({ lex: { severalBeasts: true }, beasts: [at('lion', 0, 0), at('lion', 3, 0)], men: [at('dama', 5, 0)] });
    expect(huntBoard.of(lions.view).figures.map(({ initial }) => initial)).toEqual(['', '2', 'D']);
  });
});

describe('links and saves of a hunt’s terms', () => {
  const through = (setup: HuntSetup): HuntSetup => {
    const parts: (string | number)[] = [];
    const writer = {
      text: (text: string) => (parts.push(text), writer),
      number: (value: number) => (parts.push(value), writer),
      byte: (value: number) => (parts.push(value), writer),
    };
    packedLinks.write(writer as never, setup);
    const next = () => parts.shift() as never;
    return packedLinks.read({ text: next, number: next, byte: next } as never);
  };

  test.each([
    huntSetup({ beasts: ['lion'] }),
    huntSetup({ beasts: ['lion', 'bear', 'bear'], lex: { severalBeasts: true, night: true }, men: ['dama'] }),
    huntSetup({ beasts: ['lion'], facing: 'random' }),
    huntSetup({ beasts: ['lion'], facing: 0, arena: 'forum' }),
    huntSetup({ beasts: ['lion', 'lion'], men: [], draw: 0, wager: 'lion-2' }),
  ])('D-401 D-412 D-419: %j comes back as it was', (setup) => {
    expect(through(setup)).toEqual(setup);
    expect(readHuntSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
  });

  test('D-412 D-419: what is no facing and no wager is refused by its field', () => {
    const setup = huntSetup({ beasts: ['lion'] });
    expect(() => readHuntSetup({ ...setup, facing: 7 })).toThrow('facing');
    expect(() => readHuntSetup({ ...setup, wager: 7 })).toThrow('wager');
  });
});
