import type { Predicate, Range, Row, Trigger, When } from '../../rules/index.ts';
import { ARCED, COUNTED, FLAGS, perKey, SHARES } from '../../rules/index.ts';

export const isUnconditional = (row: Row): boolean => row.when === null || Object.keys(row.when).length === 0;

/** Triggers whose steps may all be passed over: nothing happens then, or what the rules have. */
export const OPTIONAL: readonly Trigger[] = ['opening', 'approach', 'hurt', 'kill', 'missed'];

/** Whether a step fires whenever it is looked at: without conditions, and its attack needs nobody to be beside it. */
export const alwaysFires = (row: Row): boolean => isUnconditional(row) && (row.attack === null || !OPTIONAL.includes(row.trigger));

type Test = (earlier: When, later: When) => boolean;

const inside = (outer: Range, inner: Range): boolean =>
  (outer.min === undefined || (inner.min ?? -Infinity) >= outer.min) && (outer.max === undefined || (inner.max ?? Infinity) <= outer.max);

const range =
  (key: keyof typeof COUNTED | keyof typeof SHARES): Test =>
  (earlier, later) =>
    inside(earlier[key]!, later[key] ?? {});

const same =
  (key: Predicate): Test =>
  (earlier, later) =>
    JSON.stringify(later[key]) === JSON.stringify(earlier[key]);

const within =
  (key: 'position' | 'stoodIn' | 'holds'): Test =>
  (earlier, later) =>
    later[key] !== undefined && (later[key] as readonly string[]).every((one) => (earlier[key] as readonly string[]).includes(one));

/** The least hexes covered: a leap comes after at least one hex of running. */
const covered = ({ run, leap }: When): Range => ({ ...run, min: Math.max(run?.min ?? 0, leap?.min ? leap.min + 1 : 0) });

/** For each condition: whether it holds whenever the later row's conditions hold. */
const IMPLIED: { readonly [K in Predicate]-?: Test } = {
  ...perKey(FLAGS, same),
  ...perKey(ARCED, within),
  ...perKey(COUNTED, range),
  ...perKey(SHARES, range),
  any: (earlier, later) => same('any')(earlier, later) || earlier.any!.some((one) => implies(later, one)),
  all: (earlier, later) => earlier.all!.every((one) => implies(later, one)),
  not: same('not'),
  pinned: (earlier, later) => later.pinned === earlier.pinned || (earlier.pinned === false && later.down === false),
  // A Pinned man is Down.
  down: (earlier, later) => later.down === earlier.down || (earlier.down === true && later.pinned === true),
  run: (earlier, later) => inside(earlier.run!, covered(later)),
  // The target is one of those on the sand.
  anybody: (earlier, later) => {
    const { trait, holds } = earlier.anybody!;
    const isTarget = (trait === undefined || later.trait === trait) && (holds === undefined || within('holds')({ holds }, later));
    return isTarget || same('anybody')(earlier, later);
  },
  wound: same('wound'),
  trait: same('trait'),
  holds: within('holds'),
  round: same('round'),
  last: same('last'),
  hurt: same('hurt'),
};

/** Whether the earlier conditions hold whenever the later ones do. */
export function implies(later: When, earlier: When): boolean {
  const whole = later.all ? { ...later, ...Object.assign({}, ...later.all) } : later;
  return (Object.keys(earlier) as Predicate[]).every((key) => earlier[key] === undefined || IMPLIED[key](earlier, whole));
}
