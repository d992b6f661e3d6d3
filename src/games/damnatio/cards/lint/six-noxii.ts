import { type Entry, type Lint, of } from '../../../../catalogue/index.ts';
import { NOXIUS } from '../kinds.ts';
import type { ManCard } from '../../rules/index.ts';

const SIX = 6;

const TRAITS: readonly { readonly what: string; readonly of: (entry: Entry<{ readonly card: ManCard }>) => string }[] = [
  { what: 'name', of: ({ card }) => card.name },
  { what: 'ratings', of: ({ card }) => JSON.stringify(card.ratings) },
  { what: 'weapon', of: ({ card }) => card.weapon.id },
];

/** The core has six noxii, each with a name, ratings and a weapon of his own (D-188). */
export const sixNoxii: Lint = (draft) => {
  const noxii = of(draft, NOXIUS).filter(({ pack }) => pack === 'core');
  const twins = noxii.flatMap((entry, i) =>
    TRAITS.flatMap((trait) => {
      const other = noxii.slice(0, i).find((earlier) => trait.of(earlier) === trait.of(entry));
      return other
        ? [{ ...fault(entry), path: [trait.what], message: `${entry.card.name} has the same ${trait.what} as ${other.card.name}` }]
        : [];
    }),
  );
  const last = noxii.at(-1);
  if (!last || noxii.length === SIX) return twins;
  return [...twins, { ...fault(last), path: [], message: `the core has six noxii, not ${noxii.length}` }];
};

/** The cards themselves can be played with. */
const fault = (entry: Entry<{ readonly card: ManCard }>) => ({ severity: 'error', entry, rule: 'D-188', keep: true }) as const;
