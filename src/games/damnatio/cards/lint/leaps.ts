import { type Entry, type Fault, type Lint, of } from '../../../../catalogue/index.ts';
import { BEAST } from '../kinds.ts';
import type { BeastCard } from '../../rules/index.ts';

/** A leap ends a charge, and steps ask only for leaps that the beast can make (D-031, D-032). */
export const leaps: Lint = (draft) => of(draft, BEAST).flatMap((entry) => [...moveFaults(entry), ...stepFaults(entry)]);

function moveFaults(entry: Entry<{ readonly card: BeastCard }>): Fault[] {
  const { move, overrun } = entry.card;
  if (move.leap > 0 && move.charge === 0) {
    return [
      {
        severity: 'error',
        entry,
        path: ['move', 'leap'],
        also: [['move', 'charge']],
        message: 'a leap needs a charge of at least 1',
        rule: 'D-032',
      },
    ];
  }
  if (overrun?.onlyAfterLeap && move.leap === 0) {
    const message = 'the overrun needs a leap, and this beast has none';
    return [
      {
        severity: 'warning',
        entry,
        path: ['overrun', 'onlyAfterLeap'],
        also: [['move', 'leap']],
        message,
        hint: 'remove it, or give the beast a leap',
        rule: 'D-077',
      },
    ];
  }
  return [];
}

function stepFaults(entry: Entry<{ readonly card: BeastCard }>): Fault[] {
  const { move, procedure } = entry.card;
  return procedure.flatMap(({ when }, i): Fault[] => {
    const path = ['procedure', i, 'when'];
    if ((when?.leap?.min ?? 0) > move.leap) {
      const message = `this step can never fire: the beast leaps ${move.leap} at most`;
      return [{ severity: 'warning', entry, path: [...path, 'leap'], also: [['move', 'leap']], message, rule: 'D-031' }];
    }
    if ((when?.run?.min ?? 0) > move.charge + move.leap) {
      const message = `this step can never fire: the beast covers ${move.charge + move.leap} hexes at most`;
      return [
        {
          severity: 'warning',
          entry,
          path: [...path, 'run'],
          also: [
            ['move', 'charge'],
            ['move', 'leap'],
          ],
          message,
          rule: 'D-070',
        },
      ];
    }
    return [];
  });
}
