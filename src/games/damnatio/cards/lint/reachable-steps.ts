import { type Lint, of } from '../../../../catalogue/index.ts';
import { BEAST } from '../kinds.ts';
import { implies, isUnconditional } from './conditions.ts';

/** A step that can never fire, because an earlier one of its trigger always fires first. */
export const reachableSteps: Lint = (draft) =>
  of(draft, BEAST).flatMap((entry) =>
    entry.card.procedure.flatMap((row, i) => {
      const before = entry.card.procedure.findIndex(
        (earlier, j) =>
          j < i && earlier.trigger === row.trigger && (isUnconditional(earlier) || implies(row.when ?? {}, earlier.when ?? {})),
      );
      if (before < 0) return [];
      const message = `this step can never fire: step ${before + 1} always fires before it`;
      return [{ severity: 'warning', entry, path: ['procedure', i], message, hint: `move it before step ${before + 1}`, rule: 'D-027' }];
    }),
  );
