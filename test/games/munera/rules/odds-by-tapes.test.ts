import { describe, expect, test } from 'vitest';
import { Fraction } from '../../../../src/engine/odds/index.ts';
import type {
  Area,
  AttackFacts,
  BlowAction,
  BlowOdds,
  EventFate,
  LoadoutEntry,
  MuneraAction,
  View,
} from '../../../../src/games/munera/rules/index.ts';
import { actionOdds, attackOutlook } from '../../../../src/games/munera/rules/index.ts';
import { chanceOfLeaves, enumerate } from '../../../support/enumerate.ts';
import type { Enumerated, Leaf } from '../../../support/enumerate.ts';
import type { SandOptions, Standing } from '../../../support/sand.ts';
import { Sand } from '../../../support/sand.ts';
import type { Test } from './seen.ts';
import { appealed, doubled, GONE, netOf, seenIn, some, thing, falls } from './seen.ts';

type Facts = Readonly<Record<string, string>>;

function counted(leaves: readonly Leaf[], view: View, target: number): Facts {
  const [figure, attacker] = [view.world.ids[target]!, view.world.ids[view.state.turn.fighter]!];
  const tests = Object.entries(seenIn(figure, attacker, target)).map(([key, test]) => [key, chanceOfLeaves(leaves, test).toFraction()]);
  const wounds = new Map<number, Fraction>();
  for (const leaf of leaves) {
    const net = netOf(leaf, figure);
    wounds.set(net, (wounds.get(net) ?? new Fraction(0)).add(leaf.chance));
  }
  const expected = [...wounds].reduce((sum, [net, share]) => sum.add(share.mul(net)), new Fraction(0));
  const spared = chanceOfLeaves(leaves, ({ events }) => some(events, 'appealed', (event) => event.figure === figure && event.granted));
  const appeals = chanceOfLeaves(leaves, appealed(figure));
  return {
    ...(Object.fromEntries(tests) as Facts),
    expectedWounds: expected.toFraction(),
    sparedIfAppeals: appeals.equals(0) ? 'nobody asks' : spared.div(appeals).toFraction(),
    wounds: told(wounds),
    all: chanceOfLeaves(leaves, () => true).toFraction(),
  };
}

function told(shares: ReadonlyMap<number, Fraction>): string {
  const rows = [...shares].filter(([, share]) => !share.equals(0)).sort(([a], [b]) => a - b);
  return rows.map(([net, share]) => `${net}: ${share.toFraction()}`).join(', ');
}

function plain({ wounds, sparedIfAppeals, ...facts }: AttackFacts): Facts {
  const distribution = new Map([...wounds.weights].map(([net, weight]) => [net, new Fraction(weight, wounds.total)]));
  return {
    ...Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, value.toFraction()])),
    sparedIfAppeals: sparedIfAppeals?.toFraction() ?? 'nobody asks',
    wounds: told(distribution),
    all: '1',
  };
}

function viewOf({ bout }: Sand): View {
  return { world: bout.world, state: bout.state };
}

const alwaysAgain =
  (use: boolean): Enumerated['answer'] =>
  ({ kind }) =>
    kind === 'reroll' ? { type: 'reroll', use } : null;

/** Chance that an attack's Double 1 does something, by the odds of that double. */
function ofDoubleOne({ doubles }: BlowOdds, fate: EventFate, forGood: boolean): string {
  const { chance, fates } = doubles[0]!;
  return chance.mul(fates.find((each) => each.fate === fate && each.forGood === forGood)?.share ?? 0).toFraction();
}

