import { type Entry, type Fault, type Lint, of } from '../../../../catalogue/index.ts';
import { BEAST } from '../kinds.ts';
import { zoneName } from '../beast-card.ts';
import type { Area, BeastCard, Trigger } from '../../rules/index.ts';
import { isUnconditional } from './conditions.ts';

const TRIGGERS: readonly Trigger[] = ['control', 'charge', 'counter'];

/** Every attack that some wound switches off, with the place where it says so; a beast may be wounded everywhere. */
function switchedOff({ wounds }: BeastCard) {
  return Object.entries(wounds).flatMap(([area, { off }]) =>
    off.map((attack, i) => ({ attack, path: ['wounds', zoneName(area as Area), 'off', i] })),
  );
}

/** Whatever wounds switch off, of each trigger a step without a condition is left (D-027, D-239). */
export const stepsLeft: Lint = (draft) => of(draft, BEAST).flatMap((entry) => TRIGGERS.flatMap((trigger) => faultsOf(entry, trigger)));

function faultsOf(entry: Entry<{ readonly card: BeastCard }>, trigger: Trigger): Fault[] {
  const off = switchedOff(entry.card);
  const always = entry.card.procedure.filter((row) => row.trigger === trigger && isUnconditional(row)).map((row) => row.attack);
  if (always.length === 0 || always.some((attack) => !off.some((each) => each.attack === attack))) return [];
  return off
    .filter(({ attack }) => always.includes(attack))
    .map(({ attack, path }) => ({
      severity: 'error',
      entry,
      path,
      also: [['procedure']],
      message: `without "${attack}" no step of the trigger "${trigger}" always fires`,
      hint: `add a step for "${trigger}" without "when" that does another attack, or leave this on`,
      rule: 'D-239',
    }));
}
