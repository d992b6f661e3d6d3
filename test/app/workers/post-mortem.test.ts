import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toldChoice } from '../../../src/app/choices/choices.tsx';
import { postMortem } from '../../../src/app/workers/post-mortem/post-mortem.ts';
import { alternativesTo } from '../../../src/app/workers/post-mortem/alternatives.ts';
import type { Controllers } from '../../../src/app/controllers.ts';
import type { Choice } from '../../../src/app/workers/post-mortem/choices.ts';
import { choicesIn, sampled } from '../../../src/app/workers/post-mortem/choices.ts';
import { Scales, EVEN, gainOf } from '../../../src/app/workers/post-mortem/weighing.ts';
import { positionsOf } from '../../../src/app/workers/swings.ts';
import { beginBout } from '../../../src/engine/bout/index.ts';
import { seededRng } from '../../../src/engine/dice/index.ts';
import { sigmasFor } from '../../../src/engine/odds/index.ts';
import type { HuntGame } from '../../../src/games/damnatio/desk/index.ts';
import { choices as huntChoices } from '../../../src/games/damnatio/page/choices.ts';
import { huntsOf } from '../../../src/games/damnatio/desk/index.ts';
import { muneraOf } from '../../../src/games/munera/desk/index.ts';
import type { PostMortem } from '../../../src/hud/end/index.ts';
import type { BoutRecord, Game, GameAtHand } from '../../../src/session/index.ts';
import { beginSession, forkRecord, replayRecord, scenarioSetup } from '../../../src/session/index.ts';
import type { LotsGame, LotsSetup } from '../../toy/lots.ts';
import { LOTS, lotsDesk } from '../../toy/lots.ts';
import { core } from '../../support/core-content.ts';
import { fought, kit, played } from '../support.ts';

const lots = { desk: lotsDesk, rules: LOTS } as unknown as GameAtHand<LotsGame>;

/** A record of lots: the urns that were taken, and the dice of a seed. */
function drawn(urns: LotsSetup['urns'], taken: readonly number[], seed: string): BoutRecord<LotsGame> {
  const setup: LotsSetup = { ruleset: 'lots', urns };
  const actions = taken.map((urn) => ({ type: 'draw', urn }) as const);
  beginBout(LOTS, setup, setup, seededRng(seed));
  return { format: 2, ruleset: 'lots', version: 1, content: '', packs: {}, seed, setup, from: null, actions, hash: '', sealed: null };
}

/** All that is told, the last of it last; so many roll-outs may be spent. */
function told(record: BoutRecord<LotsGame>, rollOuts: number): PostMortem[] {
  return [...postMortem(lots, { record, controllers: {} }, (spent) => spent / rollOuts)].flatMap((each) => (each ? [each] : []));
}
const end = (record: BoutRecord<LotsGame>, rollOuts: number): PostMortem => told(record, rollOuts).at(-1)!;

