import { type Fault, type Lint, of } from '../../../../catalogue/index.ts';
import { ATTACK, DEFEND } from '../kinds.ts';

/** Numbers on Attack and Defend cards that contradict each other. */
export const deckCards: Lint = (draft) => {
  const faults: Fault[] = [];
  for (const entry of of(draft, ATTACK)) {
    const { reach } = entry.card;
    if (reach && reach[0] > reach[1]) {
      faults.push({
        severity: 'error',
        entry,
        path: ['reach'],
        message: `the nearest hex ${reach[0]} is beyond the furthest, ${reach[1]}`,
      });
    }
  }
  for (const entry of of(draft, DEFEND)) {
    const { answers, vs } = entry.card;
    for (const kind of Object.keys(vs)) {
      if (!answers || (answers as readonly string[]).includes(kind)) continue;
      faults.push({
        severity: 'warning',
        entry,
        path: ['vs', kind],
        message: `the card does not answer the kind "${kind}"`,
        hint: 'add it to "answers"',
      });
    }
  }
  return faults;
};
