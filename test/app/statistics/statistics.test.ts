import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Game as Rules, GameRecord, GameReplay, LogStep } from '../../../src/session/index.ts';
import { replayRecord } from '../../../src/session/index.ts';
import { diceLuck, sigmasOf } from '../../../src/app/statistics/dice-luck.ts';
import type { Game } from '../../../src/app/game.ts';
import { aboutGame } from '../../../src/app/about.ts';
import type { Digest, Known } from '../../../src/app/statistics/digest.ts';
import { isCurrent, isSure, WAY, withFound } from '../../../src/app/statistics/digest.ts';
import { cameOf, digestOf, foreseen } from '../../../src/app/statistics/use-digests.ts';
import { apart, betterThan, firstOnly, inGroups, lineOf, linesBy, meanOf } from '../../../src/app/statistics/sums.ts';
import { choiceNote, groupsOf, lineWords, luckGauge, notOwnWords, skillGauge } from '../../../src/app/statistics/words.ts';
import { keepDigests, loadDigests } from '../../../src/app/storage/digests.ts';
import type { KeptGame } from '../../../src/app/storage/read-record.ts';
import { keepRecord, listRecords } from '../../../src/app/storage/records.ts';
import type { askAnalyst } from '../../../src/app/workers/analyst.ts';
import { makeRow } from '../../../src/app/storage/row.ts';
import type { PostMortem } from '../../../src/hud/end/index.ts';
import { freshIndexedDb, kit, openVault, played } from '../support.ts';

const NO_LUCK = { excess: 0, variance: 1, rolls: 4 };

function digest(part: Partial<Digest>): Digest {
  const whole = {
    id: 'a',
    at: 1,
    game: 'hunt',
    fight: 'f',
    own: [],
    foes: ['Lion'],
    of: 'saved',
    most: 4,
    came: 2,
    luck: NO_LUCK,
  } as const;
  return { ...whole, expected: { mean: 1, error: 0.1 }, ...part };
}

const steps = (...events: readonly object[]): LogStep[] => [{ action: null, events: events as unknown as LogStep['events'] }];
const BEGUN = {
  type: 'bout-started',
  figures: [
    { figure: 'man', side: 'men' },
    { figure: 'lion', side: 'beast' },
  ],
};
const rolled = (figure: string, chance: number, result: string) => ({ type: 'rolled', figure, roll: { why: 'to-hit', chance, result } });

describe('the dice of a fight', () => {
  it('count for the player what helps him and against him what helps his opponent', () => {
    const luck = diceLuck(steps(BEGUN, rolled('man', 5, 'hit'), rolled('lion', 15, 'miss'), rolled('lion', 10, 'hit')), ['men']);
    expect(luck.rolls).toBe(3);
    expect(luck.excess).toBeCloseTo(0.75 + 0.75 - 0.5);
    expect(luck.variance).toBeCloseTo(0.25 * 0.75 + 0.75 * 0.25 + 0.25);
  });

  it('leave out what no die decides', () => {
    expect(
      diceLuck(steps(BEGUN, { type: 'rolled', figure: 'man', roll: { why: 'wounds', chance: null, result: null } }), ['men']).rolls,
    ).toBe(0);
    expect(diceLuck(steps(BEGUN, rolled('man', 20, 'hit')), ['men'])).toEqual({ excess: 0, variance: 0, rolls: 0 });
    expect(sigmasOf({ excess: 0, variance: 0 })).toBe(0);
  });

  it('are the opposite for the other side', () => {
    const all = played('luck').steps;
    const [men, beast] = [diceLuck(all, ['men']), diceLuck(all, ['beast'])];
    expect(men.rolls).toBeGreaterThan(10);
    expect(men.excess).toBeCloseTo(-beast.excess);
    expect(Math.abs(sigmasOf(men))).toBeLessThan(5);
  });

  it('say how rare they are', () => {
    expect(betterThan(0)).toBeCloseTo(0.5, 6);
    expect(betterThan(1.959964)).toBeCloseTo(0.975, 5);
    expect(betterThan(-1)).toBeCloseTo(0.158655, 5);
  });
});

