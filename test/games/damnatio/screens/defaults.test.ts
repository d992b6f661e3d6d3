import { describe, expect, it } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { decimal, percent } from '../../../../src/hud/common/index.ts';
import { best, defendOptions, playable } from '../../../../src/games/damnatio/screens/fight/model/defence.ts';
import { policies } from '../../../../src/games/damnatio/bots/index.ts';
import { blowsLeft, strikePlan } from '../../../../src/games/damnatio/screens/fight/model/strike-plan.ts';
import { handOfMan, type Hunt } from '../../../../src/games/damnatio/rules/index.ts';
import { on, pit, stage, viewOf } from '../../../support/stage.ts';

/** Stages that stop before any die. */
const none = seededRng('no die is thrown here');

function attacked(beast: string, man: string, extras: Readonly<Record<string, unknown>>): Hunt {
  return stage({ start: 'beast', dice: [], beasts: pit(beast), men: [on(man, 1, 0, extras)] }, none);
}

/** Sand is thrown once; after that he strikes. */
const NO_SAND = { spent: ['sand'] };

/** What is planned for the men of a position when nothing was chosen before. */
function planned(beast: Readonly<Record<string, unknown>>, men: NonNullable<Parameters<typeof stage>[0]['men']>): string[] {
  const hunt = stage({ start: 'men', dice: [], beasts: pit('lion', beast), men, play: ['hold'] }, none);
  return strikePlan(viewOf(hunt), hunt.decision(), hunt.actions(), { before: [], advised: true }).map(({ card }) => card ?? '-');
}

describe('the Defend card that lies first', () => {
  it('D-255: is Parry, 5 % to fall for 1 Stamina, not Fall back, less often harmed but 17 % to fall for 2', () => {
    const options = defendOptions(viewOf(attacked('bull', 'valens', { hp: 11 })));
    const [parry, fallBack] = ['parry', 'fallBack'].map((id) => options.find(({ card }) => card?.id === id)!);
    expect([parry, fallBack].map((odds) => `${percent(odds!.harmed)} ${percent(odds!.felled)}`)).toEqual(['44 % 5 %', '41 % 17 %']);
    expect(best(options)).toBe('parry');
  });

  it('D-255: where dying looks the same, the one that loses fewer Hit Points comes first', () => {
    const cards = playable(defendOptions(viewOf(attacked('bull', 'mamertinus', { hp: 14 }))));
    const alike = cards.filter(({ felled }) => percent(felled) === percent(cards[0]!.felled)).map(({ meanNet }) => decimal(meanNet));
    expect(new Set(alike).size).toBeGreaterThan(2);
    expect(alike).toEqual(alike.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('D-082: where both look the same, the cheaper one comes first', () => {
    const cards = playable(defendOptions(viewOf(attacked('lion', 'valens', { hp: 6 }))));
    const [leap, drop] = ['leapAside', 'dropFlat'].map((id) => cards.findIndex(({ card }) => card?.id === id));
    expect(drop).toBeLessThan(leap!);
  });
});

describe('the strike that is planned', () => {
  it('D-144 D-157: is no Desperate blow for 3 Stamina where a Stab does nearly as much for 1', () => {
    expect(planned({}, [on('valens', -1, 0, NO_SAND)])).toEqual(['stab']);
  });

  it('D-144 D-161: is no Flail where a man with breath to spare can Stab', () => {
    expect(planned({}, [on('pyrrhus', 1, 0, NO_SAND)])).toEqual(['stab']);
  });

  it('D-282: is what the skilled policy plays, where breath does not forbid it', () => {
    for (const man of ['bulla', 'valens', 'syrus', 'dama', 'pyrrhus', 'gavius']) {
      const hunt = stage({ start: 'men', dice: [], beasts: pit('lion', {}), men: [on(man, -1, 0, { stamina: 12 })], play: ['hold'] }, none);
      const [choice] = strikePlan(viewOf(hunt), hunt.decision(), hunt.actions(), { before: [], advised: true });
      const played = policies.skilled(hunt.forBots, none);
      const { attacks } = handOfMan(viewOf(hunt), viewOf(hunt).state.men[0]!);
      const card = attacks.find(({ id }) => played.type === 'strike' && id === played.card)!;
      if (card.stamina <= 1) expect(choice?.card, man).toBe(card.id);
      else expect(attacks.find(({ id }) => id === choice?.card)!.stamina, man).toBeLessThanOrEqual(card.stamina);
    }
  });

  it('D-144: with the end of the hunt in sight he may be more lavish with his breath', () => {
    const far = stage({ start: 'men', dice: [], beasts: pit('bear', {}), men: [on('valens', 1, 0)], play: ['hold'] }, none);
    const near = stage({ start: 'men', dice: [], beasts: pit('bear', { hp: 5 }), men: [on('valens', 1, 0)], play: ['hold'] }, none);
    expect(blowsLeft(viewOf(far))).toBeGreaterThan(blowsLeft(viewOf(near)));
  });

  it('D-144 D-157: round after round never spends three Stamina while the beast is far from dead', () => {
    for (const man of ['bulla', 'valens', 'syrus', 'dama', 'pyrrhus', 'gavius']) {
      for (const stamina of [3, 6, 9, 12])
        for (const q of [1, -1]) expect(planned({}, [on(man, q, 0, { stamina })]), `${man} ${stamina} ${q}`).not.toContain('desperate');
    }
  });

  it('D-144: keeps the last breath for a Defend card', () => {
    expect(planned({}, [on('valens', 1, 0, { stamina: 1 })])).toEqual(['flail']);
  });

  it('D-229: spends breath on a blow that may end the hunt', () => {
    expect(planned({ hp: 7 }, [on('valens', -1, 0)])).toEqual(['desperate']);
  });
});
