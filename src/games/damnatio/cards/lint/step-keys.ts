import { type Lint, of, type Path } from '../../../../catalogue/index.ts';
import { BEAST } from '../kinds.ts';
import type { Row, Trigger } from '../../rules/index.ts';

/** Keys of a step that mean something for one trigger only. */
const MEANT_FOR: readonly { readonly path: Path; readonly trigger: Trigger; readonly used: (row: Row) => boolean }[] = [
  { path: ['breakAndCharge'], trigger: 'control', used: (row) => row.breakAndCharge !== null },
  { path: ['runThrough'], trigger: 'control', used: (row) => row.runThrough > 0 },
  { path: ['overrun'], trigger: 'charge', used: (row) => !row.overrun },
  { path: ['when', 'leap'], trigger: 'charge', used: (row) => row.when?.leap !== undefined },
  { path: ['when', 'run'], trigger: 'charge', used: (row) => row.when?.run !== undefined },
  { path: ['when', 'stoodIn'], trigger: 'counter', used: (row) => row.when?.stoodIn !== undefined },
];

/** A key that does nothing where it stands. */
export const stepKeys: Lint = (draft) =>
  of(draft, BEAST).flatMap((entry) =>
    entry.card.procedure.flatMap((row, i) =>
      MEANT_FOR.filter(({ trigger, used }) => trigger !== row.trigger && used(row)).map(({ path, trigger }) => ({
        severity: 'warning',
        entry,
        path: ['procedure', i, ...path],
        message: `"${path.at(-1)}" means something only for the trigger "${trigger}"`,
        hint: 'remove it',
      })),
    ),
  );
