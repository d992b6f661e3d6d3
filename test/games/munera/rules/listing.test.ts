import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import type { Area, Munera, MuneraAction } from '../../../../src/games/munera/rules/index.ts';
import { costOf, IMPROVISED } from '../../../../src/games/munera/rules/index.ts';
import type { SandOptions, Standing } from '../../../support/sand.ts';
import { Sand } from '../../../support/sand.ts';
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
  if ('direction' in action && action.direction !== undefined)
    wrongs.push({ direction: -1 }, { direction: 6 }, { direction: action.direction + 0.5 }, { direction: String(action.direction) });
  if ('facing' in action && action.facing !== undefined)
    wrongs.push({ facing: -1 }, { facing: 6 }, { facing: action.facing + 0.5 }, { facing: String(action.facing) });
  if (action.type === 'attack' || action.type === 'whirl') wrongs.push({ area: 'X' }, { area: '' }, { area: 0 });
  return wrongs.map((wrong) => ({ ...action, ...wrong }) as MuneraAction);
}

function costIn(bout: Munera, action: MuneraAction): number {
  const { base, surcharge } = costOf(bout, action);
  return base + surcharge;
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

const lying = (q: number, r: number) => ({ at: { q, r } });
const FOE: Standing = { card: 'thraex', at: [1, 0], facing: 3 };
const NETTER: Standing = { card: 'retiarius', at: [0, -1], facing: 1, items: { 1: { holds: 0 } } };

/** Who acts and among whom, and what has been done this turn. */
const POSITIONS: readonly (readonly [what: string, me: Partial<Standing> & { readonly card: string }, rest: Partial<SandOptions>])[] = [
  ['in a helmet', { card: 'murmillo' }, {}],
  ['bareheaded among things', { card: 'gaul', items: { 0: lying(0, 0), 1: lying(0, 1) } }, {}],
  ['with darts and a dagger', { card: 'gaetulian' }, { fighters: [{ ...FOE, at: [3, 0] }] }],
  ['in a net', { card: 'secutor' }, { fighters: [FOE, NETTER] }],
  ['after a try to cut free', { card: 'secutor' }, { fighters: [FOE, NETTER], turn: { cutFree: true } }],
  ['who holds a man', { card: 'retiarius', items: { 1: { holds: 1 } } }, {}],
  ['who has thrown sand', { card: 'thraex', threwSand: true }, {}],
  ['who has feinted', { card: 'thraex' }, { turn: { feint: 'declared' } }],
  ['who has stood up', { card: 'thraex' }, { turn: { stood: true } }],
  ['who has struck once', { card: 'diamecheri' }, { turn: { attacks: 1, struck: [0] } }],
  ['who may strike once with each', { card: 'diamecheri' }, { turn: { attacks: 1, struck: [0] }, lex: { oneStrikePerWeapon: true } }],
  ['who has struck twice', { card: 'pugilarius' }, { turn: { attacks: 2, struck: [0, 1] } }],
  [
    'beside two who grapple',
    { card: 'gaul' },
    {
      fighters: [
        { ...FOE, locked: 2 },
        { ...FOE, card: 'gaul', at: [2, 0], locked: 1, grappler: true, side: 'x' },
      ],
    },
  ],
  ['with a torch, against one of the condemned', { card: 'pyrrhus' }, { fighters: [FOE, { card: 'dama', at: [1, -1], side: 'x' }] }],
  ['who turns by hexsides', { card: 'murmillo', facing: 5 }, { lex: { turnCost: 'perHexside' } }],
];

test.each(POSITIONS)('M-041 M-062 M-077 M-079: whatever AP one %s has, fresh or tired, the list holds the legal answers', (_, me, rest) => {
  for (const tired of [{}, { original: 8, stamina: 4, fatigue: 5 }]) {
    for (let ap = 0; ap <= 7; ap += 1) {
      const fighters = [{ at: [0, 0], facing: 0, ...me, ...tired } as Standing, ...(rest.fighters ?? [FOE])];
      const spent = ap < 5 ? 5 - ap : 0;
      const { bout } = new Sand({ ...rest, fighters, turn: { fighter: 0, ap, spent, ...rest.turn } });
      const wanted = sayable(bout).filter((action) => bout.isLegal(action));
      expect(bout.actions().map(said).toSorted(), `${ap} AP`).toEqual(wanted.map(said).toSorted());
      expect(
        bout
          .actions()
          .flatMap(malformed)
          .filter((wrong) => bout.isLegal(wrong)),
      ).toEqual([]);
      for (const action of bout.actions())
        expect(costIn(bout, action)).toBeLessThanOrEqual('stamina' in tired ? Math.min(ap, 6 - spent) : ap);
    }
  }
});