describe('a post-mortem of choices whose worth is known exactly', () => {
  const urns = [
    [50, 50],
    [20, 80],
    [60, 60],
    [70, 30],
  ] as const;

  it('finds the one answer that would have kept more, and by how much', () => {
    const record = drawn(urns, [0, 0, 0, 0], 'known');
    const { better, praised, measure, choices, came, done } = end(record, 4000);
    const before = positionsOf(lots, record).bouts[1]!.state.saved.length;
    expect([measure, choices, done]).toEqual([{ of: 'saved', most: 4 }, 4, true]);
    expect(came).toBeLessThanOrEqual(4);
    expect(better.map(({ step, played: was, other }) => [step, was, other])).toEqual([
      [1, [{ type: 'draw', urn: 0 }], [{ type: 'draw', urn: 1 }]],
    ]);
    const [{ gain, kept, would, life, times, round }] = better as [(typeof better)[number]];
    expect(Math.abs(gain.mean - 0.6)).toBeLessThan(3 * gain.error);
    expect(Math.abs(kept.mean - (before + 1.5))).toBeLessThan(4 * kept.error);
    expect(Math.abs(would.mean - (before + 2.1))).toBeLessThan(4 * would.error);
    expect(life?.figure).toBe('man-2');
    expect([life!.kept, life!.would].map((share) => Math.round(share * 10))).toEqual([2, 8]);
    expect([times > 100, round]).toEqual([true, 2]);
    expect(praised.map(({ step }) => step)).toEqual([3]);
    expect(praised[0]!.gain.mean).toBeLessThan(0);
  });

  it('is the same each time for the same record and as many roll-outs', () => {
    const record = drawn(urns, [0, 0, 1, 1], 'again');
    expect(end(record, 800)).toEqual(end(record, 800));
  });

  it('says nothing of choices that are equal, for 95 of 100 dice at least', { timeout: 60_000 }, () => {
    const even: LotsSetup['urns'] = Array.from({ length: 12 }, (_, man) => [30 + man * 4, 30 + man * 4] as const);
    const talkative = Array.from({ length: 100 }, (_, dice) => {
      const alike = { ...lots, desk: { ...lotsDesk, bots: { first: { policy: () => ({ type: 'draw', urn: 0 }) as const, about: '' } } } };
      const taken = even.map((_urn, man) => (dice >> (man % 7)) & 1);
      const reports = [
        ...postMortem(
          alike as unknown as typeof lots,
          { record: drawn(even, taken, `even ${dice}`), controllers: {} },
          (spent) => spent / 1200,
        ),
      ];
      const last = reports.at(-1)!;
      return last.better.length + last.praised.length;
    }).filter((count) => count > 0);
    expect(talkative.length).toBeLessThanOrEqual(5);
  });

  it('is told bit by bit, and its last word is the only one that is done', () => {
    const reports = told(drawn(urns, [1, 0, 0, 1], 'slow'), 3000);
    const shares = reports.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(reports.filter(({ done }) => done)).toHaveLength(1);
    expect(reports.some(({ done, better }) => !done && better.length > 0)).toBe(true);
    expect(shares.at(-1)).toBe(1);
  });
});

describe('pairs of roll-outs', () => {
  it('throw the same dice for both answers: where they come to the same, nothing is gained or lost', () => {
    const record = drawn(
      [
        [50, 50],
        [40, 90],
      ],
      [0, 0],
      'pairs',
    );
    const { bouts } = positionsOf(lots, record);
    const scales = new Scales(lots, record.setup, bouts, { bot: 'first' });
    const choice: Choice = { from: 0, to: 1, place: 0 };
    const way = { choice, step: 0, played: [{ type: 'draw', urn: 0 }], other: [{ type: 'draw', urn: 1 }], advised: false } as const;
    let balance = EVEN;
    for (let i = 0; i < 200; i += 1) balance = scales.weigh(way, balance, 'same');
    expect(gainOf(balance).mean).toBe(0);
    expect(scales.rollOuts).toBe(400);
    const second = { ...way, step: 1 };
    let known = EVEN;
    for (let i = 0; i < 50; i += 1) known = scales.weigh(second, known, 'same');
    let again = EVEN;
    const before = scales.rollOuts;
    for (let i = 0; i < 50; i += 1) again = scales.weigh({ ...second, other: [{ type: 'draw', urn: 0 }] }, again, 'same');
    expect(scales.rollOuts - before).toBe(50);
    expect(gainOf(again).mean).toBe(0);
    expect(gainOf(known).mean).toBeGreaterThan(0.3);
  });

  it('must stand out the more, the more there are to choose the greatest from', () => {
    expect(sigmasFor(1)).toBeCloseTo(2, 2);
    expect(sigmasFor(10)).toBeCloseTo(2.84, 2);
    expect([1, 2, 5, 9].map(sigmasFor)).toEqual([1, 2, 5, 9].map(sigmasFor).toSorted((a, b) => a - b));
  });
});

