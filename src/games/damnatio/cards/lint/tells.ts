import { type Lint, of } from '../../../../catalogue/index.ts';
import { BEAST } from '../kinds.ts';

/** The man chooses his card after the beast has announced its attack (D-080): a blank tell tells him nothing. */
export const tells: Lint = (draft) =>
  of(draft, BEAST).flatMap((entry) =>
    Object.values(entry.card.attacks)
      .filter(({ automatic, tell }) => !automatic && /^[\s.-]*$/.test(tell))
      .map(({ id }) => ({
        severity: 'warning',
        entry,
        path: ['attacks', id, 'tell'],
        message: `the attack "${id}" announces nothing`,
        hint: 'write what a man sees before it comes',
        rule: 'D-080',
      })),
  );
