import { ScriptedRng } from '../../../../src/engine/dice/index.ts';
import { chanceOf, Fraction, mean } from '../../../../src/engine/odds/index.ts';
import type {
  BlowAction,
  BlowOdds,
  GrappleOdds,
  LoadoutEntry,
  MuneraAction,
  TryOdds,
  View,
} from '../../../../src/games/munera/rules/index.ts';
import {
  actionOdds,
  apOdds,
  appealOdds,
  beginMuneraBout,
  entrant,
  muneraSetup,
  orderOdds,
  testOdds,
} from '../../../../src/games/munera/rules/index.ts';
import { stageFor } from '../../../../src/games/munera/rules/odds/action.ts';
import { sparedOf36 } from '../../../../src/games/munera/rules/odds/fates.ts';
import type { Tally } from '../../../../src/games/munera/rules/odds/tally.ts';
import { tallyAttack, WHOLE } from '../../../../src/games/munera/rules/odds/tally.ts';
import { gladiators } from '../../../support/core-content.ts';
import type { FaceOptions, Standing } from '../../../support/sand.ts';
import { face, Sand } from '../../../support/sand.ts';
import { describe, expect, test } from 'vitest';

function viewOf({ bout }: Sand): View {
  return { world: bout.world, state: bout.state };
}

function oddsOf(sand: Sand, action: MuneraAction): ReturnType<typeof actionOdds> {
  expect(sand.refusedBy(action)).toBeNull();
  return actionOdds(viewOf(sand), action);
}

function blow(sand: Sand, weapon: string, move: 'attack' | 'whirl' = 'attack'): BlowOdds {
  return oddsOf(sand, { ...(sand.attackWith(weapon) as BlowAction), type: move } as BlowAction) as BlowOdds;
}

/** A strikes B, who faces so, with a weapon. */
function strike(
  facing: number,
  weapon: string,
  a: string | Partial<Standing>,
  b: string | Partial<Standing>,
  rest: FaceOptions = {},
): BlowOdds {
  return blow(face(facing, { a, b, ...rest }), weapon);
}

/** The same from farther away. */
function shot(
  hexes: number,
  facing: number,
  weapon: string,
  a: Partial<Standing> & { readonly card: string },
  b: Partial<Standing> & { readonly card: string },
): BlowOdds {
  const west = hexes > 5 ? -3 : 0;
  const fighters = [
    { original: 8, ...a, at: [west, 0] as const, facing: 0 },
    { original: 8, ...b, at: [west + hexes, 0] as const, facing },
  ];
  return blow(new Sand({ fighters }), weapon);
}

function armed(
  card: string,
  armour: 'none' | 'light' | 'heavy',
  ...gear: readonly string[]
): Partial<Standing> & { readonly card: string } {
  return { card, loadout: { armour, gear: gear.map((id): LoadoutEntry => ({ gear: id, start: 'ready', damaged: false, after: null })) } };
}

const SKILLED = { skills: ['attack'] } as const;
const CLUMSY = { skills: ['dodge'] } as const;