describe('choices of a record', () => {
  const hunts = huntsOf(kit);
  const munera = muneraOf(kit);

  it('are answers of one kind without a die between them; what left no choice is none', () => {
    assert(
      property(integer({ min: 0, max: 30 }), (seed) => {
        const session = played(`choices ${seed}`, 40);
        const record = session.record();
        const positions = positionsOf(hunts, record);
        const { own: choices } = choicesIn(hunts.desk, record, positions, { controllers: {} });
        let last = 0;
        for (const { from, to } of choices) {
          expect(from).toBeGreaterThanOrEqual(last);
          last = to;
          const asked = positions.bouts.slice(from, to);
          expect(new Set(asked.map((bout) => bout.decision()!.kind)).size).toBe(1);
          expect(positions.dice.slice(from + 1, to)).not.toContain(true);
          expect(asked.some((bout) => bout.actions().length > 1)).toBe(true);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('are those of the player only', () => {
    const record = fought('abc', 60).record();
    const positions = positionsOf(munera, record);
    const { own } = choicesIn(munera.desk, record, positions, { controllers: { murmillo: 'human', thraex: 'skilled' } });
    expect(own.length).toBeGreaterThan(0);
    for (const { from, place } of own) {
      expect(positions.bouts[from]!.decision()!.figures[0]).toBe('murmillo');
      expect(place).toBe(0);
    }
    const nobodys = choicesIn(munera.desk, record, positions, { controllers: { murmillo: 'skilled', thraex: 'greedy' } });
    expect(nobodys).toEqual({ own: [], byBot: [] });
  });

  it('are not those that a bot made in his place: they are counted apart, and no choice holds answers of both', () => {
    const record = played('handed over', 60).record();
    const positions = positionsOf(hunts, record);
    const all = choicesIn(hunts.desk, record, positions, { controllers: {} }).own;
    for (const deputed of [
      [[0, 60]],
      [[20, 33]],
      [
        [0, 7],
        [40, 60],
      ],
    ] as const) {
      const isBots = (step: number): boolean => deputed.some(([from, to]) => from <= step && step < to);
      const { own, byBot } = choicesIn(hunts.desk, record, positions, { controllers: {}, deputed });
      const steps = (choices: readonly Choice[]) =>
        choices.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
      expect(steps(own).filter(isBots)).toEqual([]);
      expect(steps(byBot).filter((step) => !isBots(step))).toEqual([]);
      expect(byBot.length).toBeGreaterThan(0);
      expect([...own, ...byBot].length).toBeGreaterThanOrEqual(all.length);
    }
  });

  it('that a bot made are left out of a post-mortem, which says how many', () => {
    const urns = Array.from({ length: 4 }, () => [20, 80] as const);
    const record = drawn(urns, [0, 0, 0, 0], 'handed');
    const held = [...postMortem(lots, { record, controllers: {}, deputed: [[2, 4]] }, (spent) => spent / 4000)].at(-1)!;
    expect([held.choices, held.byBot]).toEqual([2, 2]);
    expect(new Set(held.better.map(({ step }) => step))).toEqual(new Set([0, 1]));
    const all = [...postMortem(lots, { record, controllers: {}, deputed: [[0, 4]] }, (spent) => spent / 400)].at(-1)!;
    expect([all.choices, all.byBot, all.better]).toEqual([0, 4, []]);
    expect(end(record, 400)).not.toHaveProperty('byBot');
  });

  it('have alternatives that are legal where they begin, and differ from what was played', () => {
    assert(
      property(integer({ min: 0, max: 30 }), (seed) => {
        const record = played(`ways ${seed}`, 30).record();
        const positions = positionsOf(hunts, record);
        for (const choice of choicesIn(hunts.desk, record, positions, { controllers: {} }).own) {
          for (const way of alternativesTo(hunts.desk, record.actions, positions, choice)) {
            const bout = positions.bouts[way.step]!.clone();
            expect(way.step).toBeGreaterThanOrEqual(choice.from);
            expect(way.played).toEqual(record.actions.slice(way.step, way.step + way.played.length));
            expect(way.other[0]).not.toEqual(way.played[0]);
            for (const action of way.other) {
              expect(bout.isLegal(action)).toBe(true);
              bout.play(action);
            }
          }
        }
      }),
      { numRuns: 4 },
    );
  });

  it('are those that were put: nothing is weighed that goes without saying, so that the screen never asked it', () => {
    const unasked = <G extends Game>({ desk, rules }: GameAtHand<G>, record: BoutRecord<G>, controllers: Controllers): number => {
      const positions = positionsOf({ rules }, record);
      const isSure = (step: number): boolean => {
        const sure = desk.outlook.sureAnswer?.(positions.bouts[step]!) ?? null;
        return sure !== null && JSON.stringify(sure) === JSON.stringify(record.actions[step]);
      };
      for (const choice of choicesIn(desk, record, positions, { controllers }).own)
        for (const { step } of alternativesTo(desk, record.actions, positions, choice)) expect(isSure(step)).toBe(false);
      return [...record.actions.keys()].filter(isSure).length;
    };
    let hunted = 0;
    let boxed = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      hunted += unasked(hunts, played(`put ${seed}`, 60).record(), {});
      boxed += unasked(munera, fought(seed, 60).record(), { murmillo: 'human', thraex: 'human' });
    }
    expect([hunted > 0, boxed > 0]).toEqual([true, true]);
  });

  it('of a long bout are looked at evenly, those first that a bot would have answered otherwise', () => {
    const all = Array.from({ length: 100 }, (_, i): Choice => ({ from: i, to: i + 1, place: 0 }));
    const some = sampled(all, 20, ({ from }) => from >= 90);
    expect(some).toHaveLength(20);
    expect(some.filter(({ from }) => from >= 90)).toHaveLength(10);
    expect(some.filter(({ from }) => from < 90).map(({ from }) => from)).toEqual([0, 9, 18, 27, 36, 45, 54, 63, 72, 81]);
    expect(some.map(({ from }) => from)).toEqual(some.map(({ from }) => from).toSorted((a, b) => a - b));
    expect(sampled(all, 200, () => true)).toEqual(all);
  });

  it('can be fought on from right before them: the fork stands where the choice was asked', () => {
    assert(
      property(integer({ min: 0, max: 30 }), (seed) => {
        const record = played(`fork ${seed}`, 40).record();
        const positions = positionsOf(hunts, record);
        for (const { from } of choicesIn(hunts.desk, record, positions, { controllers: {} }).own.filter((_, i) => i % 4 === 0)) {
          const fork = forkRecord<HuntGame>(kit, record, from);
          expect(fork.bout.toJSON()).toEqual(positions.bouts[from]!.toJSON());
          expect(fork.bout.isLegal(record.actions[from]!)).toBe(true);
        }
      }),
      { numRuns: 5 },
    );
  });
});

describe('a position in which one Defend card is far better', () => {
  it('is found out: whoever played none is told of it, in words', { timeout: 60_000 }, () => {
    const file = {
      name: 'pounce',
      ruleset: 'damnatio',
      start: 'beast',
      control: 'beast',
      beasts: [{ card: 'lion', at: [0, 0], facing: 0, hp: 2 }],
      men: [{ card: 'bulla', at: [3, 0], facing: 3, hp: 5 }],
      dice: [],
    } as unknown as Parameters<typeof scenarioSetup<HuntGame>>[1];
    const session = beginSession<HuntGame>(kit, scenarioSetup<HuntGame>(kit, file), 'a');
    expect(session.decision()?.kind).toBe('defend');
    session.play({ type: 'defend', figure: 'bulla', card: null });
    const record = session.record();
    const hunts = huntsOf(kit);
    const last = [...postMortem<HuntGame>(hunts, { record, controllers: {} }, (spent) => spent / 1500)].at(-1)!;
    expect(last.better).toHaveLength(1);
    expect(last.better[0]).toMatchObject({ step: 0, played: [{ card: null }], life: { figure: 'bulla' } });
    expect(last.better[0]!.other).toEqual([expect.objectContaining({ type: 'defend', card: expect.any(String) as string })]);
    expect(last.better[0]!.gain.mean).toBeGreaterThan(0.03);
    const by = { seed: 'a', messages: core.text['en']! };
    const told = toldChoice<HuntGame>(huntChoices, replayRecord<HuntGame>(kit, record), last.better[0]!, by);
    expect(told.did).toBe('Bulla met the pounce without a card');
    expect(told.other).toMatch(/^meeting the pounce with [A-Z]/);
  });
});
