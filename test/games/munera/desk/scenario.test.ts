import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { MuneraScenario, MuneraGame } from '../../../../src/games/munera/desk/index.ts';
import { beginScenario, playLine, runScenario, scenarioSetup } from '../../../../src/session/index.ts';
import { kit } from '../../../support/core-content.ts';

function file(text: string): MuneraScenario {
  return { name: 'inline', ruleset: 'munera', dice: [], ...(parse(text) as Pick<MuneraScenario, 'fighters'>) };
}

function problems(text: string): readonly string[] {
  return runScenario(kit, file(text)).problems;
}

/** Each proves some lines of play and some facts; the files of test/scenarios/munera prove the rules. */
const HOLD: readonly (readonly [string, string])[] = [
  [
    'a turn begins with its AP die',
    `
fighters: [gaul, thraex]
face: 3
dice: [4]
play: [ready]
finally: { gaul: { ap: 5 }, bout: { turn: gaul, step: act, round: 1 } }
waiting: act gaul`,
  ],
  [
    'a turn in the middle, with gear that has struck',
    `
fighters: [murmillo, thraex]
face: 0
turn: { of: thraex, ap: 3, spent: 2, attacks: 1, struck: [sica] }
order: [thraex, murmillo]
play: [thraex turns D3]
finally: { bout: { turn: thraex, ap: 1, spent: 4, attacks: 1, order: [thraex, murmillo] }, thraex: { facing: 3 } }
refused: ["moves D1 [M-077]"]`,
  ],
  [
    'moves and turns',
    `
fighters: [{ card: gaul, at: [0, 0] }, { card: thraex, at: [4, 0] }]
turn: 6
play: [forward, moves D1, turns D2, gaul turns D3]
finally: { gaul: { at: [1, 1], facing: 3, ap: 0 } }
refused: ["moves D0 [M-077]"]`,
  ],
  [
    'blows with a named thing, with the best at hand, with fists, with a whirl',
    `
fighters: [murmillo, { card: thraex, stamina: 4, original: 9, fatigue: 1 }]
face: 3
turn: 8
dice: [5, 2, 6, 5, 2, 6]
play: [strikes thraex with sword, strikes thraex unarmed]
finally:
  murmillo: { ap: 5, gear: [sword, largeShield, helmet], inflicted: { thraex: 4 }, injured: [] }
  thraex: { stamina: 0 }`,
  ],
  [
    'handling',
    `
fighters:
  - { card: retiarius, items: { trident: { at: [0, 1] }, dagger: ready, net: { holds: secutor } } }
  - { card: secutor, items: { shield: gone, helmet: { at: [1, 0] } } }
face: 3
turn: 6
play: [sheathes dagger, picks up trident, drops trident, kicks trident D2, releases net]
finally:
  retiarius: { gear: [net, "dagger sheathed", galerus], ap: 3 }
  secutor: { gear: [sword], entangled: false }
  bout: { sand: ["trident -1,1", "helmet 1,0"] }
refused: ["kicks trident D0 [M-100]"]`,
  ],
  [
    'darts, arrows, the day',
    `
fighters:
  - { card: gaetulian, at: [0, 0], items: { dart-2: gone, dart: ready }, defeats: 2, spared: true }
  - { card: sagittarius, at: [3, 0], arrows: 2, hazed: 1, threwSand: true, whirls: 1, woundsTaken: 1 }
sparedToday: 3
turn: 4
dice: [1, 4, 2]
play: [throws dart at sagittarius]
finally:
  gaetulian: { defeats: 2, spared: true, fatigue: 1, gear: [dart, dart, "dagger sheathed"] }
  sagittarius: { at: [4, 0], gear: [bow, arrow, arrow], hazed: 1, threwSand: true, whirls: 1, woundsTaken: 1 }
  bout: { sparedToday: 3, sand: ["dart 3,-1"] }`,
  ],
  [
    'nets, and cutting free',
    `
fighters: [retiarius, secutor]
face: 3
turn: 4
dice: [6, 2, 2, 4, 5]
play: [nets secutor, ends, ready, cuts free]
finally: { secutor: { entangled: false }, retiarius: { gear: [trident, net, "dagger sheathed", galerus] } }`,
  ],
  [
    'a grapple that waits',
    `
fighters: [{ card: gaul, grapples: thraex, items: { shield: gone, sword: { at: [0, 0] } } }, thraex]
face: 3
dice: [4, 5, 2, 3]
play: [throws]
expect: [condition gaul condition=locked gained=false]
finally: { gaul: { locked: null }, thraex: { down: true, stamina: 6 } }`,
  ],
  [
    'three sides, one of them beaten before, and a loadout',
    `
arena: null
fighters:
  - { card: gaul, at: [0, 0], side: red, skills: [dodge], loadout: { armour: heavy, gear: [axe, dagger sheathed, { gear: helmet }] }, down: true }
  - { card: gaul, at: [2, 0], side: red }
  - { card: murmillo, at: [3, 0], side: blue }
  - { card: velite, at: [5, 0], side: green, fate: spared }
lex: { roundLimit: 20 }
round: 4
turn: { of: gaul-2, ap: 2, stood: true }
play: [feints]
finally:
  gaul: { gear: [axe, "dagger sheathed", helmet], facing: 0, down: true }
  gaul-2: { facing: 3 }
  velite: { at: null, fate: spared, gear: [] }
  bout: { round: 4, feint: declared, stood: true, winner: null }`,
  ],
  [
    'the set-up of the rules',
    `
fighters: [murmillo, thraex]
setUp: true
dice: [4, 6, 2, 5]
finally: { murmillo: { at: [-5, 0], facing: 0, stamina: 8 }, thraex: { at: [5, 0], facing: 3, stamina: 10 }, bout: { order: [thraex, murmillo] } }
waiting: ready thraex`,
  ],
];

