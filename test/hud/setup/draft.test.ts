import { describe, expect, it } from 'vitest';
import type { RosterDraft } from '../../../src/hud/setup/roster/draft.ts';
import {
  addFighter,
  addSide,
  changeFighter,
  controllersOf,
  draftOfEntrants,
  entrantsOf,
  fightingSides,
  isSameDraft,
  makeFree,
  removeFighter,
  removeSide,
  swapFighter,
} from '../../../src/hud/setup/roster/draft.ts';
import { canBegin } from '../../../src/hud/setup/roster/places.ts';

const EMPTY: RosterDraft = { free: false, sides: [[], []], arena: null, lex: {}, seed: null };
const LIMITS = { sides: 6, fighters: 12 };
const add = (draft: RosterDraft, side: number, ...cards: string[]): RosterDraft =>
  cards.reduce((now, card) => addFighter(now, side, card, () => 'skilled'), draft);
const cards = ({ sides }: RosterDraft): string[][] => sides.map((side) => side.map(({ card }) => card));

describe('a bout that is being put together', () => {
  it('is the same with other dice and an empty side more, and another with another bot', () => {
    const pair = add(EMPTY, 0, 'murmillo');
    const one = add(pair, 1, 'thraex');
    expect(isSameDraft(one, addSide({ ...one, seed: 'rome' }, LIMITS))).toBe(true);
    expect(isSameDraft(one, changeFighter(one, { side: 1, index: 0 }, { controller: 'newcomer' }))).toBe(false);
    expect(isSameDraft(one, add(pair, 1, 'gaul'))).toBe(false);
  });

  it('begins when two sides have somebody', () => {
    const one = add(EMPTY, 0, 'murmillo', 'gaul');
    expect(canBegin(EMPTY)).toBe(false);
    expect(canBegin(one)).toBe(false);
    expect(canBegin(add(one, 1, 'thraex'))).toBe(true);
  });

  it('gives the first side to the player, the others to the usual bot, and goes on as a side is played', () => {
    const draft = add(add(EMPTY, 0, 'murmillo'), 1, 'thraex');
    expect(draft.sides.map(([man]) => man!.controller)).toEqual(['human', 'skilled']);
    const changed = changeFighter(draft, { side: 1, index: 0 }, { controller: 'greedy' });
    expect(addFighter(changed, 1, 'gaul', () => 'skilled').sides[1]![1]!.controller).toBe('greedy');
  });

  it('lets each fight as is usual for him, unless somebody said otherwise', () => {
    const botOf = (card: string): string => `${card}-like`;
    const draft = addFighter(addFighter(EMPTY, 1, 'thraex', botOf), 1, 'gaul', botOf);
    expect(draft.sides[1]!.map(({ controller }) => controller)).toEqual(['thraex-like', 'gaul-like']);
    expect(swapFighter(draft, { side: 1, index: 1 }, 'velite', botOf).sides[1]![1]).toMatchObject({
      card: 'velite',
      controller: 'velite-like',
    });
    const named = changeFighter(draft, { side: 1, index: 1 }, { controller: 'patient@tiro' });
    expect(swapFighter(named, { side: 1, index: 1 }, 'velite', botOf).sides[1]![1]!.controller).toBe('patient@tiro');
    expect(addFighter(named, 1, 'velite', botOf).sides[1]![2]!.controller).toBe('patient@tiro');
  });

  it('leaves empty sides out of the set-up and numbers the others', () => {
    const draft = add(add(addSide(EMPTY, LIMITS), 0, 'murmillo'), 2, 'thraex', 'gaul');
    expect(entrantsOf(draft).map(({ card, side }) => `${side} ${card}`)).toEqual(['i murmillo', 'ii thraex', 'ii gaul']);
  });

  it('makes everybody a side of his own, and deals two sides again', () => {
    const draft = add(add(EMPTY, 0, 'murmillo', 'gaul'), 1, 'thraex');
    const free = makeFree(draft, true);
    expect(fightingSides(free)).toHaveLength(3);
    expect(new Set(entrantsOf(free).map(({ side }) => side)).size).toBe(3);
    expect(cards(makeFree(free, false))).toEqual([['murmillo', 'thraex'], ['gaul']]);
  });

  it('has at most so many sides, and takes men and sides out', () => {
    let draft = EMPTY;
    for (let i = 0; i < 9; i += 1) draft = addSide(draft, LIMITS);
    expect(draft.sides).toHaveLength(LIMITS.sides);
    const full = add(EMPTY, 0, 'murmillo', 'gaul');
    expect(cards(removeFighter(full, { side: 0, index: 0 }))).toEqual([['gaul'], []]);
    expect(cards(removeSide(full, 1))).toEqual([['murmillo', 'gaul']]);
  });

  it('names who decides for whom by figure, and comes back from those who enter', () => {
    const draft = add(add(EMPTY, 0, 'murmillo'), 1, 'gaul', 'gaul');
    expect(controllersOf(draft)).toEqual({ murmillo: 'human', gaul: 'skilled', 'gaul-2': 'skilled' });
    expect(draftOfEntrants(entrantsOf(draft), { arena: null, lex: {} })).toEqual(draft);
    const free = makeFree(draft, true);
    expect(draftOfEntrants(entrantsOf(free), { arena: null, lex: {} })).toEqual(free);
  });
});
