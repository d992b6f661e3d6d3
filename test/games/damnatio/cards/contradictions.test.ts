import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { withPack } from '../../../catalogue/support.ts';
import { canHold, claimsOf, namesIn } from '../../../../src/games/damnatio/cards/lint/claims.ts';
import { policies } from '../../../../src/games/damnatio/bots/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import type { Arc, Area, When } from '../../../../src/games/damnatio/rules/index.ts';
import { beginHuntBout, huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { allOf, lookAt, type Look } from '../../../../src/games/damnatio/rules/beast/predicates.ts';
import { ruleset } from '../../../support/core-content.ts';
import { when as written } from '../../../support/made-conditions.ts';

/** What is said of steps of a lion that wait for these, from `when` on, by what they wait for. */
function said(...asked: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const steps = asked.map((when, i) => `  - { id: asked-${i}, trigger: control, when: ${when}, do: swipe }\n`);
  const text = `schema: beast/2
id: cat
extends: lion
attacks: { rush: null, rake: null, seize: null, maul: null, swipe: { pin: true, hold: true } }
wounds: null
procedure:
${steps.join('')}  - { id: last, trigger: control, do: swipe }
  - { id: charge, trigger: charge, do: pounce }
`;
  const { findings } = withPack({ 'cat.yaml': text });
  return new Map(
    asked.map((when, i) => {
      const place = `procedure.${i}.`;
      const own = findings.filter(({ path }) => path.startsWith(place));
      return [when, own.map(({ severity, path, message }) => `${severity} ${path.slice(place.length)}: ${message}`)];
    }),
  );
}

const NEVER = 'this step can never fire:';
const INSIDE = 'this can never be so:';

/** Conditions, and what is said of them: nothing, or where and what. */
const ASKED: readonly (readonly [string, string | null])[] = [
  ['{ down: true, not: { down: true } }', `when.not: ${NEVER} the conditions "down" and "not" exclude each other`],
  ['{ pinned: true, down: false }', `when.down: ${NEVER} the conditions "pinned" and "down" exclude each other`],
  ['{ all: [{ beside: { min: 3 } }, { beside: { max: 2 } }] }', `when.all.1.beside: ${NEVER} the conditions "beside" exclude each other`],
  ['{ hp: { max: 0.3 }, not: { hp: { max: 0.5 } } }', `when.not: ${NEVER} the conditions "hp" and "not" exclude each other`],
  [
    '{ held: true, hp: { max: 0.5 }, position: front, not: { position: [front, flank] } }',
    `when.not: ${NEVER} the conditions "position" and "not" exclude each other`,
  ],
  [
    '{ holds: core:torch, not: { holds: [core:torch, nothing] } }',
    `when.not: ${NEVER} the conditions "holds" and "not" exclude each other`,
  ],
  ['{ round: { every: 10, min: 11, max: 19 } }', `when.round: ${NEVER} nothing fits "round"`],
  ['{ friends: { min: 3 }, men: { max: 3 } }', `when.men: ${NEVER} the conditions "friends" and "men" exclude each other`],
  [
    '{ last: { step: last, missed: true }, not: { last: { missed: true } } }',
    `when.not: ${NEVER} the conditions "last" and "not" exclude each other`,
  ],
  [
    '{ hurt: { damage: { min: 4 }, from: [rear, flank] }, not: { hurt: { from: [flank, rear] } } }',
    `when.not: ${NEVER} the conditions "hurt" and "not" exclude each other`,
  ],
  [
    '{ any: [{ down: true }, { held: true }], down: false, held: false }',
    `when.held: ${NEVER} the conditions "any", "down" and "held" exclude each other`,
  ],
  [
    '{ any: [{ down: true, not: { down: true } }, { held: true }] }',
    `when.any.0.not: ${INSIDE} the conditions "down" and "not" exclude each other`,
  ],
  [
    '{ not: { wound: head, all: [{ not: { wound: head } }] } }',
    `when.not.all.0.not: ${INSIDE} the conditions "wound" and "not" exclude each other`,
  ],
  ['{ not: { any: [{ down: true }, { down: false }] } }', 'when.not.any: one of these always holds: "any" asks for nothing'],
  ['{ any: [{ down: true }, { down: false }] }', 'when.any: one of these always holds: "any" asks for nothing'],
  ['{ held: true, beside: { min: 0 } }', 'when.beside: "beside" always holds: it asks for nothing'],
  ['{ hp: { max: 1 } }', 'when.hp: "hp" always holds: it asks for nothing'],
  ['{ any: [{ held: true }, {}] }', 'when.any.1: conditions without a key always hold'],
  ['{ down: true, all: [{}] }', 'when.all.0: conditions without a key always hold'],
  ['{ not: {} }', 'when.not: conditions without a key always hold'],
  ['{ mates: { min: 2 }, beasts: { max: 2 } }', `when.beasts: ${NEVER} the conditions "mates" and "beasts" exclude each other`],
  [
    '{ holds: core:torch, not: { anybody: { holds: core:torch } } }',
    `when.not: ${NEVER} the conditions "holds" and "not" exclude each other`,
  ],
  ['{ beasts: { min: 1 } }', 'when.beasts: "beasts" always holds: it asks for nothing'],
  ['{ mates: { min: 2 }, beasts: { max: 3 } }', null],
  ['{ not: { holds: core:torch }, anybody: { holds: core:torch } }', null],
  ['{ anybody: { holds: core:torch }, not: { anybody: { holds: core:hasta } } }', null],
  ['{ pinned: false, down: true }', null],
  ['{ hp: { min: 0.5, max: 0.5 } }', null],
  ['{ hp: { max: 0.5 }, not: { hp: { max: 0.4 } } }', null],
  ['{ hurt: {}, not: { hurt: { from: rear } } }', null],
  ['{ holds: nothing, not: { holds: core:torch } }', null],
  ['{ last: { step: last }, not: { last: { missed: true } } }', null],
  ['{ friends: { min: 3 }, men: { max: 4 } }', null],
  ['{ any: [{ down: true }, { down: false, held: true }] }', null],
  ['{ round: { every: 10, min: 11, max: 20 } }', null],
];

describe('D-441: conditions that exclude each other, or always hold', () => {
  const told = said(...ASKED.map(([when]) => when));
  it.each(ASKED)('%s', (when, expected) => expect(told.get(when)).toEqual(expected === null ? [] : [`warning ${expected}`]));
  it('an empty choice is refused', () =>
    expect(said('{ any: [] }').get('{ any: [] }')).toEqual(['error when.any: must have at least 1 entry']));
});

const AREA: Readonly<Record<string, Area>> = { head: 'H', body: 'M', legs: 'L' };
const ONE_OR_MORE: readonly string[] = ['position', 'stoodIn', 'holds', 'from'];

/** Conditions as a card has them, as the rules have them. */
function read(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(read);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'wound' ? AREA[inner as string] : ONE_OR_MORE.includes(key) && typeof inner === 'string' ? [inner] : read(inner),
    ]),
  );
}