test.each(HOLD)('%s', (_, text) => expect(problems(text)).toEqual([]));

const DUEL = 'fighters: [murmillo, thraex]\nface: 3\nturn: 2\n';

test.each<[string, string, RegExp]>([
  ['an unknown key', `${DUEL}expects: []`, /nobody knows "expects" in a scenario of munera/],
  ['an unknown card', 'fighters: [nobody, thraex]\nface: 3', /fighters\[0\]\.card.*no fighter "nobody"/],
  ['a name that nobody has', `${DUEL}play: [strikes brutus]`, /there is no fighter "brutus"; there is murmillo, thraex/],
  ['a thing that he has not', `${DUEL}play: [draws trident]`, /he has sword, largeShield, helmet/],
  ['a line that says nothing', `${DUEL}play: [dances]`, /cannot read "dances"/],
  ['the turn of somebody else', `${DUEL}play: [thraex ends]`, /murmillo has to answer/],
  [
    'a word about himself that is none',
    'fighters: [murmillo, { card: thraex, mood: bad }]\nface: 3',
    /position\.fighters\[1\]\.mood must be left out/,
  ],
  [
    'a stamina that is none',
    'fighters: [murmillo, { card: thraex, stamina: lots }]\nface: 3',
    /position\.fighters\[1\]\.stamina must be a whole number/,
  ],
  [
    'a thing in a place that is none',
    'fighters: [{ card: murmillo, items: { sword: lost } }, thraex]\nface: 3',
    /position\.fighters\[0\]\.items\.0 must be ready, sheathed/,
  ],
  ['no place', 'fighters: [murmillo, thraex]', /fighters\[0\]\.at.*a hex is \[q, r\]/],
  ['a toggle that is none', `${DUEL}lex: { luck: true }`, /lex\.luck/],
  ['an answer refused that is legal', `${DUEL}refused: ["forward [M-084]", "ends [M-001]"]`, /"ends" is legal; M-001 must forbid it/],
  ['an answer refused for another rule', `${DUEL}refused: ["forward [M-001]"]`, /"forward" is refused: .* not by M-001/],
  ['a fact that is none', `${DUEL}finally: { murmillo: { hp: 3 } }`, /asks for "hp" of murmillo; there is at, facing/],
])('a scenario with %s says so', (_, text, message) => expect(problems(text).join('\n')).toMatch(message));

test('a scenario opens as a session that is played by lines', () => {
  const session = beginScenario<MuneraGame>(kit, file(`${DUEL}dice: [5, 2, 6]`), 'seed');
  expect(session.ruleset).toBe('munera');
  playLine(session, 'strikes thraex with sword');
  expect(session.view.state.fighters[1]!.stamina).toBe(5);
  expect(scenarioSetup<MuneraGame>(kit, file(DUEL)).fighters).toHaveLength(2);
});
