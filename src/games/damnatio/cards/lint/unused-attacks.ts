import { type Lint, of } from '../../../../catalogue/index.ts';
import { BEAST } from '../kinds.ts';
import { references } from './attack-ids.ts';

/** An attack that no step, overrun or wound ever calls. */
export const unusedAttacks: Lint = (draft) =>
  of(draft, BEAST).flatMap((entry) => {
    const used = new Set(references(entry.card).map(({ attack }) => attack));
    return Object.keys(entry.card.attacks)
      .filter((attack) => !used.has(attack))
      .map((attack) => ({
        severity: 'warning',
        entry,
        path: ['attacks', attack],
        message: `no step uses the attack "${attack}"`,
        hint: 'add a step that does it, or remove it',
      }));
  });