/** What beasts see of men in hunts that are played, with memories of all sorts. */
function looks(): Look[] {
  const seen: Look[] = [];
  const arcs: readonly Arc[] = ['front', 'flank', 'rear'];
  for (let i = 0; i < 12; i += 1) {
    const beast = ['lion', 'bear', 'bull'][i % 3]!;
    const setup = huntSetup({ beasts: [beast], men: ['syrus', 'dama', 'valens', 'bulla'], lex: { wounds: true, roundLimit: 12 } });
    const { bout } = beginHuntBout(ruleset, setup, seededRng(`looks ${i}`));
    const rng = seededRng(`looks player ${i}`);
    while (bout.decision()) {
      bout.play(policies.random(bout, rng));
      const { state, world } = bout;
      const [own, ...others] = state.beasts;
      const n = seen.length;
      const hurt =
        n % 3 === 0
          ? []
          : [
              { net: n % 6, from: arcs[n % 3]!, by: n % 4 },
              { net: 2, from: arcs[(n + 1) % 3]!, by: 1 },
            ];
      const last = n % 5 === 0 ? undefined : { step: `s${n % 4}`, missed: n % 2 === 0 };
      const view = { world, state: structuredClone({ ...state, beasts: [{ ...own!, hurt, ...(last && { last }) }, ...others] }) };
      const leap = n % 3;
      for (const foe of view.state.men)
        if (foe.cell >= 0) seen.push(lookAt(view, foe, { leap, run: leap > 0 ? leap + 1 + (n % 3) : n % 5, stoodIn: arcs[n % 3]! }));
    }
  }
  return seen.filter((_, i) => i % 5 === 0);
}

test('D-441: what is said to be impossible, or always so, is so of everybody that a beast ever looked at', () => {
  const all = looks();
  expect(all.length).toBeGreaterThan(200);
  let [never, always] = [0, 0];
  const found = fc.sample(written, { numRuns: 6000, seed: 5 });
  for (const each of found) {
    const when = read(each) as When;
    const [test, names] = [allOf(when), namesIn(when)];
    const [may, mayNot] = [canHold(claimsOf(when, names)), canHold(claimsOf(when, names, false))];
    if (!may) never += 1;
    if (!mayNot) always += 1;
    for (const look of all) {
      const so = test(look);
      if (so ? !may : !mayNot) expect.fail(`${JSON.stringify(when)} is ${so ? 'so' : 'not so'}`);
    }
  }
  expect(never).toBeGreaterThan(20);
  expect(always).toBeGreaterThan(20);
});
