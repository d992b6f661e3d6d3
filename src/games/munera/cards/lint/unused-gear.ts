import { of, type Lint } from '../../../../catalogue/index.ts';
import { armedEntries, GEAR } from '../kinds.ts';

/** Gear of a pack that nobody carries. The core has more than its classes need: arms may be chosen freely (M-011). */
export const unusedGear: Lint = (draft) => {
  const used = new Set([
    ...armedEntries(draft).flatMap(({ arms }) => arms.items.map(({ gear }) => gear)),
    ...of(draft, GEAR).flatMap(({ card }) => (card.ammunition === null || card.ammunition === card.id ? [] : [card.ammunition])),
  ]);
  return of(draft, GEAR)
    .filter(({ id, pack, overrides }) => pack !== 'core' && !overrides && !used.has(id))
    .map((entry) => ({
      severity: 'warning',
      entry,
      path: ['id'],
      message: `nobody carries "${entry.id}"`,
      hint: 'add it to the gear of a gladiator',
    }));
};
