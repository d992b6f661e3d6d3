import type { Row, When } from '../../rules/index.ts';

export const isUnconditional = (row: Row): boolean => row.when === null || Object.keys(row.when).length === 0;

type Test = (earlier: When, later: When) => boolean;

const least =
  (key: 'leapMin' | 'runMin' | 'frontFlankMin' | 'adjacentMin'): Test =>
  (earlier, later) =>
    (later[key] ?? 0) >= earlier[key]!;

const same =
  (key: 'pinned' | 'held' | 'wound' | 'targetTrait'): Test =>
  (earlier, later) =>
    later[key] === earlier[key];

/** For each condition: whether it holds whenever the later row's conditions hold. */
const IMPLIED: { readonly [K in keyof When]-?: Test } = {
  pinned: (earlier, later) => later.pinned === earlier.pinned || (earlier.pinned === false && later.down === false),
  held: same('held'),
  // A Pinned man is Down.
  down: (earlier, later) => later.down === earlier.down || (earlier.down === true && later.pinned === true),
  position: (earlier, later) => later.position !== undefined && later.position.every((arc) => earlier.position!.includes(arc)),
  leapMin: least('leapMin'),
  // A leap comes after at least one hex of running.
  runMin: (earlier, later) => Math.max(later.runMin ?? 0, later.leapMin ? later.leapMin + 1 : 0) >= earlier.runMin!,
  frontFlankMin: least('frontFlankMin'),
  adjacentMin: least('adjacentMin'),
  hpAtMost: (earlier, later) => later.hpAtMost !== undefined && later.hpAtMost <= earlier.hpAtMost!,
  wound: same('wound'),
  targetTrait: same('targetTrait'),
};

/** Whether the earlier conditions hold whenever the later ones do. */
export function implies(later: When, earlier: When): boolean {
  return (Object.keys(earlier) as (keyof When)[]).every((key) => earlier[key] === undefined || IMPLIED[key](earlier, later));
}
