import type { Path } from '../../../../catalogue/index.ts';
import { zoneName } from '../beast-card.ts';
import type { Area, BeastCard, Row, Trigger } from '../../rules/index.ts';
import { implies } from './claims.ts';
import { error, ofBeasts, warning, type Told } from './of-beasts.ts';

const isUnconditional = (row: Row): boolean => row.when === null || Object.keys(row.when).length === 0;

/** Triggers whose steps may all be passed over: nothing happens then, or what the rules have. */
const OPTIONAL: readonly Trigger[] = ['opening', 'approach', 'hurt', 'kill', 'missed'];

/** Whether a step fires whenever it is looked at: without conditions, and its attack needs nobody to be beside it. */
const alwaysFires = (row: Row): boolean => isUnconditional(row) && (row.attack === null || !OPTIONAL.includes(row.trigger));

/** What a beast must always have an answer to; without counter rows it answers with its control rows (D-122). */
const NEEDED: readonly Trigger[] = ['control', 'charge'];
const TRIGGERS: readonly Trigger[] = [...NEEDED, 'counter'];

/** Of each trigger some step always fires: the last has no condition (D-027). */
export const totalProcedure = ofBeasts(({ procedure }) =>
  TRIGGERS.flatMap((trigger): Told[] => {
    const last = procedure.findLastIndex((row) => row.trigger === trigger);
    const rule = 'D-027';
    if (last < 0) return NEEDED.includes(trigger) ? [error(['procedure'], `no step for the trigger "${trigger}"`, { rule })] : [];
    if (isUnconditional(procedure[last]!)) return [];
    const message = `the last step of the trigger "${trigger}" has a condition: nothing fires when it fails`;
    return [error(['procedure', last], message, { hint: 'add a step without "when" after it', rule })];
  }),
);

/** Whatever wounds switch off, of each trigger a step without a condition is left; a beast may be wounded everywhere (D-027, D-239). */
export const stepsLeft = ofBeasts(({ procedure, wounds }) => {
  const off = Object.entries(wounds).flatMap(([area, effect]) =>
    effect.off.map((attack, i) => ({ attack, path: ['wounds', zoneName(area as Area), 'off', i] })),
  );
  return TRIGGERS.flatMap((trigger) => {
    const always = procedure.filter((row) => row.trigger === trigger && isUnconditional(row)).map(({ attack }) => attack);
    if (always.length === 0 || always.some((attack) => !off.some((each) => each.attack === attack))) return [];
    const hint = `add a step for "${trigger}" without "when" that does another attack, or leave this on`;
    return off
      .filter(({ attack }) => always.includes(attack))
      .map(({ attack, path }) =>
        error(path, `without "${attack}" no step of the trigger "${trigger}" always fires`, {
          also: [['procedure']],
          hint,
          rule: 'D-239',
        }),
      );
  });
});

/** Whether the earlier step fires whenever the later one would: it looks at the same man and needs no more. */
function comesBefore(earlier: Row, later: Row): boolean {
  if (alwaysFires(earlier)) return true;
  if (JSON.stringify([earlier.pick, earlier.avoid]) !== JSON.stringify([later.pick, later.avoid])) return false;
  if (earlier.attack !== null && later.attack === null && OPTIONAL.includes(later.trigger)) return false;
  return implies(later.when ?? {}, earlier.when ?? {});
}

/** A step that can never fire, because an earlier one of its trigger always fires first. */
export const reachableSteps = ofBeasts(({ procedure }) =>
  procedure.flatMap((row, i) => {
    const before = procedure.findIndex((earlier, j) => j < i && earlier.trigger === row.trigger && comesBefore(earlier, row));
    if (before < 0) return [];
    const message = `this step can never fire: step ${before + 1} always fires before it`;
    const hint = `move it before step ${before + 1}`;
    return [warning(['procedure', i], message, { also: [['procedure', before]], hint, rule: 'D-027' })];
  }),
);

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
export const stepKeys = ofBeasts(({ procedure }) =>
  procedure.flatMap((row, i) =>
    MEANT_FOR.filter(({ trigger, used }) => trigger !== row.trigger && used(row)).map(({ path, trigger }) =>
      warning(['procedure', i, ...path], `"${path.at(-1)}" means something only for the trigger "${trigger}"`, { hint: 'remove it' }),
    ),
  ),
);

/** A leap ends a charge, and steps ask only for leaps that the beast can make (D-031, D-032). */
export const leaps = ofBeasts((card) => [...moves(card), ...longSteps(card)]);

function moves({ move, overrun }: BeastCard): Told[] {
  if (move.leap > 0 && move.charge === 0)
    return [error(['move', 'leap'], 'a leap needs a charge of at least 1', { also: [['move', 'charge']], rule: 'D-032' })];
  if (!overrun?.onlyAfterLeap || move.leap > 0) return [];
  const hint = 'remove it, or give the beast a leap';
  const message = 'the overrun needs a leap, and this beast has none';
  return [warning(['overrun', 'onlyAfterLeap'], message, { also: [['move', 'leap']], hint, rule: 'D-077' })];
}

function longSteps({ move: { charge, leap }, procedure }: BeastCard): Told[] {
  return procedure.flatMap(({ when }, i): Told[] => {
    const path = ['procedure', i, 'when'];
    const far = ['move', 'leap'];
    if ((when?.leap?.min ?? 0) > leap)
      return [warning([...path, 'leap'], `this step can never fire: the beast leaps ${leap} at most`, { also: [far], rule: 'D-031' })];
    if ((when?.run?.min ?? 0) <= charge + leap) return [];
    const message = `this step can never fire: the beast covers ${charge + leap} hexes at most`;
    return [warning([...path, 'run'], message, { also: [['move', 'charge'], far], rule: 'D-070' })];
  });
}
