import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HUMAN } from '../../../src/app/controllers.ts';
import { comesToItsEnd, lostReplay } from '../../../src/app/lost-replay.ts';
import { formatRoute, parseRoute } from '../../../src/app/routes.ts';
import { playersIn, playersText } from '../../../src/app/share/challenge-link.ts';
import { compare } from '../../../src/app/share/compare.ts';
import { tellOfSides, roundMarks } from '../../../src/app/share/feat.ts';
import { isSameFight } from '../../../src/app/share/rivals.ts';
import { weighedWords } from '../../../src/app/share/use-weighed.ts';
import { weighParting } from '../../../src/app/workers/questions.ts';
import { policies } from '../../../src/games/damnatio/bots/index.ts';
import type { HuntGame } from '../../../src/games/damnatio/desk/index.ts';
import type { HuntAction } from '../../../src/games/damnatio/rules/index.ts';
import { huntsOf } from '../../../src/games/damnatio/desk/index.ts';
import type { MuneraGame } from '../../../src/games/munera/desk/index.ts';
import { muneraDesk } from '../../../src/games/munera/desk/index.ts';
import { entrant, muneraSetup } from '../../../src/games/munera/rules/index.ts';
import type { LinkError } from '../../../src/session/index.ts';
import { beginSession, decodeLink, encodeLink, forkRecord, gameOf, replayRecord } from '../../../src/session/index.ts';
import { seededRng } from '../../../src/engine/dice/index.ts';
import { kit, played } from '../support.ts';

const pair = muneraSetup({ fighters: [entrant({ card: 'murmillo', side: 'i' }), entrant({ card: 'thraex', side: 'ii' })] });

describe('a challenge', () => {
  it('names bots of packs', () => {
    const [desk, setup] = [{ ...muneraDesk, bots: { ...muneraDesk.bots, 'author.pack:patient@tiro': muneraDesk.bots['skilled']! } }, pair];
    const named = {
      ...Object.fromEntries(muneraDesk.seats(pair).map(({ figure }) => [figure, 'author.pack:patient@tiro'])),
      murmillo: HUMAN,
    };
    const text = playersText<MuneraGame>(desk, setup, named);
    expect(parseRoute(`#r=abc&c=${text}`, [])).toEqual({ screen: 'challenge', text: 'abc', players: text, deputed: '' });
    expect(playersIn<MuneraGame>(desk, setup, text)).toEqual(named);
  });

  it('comes back whole from its address: the fight, the dice, who plays whom', () => {
    const record = played('friend').record();
    const text = encodeLink(kit, record);
    const challenge = { screen: 'challenge', text, players: '1', deputed: '' } as const;
    expect(formatRoute(challenge)).toBe(`#r=${text}&c=1`);
    for (const deputed of ['', '0-0.12-17'])
      expect(parseRoute(formatRoute({ ...challenge, deputed }), [])).toEqual({ ...challenge, deputed });
    for (const forged of ['7', '-1-2', 'a-b', '1-2.']) expect(parseRoute(`#r=${text}&c=1&b=${forged}`, [])).toEqual(challenge);
    const replay = replayRecord(kit, decodeLink(kit, text));
    expect(replay.seal.kind).toBe('verified');
    expect(comesToItsEnd(replay)).toBe(true);
    expect(replay.record.actions).toEqual(record.actions);
  });

  it.each(['', 'h..skilled', 'a'.repeat(62), 'h.<b>', Array.from({ length: 25 }, () => 'h').join('.')])(
    'whose players are no words is a plain replay: %j',
    (players) => {
      expect(parseRoute(`#r=abc&c=${players}`, [])).toEqual({ screen: 'link', text: 'abc', at: null });
    },
  );

  it('names ways of fighting and grades, and behaviours of packs', () => {
    const LONG = `${'a'.repeat(60)}@secundus-palus`;
    const desk = {
      ...muneraDesk,
      bots: { ...gameOf<MuneraGame>(kit, pair).desk.bots, 'my.own@tiro': muneraDesk.bots['greedy']!, [LONG]: muneraDesk.bots['greedy']! },
    };
    for (const foe of ['patient', 'patient@tiro', 'netman@primus-palus', 'my.own@tiro', LONG]) {
      const controllers = { murmillo: HUMAN, thraex: foe };
      const players = playersText<MuneraGame>(desk, pair, controllers);
      const route = { screen: 'challenge', text: 'abc', players, deputed: '' } as const;
      expect(parseRoute(formatRoute(route), [])).toEqual(route);
      expect(playersIn<MuneraGame>(desk, pair, players)).toEqual(controllers);
    }
  });

  it('that was forged or cut names its fault, and nothing of it is used', () => {
    const text = encodeLink(kit, played('friend').record());
    const faults = (bad: string): string => {
      try {
        decodeLink(kit, bad);
        return 'none';
      } catch (error) {
        expect(lostReplay(error).title).not.toBe('');
        return (error as LinkError).fault;
      }
    };
    expect(faults(text.slice(0, -4))).toBe('cut');
    expect(faults(`${text.slice(0, 20)}${text[20] === 'A' ? 'B' : 'A'}${text.slice(21)}`)).toBe('cut');
    expect(faults('A'.repeat(9000))).toBe('too-long');
    expect(faults('nothing of ours')).toBe('foreign');
  });
});