describe('fights together', () => {
  it('add up by hand', () => {
    const list = [digest({ came: 0 }), digest({ came: 1 }), digest({ came: 4 }), digest({ came: 3, foes: ['Bear'] })];
    const [lion, bear] = linesBy(list, ({ foes }) => foes);
    expect(lion).toMatchObject({ name: 'Lion', fights: 3, came: 5, most: 12 });
    expect(lion!.share.mean).toBeCloseTo(5 / 12);
    expect(bear).toMatchObject({ name: 'Bear', fights: 1, came: 3, most: 4, share: { half: null } });
    expect(lineOf('none', [])).toMatchObject({ fights: 0, came: 0, share: { mean: 0, half: null } });
  });

  it('have a mean with its interval', () => {
    expect(meanOf([1, 1, 1])).toEqual({ mean: 1, half: 0 });
    expect(meanOf([0, 1, 2, 3]).half).toBeCloseTo(1.96 * Math.sqrt(5 / 3 / 4));
    expect(meanOf([1, 2]).half).toBeNull();
  });

  it('with the same dice count once, the first', () => {
    const list = [digest({ id: 'b', at: 9 }), digest({ id: 'a', at: 3 }), digest({ id: 'c', at: 5, fight: 'other' })];
    expect(firstOnly(list).map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('are no first ones where the same was given up, left, or fought on from within before', () => {
    const left = { id: 'l', skipped: true, fight: 'left', at: 1 } as const;
    const looked = { id: 'x', skipped: true } as const;
    const list: Known[] = [
      looked,
      left,
      digest({ id: 'a', at: 2, fight: 'left' }),
      digest({ id: 'b', at: 3, fight: 'given', came: 0, ended: 'given-up', round: 2 }),
      digest({ id: 'c', at: 4, fight: 'given' }),
      digest({ id: 'd', at: 5, fight: 'friend', fork: true }),
      digest({ id: 'e', at: 6, fight: 'friend' }),
      digest({ id: 'f', at: 7, fight: 'fresh' }),
    ];
    expect(firstOnly(list).map(({ id }) => id)).toEqual(['b', 'f']);
  });

  it('that were not his to their end say how', () => {
    expect(notOwnWords(digest({}))).toBe('');
    expect(notOwnWords(digest({ ended: 'given-up', round: 3, came: 0 }))).toBe('Lion: given up in round 3');
    const handed = digest({ own: ['Murmillo'], foes: ['Thraex'], of: 'won', most: 1, came: 0.625, ended: 'by-bot', round: 2 });
    expect(notOwnWords(handed)).toBe('Murmillo against Thraex: handed to the bot in round 2, when 63 % of such bouts are won');
    const lion = digest({ came: 1.46, ended: 'by-bot', round: 0 });
    expect(notOwnWords(lion)).toBe('Lion: handed to the bot before the first round, when 1.5 of 4 could still be hoped for');
    expect(lineWords(lineOf('Thraex', [handed])).came).toBe('0.6 of 1 won');
    expect(lineWords(lineOf('Lion', [digest({})])).came).toBe('2 of 4 saved');
  });

  it('stand in groups by time', () => {
    const list = Array.from({ length: 12 }, (_, at) => digest({ id: String(at), at: 12 - at }));
    expect(inGroups(list, 5).map((group) => group.length)).toEqual([5, 5, 2]);
    expect(groupsOf(list, 10).map(({ name }) => name)).toEqual(['1 to 5', '6 to 10', '11 to 12']);
    expect(groupsOf(list, 10)[0]).toMatchObject({ share: 0.5, luck: '50 of 100', above: '+25 points' });
  });
});

describe('luck and skill', () => {
  const withLuck = (sigmas: number, came: number, at: number): Digest =>
    digest({ id: String(at), fight: String(at), at, came, luck: { excess: sigmas, variance: 1, rolls: 10 } });

  it('are told apart where only the dice made the difference', () => {
    const list = Array.from({ length: 20 }, (_, at) => withLuck(at % 2 === 0 ? 1 : -1, at % 2 === 0 ? 2 : 0, at));
    const { above, skill, sigmas } = apart(list);
    expect(sigmas).toBeCloseTo(0);
    expect(above!.mean).toBeCloseTo(0);
    expect(skill!.mean).toBeCloseTo(0);
    expect(skill!.half!).toBeLessThan(above!.half!);
  });

  it('leave what is left to skill when dice were kind throughout', () => {
    const list = Array.from({ length: 20 }, (_, at) => withLuck(at % 2 === 0 ? 2 : 0, at % 2 === 0 ? 4 : 2, at));
    const { above, skill } = apart(list);
    expect(above!.mean).toBeCloseTo(0.5);
    expect(skill!.mean).toBeCloseTo(0.25);
  });

  it('are not told apart with too few fights', () => {
    const both = apart([withLuck(1, 3, 1)]);
    expect(both.skill).toBeNull();
    expect(skillGauge(both)!.text).toContain('Too few fights');
    expect(apart([digest({ expected: null })]).above).toBeNull();
    expect(skillGauge(apart([digest({ expected: null })]))).toBeNull();
  });

  it('never make skill of luck: shifting all results shifts skill alike', () => {
    const fight = fc.record({ sigmas: fc.double({ min: -3, max: 3, noNaN: true }), came: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(fc.array(fight, { minLength: 12, maxLength: 40 }), (list) => {
        const fights = (more: number) => list.map(({ sigmas, came }, at) => withLuck(sigmas, came + more, at));
        expect(apart(fights(1)).skill!.mean - apart(fights(0)).skill!.mean).toBeCloseTo(0.25);
        expect(apart(fights(1)).sigmas).toBeCloseTo(apart(fights(0)).sigmas);
      }),
    );
  });

  it('are said in words', () => {
    expect(luckGauge(apart([digest({ luck: { excess: 4, variance: 4, rolls: 40 } })])).text).toBe(
      'In 40 throws 98 players in 100 would have had worse dice, 2 better.',
    );
    expect(luckGauge(apart([digest({ luck: { excess: -4, variance: 4, rolls: 40 } })])).text).toContain(
      '98 players in 100 would have had better dice, 2 worse',
    );
    expect(luckGauge(apart([digest({})])).text).toContain('nothing out of the common');
    expect(choiceNote([])).toBeNull();
    const held = { measure: { of: 'saved', most: 4 }, better: [{ gain: { mean: 0.4 } }, { gain: { mean: 0.4 } }] } as unknown as PostMortem;
    expect(choiceNote([{ ...held, better: [] }])).toContain('no single one can be shown to have cost anything');
    expect(choiceNote([held])).toContain('cost at least 20 points a fight');
  });
});

describe('what is known of fights', () => {
  beforeEach(freshIndexedDb);

  it('is kept by the id of its record, and read again', async () => {
    const vault = await openVault();
    const known = [digest({ id: 'one' }), { id: 'two', skipped: true } as const];
    await keepDigests(vault, known);
    expect(await loadDigests(vault)).toEqual(known);
  });

  it('is thought anew where it was foreseen in another way, and an older one stays where nothing better is found', () => {
    const older = digest({ id: 'one' });
    expect([isCurrent(older), isCurrent({ ...older, way: WAY }), isCurrent({ id: 'two', skipped: true })]).toEqual([false, true, true]);
    const better = { ...older, way: WAY, expected: { mean: 2, error: 0.1 } };
    expect(withFound([older], better)).toEqual([better]);
    const failed = { ...older, way: WAY, expected: null };
    expect(withFound([older], failed)).toEqual([older]);
    expect(withFound([older], { id: 'one', skipped: true })).toEqual([{ ...older, way: WAY }]);
    expect(withFound([], failed).filter(isSure)).toEqual([]);
  });

  it('is foreseen with whoever decided, and not at all when the worker failed', async () => {
    const session = played('foreseen');
    const replay = { record: session.record(), positions: [session.bout] } as unknown as GameReplay;
    const asks: unknown[] = [];
    const own = { places: [0], controllers: { valens: 'greedy' } };
    const expected = await foreseen({ kit } as Game, replay, own, new Promise<void>(() => undefined), (ask, say) => {
      asks.push(ask);
      say({ answer: 'failed', why: 'gone', done: true });
      return () => undefined;
    });
    expect([expected, asks]).toEqual([null, [expect.objectContaining({ ask: 'chance', controllers: { valens: 'greedy' } })]]);
  });

  const never = new Promise<void>(() => undefined);
  const says =
    (mean: number): typeof askAnalyst =>
    (ask, tell) => {
      const known = {
        measure: { of: 'saved', most: 4 },
        hopes: [{ mean: ask.ask === 'chance' ? mean : 9, error: 0.1 }],
        results: [],
        rollOuts: 80,
      } as const;
      tell({ answer: 'chance', ...known, done: true });
      return () => undefined;
    };
  const digestOfKept = async (part: Partial<KeptGame>, answers = Infinity) => {
    const vault = await openVault();
    const session = played('counted', answers);
    const kept: KeptGame = { record: session.record(), controllers: {}, ...part };
    const id = await keepRecord(vault, kept, { ...aboutGame(session), ...(part.givenUp && { givenUp: true }) });
    const [record] = await listRecords(vault);
    return { id, session, known: await digestOf({ kit } as Game, vault, record!, never, says(1.5)) };
  };

  it('counts a fight that was given up as nothing saved, and keeps its round', async () => {
    const { session, known } = await digestOfKept({ givenUp: true }, 20);
    expect(known).toMatchObject({ came: 0, most: 4, ended: 'given-up', round: session.bout.state.round, expected: { mean: 1.5 } });
    const vault = await openVault();
    await keepDigests(vault, [known!]);
    expect(await loadDigests(vault)).toEqual([known]);
  });

  it('counts of a fight that a bot took over what was left to hope for, and the dice until then', async () => {
    const { known, session } = await digestOfKept({
      deputed: [
        [15, 17],
        [18, 30],
      ],
    });
    const until = diceLuck(session.steps.slice(0, 16), ['men']);
    expect(known).toMatchObject({ came: 1.5, ended: 'by-bot', luck: until });
    expect(until.rolls).toBeGreaterThan(0);
    expect(until.rolls).toBeLessThan(diceLuck(session.steps, ['men']).rolls);
    const whole = (await digestOfKept({})).known as Digest;
    expect([whole.ended, whole.came]).toEqual([undefined, session.bout.state.outcome!.survivors.length]);
  });

  it('asks what was left at the very answer from which the bot decided, and knows nothing while nobody can say', async () => {
    const session = played('counted');
    const replay = replayRecord<Rules>(kit, session.record() as GameRecord);
    const asks: unknown[] = [];
    const silent: typeof askAnalyst = (ask, tell) => {
      asks.push('position' in ask && ask.position);
      tell({ answer: 'failed', why: 'gone', done: true });
      return () => undefined;
    };
    const of = { replay, places: [0], controllers: {}, deputed: [[15, 20]] as const };
    expect(await cameOf({ kit } as Game, of, never, silent)).toBeNull();
    expect(asks).toEqual([replay.positions[15]!.toJSON()]);
  });

  it('of one that was left notes which it was; of the try that can still be gone on with nothing, of a friend’s nothing more; forks are told apart', async () => {
    const { known } = await digestOfKept({}, 20);
    expect(known).toMatchObject({ skipped: true, fight: expect.any(String), at: expect.any(Number) });
    expect((await digestOfKept({ occasion: 'today 1970-01-01' }, 20)).known).toBeNull(); // where the clock of the vault stands
    const { fight } = known as { fight: string };
    expect((await digestOfKept({ occasion: 'today 1969-12-24' }, 20)).known).toMatchObject({ skipped: true, fight });
    const brought = await digestOfKept({ occasion: 'brought' });
    expect(brought.known).toEqual({ id: brought.id, skipped: true });
    const fork = await digestOfKept({ occasion: 'fork 0123456789ab 7' });
    expect(fork.known).toMatchObject({ fork: true, fight });
    expect((await digestOfKept({ occasion: 'challenge 0123456789ab' })).known).not.toHaveProperty('fork');
  });

  it('of another shape is left out, and the rest is used', async () => {
    const vault = await openVault();
    const forged = [
      digest({ id: 'good' }),
      { ...digest({}), ended: 'asleep' },
      { ...digest({}), ended: 'by-bot' },
      { id: 'q', skipped: true, fight: 7 },
      { ...digest({}), most: 0 },
      { ...digest({}), luck: null },
      { id: 7, skipped: true },
      null,
    ];
    await vault.write([{ do: 'put', shelf: 'profile', row: makeRow({ kind: 'digests', format: 1 }, 'digests', forged, null, 1) }]);
    expect((await loadDigests(vault)).map(({ id }) => id)).toEqual(['good']);
  });
});
