import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { OUTSIDE } from '../../../../src/engine/hex/index.ts';
import { policies } from '../../../../src/games/damnatio/bots/index.ts';
import type { DamnatioContent, Hunt } from '../../../../src/games/damnatio/rules/index.ts';
import { beginHuntBout, damnatio, damnatioContent, huntIntent, huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { arcs, avoid, flag, pick, some, upTo, when } from '../../../support/made-conditions.ts';
import { coreFiles, loadCatalogue } from '../../../catalogue/support.ts';

/** Cards made at random from the words of the format: whatever the check accepts plays to its end. */

const asked = process.env['DAMNATIO_GENERATED_CARDS'];
const CARDS = Number(asked ?? 12);
/** Every run of the tests looks at the same cards; whoever asks for a number of them gets others each time. */
const SAME = asked === undefined ? { seed: 11 } : {};
const HUNTS = Number(process.env['DAMNATIO_GENERATED_HUNTS'] ?? 2);

const files = coreFiles.filter(({ path }) =>
  /\/(beasts\/lion|arenas\/harena|attacks\/damnatio|defends\/damnatio|noxii|bestiarii|gear|mod)/.test(path),
);

const deed = fc.oneof(
  fc.constantFrom('stand', 'release', 'backOff', 'flee', 'charge'),
  fc.constantFrom({ roar: 2 }, { flee: 3 }, { go: {} }, { go: { to: 'weakest', hexes: 3 } }, { charge: 'farthest' }, { drag: 2 }),
  upTo(6, 1).map((hexes) => ({ panic: { hexes, attack: 'tread' } })),
);
const attack = fc.constantFrom('bite', 'claw');
const done = fc.oneof(
  attack,
  deed,
  fc.tuple(attack, deed).map(([a, d]) => [a, d]),
  fc.tuple(deed, deed).map(([a, b]) => [a, b]),
  fc.constant([{ roar: 1 }, 'claw', { drag: 2 }]),
);
const TRIGGERS = ['opening', 'approach', 'control', 'charge', 'counter', 'hurt', 'kill', 'missed'] as const;
const step = fc.record(
  {
    trigger: fc.constantFrom(...TRIGGERS),
    when,
    do: done,
    pick,
    avoid,
    toHit: upTo(2, -2),
    turn: flag,
    breakAndCharge: fc.constant({ min: 2 }),
    runThrough: upTo(3),
    withdraw: fc.constant({ min: 1 }),
    overrun: flag,
  },
  { requiredKeys: ['trigger', 'when', 'do'] },
);

const grips = fc.record(
  {
    knockdown: fc.constantFrom(true, { atDamage: 4 }),
    pin: flag,
    hold: flag,
    retainControl: flag,
    sweep: fc.constantFrom({ max: 2, arcs: ['front'] }, { max: 3, arcs: ['front', 'flank', 'rear'] }),
    bleed: fc.constantFrom({ points: 2 }, { points: 5, atDamage: 3 }),
    pull: fc.constantFrom({ hexes: 1 }, { hexes: 3, atDamage: 2 }),
    disarm: fc.constantFrom(true, { atDamage: 3 }),
    fear: upTo(3),
  },
  { requiredKeys: [] },
);

const throws = fc.constantFrom({ toss: { hexes: 2 } }, { toss: { hexes: 3, atDamage: 5 }, knockdown: true, disarm: true });
const effects = fc.oneof({ weight: 3, arbitrary: grips }, { weight: 1, arbitrary: throws });

const card = fc
  .record({
    move: fc.record({ slow: upTo(4), charge: upTo(8, 1), leap: upTo(2), through: fc.constantFrom(null, 'tread') }),
    bite: effects,
    claw: effects,
    steps: fc.array(step, { minLength: 1, maxLength: 8 }),
    pick: some(pick),
    avoid: some(avoid),
    answers: some(fc.record({ from: arcs, atDamage: upTo(4), turnsFirst: flag }, { requiredKeys: [] })),
    overrun: some(fc.record({ hexes: upTo(3, 1), attack: fc.constant('tread') })),
    bloodied: some(fc.constant({ hp: { max: 0.5 }, control: 1, toHit: 1 })),
    onKill: some(fc.constant({ retainControl: true })),
    wounds: fc.constantFrom({}, { head: { off: ['claw'] }, legs: { noLeap: true, charge: -2 } }),
  })
  .map(({ bite, claw, steps, ...rest }) => ({
    schema: 'beast/2',
    id: 'made',
    name: { en: 'Made' },
    ratings: { control: 3, hitPoints: 22, naturalArmour: 1, guard: 4, stamina: 10, releaseAt: 5 },
    attacks: {
      bite: { name: 'Bite', kind: 'bite', toHit: 14, damage: '1d8+3', tell: 'Teeth.', ...bite },
      claw: { name: 'Claw', kind: 'claw', toHit: 13, damage: '1d6+4', tell: 'Claws.', ...claw },
      tread: { name: 'Tread', kind: 'auto', toHit: 20, damage: '1d4+2', automatic: true, knockdown: true, tell: '-' },
    },
    procedure: [
      ...steps.map((each, i) => ({ id: `s${i}`, ...each })),
      { id: 'control-last', trigger: 'control', do: 'bite' },
      { id: 'charge-last', trigger: 'charge', do: 'bite' },
      { id: 'counter-last', trigger: 'counter', do: 'bite' },
    ],
    ...rest,
  }));

function check(hunt: Hunt): void {
  const { state, world } = hunt;
  const taken = new Set<number>();
  for (const { id, cell } of [...state.beasts, ...state.men]) {
    if (cell === OUTSIDE) continue;
    expect(world.arena.blocked[cell], `${id} stands in scenery`).toBeFalsy();
    expect(taken.has(cell), `${id} stands on another`).toBe(false);
    taken.add(cell);
  }
}

const ONE = ['acme.made:made'];
const SEVERAL = ['acme.made:made', 'acme.made:made', 'lion'];
const DUEL = ['acme.made:made', 'lion'];

/** To its end; with `saved` every position on the way is read back from its JSON. */
function hunt(content: DamnatioContent, seed: string, beasts: readonly string[], saved: boolean): void {
  const rules = damnatio(content);
  const men = beasts === DUEL ? [] : ['syrus', 'dama', 'bulla', 'valens'];
  const lex = { roundLimit: 20, wounds: seed.endsWith('1'), fateCards: true, severalBeasts: beasts === SEVERAL };
  const setup = huntSetup({ beasts, men, lex });
  const { bout } = beginHuntBout(rules, setup, seededRng(seed), { log: true });
  const player = seededRng(`player/${seed}`);
  const policy = policies[seed.endsWith('2') ? 'skilled' : 'random'];
  for (let answers = 0; bout.decision(); answers += 1) {
    if (answers > 3000) throw new Error('the hunt does not end');
    bout.play(policy(bout, player));
    check(bout);
    huntIntent({ world: bout.world, state: bout.state });
    if (!saved || bout.state.outcome) continue;
    const state = JSON.parse(JSON.stringify(bout.state)) as unknown;
    expect(rules.readState(bout.world, setup, state)).toEqual(state);
  }
  expect(bout.state.outcome).not.toBeNull();
}

test(
  'D-401 D-423 D-441: whatever the check accepts plays to its end, nobody in a wall or on another, alone, among several or against another beast, and is saved and read',
  { timeout: 600_000 },
  () => {
    let accepted = 0;
    fc.assert(
      fc.property(card, fc.nat(), (made, seed) => {
        const mod = {
          path: 'made/mod.yaml',
          text: 'schema: mod/2\nid: acme.made\nname: Made\nversion: 1.0.0\nlicence: MIT\nauthors: [A]\n',
        };
        const { findings, catalogue } = loadCatalogue([...files, mod, { path: 'made/made.yaml', text: JSON.stringify(made) }]);
        if (findings.some(({ severity, file }) => severity === 'error' && file.startsWith('made/')) || !catalogue) return;
        accepted += 1;
        const content = damnatioContent(catalogue);
        for (let i = 0; i < HUNTS; i += 1) {
          hunt(content, `${seed}/${i}`, ONE, i === 0);
          hunt(content, `${seed}/several/${i}`, SEVERAL, i === 0);
          hunt(content, `${seed}/duel/${i}`, DUEL, i === 0);
        }
      }),
      { numRuns: CARDS, ...SAME },
    );
    expect(accepted).toBeGreaterThan(CARDS / 4);
  },
);