describe('who plays whom in a challenge', () => {
  it('goes and comes back', () => {
    const controllers = { murmillo: 'greedy', thraex: HUMAN };
    expect(playersText(muneraDesk, pair, controllers)).toBe('greedy.h');
    expect(playersIn(muneraDesk, pair, 'greedy.h')).toEqual(controllers);
    expect(playersText(huntsOf(kit).desk, played('x', 0).setup, {})).toBe('1');
  });

  it('is as usual where it fits no seat, names no bot or leaves nobody to the player', () => {
    const usual = { murmillo: HUMAN, thraex: 'skilled' };
    for (const forged of ['h', 'h.h.h', 'greedy.skilled', '', '1']) expect(playersIn(muneraDesk, pair, forged)).toEqual(usual);
    expect(playersIn(muneraDesk, pair, 'h.constructor')).toEqual(usual);
  });

  it('never gives a figure to anybody who is not there', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const controllers = playersIn(muneraDesk, pair, text);
        expect(Object.keys(controllers)).toEqual(['murmillo', 'thraex']);
        expect(Object.values(controllers)).toContain(HUMAN);
        for (const name of Object.values(controllers)) expect([HUMAN, ...Object.keys(muneraDesk.bots)]).toContain(name);
      }),
    );
  });
});

/** The same hunt up to an answer, then played by somebody else. */
function partedAt(step: number) {
  const one = played('parting').record();
  const session = forkRecord<HuntGame>(kit, one, step);
  const other = session.bout.actions().find((action) => JSON.stringify(action) !== JSON.stringify(one.actions[step]))!;
  session.play(other);
  const rng = seededRng('other');
  while (session.decision()) session.play(policies.naive(session.bout, rng));
  return { one, other: session.record() };
}

/** A step of the record at which something else could have been answered. */
function openStep(from: number): number {
  const one = played('parting').record();
  for (let step = from; step < one.actions.length; step += 1)
    if (forkRecord<HuntGame>(kit, one, step).bout.actions().length > 1) return step;
  throw new RangeError('nothing to choose');
}