function provesDoubleOne(odds: BlowOdds, leaves: readonly Leaf[], target: string, attacker: string): void {
  const onOne = (test: Test) => chanceOfLeaves(leaves, (leaf) => doubled(leaf) === 1 && test(leaf)).toFraction();
  const untouched: Test = (leaf) =>
    !thing(target, GONE)(leaf) && !falls(target)(leaf) && !some(leaf.events, 'felled', ({ figure }) => figure === target);
  expect(ofDoubleOne(odds, 'loses-weapon', false)).toBe(onOne(thing(target, ['dropped'])));
  expect(ofDoubleOne(odds, 'loses-weapon', true)).toBe(onOne(thing(target, ['broken'])));
  expect(ofDoubleOne(odds, 'attacker-loses-weapon', false)).toBe(
    onOne((leaf) => untouched(leaf) && thing(attacker, ['dropped', 'landed'])(leaf)),
  );
  expect(ofDoubleOne(odds, 'attacker-loses-weapon', true)).toBe(onOne((leaf) => untouched(leaf) && thing(attacker, ['broken'])(leaf)));
}

/** A die thrown again by a feint makes some doubles likelier than others. */
function provesDoubles({ doubles }: BlowOdds, leaves: readonly Leaf[]): void {
  for (const { face, chance } of doubles)
    expect(chance.toFraction(), `Double ${face}`).toBe(chanceOfLeaves(leaves, (leaf) => doubled(leaf) === face).toFraction());
}

/** The odds of an attack are the frequency of what the log tells over all tapes, and so are the plain numbers. */
function provesBlow(sand: Sand, action: BlowAction, choices = 1): AttackFacts {
  const view = viewOf(sand);
  expect(sand.bout.refusal(action)).toBeNull();
  const before = JSON.stringify(view.state);
  const odds = actionOdds(view, action);
  if (odds.kind !== 'blow') throw new Error(`odds of ${odds.kind}`);
  const asked = { ...view, action, choices };
  const feint = view.state.turn.feint === 'declared';
  const leaves = enumerate({ ...asked, answer: alwaysAgain(feint) });
  expect(plain(odds.facts)).toEqual(counted(leaves, view, action.target));
  provesDoubleOne(odds, leaves, view.world.ids[action.target]!, view.world.ids[view.state.turn.fighter]!);
  provesDoubles(odds, leaves);
  expect(odds.kept === null).toBe(!feint);
  if (odds.kept) expect(plain(odds.kept)).toEqual(counted(enumerate({ ...asked, answer: alwaysAgain(false) }), view, action.target));
  sameInPlainNumbers(view, action, odds.facts);
  expect(JSON.stringify(view.state)).toBe(before);
  return odds.facts;
}

function sameInPlainNumbers(view: View, action: BlowAction, { wounds, sparedIfAppeals, ...facts }: AttackFacts): void {
  const outlook = attackOutlook(view, action) as unknown as Record<string, number> & { readonly wounds: readonly number[] };
  for (const [key, value] of Object.entries(facts)) if (key in outlook) expect(outlook[key], key).toBeCloseTo(value.valueOf(), 12);
  expect(outlook['spared']).toBeCloseTo(sparedIfAppeals ? sparedIfAppeals.mul(facts.appeals).valueOf() : 0, 12);
  for (const [net, weight] of wounds.weights) expect(outlook.wounds[net]).toBeCloseTo(weight / wounds.total, 12);
}

function gear(...ids: readonly string[]): LoadoutEntry[] {
  return ids.map((id) => {
    const [name, ...marks] = id.split(' ');
    return { gear: name!, start: marks.includes('sheathed') ? 'sheathed' : 'ready', damaged: marks.includes('damaged'), after: null };
  });
}

function at(card: string, q: number, r: number, facing: number, extras: Partial<Standing> = {}): Standing {
  return { card, at: [q, r], facing, original: 8, ...extras };
}

const A = (card: string, extras: Partial<Standing> = {}): Standing => at(card, 0, 0, 0, extras);
const B = (card: string, facing = 3, extras: Partial<Standing> = {}): Standing => at(card, 1, 0, facing, extras);
const FAR = (card: string, q: number, extras: Partial<Standing> = {}): Standing => at(card, q, 0, 3, extras);