describe('Appendix D.1: one attack roll with a total modifier', () => {
  const stage = (): ReturnType<typeof stageFor> => {
    const sand = face(3);
    return stageFor(viewOf(sand), sand.attackWith('sword') as BlowAction);
  };
  const tallied = (total: number): Tally => tallyAttack({ ...stage(), total, save: 0 }, false);
  const fraction = (weight: number): string => new Fraction(weight, WHOLE).toFraction();

  test.each([
    [-4, '1/36', '29/36', '1/36'],
    [-3, '1/12', '3/4', '1/9'],
    [-2, '1/6', '2/3', '5/18'],
    [-1, '5/18', '5/9', '5/9'],
    [0, '5/12', '5/12', '35/36'],
    [1, '5/12', '5/12', '25/18'],
    [2, '5/9', '5/18', '35/18'],
    [3, '2/3', '1/6', '47/18'],
    [4, '3/4', '1/12', '121/36'],
    [5, '29/36', '1/36', '25/6'],
    [6, '5/6', '0', '5'],
    [7, '5/6', '0', '35/6'],
  ])('M-119 M-121 M-122 M-143: m=%i hits %s, pushes back %s, margin %s', (m, hit, miss, margin) => {
    const tally = tallied(m);
    expect([fraction(tally.hit), fraction(tally.miss)]).toEqual([hit, miss]);
    expect(fraction(tally.doubles.reduce((sum, weight) => sum + weight, 0))).toBe('1/6');
    const expected = tally.wounds.reduce((sum, weight, net) => sum + weight * net, 0);
    expect(new Fraction(expected, WHOLE).sub(new Fraction(7, 36)).toFraction()).toBe(margin);
  });

  test.each([0, 1, 2, 3, 4, 5])('M-128 M-129: Save %i lets (6 - s) of 6 hits through, whatever the modifier', (save) => {
    for (let m = -4; m <= 7; m += 1) {
      const open = tallied(m);
      const saved = tallyAttack({ ...stage(), total: m, save }, false);
      expect(saved.saved * 6).toBe(open.hit * save);
      expect(WHOLE - saved.wounds[0]! - WHOLE / 36).toBe((open.hit * (6 - save)) / 6);
    }
  });
});

describe('Appendix D.2: entangling by net, lasso or cape', () => {
  test.each([
    [-3, '1/54', '5/108'],
    [-2, '5/108', '2/27'],
    [-1, '5/54', '13/108'],
    [0, '35/216', '41/216'],
    [1, '25/108', '7/27'],
    [2, '23/72', '25/72'],
    [3, '5/12', '4/9'],
    [4, '37/72', '13/24'],
  ])('M-236 M-238: m=%i entangles %s by a hit, %s with Double 6', (total, byHit, inAll) => {
    const sand = face(3, { a: 'retiarius', b: 'secutor' });
    const { entangled } = tallyAttack({ ...stageFor(viewOf(sand), sand.attackWith('net') as BlowAction), total }, false);
    expect(new Fraction(entangled, WHOLE).toFraction()).toBe(inAll);
    expect(new Fraction(entangled - WHOLE / 36, WHOLE).toFraction()).toBe(byHit);
  });
});

describe('Appendix D.3: appeals by their total', () => {
  test.each([
    [-9, 1, 36],
    [-6, 1, 36],
    [-5, 1, 36],
    [-4, 1, 12],
    [-3, 1, 6],
    [-2, 5, 18],
    [-1, 5, 12],
    [0, 7, 12],
    [1, 13, 18],
    [2, 5, 6],
    [3, 11, 12],
    [4, 35, 36],
    [5, 35, 36],
    [6, 35, 36],
    [9, 35, 36],
  ])('M-191 M-192 M-193: total %i is spared in %i of %i', (value, n, d) => {
    expect(sparedOf36([{ rule: 'M-176', value, reason: 'total' }])).toBe((36 * n) / d);
  });
});

/** AP of a first fighter of a class, beside a retiarius who may hold him in his net. */
function apOf(standing: Partial<Standing> & { readonly card: string }, netted = false): ReturnType<typeof apOdds> {
  const other: Partial<Standing> = { card: 'retiarius', ...(netted && { items: { 1: { holds: 0 } } }) };
  return apOdds(viewOf(face(3, { a: { original: 12, ...standing }, b: other, turn: { fighter: 1 } })), 0);
}

/** The card without its shield, by the shield's place among his things. */
function unshielded(card: string): Partial<Standing> & { readonly card: string } {
  const place = gladiators.content.fighters[card]!.gear.findIndex(({ gear }) => gladiators.content.gear[gear]!.shield !== null);
  return { card, items: { [place]: 'gone' } };
}

