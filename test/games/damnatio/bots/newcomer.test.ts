import { describe, expect, test } from 'vitest';
import { offers } from '../../../../src/games/damnatio/commands/index.ts';
import { damnatioDesk, huntsOf, programme, setupOfHunt } from '../../../../src/games/damnatio/desk/index.ts';
import type { HuntGame } from '../../../../src/games/damnatio/desk/index.ts';
import { huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { difficultyOf, gameOf, measureOffer, shareOf, SURELY } from '../../../../src/session/index.ts';
import { core, kit } from '../../../support/core-content.ts';

const game = gameOf<HuntGame>(kit, { ruleset: 'damnatio' });
const { content } = huntsOf(kit);

function kept(setup: ReturnType<typeof huntSetup>, bot: string, bouts: number): number {
  return [...measureOffer(game, { setup, players: { '*': bot } }, { bouts, seed: 'newcomer' })].at(-1)!.count;
}

describe('the newcomer', { timeout: 120_000 }, () => {
  test('is a bot with a name and words for it', () => {
    expect(Object.keys(damnatioDesk.bots)).toEqual(['skilled', 'newcomer', 'naive', 'random']);
    expect(damnatioDesk.bots['newcomer']!.about).toMatch(/first/);
    expect(core.text['en']!['controller']!['newcomer']).toBe('Newcomer');
  });

  test('saves more of four by lot than chance answers do, and clearly fewer than a careful commander', () => {
    const setup = huntSetup({ beasts: ['lion'] });
    const [skilled, newcomer, random] = ['skilled', 'newcomer', 'random'].map((bot) => kept(setup, bot, 150));
    expect(newcomer!).toBeGreaterThan(random!);
    expect(skilled! - newcomer!).toBeGreaterThan(15);
  });

  test('keeps two or more in the hunt that is offered first in 60 to 70 of 100, and a lion is in it', () => {
    const [first] = programme(content);
    expect(first!.beasts).toEqual(['lion']);
    expect(first!.newcomer).toBeGreaterThanOrEqual(60);
    expect(first!.newcomer).toBeLessThanOrEqual(70);
    const bouts = 500;
    const { low, high } = shareOf(kept(setupOfHunt(first!), 'newcomer', bouts), bouts);
    // 95 per cent of such measurements hold the true rate: whatever leaves the band for good is noticed.
    expect(high).toBeGreaterThan(0.6);
    expect(low).toBeLessThan(0.7);
  });

  test('the first hunt bends no rule: no toggle, no grade, no sliders, men as their cards are', () => {
    const setup = setupOfHunt(programme(content)[0]!);
    expect(setup).toMatchObject({ lex: {}, elite: 0, sliders: { hitPoints: 0, damage: 0, control: 0 }, position: null });
  });
});

describe('the programme', { timeout: 120_000 }, () => {
  test.each(offers.list(content).map((offer) => [offer.id, offer] as const))('%s: its figure is what a newcomer comes to', (_, offer) => {
    const bouts = 'kind' in offer.kept && offer.kept.kind === 'beast' ? 60 : 150;
    const { low, high } = shareOf([...measureOffer(game, offer, { bouts, seed: 'figure' })].at(-1)!.count, bouts, SURELY);
    expect(offer.newcomer).not.toBeNull();
    expect(offer.newcomer! / 100).toBeGreaterThanOrEqual(low - 0.01);
    expect(offer.newcomer! / 100).toBeLessThanOrEqual(high + 0.01);
  });

  test('goes from gentle to grim with every beast in it, what nobody plays last', () => {
    const list = programme(content);
    const figures = list.flatMap(({ newcomer }) => newcomer ?? []);
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
    expect([...new Set(figures.map(difficultyOf))]).toEqual(['gentle', 'fair', 'hard', 'grim']);
    expect(list.at(-1)!.id).toBe('rehearsal');
    expect([...new Set(list.slice(0, 4).flatMap(({ beasts }) => beasts))].sort()).toEqual(['bear', 'bull', 'lion']);
  });
});
