import { describe, expect, it } from 'vitest';
import { endHeading, fatesOf, luckLines, wagerLine } from '../../../../src/games/damnatio/page/result.ts';
import type { Hunt } from '../../../../src/games/damnatio/rules/index.ts';
import type { HuntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { replayRecord } from '../../../../src/session/index.ts';
import { damnatioDesk, type HuntReplay } from '../../../../src/games/damnatio/desk/index.ts';
import { hunt, playOut, wordsFor } from '../screens/support.ts';
import { core, kit } from '../../../support/core-content.ts';

/** A hunt played to its end by chance, seen from its record. */
function ended(part: Partial<HuntSetup>, seed: string) {
  const session = hunt(part, seed);
  playOut(session, seed);
  const replay = replayRecord(kit, session.record()) as HuntReplay;
  const last = replay.positions.at(-1)!;
  return { session, replay, last, words: wordsFor(session) };
}

/** The same position with another end. */
function withOutcome(last: Hunt, change: Partial<NonNullable<Hunt['state']['outcome']>> | null): Hunt {
  const outcome = change && { ...last.state.outcome!, ...change };
  return { ...last, world: last.world, state: { ...last.state, outcome } } as Hunt;
}

describe('the end page of two beasts', () => {
  const { last, replay, words } = ended(huntSetup({ beasts: ['lion', 'bull'], men: [], draw: 0 }), 'two');
  const winner = last.state.outcome!.winner!;

  it('is headed by the beast that is left', () => {
    expect(endHeading(last, words)).toBe(`The ${winner} is left`);
    expect(endHeading(withOutcome(last, { winner: null }), words)).toBe('Neither fell');
  });

  it('crowns the one and mourns the other', () => {
    expect(
      fatesOf(last, words)
        .filter(({ state }) => state === 'winner')
        .map(({ id }) => id),
    ).toEqual([winner]);
    expect(fatesOf(last, words).filter(({ state }) => state === 'dead')).toHaveLength(1);
  });

  it('counts the dice of each by its name', () => {
    expect(
      luckLines(last, replay, words)
        .map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(['Hits of the lion', 'Hits of the bull']);
  });
});

describe('D-419: what came of the wager', () => {
  const { last, words } = ended(huntSetup({ beasts: ['lion', 'bull'], men: [], draw: 0, wager: 'bull' }), 'two');

  it.each([
    ['bull', 'You backed the bull, and it won.'],
    ['lion', 'You backed the bull, and it lost.'],
    [null, 'You backed the bull; neither won.'],
  ])('with %s left', (winner, told) => expect(wagerLine(withOutcome(last, { winner }), 'bull', words)).toBe(told));

  it('stands in the account of a bout that was settled at once', () => {
    const told = damnatioDesk.account({
      content: core.damnatio,
      setup: { ...huntSetup({ beasts: ['lion', 'bull'] }), wager: 'bull' },
      bout: last,
    });
    expect(told.result).toMatch(/^A rehearsal of .*; the bull, which was backed, (won|lost|did not win)$/);
  });

  it('is not told where there was none, or no end', () => {
    expect(wagerLine(last, undefined, words)).toBeNull();
    expect(wagerLine(withOutcome(last, null), 'bull', words)).toBeNull();
  });
});

describe('the end page of several beasts', () => {
  const { last, replay, words } = ended({ beasts: ['lion', 'lion'], men: ['dama', 'gavius'], lex: { severalBeasts: true } }, 'several');

  it('is headed by how many men live, and counts the dice of the beasts together', () => {
    expect(endHeading(withOutcome(last, { winner: 'beast', survivors: [] }), words)).toMatch(/Nobody|live/);
    expect(luckLines(last, replay, words).map(({ name }) => name)).toEqual(['Hits of the men', 'Hits of the beasts', 'Defences']);
  });

  it('tells two of a card apart by number', () => {
    expect([words.figure('lion'), words.figure('lion-2')]).toEqual(['the lion', 'the lion 2']);
  });
});

describe('the end page of a hunt', () => {
  const { last, words } = ended({}, 'lost');

  it('says that it was broken off, not who lives so far', () => {
    expect(endHeading(withOutcome(last, null), words)).toBe('Broken off');
  });

  it('crowns no beast that a draw leaves alive', () => {
    expect(fatesOf(withOutcome(last, { winner: null }), words).some(({ state }) => state === 'winner')).toBe(false);
  });
});