describe('Appendix D.4: AP by class', () => {
  const rows: Record<number, readonly [aps: string, three: string, four: string, five: string, seven: string, mean: string]> = {
    [-6]: ['0,0,0,0,0,0', '0', '0', '0', '0', '0'],
    [-4]: ['0,0,0,0,1,2', '0', '0', '0', '0', '1/2'],
    [-3]: ['0,0,0,1,2,3', '1/6', '0', '0', '0', '1'],
    [-2]: ['0,0,1,2,3,4', '1/3', '1/6', '0', '0', '5/3'],
    [-1]: ['0,1,2,3,4,5', '1/2', '1/3', '1/6', '0', '5/2'],
    0: ['1,2,3,4,5,6', '2/3', '1/2', '1/3', '0', '7/2'],
    1: ['2,3,4,5,6,7', '5/6', '2/3', '1/2', '1/6', '9/2'],
    2: ['3,4,5,6,7,8', '1', '5/6', '2/3', '1/3', '11/2'],
  };

  test.each([
    ['M-286 Samnite', { card: 'samnite' }, 0],
    ['M-286 Samnite, no shield', unshielded('samnite'), 1],
    ['M-287 Retiarius', { card: 'retiarius' }, 1],
    ['M-288 Murmillo', { card: 'murmillo' }, 0],
    ['M-288 Murmillo, no shield', unshielded('murmillo'), 1],
    ['M-289 Secutor', { card: 'secutor' }, 1],
    ['M-290 Thracian', { card: 'thraex' }, 1],
    ['M-291 Gaul', { card: 'gaul' }, 1],
    ['M-291 Gaul, no shield', unshielded('gaul'), 2],
    ['M-292 Hoplomachus, large shield', { card: 'hoplomachus-a-spear' }, 1],
    ['M-292 Hoplomachus, large shield, no shield', unshielded('hoplomachus-a-sword'), 2],
    ['M-293 Hoplomachus, small shield', { card: 'hoplomachus-b-spear' }, 1],
    ['M-294 Cataphractarius', { card: 'cataphractarius' }, 0],
    ['M-295 Crupellarius, large shield', { card: 'crupellarius-large' }, -1],
    ['M-295 Crupellarius, large shield, no shield', unshielded('crupellarius-large'), 0],
    ['M-296 Crupellarius, small shield', { card: 'crupellarius-small' }, 0],
    ['M-297 Diamecheri', { card: 'diamecheri' }, 1],
    ['M-298 Pugilarius', { card: 'pugilarius' }, 2],
    ['M-299 Arbelas', { card: 'arbelas' }, 0],
    ['M-300 Scissor', { card: 'scissor' }, 0],
    ['M-301 Laquearius, sword', { card: 'laquearius-sword' }, 2],
    ['M-302 Laquearius, spear', { card: 'laquearius-spear' }, 1],
    ['M-303 Contra-Retiarius', { card: 'contra-retiarius' }, 0],
    ['M-304 Velite', { card: 'velite' }, 2],
    ['M-305 Gaetulian', { card: 'gaetulian' }, 2],
    ['M-306 Provocator', { card: 'provocator' }, 1],
    ['M-308 Sagittarius', { card: 'sagittarius' }, 2],
    ['M-054 Murmillo knocked down', { card: 'murmillo', down: true }, -4],
    ['M-054 Thracian knocked down', { card: 'thraex', down: true }, -2],
    ['M-054 Retiarius knocked down', { card: 'retiarius', down: true }, -1],
    ['M-054 Crupellarius with large shield knocked down', { card: 'crupellarius-large', down: true }, -6],
    ['M-053 Secutor entangled', { card: 'secutor' }, -2, true],
    ['M-053 Murmillo entangled', { card: 'murmillo' }, -3, true],
    ['M-342 Secutor hazed', { card: 'secutor', hazed: 1 }, -1],
  ] as const)('%s', (_what, standing, modifier, netted: boolean = false) => {
    const { total, ap, surrender } = apOf(standing, netted);
    expect([total, surrender]).toEqual([modifier, null]);
    const values = [...ap.weights].flatMap(([value, weight]) => Array.from({ length: weight }, () => value));
    const [aps, three, four, five, seven, average] = rows[modifier]!;
    expect(values.sort((a, b) => a - b).join()).toBe(aps);
    const least = (wanted: number): string => chanceOf(ap, (value) => value >= wanted).toFraction();
    expect([least(3), least(4), least(5), least(7), mean(ap).toFraction()]).toEqual([three, four, five, seven, average]);
  });
});