interface Case {
  readonly fighters: readonly Standing[];
  readonly what: string;
  readonly with: string;
  readonly move?: 'attack' | 'whirl';
  readonly area?: Area;
  readonly choices?: number;
  readonly rest?: Omit<SandOptions, 'fighters'>;
}

const cases: readonly Case[] = [
  { what: 'M-127 M-163 sword from the front', with: 'sword', fighters: [A('murmillo'), B('thraex')] },
  {
    what: 'M-136 M-145 M-178 sword from the left at a tired man, both tired',
    with: 'sword',
    fighters: [A('murmillo', { fatigue: 9 }), B('thraex', 5, { stamina: 3, fatigue: 5 })],
  },
  {
    what: 'M-137 M-146 sword from behind at Stamina 2',
    with: 'sword',
    fighters: [A('murmillo'), B('secutor', 0, { original: 9, stamina: 2 })],
  },
  {
    what: 'M-219 sica at a large shield from the right, popular victim',
    with: 'sica',
    fighters: [A('thraex'), B('murmillo', 2, { stamina: 4, skills: ['popularity'] })],
  },
  {
    what: 'M-125 M-150 fists at a man down with another behind him',
    with: 'improvised',
    fighters: [A('murmillo'), B('thraex', 3, { down: true }), at('secutor', 2, 0, 3)],
  },
  {
    what: 'M-125 M-147 sword at a man before the wall',
    with: 'sword',
    fighters: [at('murmillo', 4, 0, 0), at('thraex', 5, 0, 3)],
    rest: { turn: { fighter: 0, ap: 3 } },
  },
  { what: 'M-151 sword at a man down whom nobody threatens', with: 'dart', fighters: [A('gaetulian'), FAR('thraex', 3, { down: true })] },
  {
    what: 'M-151 by lex: a second fall beats wherever it is',
    with: 'dart',
    fighters: [A('gaetulian'), FAR('thraex', 3, { down: true })],
    rest: { lex: { secondKnockdownNeedsAdjacentOpponent: false } },
  },
  { what: 'M-210 M-216 shield that bashes', with: 'largeShield', fighters: [A('murmillo'), B('thraex')] },
  {
    what: 'M-225 axe in both hands',
    with: 'axe',
    fighters: [A('murmillo', { loadout: { armour: 'light', gear: gear('axe') } }), B('murmillo')],
  },
  {
    what: 'M-226 axe in one hand at a man down',
    with: 'axe',
    fighters: [A('murmillo', { loadout: { armour: 'light', gear: gear('axe', 'dagger') } }), B('murmillo', 3, { down: true })],
  },
  { what: 'M-314 M-318 M-319 whirl with a sword', with: 'sword', move: 'whirl', fighters: [A('murmillo'), B('thraex')] },
  {
    what: 'M-315 M-317 whirl that pushes at another',
    with: 'sword',
    move: 'whirl',
    fighters: [A('murmillo', { whirlHits: 1, whirls: 1 }), B('retiarius', 3, { stamina: 4 }), at('secutor', 0, 1, 0)],
  },
  {
    what: 'M-316 by lex, whirl with the shield',
    with: 'largeShield',
    move: 'whirl',
    fighters: [A('murmillo'), B('thraex')],
    rest: { lex: { whirlQuadrant: 'end' } },
  },
  { what: 'M-230 M-233 trident in both hands at two', with: 'trident', fighters: [A('retiarius'), FAR('secutor', 2)] },
  {
    what: 'M-138 M-241 trident in one hand at a netted man',
    with: 'trident',
    fighters: [A('retiarius', { items: { 1: { holds: 1 } } }), B('secutor')],
  },
  { what: 'M-236 M-238 net', with: 'net', fighters: [A('retiarius'), B('secutor')] },
  {
    what: 'M-236 net by lex with a Save, Stamina 2',
    with: 'net',
    fighters: [A('retiarius'), B('secutor', 5, { stamina: 2 })],
    rest: { lex: { netAllowsSave: true } },
  },
  { what: 'M-250 net at a cone', with: 'net', fighters: [A('retiarius'), B('contra-retiarius', 0)] },
  { what: 'M-254 net at an arbelos, Stamina 3', with: 'net', fighters: [A('retiarius'), B('arbelas', 3, { stamina: 3 })] },
  { what: 'M-245 lasso at three', with: 'lasso', fighters: [A('laquearius-sword'), FAR('thraex', 3)] },
  {
    what: 'M-247 cape from behind at a cone',
    with: 'cape',
    fighters: [A('murmillo', { skills: ['attack'], loadout: { armour: 'light', gear: gear('sword', 'cape') } }), B('contra-retiarius', 0)],
  },
  { what: 'M-262 dart at three', with: 'dart', fighters: [A('gaetulian'), FAR('murmillo', 3)] },
  {
    what: 'M-260 dart at six against dodge',
    with: 'dart',
    fighters: [at('gaetulian', -3, 0, 0), FAR('murmillo', 3, { skills: ['dodge'] })],
  },
  { what: 'M-275 M-277 arrow at two', with: 'bow', fighters: [A('sagittarius'), FAR('retiarius', 2)], choices: 3 },
  {
    what: 'M-270 spear thrown at four',
    with: 'hastaUntied',
    fighters: [A('hoplomachus-a-sword'), FAR('velite', 4, { stamina: 4 })],
    choices: 2,
  },
  { what: 'M-272 spear on its thong at two', with: 'hastaThonged', fighters: [A('velite'), FAR('secutor', 2)] },
  { what: 'M-255 scissor sword attacks', with: 'scissor', fighters: [A('scissor'), B('murmillo')] },
  { what: 'M-255 scissor sword defends', with: 'sword', fighters: [A('murmillo'), B('scissor')] },
  { what: 'M-170 M-222 cestus against cesti', with: 'cestus', fighters: [A('pugilarius'), B('pugilarius')] },
  {
    what: 'M-170 M-171 by lex: cesti lose nothing on Double 1',
    with: 'cestus',
    fighters: [A('pugilarius'), B('pugilarius')],
    rest: { lex: { cestusDouble1: 'noEffect' } },
  },
  { what: 'M-253 arbelos', with: 'arbelos', fighters: [A('arbelas'), B('retiarius')], choices: 3 },
  {
    what: 'M-321 M-322 M-323 sword after a feint',
    with: 'sword',
    fighters: [A('murmillo'), B('thraex')],
    rest: { turn: { fighter: 0, ap: 3, spent: 2, feint: 'declared' } },
  },
  {
    what: 'M-178 M-323 sword after a feint that tires both, blocked',
    with: 'sword',
    fighters: [A('murmillo', { stamina: 3, fatigue: 2 }), B('thraex', 5, { down: true, stamina: 3, fatigue: 4 }), at('secutor', 2, 0, 3)],
    rest: { turn: { fighter: 0, ap: 3, feint: 'declared' } },
  },
  {
    what: 'M-314 M-322 whirl after a feint',
    with: 'sword',
    move: 'whirl',
    fighters: [A('murmillo'), B('thraex', 3, { stamina: 4 })],
    rest: { turn: { fighter: 0, ap: 3, spent: 2, feint: 'declared' } },
  },
  {
    what: 'M-250 M-322 net at a cone after a feint',
    with: 'net',
    fighters: [A('retiarius'), B('contra-retiarius', 5, { stamina: 2 })],
    rest: { turn: { fighter: 0, ap: 3, spent: 2, feint: 'declared' } },
  },
  {
    what: 'M-254 M-322 net at an arbelos after a feint',
    with: 'net',
    fighters: [A('retiarius'), B('arbelas', 3, { stamina: 3 })],
    rest: { turn: { fighter: 0, ap: 3, spent: 2, feint: 'declared' } },
  },
  {
    what: 'M-270 M-322 spear thrown after a feint',
    with: 'hastaUntied',
    fighters: [A('hoplomachus-a-sword'), FAR('secutor', 3)],
    rest: { turn: { fighter: 0, ap: 3, spent: 2, feint: 'declared' } },
  },
  {
    what: 'M-341 M-322 sword at a man with sand in his eyes, after a feint',
    with: 'sword',
    fighters: [A('murmillo', { threwSand: true }), B('thraex', 3, { hazed: 1 })],
    rest: { turn: { fighter: 0, ap: 3, spent: 4, feint: 'declared', blinded: 1 } },
  },
  {
    what: 'M-322 M-341 second blow, the feint used up',
    with: 'sword',
    fighters: [A('murmillo'), B('thraex')],
    rest: { turn: { fighter: 0, ap: 2, spent: 5, feint: 'used', attacks: 1, struck: [0], blinded: 1 } },
  },
  {
    what: 'D-259 M-322 an aimed blow after a feint',
    with: 'sword',
    area: 'H',
    fighters: [A('murmillo'), B('syrus')],
    rest: { turn: { fighter: 0, ap: 3, spent: 2, feint: 'declared' } },
  },
  {
    what: 'D-260 D-265 D-269 a noxius with a damaged sword at another',
    with: 'sword',
    fighters: [A('bulla'), B('dama', 3, { stamina: 2, down: true })],
  },
  { what: 'D-266 D-269 a cracked hasta thrown by a noxius', with: 'hastaUntied', fighters: [A('valens'), FAR('murmillo', 2)] },
  {
    what: 'D-269 by lex: the condemned may ask',
    with: 'sword',
    fighters: [A('murmillo'), B('syrus', 3, { stamina: 2 })],
    rest: { lex: { noxiusMissio: true } },
  },
  {
    what: 'M-139 M-348 gang-up, others threaten too',
    with: 'sword',
    fighters: [A('murmillo'), B('thraex', 3, { down: true }), at('secutor', 1, 1, 4), at('gaul', 2, -1, 2)],
  },
  {
    what: 'M-167 by lex at once, when adjacent',
    with: 'sword',
    fighters: [A('murmillo'), B('thraex')],
    rest: { lex: { double2Resolution: 'instantIfAdjacent' } },
  },
  {
    what: 'M-167 by lex at once, not adjacent',
    with: 'dart',
    fighters: [A('gaetulian'), FAR('thraex', 3)],
    rest: { lex: { double2Resolution: 'instantIfAdjacent' } },
  },
  {
    what: 'M-146 by lex: the mortally wounded may appeal',
    with: 'sword',
    fighters: [A('murmillo'), B('thraex', 0, { stamina: 3 })],
    rest: { lex: { mortallyWoundedMayAppeal: true } },
  },
  {
    what: 'M-078 M-178 the seventh point tires before the dice',
    with: 'sword',
    fighters: [A('murmillo', { stamina: 3, fatigue: 3 }), B('thraex', 3, { stamina: 2, fatigue: 2 })],
    rest: { turn: { fighter: 0, ap: 1, spent: 6 } },
  },
  {
    what: 'M-337 a man locked with another is not pushed',
    with: 'sword',
    fighters: [A('murmillo'), B('thraex', 3, { locked: 2 }), at('secutor', 2, 0, 3, { locked: 1, grappler: true })],
  },
  {
    what: 'M-164 M-185 no shield and no helmet: he falls',
    with: 'sword',
    fighters: [A('murmillo', { fatigue: 9 }), B('retiarius', 3, { down: true, stamina: 5, fatigue: 6 })],
    choices: 3,
  },
  {
    what: 'M-170 four weapons: two faces are thrown again',
    with: 'sword',
    choices: 4,
    fighters: [
      A('murmillo'),
      B('retiarius', 3, { loadout: { armour: 'none', gear: gear('trident', 'net', 'dagger sheathed', 'dagger sheathed') } }),
    ],
  },
  {
    what: 'M-184 M-188 M-190 a hoplomachus whom nobody loves',
    with: 'sword',
    fighters: [A('murmillo'), B('hoplomachus-b-sword', 0, { stamina: 1, spared: true, threwSand: true })],
    rest: { sparedToday: 3 },
    choices: 2,
  },
];

