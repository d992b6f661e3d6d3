import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/app/storage/settings-store.ts';
import { helpOf } from '../../src/games/damnatio/screens/fight/help.ts';
import { defendOptions, playable } from '../../src/games/damnatio/screens/fight/model/defence.ts';
import { advises } from '../../src/hud/fight/index.ts';
import type { MuneraGame } from '../../src/games/munera/desk/index.ts';
import { beginSession } from '../../src/session/index.ts';
import { kit } from '../support/core-content.ts';
import * as hunts from './damnatio/screens/support.ts';
import * as bouts from './munera/screens/support.ts';
import * as quick from './recount/screens/support.ts';

const OFF = { advice: false } as const;

describe('without advice', () => {
  it('stored settings from before the switch have it', () => {
    expect(readSettings({ speed: 2 }).advice).toBe(true);
    expect(readSettings({ advice: false }).advice).toBe(false);
    expect(readSettings({ advice: 'no' }).advice).toBe(true);
  });

  it('Defend cards lie as the rules list them and none is armed; a commit asks for one', async () => {
    const session = hunts.until(hunts.hunt(), 'defend');
    const { model, commands } = await hunts.arena(session, OFF);
    expect(advises(model)).toBe(false);
    const open = defendOptions(session.view).filter(({ refusal }) => refusal === null);
    expect(playable(open, false)).toEqual(open);
    expect(model.armed.value).toBeNull();
    const steps = session.steps.length;
    await commands.commit();
    expect(session.steps).toHaveLength(steps);
    expect(model.refusal.value?.text).toContain('choose one');
    commands.chooseCard(0);
    expect(model.armed.value).toBe(open[0]!.card?.id ?? '-');
    expect((await hunts.arena(hunts.until(hunts.hunt(), 'defend'))).model.armed.value).not.toBeNull();
  });

  it('the help names no key that would move by advice, and no Second wind where there are no Fate cards', () => {
    const keys = (fateCards: boolean, advised: boolean): string[] =>
      helpOf(hunts.hunt({ lex: { fateCards } }).view.world, advised).keys.before!.map(([key]) => key);
    expect(keys(true, true)).toEqual(['B', 'K', 'H', 'U', 'V']);
    expect(keys(true, false)).toEqual(['K', 'H', 'U', 'V']);
    expect(keys(false, true)).toEqual(['B', 'K', 'H', 'U']);
  });

  it('no strike is planned; a commit asks for one, and goes on with what was chosen', async () => {
    const session = hunts.until(hunts.hunt(), 'strikes');
    const { model, commands } = await hunts.arena(session, OFF);
    expect(model.strikes.value.length).toBeGreaterThan(0);
    expect(model.strikes.value.every(({ card }) => card === null)).toBe(true);
    const steps = session.steps.length;
    await commands.commit();
    expect(session.steps).toHaveLength(steps);
    expect(model.refusal.value).not.toBeNull();
    commands.chooseCard(0);
    await commands.commit();
    expect(session.steps.length).toBeGreaterThan(steps);
  });

  it('answers of a bout lie as listed, walks are the player’s to find, and the one button ends the turn', async () => {
    const position = [
      { card: 'murmillo', side: 'a', at: [0, 0] },
      { card: 'thraex', side: 'b', at: [1, 0], facing: 3 },
    ] as const;
    const { model } = await bouts.opened(bouts.standing(position, { ap: 4 }), [], OFF);
    const { shown, more } = model.choices.value;
    expect(more).toEqual([]);
    expect(shown).toEqual(model.answers.value.filter(({ odds }) => odds.refusal === null));
    expect(shown.some(({ pose }) => pose !== null)).toBe(false);
    expect(model.armedOption.value).toBeNull();
    expect((await bouts.opened(bouts.standing(position, { ap: 4 }))).model.armedOption.value).not.toBeNull();
  });

  it.each([true, false])(
    'the one button throws a missed attack again only with advice, the number key does the other: %s',
    async (advice) => {
      const feinted = (seed: number) => {
        const session = beginSession<MuneraGame>(kit, bouts.faceToFace({ ap: 6 }).setup, String(seed));
        for (const wanted of ['feint', 'attack']) session.play(session.bout.actions().find(({ type }) => type === wanted)!);
        return session;
      };
      const missed = async () => {
        const session = Array.from({ length: 20 }, (_, seed) => feinted(seed)).find((one) => one.decision()?.kind === 'reroll')!;
        return bouts.opened(session, [], { advice });
      };
      const [button, key] = [await missed(), await missed()];
      await button.commands.commit();
      expect(button.session.record().actions.at(-1)).toEqual({ type: 'reroll', use: advice });
      key.commands.chooseCard(0);
      expect(key.session.record().actions.at(-1)).toEqual({ type: 'reroll', use: !advice });
    },
  );

  it('the same in a quick bout', async () => {
    const { model } = await quick.opened(quick.faceToFace(), [], OFF);
    expect(model.armedOption.value).toBeNull();
    expect(model.choices.value.shown.length).toBeGreaterThan(0);
  });
});