/** Share of Double 1 in which a weapon is merely dropped. */
function dropped({ doubles }: BlowOdds, fate: string): Fraction {
  return doubles[0]!.fates.find((each) => each.fate === fate && !each.forGood)!.share;
}

/** Chance of something that, at this Stamina, only a Double 6 can do, once a Double 6 is thrown. */
function givenDoubleSix({ facts, doubles }: BlowOdds, fact: 'toZero' | 'dead'): Fraction {
  return facts[fact].div(doubles[5]!.chance);
}

function grapple(facing: number, a: Partial<Standing>, b: Partial<Standing> = {}): Fraction {
  return (oddsOf(face(facing, { a, b }), { type: 'grapple', target: 1 }) as GrappleOdds).facts.hit;
}

function cutFree(): Fraction {
  const sand = face(3, { a: 'secutor', b: { card: 'retiarius', items: { 1: { holds: 0 } } } });
  return (oddsOf(sand, { type: 'cut-free', item: sand.item(1, 'net') }) as TryOdds).success;
}

/** Starting Stamina with the skill, by every face of its die. */
function meanStamina(): Fraction {
  const fighters = [entrant({ card: 'murmillo', side: 'a', skills: ['stamina'] }), entrant({ card: 'thraex', side: 'b' })];
  const rolled = [1, 2, 3, 4, 5, 6].map((die) => {
    return beginMuneraBout(gladiators, muneraSetup({ fighters }), new ScriptedRng([die, 1, 6, 1])).bout.state.fighters[0]!.original;
  });
  return new Fraction(
    rolled.reduce((sum, stamina) => sum + stamina, 0),
    6,
  );
}

function appealOf(standing: Partial<Standing> & { readonly card: string }): Fraction {
  return appealOdds(viewOf(face(3, { a: 'murmillo', b: standing })), 1, 0).spared;
}

const feinting = { turn: { fighter: 0, ap: 3, spent: 2, feint: 'declared' as const } };
const netted = { card: 'retiarius', items: { 1: { holds: 1 } } };
const HURT = { original: 8, stamina: 4 };
const BLOODY = { inflicted: { 0: 1 } };

const murmilloV = (facing: number) => strike(facing, 'sword', 'murmillo', 'thraex').facts;
const sicaV = (facing: number) => strike(facing, 'sica', 'thraex', 'murmillo').facts;
const tridentBy2 = () => shot(2, 3, 'trident', { card: 'retiarius' }, { card: 'secutor' }).facts;
const tridentNear = () => strike(3, 'trident', 'retiarius', 'secutor').facts;
const vRetiarius = (facing: number) => strike(facing, 'sword', 'murmillo', 'retiarius').facts;
const vCrupellarius = () => strike(3, 'sword', 'murmillo', 'crupellarius-large').facts;
const fists = () => strike(3, 'improvised', 'murmillo', 'murmillo').facts;
const arbelosV = () => strike(3, 'arbelos', 'arbelas', 'retiarius').facts;
const dart = (hexes: number) => shot(hexes, 3, 'dart', { card: 'gaetulian' }, { card: 'murmillo' }).facts;
const whirl = () => blow(face(3), 'sword', 'whirl').facts;
const net = (facing: number, card = 'secutor') => strike(facing, 'net', 'retiarius', card).facts.entangled;
const swordAt = (stamina: number) => strike(3, 'sword', 'murmillo', { card: 'thraex', original: stamina });
const bySword = () => strike(3, 'sword', armed('murmillo', 'light', 'sword'), 'thraex');
const byScissor = () => strike(3, 'scissor', 'scissor', 'murmillo');
const feint = () => blow(face(3, feinting), 'sword').facts;

