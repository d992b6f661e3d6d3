import { type Entry, type Fault, type Lint, of } from '../../../../catalogue/index.ts';
import { BEAST } from '../kinds.ts';
import { zoneName } from '../beast-card.ts';
import type { Area, BeastCard } from '../../rules/index.ts';

/** Attacks without a roll are for whoever stands beyond the target, and nothing else hits 20 in 20 (D-037, D-083). */
export const automatic: Lint = (draft) =>
  of(draft, BEAST).flatMap((entry) => [...attackFaults(entry), ...stepFaults(entry), ...woundFaults(entry), ...passingFaults(entry)]);

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
    if (row.attack === null || !entry.card.attacks[row.attack]?.automatic) return [];
    return [
      {
        severity: 'error',
        entry,
        path: ['procedure', i, 'do'],
        also: [['attacks', row.attack, 'automatic']],
        message: `"${row.attack}" is automatic: it is for overruns, not for a step`,
        rule: 'D-037',
      },
    ];
  });
}

/** A wound may not make an attack of a step into one that is not rolled (D-239). */
function woundFaults(entry: Entry<{ readonly card: BeastCard }>): Fault[] {
  const { attacks, procedure, wounds } = entry.card;
  return Object.entries(wounds).flatMap(([zone, { becomes }]) =>
    Object.entries(becomes).flatMap(([from, to]): Fault[] => {
      const step = procedure.findIndex(({ attack }) => attack === from);
      if (step < 0 || !attacks[to]?.automatic) return [];
      const path = ['wounds', zoneName(zone as Area), 'becomes', from];
      const also = [
        ['attacks', to, 'automatic'],
        ['procedure', step, 'do'],
      ];
      const message = `"${to}" is automatic: no step can do it, and step ${step + 1} does "${from}"`;
      return [{ severity: 'error', entry, path, also, message, hint: 'name an attack that is rolled', rule: 'D-037' }];
    }),
  );
}

/** The beast runs on: what it passes it can neither keep nor strike in a sweep, and it throws no die to hit. */
function passingFaults(entry: Entry<{ readonly card: BeastCard }>): Fault[] {
  const { attacks, overrun, move, procedure } = entry.card;
  const panics = procedure.flatMap((row, i) =>
    [...row.before, ...row.after].flatMap((deed) => (deed.do === 'panic' ? [{ id: deed.attack, path: ['procedure', i, 'do'] }] : [])),
  );
  const passing = [
    ...(overrun ? [{ id: overrun.attack, path: ['overrun', 'attack'] }] : []),
    ...(move.through === null ? [] : [{ id: move.through, path: ['move', 'through'] }]),
    ...panics,
  ];
  return passing.flatMap(({ id, path }): Fault[] => {
    const attack = attacks[id];
    if (!attack) return [];
    if (attack.pin || attack.hold || attack.retainControl || attack.sweep || attack.pull) {
      const message = `"${id}" cannot strike in passing: it pins, holds, pulls, keeps Control or sweeps`;
      return [{ severity: 'error', entry, path, also: [['attacks', id]], message, rule: 'D-074' }];
    }
    if (attack.automatic || path[0] === 'overrun') return [];
    const message = `"${id}" strikes in passing, without a roll`;
    return [
      { severity: 'error', entry, path, also: [['attacks', id]], message, hint: 'name an attack with "automatic: true"', rule: 'D-037' },
    ];
  });
}
