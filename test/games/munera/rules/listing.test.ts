import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import type { Area, Munera, MuneraAction } from '../../../../src/games/munera/rules/index.ts';
import { IMPROVISED } from '../../../../src/games/munera/rules/index.ts';
import { begin, choose, plans } from './bouts.ts';

const SIX = [0, 1, 2, 3, 4, 5];
const AREAS: readonly (Area | null)[] = [null, 'H', 'M', 'L'];
const PLAIN: readonly MuneraAction[] = [
  { type: 'ready' },
  { type: 'end' },
  { type: 'feint' },
  { type: 'reroll', use: true },
  { type: 'reroll', use: false },
  { type: 'throw' },
  { type: 'disengage' },
];

/** Everything that could be said in a position, legal or not. */
function sayable({ state }: Munera): MuneraAction[] {
  const items = state.items.map((_, item) => item);
  const targets = state.fighters.map((_, target) => target);
  const onItem = (['discard', 'drop', 'release', 'draw', 'sheathe', 'pick-up', 'cut-free'] as const).flatMap((type) =>
    items.map((item) => ({ type, item })),
  );
  const kicks = items.flatMap((item) => SIX.map((direction) => ({ type: 'kick' as const, item, direction })));
  const blows = (['attack', 'whirl'] as const).flatMap((type) =>
    [IMPROVISED, ...items].flatMap((item) =>
      targets.flatMap((target) => AREAS.map((area) => (area === null ? { type, item, target } : { type, item, target, area }))),
    ),
  );
  return [
    ...PLAIN,
    ...SIX.flatMap((way) => [
      { type: 'move' as const, direction: way },
      { type: 'turn' as const, facing: way },
    ]),
    ...targets.flatMap((target) => [
      { type: 'grapple' as const, target },
      { type: 'haze' as const, target },
    ]),
    ...onItem,
    ...kicks,
    ...blows,
  ];
}

const said = (action: MuneraAction): string => {
  const fields = Object.entries(action).filter(([, value]) => value !== undefined && value !== null);
  return JSON.stringify(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** What only somebody outside would say: numbers as texts, halves, things and areas that there are not. */
function malformed(action: MuneraAction): MuneraAction[] {
  const wrongs: Record<string, unknown>[] = [];
  if ('item' in action && action.item !== undefined)
    wrongs.push(
      { item: String(action.item) },
      { item: action.item + 0.5 },
      { item: 999 },
      { item: -2 },
      { item: null },
      { item: undefined },
    );
  if ('target' in action && action.target !== undefined)
    wrongs.push({ target: String(action.target) }, { target: 999 }, { target: -1 }, { target: null }, { target: undefined });
  if (action.type === 'attack' || action.type === 'whirl') wrongs.push({ area: 'X' }, { area: '' }, { area: 0 });
  return wrongs.map((wrong) => ({ ...action, ...wrong }) as MuneraAction);
}

test('M-012 M-133 D-259: an answer that names no thing, fighter or area is refused', () => {
  fc.assert(
    fc.property(plans(), (plan) => {
      const player = seededRng(`player/${plan.seed}`);
      const { bout } = begin(plan);
      for (let i = 0; bout.decision(); i += 1) {
        if (i % 5 === 0) for (const answer of bout.actions()) expect(malformed(answer).filter((wrong) => bout.isLegal(wrong))).toEqual([]);
        bout.play(choose(bout, player));
      }
    }),
    { numRuns: 20, seed: 78 },
  );
});

test('M-041 M-077: the list of answers holds the legal ones and no other', () => {
  fc.assert(
    fc.property(plans(), (plan) => {
      const player = seededRng(`player/${plan.seed}`);
      const { bout } = begin(plan);
      for (let i = 0; bout.decision(); i += 1) {
        const listed = bout.actions();
        if (i % 5 === 0) {
          const wanted = sayable(bout).filter((action) => bout.isLegal(action));
          expect(listed.map(said).toSorted()).toEqual(wanted.map(said).toSorted());
        }
        bout.play(choose(bout, player));
      }
      expect(bout.actions()).toEqual([]);
    }),
    { numRuns: 60, seed: 77 },
  );
});