describe('Appendix D.5: reference fractions', () => {
  test.each([
    ['P-002 M-162: one particular double', () => swordAt(8).doubles[0]!.chance, '1/36'],
    ['P-004 M-128 M-163: Murmillo v Thracian, front, any wound', () => murmilloV(3).anyWound, '17/72'],
    ['P-006 M-122: the same, push-back', () => murmilloV(3).miss, '5/12'],
    ['P-008 M-136: left, any wound', () => murmilloV(5).anyWound, '11/36'],
    ['P-010 M-122: left, push-back', () => murmilloV(5).miss, '5/18'],
    ['P-012 M-029: right, any wound', () => murmilloV(2).anyWound, '43/108'],
    ['P-014 M-122: right, push-back', () => murmilloV(2).miss, '5/18'],
    ['P-016 M-137: rear, any wound', () => murmilloV(0).anyWound, '17/36'],
    ['P-018 M-122: rear, push-back', () => murmilloV(0).miss, '1/6'],
    ['P-020 M-218 M-219: sica v Murmillo, front, any wound', () => sicaV(3).anyWound, '1/6'],
    ['P-022 M-218: sica, left, hit', () => sicaV(5).hit, '5/12'],
    ['P-024 M-219: sica, left, expected wounds', () => sicaV(5).expectedWounds, '8/9'],
    ['P-026 M-028 M-219: sica, right, any wound', () => sicaV(2).anyWound, '11/36'],
    ['P-028 M-218: sica, rear, hit', () => sicaV(0).hit, '5/9'],
    ['P-030 M-030: sica, rear, expected wounds', () => sicaV(0).expectedWounds, '161/108'],
    ['P-032 M-233: trident in both hands at 2 v Secutor, any wound', () => tridentBy2().anyWound, '11/36'],
    ['P-034 M-232: trident adjacent, hit', () => tridentNear().hit, '5/18'],
    ['P-036 M-232 M-233: trident adjacent, expected wounds', () => tridentNear().expectedWounds, '61/108'],
    [
      'P-038 M-138 M-241: trident in one hand at 2 v netted Secutor, any wound',
      () => shot(2, 3, 'trident', netted, { card: 'secutor' }).facts.anyWound,
      '17/72',
    ],
    ['P-040 M-280: Murmillo v Retiarius, front, hit', () => vRetiarius(3).hit, '5/12'],
    ['P-042 M-280: the same, expected wounds', () => vRetiarius(3).expectedWounds, '217/216'],
    ['P-044 M-129: right, any wound', () => vRetiarius(2).anyWound, '7/12'],
    ['P-046 M-031: v Crupellarius with large shield, hit', () => vCrupellarius().hit, '5/12'],
    ['P-048 M-031: the same, expected wounds', () => vCrupellarius().expectedWounds, '77/216'],
    [
      'P-050 M-214: dagger v Murmillo, any wound',
      () => strike(3, 'dagger', armed('murmillo', 'light', 'dagger'), 'murmillo').facts.anyWound,
      '13/108',
    ],
    ['P-052 M-229: improvised v Murmillo, hit', () => fists().hit, '1/6'],
    ['P-054 M-229: the same, expected wounds', () => fists().expectedWounds, '31/108'],
    ['P-056 M-222: cestus v Murmillo, any wound', () => strike(3, 'cestus', 'pugilarius', 'murmillo').facts.anyWound, '13/108'],
    ['P-058 M-252: arbelos v Retiarius, hit', () => arbelosV().hit, '5/18'],
    ['P-060 M-253: the same, expected wounds', () => arbelosV().expectedWounds, '11/12'],
    ['P-062 M-258: dart at 2 v Murmillo, any wound', () => dart(2).anyWound, '1/6'],
    ['P-062 M-258: dart at 3', () => dart(3).anyWound, '1/6'],
    ['P-062 M-258: dart at 4', () => dart(4).anyWound, '1/6'],
    ['P-064 M-260: dart at 6, hit', () => dart(6).hit, '1/6'],
    ['P-066 M-260: dart at 6, expected wounds', () => dart(6).expectedWounds, '31/108'],
    [
      'P-068 M-275: arrow at 4 v Retiarius, right, any wound',
      () => shot(4, 2, 'bow', { card: 'sagittarius' }, { card: 'retiarius' }).facts.anyWound,
      '7/12',
    ],
    ['P-070 M-316: whirl v Thracian, hit', () => whirl().hit, '5/12'],
    ['P-072 M-318: whirl v Thracian, expected wounds', () => whirl().expectedWounds, '91/108'],
    ['P-074 M-210 M-216: shield v Thracian, Bash', () => strike(3, 'largeShield', 'murmillo', 'thraex').facts.bashed, '5/36'],
    ['P-076 M-225: axe v Murmillo, Bash', () => strike(3, 'axe', armed('murmillo', 'light', 'axe'), 'murmillo').facts.bashed, '5/24'],
    ['P-078 M-235 M-238: net v Secutor, front', () => net(3), '13/108'],
    ['P-080 M-136 M-236: net v Secutor, side', () => net(5), '7/27'],
    ['P-082 M-137 M-236: net v Secutor, rear', () => net(0), '25/72'],
    ['P-084 M-250: net v Contra-Retiarius', () => net(3, 'contra-retiarius'), '13/162'],
    ['P-086 M-239: cut free, one try', cutFree, '1/3'],
    ['P-088 M-239: cut free within two tries', () => new Fraction(1).sub(new Fraction(1).sub(cutFree()).pow(2)!), '5/9'],
    ['P-090 M-053: Secutor in a net, no AP', () => chanceOf(apOf({ card: 'secutor' }, true).ap, (ap) => ap === 0), '1/3'],
    ['P-092 M-322: feint, hit', () => feint().hit, '55/108'],
    ['P-094 M-322: feint, a double', () => feint().double, '17/72'],
    ['P-004 M-322: feint that is paid, any wound', () => feint().anyWound, '11/36'],
    ['P-096 M-328: grapple at -1', () => grapple(3, {}, CLUMSY), '1/3'],
    ['P-098 M-328: grapple at +1', () => grapple(3, SKILLED), '1/2'],
    ['P-100 M-328: grapple at +3', () => grapple(0, {}), '4/5'],
    ['P-102 M-331: grapple test, lead 0, tie', () => testOdds(0).tie, '1/6'],
    ['P-104 M-331: lead 1, tie', () => testOdds(1).tie, '5/36'],
    ['P-106 M-331: lead 2, tie', () => testOdds(2).tie, '1/9'],
    ['P-108 M-331: lead 3, tie', () => testOdds(3).tie, '1/12'],
    [
      'P-110 M-335: a throw, expected wounds',
      () => (oddsOf(face(3), { type: 'grapple', target: 1 }) as GrappleOdds).throws.expectedWounds,
      '2',
    ],
    ['P-112 M-163: Double 6 v Stamina 6, to 0', () => givenDoubleSix(swordAt(6), 'toZero'), '13/18'],
    ['P-114 M-163: Double 6 v Stamina 8, to 0', () => givenDoubleSix(swordAt(8), 'toZero'), '5/12'],
    ['P-116 M-163: Double 6 v Stamina 10, to 0', () => givenDoubleSix(swordAt(10), 'toZero'), '1/6'],
    ['P-118 M-146: Double 6 v Stamina 7, killed', () => givenDoubleSix(swordAt(7), 'dead'), '1/6'],
    ['P-120 M-167 M-145: a duel ended at once', () => swordAt(7).facts.floored.add(swordAt(7).facts.toZero), '19/432'],
    ['P-122 M-169: Double 1, attacker drops', () => dropped(bySword(), 'attacker-loses-weapon'), '1/3'],
    ['P-124 M-255: Double 1 by a scissor sword, defender drops', () => dropped(byScissor(), 'loses-weapon'), '2/3'],
    ['P-126 M-255: defender loses a weapon to a scissor sword', () => byScissor().facts.losesWeapon, '5/216'],
    ['P-128 M-344: hazing v enclosed helmet', () => (oddsOf(face(3), { type: 'haze', target: 1 }) as TryOdds).success, '1/3'],
    ['P-130 M-035: order of play of two, tie', () => orderOdds(2).tie, '1/6'],
    ['P-132 M-034: order of play of four, all different', () => orderOdds(4).settled, '5/18'],
    ['P-134 M-200: mean Stamina with the skill', meanStamina, '19/2'],
    ['P-136 M-122: both attacks miss', () => murmilloV(3).miss.pow(2)!, '25/144'],
    ['P-138 M-183 M-189: Thracian floored unhurt', () => appealOf({ card: 'thraex' }), '1/6'],
    ['P-140 M-177 M-183 M-188: Hoplomachus, injured', () => appealOf({ card: 'hoplomachus-a-spear', ...HURT }), '5/12'],
    [
      'P-142 M-181 M-182: popular Murmillo with a win',
      () => appealOf({ card: 'murmillo', ...HURT, ...BLOODY, skills: ['popularity'], defeats: 1 }),
      '35/36',
    ],
    ['P-144 M-190: Murmillo spared today', () => appealOf({ card: 'murmillo', ...HURT, ...BLOODY, spared: true }), '5/12'],
  ] as const)('%s', (_what, odds, exact) => {
    expect(odds().toFraction()).toBe(exact);
  });
});

