import { expect, it } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import {
  actionPointTerms,
  beginMuneraBout,
  muneraSetup,
  entrant,
  figures,
  FULL_FRONT,
  munera,
  saveTerms,
  type Quadrant,
} from '../../../../src/games/munera/rules/index.ts';
import { coreCatalogue } from '../../../catalogue/support.ts';
import { muneraContent } from '../../../../src/games/munera/rules/index.ts';

const content = muneraContent(coreCatalogue());
const QUADRANTS: readonly Quadrant[] = ['front', 'left', 'right', 'rear'];
const total = (terms: readonly { readonly value: number }[]): number => terms.reduce((sum, { value }) => sum + value, 0);

it.each(Object.keys(content.fighters))('M-285: what the catalogue computes for %s is what a bout counts', (id) => {
  const setup = muneraSetup({
    fighters: [entrant({ card: id, side: 'a' }), entrant({ card: 'murmillo', side: 'b' })],
    lex: { noxiusUnfed: false },
  });
  const { world, state } = beginMuneraBout(munera(content), setup, seededRng(id), { log: false }).bout;
  const card = content.fighters[id]!;
  const { save, ap } = figures(card, content.gear);
  const counted = QUADRANTS.map((quadrant) => total(saveTerms({ world, state }, 0, { ...FULL_FRONT, quadrant })));
  expect(counted).toEqual(QUADRANTS.map((quadrant) => save[quadrant]));
  expect(total(actionPointTerms({ world, state }, 0))).toBe(ap + (card.skills.includes('reflexes') ? 1 : 0));
});
