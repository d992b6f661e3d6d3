import { type Lint, of } from '../../../../catalogue/index.ts';
import { BEAST } from '../kinds.ts';
import { alwaysFires, implies, OPTIONAL } from './conditions.ts';
import type { Row } from '../../rules/index.ts';

/** Whether the earlier step fires whenever the later one would: it looks at the same man and needs no more. */
function comesBefore(earlier: Row, later: Row): boolean {
  if (alwaysFires(earlier)) return true;
  if (JSON.stringify([earlier.pick, earlier.avoid]) !== JSON.stringify([later.pick, later.avoid])) return false;
  if (earlier.attack !== null && later.attack === null && OPTIONAL.includes(later.trigger)) return false;
  return implies(later.when ?? {}, earlier.when ?? {});
}

/** A step that can never fire, because an earlier one of its trigger always fires first. */
export const reachableSteps: Lint = (draft) =>
  of(draft, BEAST).flatMap((entry) =>
    entry.card.procedure.flatMap((row, i) => {
      const before = entry.card.procedure.findIndex((earlier, j) => j < i && earlier.trigger === row.trigger && comesBefore(earlier, row));
      if (before < 0) return [];
      const message = `this step can never fire: step ${before + 1} always fires before it`;
      return [
        {
          severity: 'warning',
          entry,
          path: ['procedure', i],
          also: [['procedure', before]],
          message,
          hint: `move it before step ${before + 1}`,
          rule: 'D-027',
        },
      ];
    }),
  );