describe('odds of answers', () => {
  test('M-077: what only lacks AP has its odds beside its refusal; what is forbidden has none', () => {
    const sand = face(3, { turn: { fighter: 0, ap: 0 } });
    const odds = actionOdds(viewOf(sand), sand.attackWith('sword'));
    expect(odds).toMatchObject({ kind: 'blow', refusal: { rule: 'M-077' }, cost: { base: 1, surcharge: 0 } });
    const behind = actionOdds(viewOf(sand), { type: 'attack', item: sand.carried('sword'), target: 0 });
    expect(behind).toMatchObject({ kind: 'refused', refusal: { rule: 'M-133' } });
  });

  test('M-121 M-128: every term of the roll and of the Save comes with its rule', () => {
    const { modifiers, total, saveModifiers, save } = strike(5, 'sword', SKILLED, 'murmillo', {
      others: [{ card: 'gaul', at: [2, 0], facing: 3 }],
    });
    expect(Sand.terms(modifiers)).toEqual(['M-136 2', 'M-139 1', 'M-198 1']);
    expect(Sand.terms(saveModifiers)).toEqual(['M-019 1', 'M-024 1', 'M-023 2']);
    expect([total, save]).toEqual([4, 4]);
  });

  test('M-162: each double says what it would do in this position', () => {
    const codes = (odds: BlowOdds): string[] =>
      odds.doubles.map(({ fates }) => fates.map(({ fate, forGood }) => (forGood ? `${fate} for good` : fate)).join());
    expect(codes(swordAt(8))).toEqual([
      'attacker-loses-weapon for good,attacker-loses-weapon,loses-weapon,loses-weapon for good',
      'floored',
      'attacker-knocked-down',
      'knocked-down',
      'shield-falls',
      'wounds',
    ]);
    const fallen = strike(3, 'net', 'retiarius', { card: 'pugilarius', down: true });
    expect(codes(fallen).slice(1)).toEqual(['appeals', 'attacker-knocked-down', 'appeals', 'appeals', 'wounds-and-entangles']);
  });

  test('no die: a step, a turn, the gear', () => {
    const sand = face(3);
    for (const action of [{ type: 'move', direction: 1 }, { type: 'turn', facing: 1 }, { type: 'feint' }] as const) {
      expect(actionOdds(viewOf(sand), action)).toMatchObject({ kind: 'sure', refusal: null });
    }
  });
});

test.each([2, 3, 6])('M-034: of %i each is as likely to be first', (fighters) => {
  expect(orderOdds(fighters).first.toFraction()).toBe(`1/${fighters}`);
});
