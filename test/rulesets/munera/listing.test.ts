import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRng } from '../../../src/engine/dice/index.ts';
import type { Area, Munera, MuneraAction } from '../../../src/rulesets/munera/index.ts';
import { IMPROVISED } from '../../../src/rulesets/munera/index.ts';
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
  const onItem = (['discard', 'drop', 'release', 'draw', 'sheathe', 'pick-up', 'cut-free'] as const).flatMap((type) => items.map((item) => ({ type, item })));
  const kicks = items.flatMap((item) => SIX.map((direction) => ({ type: 'kick' as const, item, direction })));
  const blows = (['attack', 'whirl'] as const).flatMap((type) =>
    [IMPROVISED, ...items].flatMap((item) =>
      targets.flatMap((target) => AREAS.map((area) => (area === null ? { type, item, target } : { type, item, target, area }))),
    ),
  );
  return [
    ...PLAIN,
    ...SIX.flatMap((way) => [{ type: 'move' as const, direction: way }, { type: 'turn' as const, facing: way }]),
    ...targets.flatMap((target) => [{ type: 'grapple' as const, target }, { type: 'haze' as const, target }]),
    ...onItem,
    ...kicks,
    ...blows,
  ];
}

/** Of a handful of darts the first is listed; at a noxius a named area is. */
function isListedForm({ world, state }: Munera, action: MuneraAction): boolean {
  const carried = state.fighters[state.turn.fighter]!.carried;
  const { type } = action;
  if (type !== 'attack' && type !== 'whirl' && type !== 'drop') return true;
  if (type !== 'drop' && action.area === undefined && world.profiles[action.target]!.noxius) return false;
  if (action.item === IMPROVISED || world.things[action.item]!.gear.wear !== 'bundle') return true;
  const kind = world.things[action.item]!.gear.id;
  return carried.find((item) => world.things[item]!.gear.id === kind) === action.item;
}

const said = (action: MuneraAction): string => {
  const fields = Object.entries(action).filter(([, value]) => value !== undefined && value !== null);
  return JSON.stringify(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

test('M-041 M-077: the list of answers holds the legal ones and no other', () => {
  fc.assert(
    fc.property(plans(), (plan) => {
      const player = seededRng(`player/${plan.seed}`);
      const { bout } = begin(plan);
      for (let i = 0; bout.decision(); i += 1) {
        const listed = bout.actions();
        if (i % 5 === 0) {
          const wanted = sayable(bout).filter((action) => bout.isLegal(action) && isListedForm(bout, action));
          expect(listed.map(said).toSorted()).toEqual(wanted.map(said).toSorted());
        }
        bout.play(choose(bout, player));
      }
      expect(bout.actions()).toEqual([]);
    }),
    { numRuns: 60, seed: 77 },
  );
});
