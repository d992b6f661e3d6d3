import { type Fault, type Lint, of } from '../../../../catalogue/index.ts';
import { BEAST } from '../kinds.ts';
import type { BeastCard, Trigger } from '../../rules/index.ts';
import { isUnconditional } from './conditions.ts';

/** What a beast must always have an answer to; without counter rows it answers with its control rows (D-122). */
const NEEDED: readonly Trigger[] = ['control', 'charge'];
const TRIGGERS: readonly Trigger[] = ['control', 'charge', 'counter'];

const lastOf = (card: BeastCard, trigger: Trigger): number => card.procedure.findLastIndex((row) => row.trigger === trigger);

/** Of each trigger some step always fires: the last has no condition (D-027). */
export const totalProcedure: Lint = (draft) =>
  of(draft, BEAST).flatMap((entry) =>
    TRIGGERS.flatMap((trigger): Fault[] => {
      const last = lastOf(entry.card, trigger);
      const fault = { severity: 'error', entry, rule: 'D-027' } as const;
      if (last < 0)
        return NEEDED.includes(trigger) ? [{ ...fault, path: ['procedure'], message: `no step for the trigger "${trigger}"` }] : [];
      if (isUnconditional(entry.card.procedure[last]!)) return [];
      const message = `the last step of the trigger "${trigger}" has a condition: nothing fires when it fails`;
      return [{ ...fault, path: ['procedure', last], message, hint: 'add a step without "when" after it' }];
    }),
  );
