import { z } from 'zod';
import { cardRef, count, localId, orNull } from '../../../../catalogue/index.ts';
import { PICKS, type Deed, type Pick } from '../../rules/index.ts';

/** Whom a beast picks, and what its steps do beside an attack. */

const pickWord = z.enum(PICKS);

export const pick = z
  .union([pickWord.transform((only): readonly Pick[] => [only]), z.array(pickWord).min(1).max(PICKS.length)], {
    error: `expected ${PICKS.join(', ')}, or a list of them`,
  })
  .describe(
    'Whom it goes for, by one word after the other; each narrows the choice to those it fits, if it fits anybody. What is then equal is settled by distance and the tie number.',
  );

export const avoid = z
  .strictObject({
    traits: z.array(cardRef('trait')).max(10).default([]).describe('Traits of men.'),
    holds: z.array(cardRef('weapon')).max(10).default([]).describe('Weapons in hand, such as a torch.'),
  })
  .describe('Whom it does not go for while somebody else is there.');

/** Deeds that are said in one word; no attack may be called by it. */
export const DEED_WORDS = ['stand', 'release', 'backOff', 'flee', 'charge'] as const;
type DeedWord = (typeof DEED_WORDS)[number];

const BARE: Readonly<Record<DeedWord, Deed>> = {
  stand: { do: 'stand' },
  release: { do: 'release' },
  backOff: { do: 'backOff' },
  flee: { do: 'flee', hexes: null },
  charge: { do: 'charge', at: null },
};

/** A deed, or an attack by its name. */
export type Done = Deed | { readonly do: 'attack'; readonly attack: string };

const word = localId
  .transform((text): Done => (Object.hasOwn(BARE, text) ? BARE[text as DeedWord] : { do: 'attack', attack: text }))
  .describe(
    'An attack of this card, or one of: stand (does nothing), release (lets go of whom it grips), backOff (as far as its slow movement goes), flee (as far as its charge goes), charge (at its target).',
  );

const deeds = [
  z
    .strictObject({ roar: count(1, 9, 'What the beast gains on the men at the next Control Check.') })
    .transform(({ roar }): Done => ({ do: 'roar', fear: roar })),
  z.strictObject({ flee: count(1, 24, 'Hexes it runs away from everybody.') }).transform(({ flee }): Done => ({ do: 'flee', hexes: flee })),
  z
    .strictObject({
      go: z
        .strictObject({
          to: pick.default(['nearest']),
          hexes: orNull(count(1, 24, 'Hexes at most; left out: its slow movement.')),
        })
        .describe('Comes nearer to somebody without an attack.'),
    })
    .transform(({ go }): Done => ({ do: 'go', ...go })),
  z.strictObject({ charge: pick }).transform(({ charge }): Done => ({ do: 'charge', at: charge })),
  z
    .strictObject({
      panic: z
        .strictObject({
          hexes: count(1, 12, 'Hexes it runs.'),
          attack: localId.describe('Automatic attack on whoever stands there, friend or foe.'),
        })
        .describe('It runs where a die sends it.'),
    })
    .transform(({ panic }): Done => ({ do: 'panic', ...panic })),
  z
    .strictObject({ drag: count(1, 6, 'Hexes it backs off with whom it grips.') })
    .transform(({ drag }): Done => ({ do: 'drag', hexes: drag })),
] as const;

const one = z.union([word, ...deeds], {
  error:
    'expected an attack, stand, release, backOff, flee, charge, or one of { roar: 2 }, { flee: 4 }, { go: { to: nearest } }, { charge: nearest }, { panic: … }, { drag: 2 }',
});

export const done = z
  .union([one.transform((only): readonly Done[] => [only]), z.array(one).min(1).max(5)], {
    error: 'expected an attack or a deed, or a list of them with at most one attack',
  })
  .refine((list) => list.filter((each) => each.do === 'attack').length <= 1, { error: 'a step does one attack at most' })
  .describe('An attack or a deed, or a list of them in order with at most one attack.');