describe('attacks: the odds are the frequency over all tapes of the real rules', { timeout: 120_000 }, () => {
  test.each(cases)('$what', ({ fighters, with: weapon, move = 'attack', area, rest, choices }) => {
    const sand = new Sand({ fighters, ...rest });
    const action = { ...(sand.attackWith(weapon) as BlowAction), type: move, ...(area && { area }) } as BlowAction;
    const facts = provesBlow(sand, action, choices);
    const sum = facts.hit.add(facts.miss).add(facts.double).add(facts.caught);
    expect(sum.toFraction()).toBe('1');
  });

  test.each([true, false])('M-322: the answer of a feint, used: %s', (use) => {
    const sand = new Sand({ fighters: [A('murmillo'), B('thraex')], dice: [2, 5], turn: { fighter: 0, ap: 3, feint: 'declared' } });
    sand.play(sand.attackWith('sword')).done();
    const view = viewOf(sand);
    const action: MuneraAction = { type: 'reroll', use };
    const odds = actionOdds(view, action);
    if (odds.kind !== 'blow') throw new Error(odds.kind);
    expect(plain(odds.facts)).toEqual(
      use ? counted(enumerate({ ...view, action }), view, 1) : { ...counted(enumerate({ ...view, action }), view, 1), miss: '1' },
    );
  });
});

