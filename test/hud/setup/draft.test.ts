import { describe, expect, it } from 'vitest';
import type { BoutDraft } from '../../../src/hud/setup/bout/draft.ts';
import {
  addFighter,
  addSide,
  boutOfDraft,
  changeFighter,
  fightingSides,
  makeFree,
  MOST_SIDES,
  removeFighter,
  removeSide,
} from '../../../src/hud/setup/bout/draft.ts';
import { canBegin } from '../../../src/hud/setup/bout/roster.ts';

const EMPTY: BoutDraft = { free: false, sides: [[], []], arena: null, lex: {}, seed: null };
const add = (draft: BoutDraft, side: number, ...cards: string[]): BoutDraft =>
  cards.reduce((now, card) => addFighter(now, side, card, 'skilled'), draft);
const cards = ({ sides }: BoutDraft): string[][] => sides.map((side) => side.map(({ card }) => card));

describe('a bout that is being put together', () => {
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
    expect(addFighter(changed, 1, 'gaul', 'skilled').sides[1]![1]!.controller).toBe('greedy');
  });

  it('leaves empty sides out of the set-up and numbers the others', () => {
    const draft = add(add(addSide(EMPTY), 0, 'murmillo'), 2, 'thraex', 'gaul');
    expect(boutOfDraft(draft).fighters.map(({ card, side }) => `${side} ${card}`)).toEqual(['i murmillo', 'ii thraex', 'ii gaul']);
  });

  it('makes everybody a side of his own, and deals two sides again', () => {
    const draft = add(add(EMPTY, 0, 'murmillo', 'gaul'), 1, 'thraex');
    const free = makeFree(draft, true);
    expect(fightingSides(free)).toHaveLength(3);
    expect(new Set(boutOfDraft(free).fighters.map(({ side }) => side)).size).toBe(3);
    expect(cards(makeFree(free, false))).toEqual([['murmillo', 'thraex'], ['gaul']]);
  });

  it('has at most so many sides, and takes men and sides out', () => {
    let draft = EMPTY;
    for (let i = 0; i < 9; i += 1) draft = addSide(draft);
    expect(draft.sides).toHaveLength(MOST_SIDES);
    const full = add(EMPTY, 0, 'murmillo', 'gaul');
    expect(cards(removeFighter(full, { side: 0, index: 0 }))).toEqual([['gaul'], []]);
    expect(cards(removeSide(full, 1))).toEqual([['murmillo', 'gaul']]);
  });
});
