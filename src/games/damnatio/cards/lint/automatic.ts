import { type Entry, type Fault, type Lint, of } from '../../../../catalogue/index.ts';
import { BEAST } from '../kinds.ts';
import type { BeastCard } from '../../rules/index.ts';

/** Attacks without a roll are for whoever stands beyond the target, and nothing else hits 20 in 20 (D-037, D-083). */
export const automatic: Lint = (draft) =>
  of(draft, BEAST).flatMap((entry) => [...attackFaults(entry), ...stepFaults(entry), ...overrunFaults(entry)]);

function attackFaults(entry: Entry<{ readonly card: BeastCard }>): Fault[] {
  return Object.values(entry.card.attacks).flatMap(({ id, toHit, kind, automatic: sure }): Fault[] => {
    const path = ['attacks', id];
    if (toHit === 20 && !sure) {
      return [
        {
          severity: 'error',
          entry,
          path: [...path, 'toHit'],
          message: 'a To Hit of 20 is only for automatic attacks',
          hint: 'at most 19',
          rule: 'D-083',
        },
      ];
    }
    if (kind === 'auto' && !sure) {
      return [
        {
          severity: 'error',
          entry,
          path: [...path, 'kind'],
          message: 'the kind "auto" is only for automatic attacks',
          hint: 'add "automatic: true"',
          rule: 'D-037',
        },
      ];
    }
    return [];
  });
}

function stepFaults(entry: Entry<{ readonly card: BeastCard }>): Fault[] {
  return entry.card.procedure.flatMap((row, i): Fault[] => {
    if (!entry.card.attacks[row.do]?.automatic) return [];
    return [
      {
        severity: 'error',
        entry,
        path: ['procedure', i, 'do'],
        message: `"${row.do}" is automatic: it is for overruns, not for a step`,
        rule: 'D-037',
      },
    ];
  });
}

/** The beast runs on: what it passes it can neither keep nor strike in a sweep. */
function overrunFaults(entry: Entry<{ readonly card: BeastCard }>): Fault[] {
  const attack = entry.card.attacks[entry.card.overrun.attack];
  if (!attack || !(attack.pin || attack.hold || attack.retainControl || attack.sweep)) return [];
  const message = `"${attack.id}" cannot strike in passing: it pins, holds, keeps Control or sweeps`;
  return [{ severity: 'error', entry, path: ['overrun', 'attack'], message, rule: 'D-074' }];
}