type GrappleTest = 'hit' | 'miss' | 'knockedDown' | 'appeals' | 'dead' | 'win' | 'tie' | 'lose';

function countedGrapple(leaves: readonly Leaf[], view: View): Facts {
  const { hit, miss, knockedDown, appeals, dead, ...facts } = counted(leaves, view, 1);
  const tests: Readonly<Record<'win' | 'tie' | 'lose', Test>> = {
    win: ({ state }) => state.victor === 0,
    tie: ({ events }) => some(events, 'held-back', ({ why }) => why === 'grapple-tie'),
    lose: ({ state }) => state.victor === 1,
  };
  const ends = Object.entries(tests).map(([key, test]) => [key, chanceOfLeaves(leaves, test).toFraction()]);
  expect(facts['all']).toBe('1');
  return {
    hit: hit!,
    miss: miss!,
    knockedDown: knockedDown!,
    appeals: appeals!,
    dead: dead!,
    sparedIfAppeals: facts['sparedIfAppeals']!,
    ...Object.fromEntries(ends),
  };
}

describe('grapples: the odds are the frequency over all tapes of the real rules', { timeout: 120_000 }, () => {
  const netted = A('retiarius', { items: { 1: { holds: 1 } } });
  test.each([
    ['M-328 M-331 from the front', [A('murmillo', { stamina: 7 }), B('thraex', 3, { stamina: 5 })], {}],
    ['M-326 the net lets go before the dice', [netted, B('secutor', 5)], {}],
    ['M-322 after a feint, blocked', [A('cataphractarius'), B('thraex', 3), at('secutor', 2, 0, 0)], { feint: 'declared' as const }],
    [
      'M-322 after a feint from behind',
      [A('cataphractarius', { stamina: 4 }), B('thraex', 0, { stamina: 8 })],
      { feint: 'declared' as const },
    ],
    [
      'M-327 M-150 a man down before another',
      [A('murmillo'), B('thraex', 3, { down: true, stamina: 3, fatigue: 1 }), at('secutor', 2, 0, 3)],
      {},
    ],
  ] as const)('%s', (_what, fighters, turn) => {
    const sand = new Sand({ fighters, turn: { fighter: 0, ap: 4, ...turn } });
    const view = viewOf(sand);
    const action: BlowAction = { type: 'grapple', target: 1 };
    const odds = actionOdds(view, action);
    if (odds.kind !== 'grapple') throw new Error(odds.kind);
    const factsOf = ({ sparedIfAppeals, ...facts }: typeof odds.facts): Facts => ({
      ...Object.fromEntries((Object.entries(facts) as [GrappleTest, Fraction][]).map(([key, value]) => [key, value.toFraction()])),
      sparedIfAppeals: sparedIfAppeals?.toFraction() ?? 'nobody asks',
    });
    const feint = sand.turn.feint === 'declared';
    expect(factsOf(odds.facts)).toEqual(countedGrapple(enumerate({ ...view, action, answer: alwaysAgain(feint) }), view));
    expect(odds.kept === null).toBe(!feint);
    if (odds.kept) expect(factsOf(odds.kept)).toEqual(countedGrapple(enumerate({ ...view, action, answer: alwaysAgain(false) }), view));
    const outlook = attackOutlook(view, action);
    for (const key of ['hit', 'miss', 'knockedDown', 'appeals', 'dead', 'win', 'tie', 'lose'] as const)
      expect(outlook[key], key).toBeCloseTo(odds.facts[key].valueOf(), 12);
  });

  test.each([
    ['a fresh man', 'thraex', {}],
    ['M-145 Stamina 2', 'thraex', { stamina: 2 }],
    ['M-150 a man down', 'thraex', { down: true, stamina: 3 }],
    ['D-269 one of the condemned', 'syrus', { stamina: 2 }],
  ] as const)('M-335: a throw of %s', (_what, card, extras) => {
    const sand = new Sand({
      fighters: [A('murmillo'), B(card, 3, { original: 8, ...extras })],
      dice: [6, 1, 6, 1],
      turn: { fighter: 0, ap: 4 },
    });
    const grapple = actionOdds(viewOf(sand), { type: 'grapple', target: 1 });
    sand.play({ type: 'grapple', target: 1 }).done();
    const view = viewOf(sand);
    const action: MuneraAction = { type: 'throw' };
    const odds = actionOdds(view, action);
    if (odds.kind !== 'throw' || grapple.kind !== 'grapple') throw new Error(odds.kind);
    expect(plain(odds.facts)).toEqual(counted(enumerate({ ...view, action }), view, 1));
    expect(plain(grapple.throws)).toEqual(plain(odds.facts));
  });
});

