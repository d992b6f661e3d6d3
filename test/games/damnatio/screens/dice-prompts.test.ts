import { describe, expect, it } from 'vitest';
import { dicePrompt } from '../../../../src/games/damnatio/screens/fight/prompt-words.ts';
import { nodOdds, rerollOdds } from '../../../../src/games/damnatio/rules/index.ts';
import { on, pit, stage, viewOf } from '../../../support/stage.ts';
import { arena, hunt, huntFrom, wordsFor } from './support.ts';

const words = wordsFor(hunt());

/** The prompt of a trained leader's Control Check, dice scripted: the beast's first. */
function check(beastDie: number, menDie: number) {
  const bout = stage({ start: 'control', dice: [beastDie, menDie], beasts: pit('lion'), men: [on('mamertinus', -6, 0)] });
  return dicePrompt(viewOf(bout), words)!;
}

describe('another throw for Control', () => {
  it('D-052: while the men lead, says so and advises to let it stand', () => {
    const prompt = check(8, 8);
    expect(prompt.lines[0]).toMatch(/^The men lead, \d+ to 12: Control is theirs\.$/);
    expect(prompt.lines[1]).toMatch(/^The men have Control: 100 % if it stands, \d+ % if he throws again/);
    expect(prompt.lines[2]).toBe('Times left in this hunt: 2.');
    expect(prompt.keep).toBe(true);
  });

  it('D-052: while the beast leads, advises to throw again', () => {
    const prompt = check(10, 1);
    expect(prompt.lines[0]).toMatch(/^The beast leads, 14 to \d+: Control is its own\.$/);
    expect(prompt.keep).toBe(false);
  });
});

describe('the question of another throw at the desk', () => {
  /** Orders of the beast's first check that differ by seed; the first that leaves things as wanted. */
  async function stood(leads: 'men' | 'beast', part: object = {}) {
    for (let i = 0; i < 60; i += 1) {
      const men = [{ card: 'mamertinus', at: [-6, 0] as const }];
      const session = huntFrom({ start: 'control', beasts: [{ card: 'lion', at: [0, 0], facing: 0 }], men }, `again ${i}`);
      const odds = rerollOdds(session.view);
      if (odds?.leads !== leads) continue;
      return { session, ...(await arena(session, { speed: 'instant', ...part })) };
    }
    throw new Error('no such check fell');
  }

  it('D-052: is not asked while the men lead, unless that is set', async () => {
    const { model, session, commands } = await stood('men');
    await commands.carryOn();
    expect(session.record().actions).toContainEqual({ type: 'reroll', figure: 'mamertinus', use: false });
    expect(model.decision.value?.kind).not.toBe('reroll');
    expect((await stood('men', { askOnGoodDice: true })).model.decision.value?.kind).toBe('reroll');
  });

  it('D-052: the one button throws again while the beast leads; 1 lets it stand', async () => {
    const again = await stood('beast');
    expect(again.model.decision.value?.kind).toBe('reroll');
    await again.commands.commit();
    expect(again.session.record().actions[0]).toMatchObject({ type: 'reroll', use: true });
    const stands = await stood('beast');
    stands.commands.chooseCard(0);
    expect(stands.session.record().actions[0]).toMatchObject({ type: 'reroll', use: false });
  });
});

describe('The god nods', () => {
  /** Strikes with dice of many seeds until the first die falls as wanted; returns what was asked then. */
  async function asked(part: object, wanted: (hit: boolean) => boolean) {
    for (let i = 0; i < 40; i += 1) {
      const session = huntFrom(
        { start: 'men', beasts: [{ card: 'lion', at: [0, 0], facing: 0 }], men: [{ card: 'valens', at: [-1, 0], fate: ['godNods'] }] },
        `nod ${i}`,
      );
      session.play({ type: 'order', order: 'hold' });
      const { model, commands } = await arena(session, { speed: 'instant', ...part });
      await commands.strike();
      const roll = session.steps
        .flatMap(({ events }) => events)
        .find((event) => event.type === 'rolled' && event.roll.why === 'to-hit' && event.figure === 'valens');
      const hit = roll?.type === 'rolled' && roll.roll.result === 'hit';
      if (roll?.type === 'rolled' && (hit || roll.roll.result === 'miss') && wanted(hit))
        return { model, nod: nodOdds(model.settled.value.view), session };
    }
    throw new Error('no such die fell');
  }

  it('D-236: does not interrupt a blow that hit, and keeps the card', async () => {
    const { session } = await asked({}, (hit) => hit);
    const answers = session.record().actions;
    expect(answers.filter((action) => action.type === 'fate')[0]).toMatchObject({ use: false });
  });

  it('D-236: asks after a blow that missed, with the chance of another throw and how many cards are left', async () => {
    const { model } = await asked({}, (hit) => !hit);
    expect(model.decision.value?.kind).toBe('fate');
    const prompt = dicePrompt(model.settled.value.view, words)!;
    expect(prompt.keep).toBe(false);
    expect(prompt.lines[0]).toMatch(/^His blow: \d+, it fails\.$/);
    expect(prompt.lines[1]).toMatch(/^Thrown again it comes off at \d+ %\./);
    expect(prompt.lines[2]).toMatch(/^Cards of this kind that he holds: 1\./);
  });

  it('D-236: asks after good dice too when that is set', async () => {
    const { model, nod } = await asked({ askOnGoodDice: true }, (hit) => hit);
    expect(model.decision.value?.kind).toBe('fate');
    expect(nod).toMatchObject({ passed: true, worthwhile: false });
    expect(dicePrompt(model.settled.value.view, words)!.keep).toBe(true);
  });
});

describe('Thick skin', () => {
  /** The lion rakes a man with so many Hit Points: the blow hits, its die falls as given. */
  function raked(hp: number, die: number) {
    const bout = stage({
      start: 'beast',
      beasts: pit('lion'),
      men: [on('bulla', 1, 0, { hp, fate: ['thickSkin'] })],
      dice: [10, die],
      play: ['bulla defends none'],
    });
    return dicePrompt(viewOf(bout), words)!;
  }

  it.each([
    ['saves a life', 8, 'He would fall. The card saves his life.', false],
    ['is kept when he lives without it', 10, 'He lives with the card and without it.', true],
    ['is not thrown after a life that is lost', 6, 'He falls with the card and without it.', true],
  ] as const)('D-234: %s', (_, hp, told, keep) => {
    const prompt = raked(hp, 3);
    expect(prompt.lines.slice(0, 2)).toEqual([`The blow takes 8 of his ${hp} Hit Points; with the card 6.`, told]);
    expect(prompt.keep).toBe(keep);
  });
});