describe('two records side by side', () => {
  const sideOf = (record: ReturnType<typeof partedAt>['one']) => ({ replay: replayRecord<HuntGame>(kit, record), controllers: {} });

  it.each([0, 3, 9, 17])('part at the very answer that differs (from %i on)', (from) => {
    const step = openStep(from);
    const { one, other } = partedAt(step);
    const { parting, choices } = compare(huntsOf(kit), sideOf(one), sideOf(other));
    expect(parting!.step).toBe(step);
    expect(parting!.choices).not.toBeNull();
    expect(parting!.choices![0].from).toBeLessThanOrEqual(step);
    expect(parting!.choices![0].from).toBe(parting!.choices![1].from);
    expect(parting!.answers[0][0]).toEqual(one.actions[step]);
    expect(parting!.answers[1][0]).toEqual(other.actions[step]);
    for (const list of choices) for (const { to } of list) expect(to).toBeGreaterThan(step);
  });

  it('are the same where every answer is', () => {
    const record = played('parting').record();
    expect(compare(huntsOf(kit), sideOf(record), sideOf(record))).toMatchObject({ parting: null, choices: [[], []] });
  });

  it('are the same where the same moves were made in another order', () => {
    const whole = played('parting').record();
    const movesAt = (step: number): HuntAction[] => {
      const moves = forkRecord<HuntGame>(kit, whole, step)
        .bout.actions()
        .filter((action) => action.type === 'move');
      return [...new Map(moves.map((move) => [move.figure, move])).values()].slice(0, 2);
    };
    const step = [...whole.actions.keys()].find((at) => movesAt(at).length === 2)!;
    const moves = movesAt(step);
    const inOrder = ([a, b]: readonly HuntAction[]) => {
      const session = forkRecord<HuntGame>(kit, whole, step);
      session.play(a!);
      session.play(b!);
      for (let i = 0; i < 12 && session.decision(); i += 1) session.play(session.bout.actions()[0]!);
      return session.record();
    };
    const [one, other] = [inOrder(moves), inOrder(moves.toReversed())];
    expect(one.actions).not.toEqual(other.actions);
    expect(compare(huntsOf(kit), sideOf(one), sideOf(other)).parting).toBeNull();
  });

  it('name no choice that a bot made as his: neither where they part nor after', () => {
    const step = openStep(9);
    const { one, other } = partedAt(step);
    const handed = { ...sideOf(other), deputed: [[step, other.actions.length]] as const };
    const { parting, choices, byBot } = compare(huntsOf(kit), sideOf(one), handed);
    expect(parting).toMatchObject({ step, choices: null });
    expect(choices[0].length).toBeGreaterThan(0);
    expect([choices[1], byBot[0]]).toEqual([[], []]);
    expect(byBot[1].length).toBeGreaterThan(0);
    for (const { from } of byBot[1]) expect(from).toBeGreaterThanOrEqual(step);
  });

  it('are of one fight only with the same set-up and dice', () => {
    const { one, other } = partedAt(0);
    expect(isSameFight(one, other)).toBe(true);
    expect(isSameFight(one, played('another').record())).toBe(false);
    expect(isSameFight(one, played('parting', 3, { beasts: ['bear'] }).record())).toBe(false);
  });

  it('are weighed over the same new dice: a way against itself gains nothing', () => {
    const { one } = partedAt(0);
    const played_ = [one.actions[0]!];
    const way = { record: one, step: 0, place: 0, played: played_, other: played_ };
    const weighing = weighParting<HuntGame>(huntsOf(kit), way);
    let told = weighing.next().value!;
    for (let pairs = 1; pairs < 6; pairs += 1) told = weighing.next().value!;
    expect(told.pairs).toBe(6);
    expect(told.gain.mean).toBe(0);
    expect(told.kept.mean).toBe(told.would.mean);
  });

  it('tells the better choice only where it is more than chance', () => {
    const [kept, would] = [
      { mean: 1, error: 0.1 },
      { mean: 1.6, error: 0.1 },
    ];
    const measure = { of: 'saved', most: 4 } as const;
    const words = (error: number) => weighedWords({ kept, would, gain: { mean: 0.6, error }, pairs: 200 }, measure, ['dodging', 'bracing']);
    expect(words(0.1)).toBe(
      'Played on from there 200 times, both with the same new dice: dodging saved 1.0 of 4, bracing saved 1.6 of 4. The better choice was bracing, by 0.6 (± 0.2).',
    );
    expect(words(0.5)).toContain('no more than chance');
    const close = (mean: number, of: 'saved' | 'won') =>
      weighedWords(
        { kept: { mean, error: 0 }, would: { mean: mean + 0.06, error: 0 }, gain: { mean: 0.06, error: 0.01 }, pairs: 400 },
        { of, most: of === 'won' ? 1 : 3 },
        ['dodging', 'bracing'],
      );
    expect(close(2.05, 'saved')).toContain('saved 2.0 of 3, bracing saved 2.1 of 3. The better choice was bracing, by 0.1');
  });

  it('tell no difference of two amounts that are told alike, and just the difference of what is told', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 3, noNaN: true }), fc.double({ min: 0.01, max: 1, noNaN: true }), (mean, by) => {
        const words = weighedWords(
          { kept: { mean, error: 0 }, would: { mean: mean + by, error: 0 }, gain: { mean: by, error: 0 }, pairs: 400 },
          { of: 'saved', most: 4 },
          ['a', 'b'],
        );
        const [one, other, gap] = /a saved (\S+) of 4, b saved (\S+) of 4\. The better choice was b, by (\S+) /
          .exec(words)!
          .slice(1)
          .map(Number);
        expect(other! - one!).toBeCloseTo(gap!, 9);
        expect(gap!).toBeGreaterThan(0);
      }),
    );
  });
});

/** A bout that somebody won. */
function boutWon() {
  const session = beginSession<MuneraGame>(kit, pair, 'won');
  const rng = seededRng('players');
  while (session.decision()) session.play(muneraDesk.bots['greedy']!.policy(session.bout.forBots, rng));
  return session;
}

const telling = tellOfSides<MuneraGame>({ nameOf: (_, card) => card, titleOf: (_, cards) => cards.join(' and ') });

describe('what came of a bout', () => {
  it('is won or lost by the sides that the player had', () => {
    const session = boutWon();
    const { content } = gameOf<MuneraGame>(kit, pair);
    const { winner } = session.bout.outcome()!;
    const feat = (own: readonly string[]) =>
      telling.featOf({ content, setup: session.setup, bout: session.bout, steps: session.steps, own });
    expect(feat([winner!])!.did).toBe('won');
    expect(feat(['i'])!.line).toMatch(/ as murmillo$/);
    expect(telling.facesOf({ content, setup: pair, own: ['i'] })).toEqual({ own: ['murmillo'], foes: ['thraex'] });
    expect(feat([winner === 'i' ? 'ii' : 'i'])!.did).toBe('lost');
    expect(feat([])).toBeNull();
    const { bout, steps } = beginSession<MuneraGame>(kit, session.setup, 'open');
    expect(telling.featOf({ content, setup: session.setup, bout, steps, own: ['i'] })!.did).toBe('broke it off');
  });

  it('has a mark for each round: who did more harm in it', () => {
    const round = (number: number, ...harm: readonly (readonly [figure: string, net: number])[]) => [
      { type: 'round-started', round: number },
      ...harm.map(([figure, net]) => ({ type: 'wounded', figure, net })),
    ];
    const events = [...round(1), ...round(2, ['foe', 3], ['own', 1]), ...round(3, ['own', 2]), ...round(4, ['own', 2], ['foe', 2])];
    expect(roundMarks([{ events: events as never }], (figure) => figure === 'own')).toBe('·▮▯·');
  });
});