describe('other dice: the odds are the frequency over all tapes of the real rules', () => {
  test.each([
    ['M-344 in an enclosed helmet', 'murmillo', '1/3'],
    ['M-343 without', 'retiarius', '1/2'],
  ] as const)('M-340: sand at a man %s', (_what, card, share) => {
    const view = viewOf(new Sand({ fighters: [A('murmillo'), B(card)] }));
    const action: MuneraAction = { type: 'haze', target: 1 };
    const odds = actionOdds(view, action);
    if (odds.kind !== 'try') throw new Error(odds.kind);
    expect([odds.success.toFraction(), odds.destroyed.toFraction()]).toEqual([share, '0']);
    expect(chanceOfLeaves(enumerate({ ...view, action }), ({ state }) => state.fighters[1]!.hazed > 0).toFraction()).toBe(share);
  });

  test.each([
    ['M-239 a net', 'retiarius', {}, '1/3'],
    ['M-249 a cape', 'murmillo', { loadout: { armour: 'light', gear: gear('cape', 'sword') } }, '2/3'],
  ] as const)('%s: one try to cut free', (_what, card, extras, share) => {
    const holder = B(card, 3, { ...extras, items: { [card === 'retiarius' ? 1 : 0]: { holds: 0 } } });
    const sand = new Sand({ fighters: [A('secutor'), holder] });
    const view = viewOf(sand);
    const item = view.state.items.findIndex(({ victim }) => victim === 0);
    const action: MuneraAction = { type: 'cut-free', item };
    const odds = actionOdds(view, action);
    if (odds.kind !== 'try') throw new Error(odds.kind);
    const leaves = enumerate({ ...view, action });
    expect(odds.success.toFraction()).toBe(share);
    expect(chanceOfLeaves(leaves, ({ state }) => state.items[item]!.victim < 0).toFraction()).toBe(share);
    expect(chanceOfLeaves(leaves, ({ state }) => state.items[item]!.spot === 'gone').equals(odds.destroyed)).toBe(true);
  });

  test.each([
    ['M-044 fresh', A('murmillo'), [], false],
    ['M-054 down, tired', A('thraex', { down: true, stamina: 4, fatigue: 5 }), [], false],
    ['M-057 giving in', A('murmillo', { down: true, stamina: 3, fatigue: 4, original: 8, hazed: 1 }), [], true],
    [
      'M-057 giving in to who acted last',
      A('crupellarius-large', { down: true, stamina: 4, fatigue: 5, lastTurn: 1 }),
      [at('gaul', 0, 1, 4, { lastTurn: 9, fatigue: 30 })],
      true,
    ],
    ['M-333 locked', A('murmillo', { locked: 1, stamina: 6 }), [], false],
  ] as const)('M-041: the beginning of a turn, %s', (_what, first, others, givesIn) => {
    const locked = first.locked === 1 ? { locked: 0, grappler: true, stamina: 7 } : { lastTurn: 3 };
    const sand = new Sand({ fighters: [first, B('thraex', 3, locked), ...others], turn: { fighter: 0, ap: null } });
    expect(sand.turn.step).toBe('ready');
    const view = viewOf(sand);
    const odds = actionOdds(view, { type: 'ready' });
    if (odds.kind !== 'turn') throw new Error(odds.kind);
    const leaves = enumerate({ ...view, action: { type: 'ready' } });
    const { ap, surrender, test: grapple } = odds.ap;
    const id = view.world.ids[0]!;
    const asks = chanceOfLeaves(leaves, appealed(id));
    expect(surrender !== null).toBe(givesIn);
    expect(asks.equals(givesIn ? 1 : 0)).toBe(true);
    if (surrender) {
      expect(surrender.spared.equals(chanceOfLeaves(leaves, ({ events }) => some(events, 'appealed', ({ granted }) => granted)))).toBe(
        true,
      );
      expect(leaves.every(({ events }) => some(events, 'felled', ({ by }) => by === view.world.ids[surrender.conqueror]))).toBe(true);
      return;
    }
    for (const [total, weight] of ap.weights) {
      const share = chanceOfLeaves(leaves, ({ events }) => some(events, 'action-points', (event) => event.total === total));
      expect(share.equals(new Fraction(weight, ap.total))).toBe(true);
    }
    if (grapple) expect(chanceOfLeaves(leaves, ({ state }) => state.victor === 0).equals(grapple.win)).toBe(true);
  });

  test('M-167 M-174: at the end of the turn whoever a Double 2 floored appeals', () => {
    const view = viewOf(new Sand({ fighters: [A('murmillo'), B('thraex', 3, { down: true })], turn: { fighter: 0, ap: 2, floored: [1] } }));
    const odds = actionOdds(view, { type: 'end' });
    if (odds.kind !== 'end') throw new Error(odds.kind);
    const leaves = enumerate({ ...view, action: { type: 'end' } });
    expect(odds.appeals).toHaveLength(1);
    expect(chanceOfLeaves(leaves, ({ state }) => state.fighters[1]!.fate === 'spared').equals(odds.appeals[0]!.spared)).toBe(true);
  });
});
