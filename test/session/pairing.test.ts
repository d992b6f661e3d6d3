import { describe, expect, test } from 'vitest';
import { muneraCommands } from '../../src/games/munera/commands/index.ts';
import { recountCommands } from '../../src/games/recount/commands/index.ts';
import type { Game } from '../../src/session/index.ts';
import { entrantsOfPairing, gameOf, measureOffer, shareOf, SURELY, withFigure } from '../../src/session/index.ts';
import type { Offers } from '../../src/cli/index.ts';
import { kit } from '../support/core-content.ts';

/** Enough to find a figure that is grossly wrong; `npm run difficulty` measures with thousands. */
const BOUTS = 40;

const listed = (ruleset: string, offers: Offers<Game>) =>
  offers.list(gameOf(kit, { ruleset }).content).map((offer) => [ruleset, offer.id, offer] as const);

describe('pairings with names', { timeout: 120_000 }, () => {
  test.each([...listed('munera', muneraCommands.offers as Offers<Game>), ...listed('recount', recountCommands.offers as Offers<Game>)])(
    '%s %s: its figure is not grossly off what a newcomer comes to',
    (ruleset, _, offer) => {
      const { count } = [...measureOffer(gameOf(kit, { ruleset }), offer, { bouts: BOUTS, seed: 'figure' })].at(-1)!;
      const { low, high } = shareOf(count, BOUTS, SURELY);
      expect(offer.newcomer! / 100).toBeGreaterThanOrEqual(low - 0.01);
      expect(offer.newcomer! / 100).toBeLessThanOrEqual(high + 0.01);
    },
  );

  test.each([
    ['munera', muneraCommands.offers as Offers<Game>, /^[a-z]+@tiro$/],
    ['recount', recountCommands.offers as Offers<Game>, /^newcomer$/],
  ])('%s: the first is the easiest, against a beginner, who has a temperament where bots have one', (ruleset, offers, beginner) => {
    const [first, ...others] = offers.list(gameOf(kit, { ruleset }).content);
    expect(first).toMatchObject({ id: 'first', players: { a: 'newcomer', '*': expect.stringMatching(beginner) as unknown } });
    expect(gameOf(kit, { ruleset }).desk.bots).toHaveProperty([first!.players['*']!]);
    for (const { newcomer } of others) expect(newcomer!).toBeLessThan(first!.newcomer!);
  });
});

test('each for himself, every man is a side', () => {
  const pairing = { sides: [['light', 'heavy']], against: 'skilled', free: true, newcomer: null };
  expect(entrantsOfPairing(pairing)).toEqual([
    { card: 'light', side: 'a' },
    { card: 'heavy', side: 'b' },
  ]);
});

test('a figure is written into the pairing of its name, on one line or several, and nowhere else', () => {
  const text = "  net: { sides: [['a']], newcomer: 24 },\n  pairs: {\n    sides: [\n      ['a'],\n    ],\n    newcomer: null,\n  },\n";
  expect(withFigure(text, 'pairs', 7)).toBe(text.replace('null', '7'));
  expect(withFigure(text, 'net', 7)).toBe(text.replace('24', '7'));
});
