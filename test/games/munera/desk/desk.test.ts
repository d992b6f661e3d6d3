import type { GameAtHand, GameKit } from '../../../../src/session/index.ts';
import { muneraDesk, muneraOf } from '../../../../src/games/munera/desk/index.ts';
import { describe, expect, test } from 'vitest';
import type { MuneraAction, MuneraRuleset } from '../../../../src/games/munera/rules/index.ts';
import { entrant } from '../../../../src/games/munera/rules/index.ts';
import type { SavedMunera, MuneraGame } from '../../../../src/games/munera/desk/index.ts';
import {
  beginSession,
  decodeLink,
  encodeLink,
  forkRecord,
  LinkError,
  positionHash,
  readRecord,
  replayRecord,
  resumeSession,
} from '../../../../src/session/index.ts';
import type { ReadError } from '../../../../src/engine/read/index.ts';
import { kit, gladiators } from '../../../support/core-content.ts';
import { provesDesk } from '../../../support/desk-contract.ts';
import { resealed } from '../../../support/resealed.ts';
import { fought, melee, playOn } from '../../../support/munera.ts';

provesDesk({ kit, desk: muneraDesk, setup: melee(['retiarius', 'secutor', 'gaul']) });

describe('a state of munera from outside', () => {
  const setup = melee(['murmillo', 'thraex', 'gaul']);
  const { world, state } = beginSession<MuneraGame>(kit, setup, 'state').view;
  type State = { -readonly [Key in keyof typeof state]: (typeof state)[Key] };

  const refusedAt = (change: (copy: State) => void): string | null => {
    const copy = JSON.parse(JSON.stringify(state)) as State;
    change(copy);
    try {
      gladiators.readState(world, setup, copy);
      return null;
    } catch (error) {
      return (error as ReadError).field;
    }
  };
  const item = (part: Partial<State['items'][number]>) => refusedAt(({ items }) => Object.assign(items[0]!, part));
  const man = (part: Partial<State['fighters'][number]>) => refusedAt(({ fighters }) => Object.assign(fighters[2]!, part));

  test('M-102: a thing is in one place: on its bearer, on a hex, over a victim or out of play', () => {
    expect(item({})).toBeNull();
    expect(item({ holder: -1 })).toBe('items[0].holder');
    expect(item({ holder: 1 })).toBe('items[0].holder');
    expect(item({ spot: 'sand' })).toBe('items[0].holder');
    expect(item({ spot: 'gone', holder: -1, cell: 3 })).toBe('items[0].cell');
    expect(item({ cell: 3 })).toBe('items[0].cell');
    expect(item({ victim: 1 })).toBe('items[0].victim');
    expect(item({ spot: 'holding' })).toBe('items[0].victim');
    expect(item({ spot: 'holding', victim: 1 })).toBe('items[0].spot');
    expect(item({ spot: 'gone', holder: -1 })).toBe('fighters[0].carried');
  });

  test('M-002, M-179, M-325: a fighter stands on a hex of his own, and leaves the sand with nothing', () => {
    const [first] = state.fighters;
    expect(man({})).toBeNull();
    expect(man({ cell: first!.cell })).toBe('fighters[0].cell');
    expect(man({ cell: -1 })).toBe('fighters[2].cell');
    expect(man({ fate: 'dead', stamina: -3 })).toBe('fighters[2].cell');
    expect(man({ fate: 'dead', stamina: -3, cell: -1 })).toBe('fighters[2].carried');
    expect(man({ carried: [...state.fighters[2]!.carried, 0] })).toBe('fighters[2].carried');
    expect(man({ carried: [...state.fighters[2]!.carried, state.fighters[2]!.carried[0]!] })).toBe('fighters[2].carried');
    expect(man({ injured: [2] })).toBe('fighters[2].injured');
    expect(man({ nets: 1 })).toBe('fighters[2].nets');
    expect(man({ capes: 1 })).toBe('fighters[2].capes');
    expect(man({ stamina: state.fighters[2]!.original + 1 })).toBe('fighters[2].stamina');
    expect(man({ locked: 0 })).toMatch(/^fighters\[[02]\]\.locked$/);
  });

  test('M-034, M-035, M-322, M-334: turn, blow and grapple hold together', () => {
    expect(refusedAt((copy) => (copy.order = [0, 1, 1]))).toBe('order');
    expect(refusedAt((copy) => (copy.place = (copy.place + 1) % 3))).toBe('place');
    expect(refusedAt(({ turn }) => Object.assign(turn, { over: true }))).toBe('turn.over');
    expect(refusedAt(({ turn }) => Object.assign(turn, { ap: 3 }))).toBe('turn.ap');
    expect(refusedAt(({ turn }) => Object.assign(turn, { number: 9 }))).toBe('turn.number');
    expect(refusedAt(({ turn }) => Object.assign(turn, { floored: [state.turn.fighter] }))).toBe('turn.floored');
    expect(refusedAt(({ turn }) => Object.assign(turn, { step: 'reroll' }))).toBe('blow');
    expect(refusedAt((copy) => (copy.victor = 0))).toBe('victor');
    expect(refusedAt(({ turn }) => Object.assign(turn, { step: 'throw' }))).toBe(`fighters[${state.turn.fighter}].locked`);
  });
});

describe('a session of munera', () => {
  test('M-003: the same seed and answers give the same bytes', () => {
    expect(fought('x').record()).toEqual(fought('x').record());
    expect(fought('x').ruleset).toBe('munera');
  });

  test('what has been answered since the last die can be taken back and done again', () => {
    const session = beginSession<MuneraGame>(kit, melee(['murmillo', 'thraex']), 'undo');
    session.play({ type: 'ready' });
    while (session.view.state.turn.ap < 3) {
      session.play({ type: 'end' });
      session.play({ type: 'ready' });
    }
    expect(session.canUndo).toBe(false);
    const before = positionHash(session.bout);
    const { facing } = session.view.state.fighters[session.view.state.turn.fighter]!;
    session.play({ type: 'move', direction: facing });
    session.play({ type: 'turn', facing: (facing + 1) % 6 });
    const after = positionHash(session.bout);
    session.undo();
    session.undo();
    expect(positionHash(session.bout)).toBe(before);
    session.redo();
    session.redo();
    expect(positionHash(session.bout)).toBe(after);
    expect(session.retract('murmillo')).toEqual([]);
    expect(positionHash(session.bout)).toBe(after);
  });

  test('a saved bout goes on at the same decision', () => {
    const session = beginSession<MuneraGame>(kit, melee(['retiarius', 'secutor', 'gaul'], { lex: { lineOfFire: true } }), 'save');
    for (let i = 0; i < 40 && session.decision(); i += 1) {
      const again = resumeSession<MuneraGame>(kit, JSON.parse(JSON.stringify(session.save())) as SavedMunera);
      expect(again.decision()).toEqual(session.decision());
      expect(again.record()).toEqual(session.record());
      playOn(session, 1);
    }
  });

  test('a saved bout of other content goes on from the stored position', () => {
    const session = playOn(beginSession<MuneraGame>(kit, melee(['murmillo', 'thraex']), 'old'), 12);
    const saved = session.save();
    const again = resumeSession<MuneraGame>(kit, { ...saved, record: { ...saved.record, content: 'ffffffffffffffff' } });
    expect(again.decision()).toEqual(session.decision());
    expect(again.steps).toHaveLength(1);
  });

  test('M-304: a bout saved under earlier rules goes on from its position, by the rules of today', () => {
    const session = beginSession<MuneraGame>(kit, DAGGER_UP, 'old');
    const { record, position } = session.save();
    const again = resumeSession<MuneraGame>(kit, { record: { ...record, version: 1 }, position: { ...position, version: 1 } });
    expect(again.view.state).toEqual(session.view.state);
    expect(again.steps).toHaveLength(1);
    const stab = { type: 'attack', item: 1, target: 1 } as const;
    expect(again.bout.refusal(stab)?.rule).toBe('M-304');
    playOn(again);
    expect(again.decision()).toBeNull();
  });
});

/** A velite who came by his dagger with the spear in his hand. */
const DAGGER_UP = melee(['velite', 'retiarius'], {
  position: {
    round: 2,
    order: [0, 1],
    turn: { fighter: 0, ap: 4 },
    fighters: [
      { at: { q: 0, r: 0 }, facing: 0, items: { 1: 'ready', 2: 'gone' } },
      { at: { q: 1, r: 0 }, facing: 3 },
    ],
    sparedToday: 0,
  },
});

describe('a record of munera', () => {
  const record = fought('record').record();

  test("M-071 M-304: of earlier rules is played as far as today's allow, and told to be of other rules", () => {
    const stab: MuneraAction = { type: 'attack', item: 1, target: 1 };
    const session = beginSession<MuneraGame>(kit, DAGGER_UP, 'old');
    const old = resealed(session.record(), { version: 1, actions: [stab] });
    const replay = replayRecord<MuneraGame>(kit, readRecord(kit, JSON.parse(JSON.stringify(old))) as typeof old);
    expect(replay.seal).toMatchObject({
      kind: 'other-content',
      matches: false,
      packs: [],
      stopped: { step: 1, round: 2, answer: 'attack', refusal: { rule: 'M-304' } },
    });
    expect(replay.steps).toHaveLength(1);
    const same = playOn(beginSession<MuneraGame>(kit, melee(['murmillo', 'thraex']), 'same'));
    const hash = positionHash({ toJSON: () => ({ ...same.bout.toJSON(), version: 1 }) });
    const link = encodeLink(kit, resealed(same.record(), { version: 1, hash }));
    expect(replayRecord(kit, decodeLink(kit, link)).seal).toEqual({ kind: 'other-content', matches: true, packs: [], stopped: null });
  });

  test('is verified when untouched', () => {
    expect(record.ruleset).toBe('munera');
    expect(replayRecord<MuneraGame>(kit, record).seal).toEqual({ kind: 'verified' });
    expect(replayRecord<MuneraGame>(kit, resealed(record, { content: 'ffffffffffffffff' })).seal).toEqual({
      kind: 'other-content',
      matches: true,
      packs: [],
      stopped: null,
    });
    expect(replayRecord<MuneraGame>(kit, resealed(record, { version: record.version + 1 })).seal.kind).toBe('other-content');
  });

  test('that was altered differs at the place', () => {
    expect(replayRecord<MuneraGame>(kit, resealed(record, { hash: '0'.repeat(16) })).seal).toMatchObject({
      kind: 'differs',
      step: record.actions.length,
    });
    const wrong: MuneraAction = { type: 'reroll', use: true };
    const forged = { ...record, actions: [...record.actions.slice(0, 4), wrong, ...record.actions.slice(5)] };
    const { seal, steps } = replayRecord<MuneraGame>(kit, resealed(record, forged));
    expect(seal).toMatchObject({ kind: 'differs', step: 5, round: 1 });
    expect(steps).toHaveLength(5);
  });

  test('of another lex is told apart', () => {
    const short = { ...record, setup: { ...record.setup, lex: { roundLimit: 1 } } };
    expect(replayRecord<MuneraGame>(kit, resealed(record, short)).seal).toMatchObject({
      kind: 'differs',
      reason: expect.stringContaining('do not allow') as string,
    });
    const unknown = { ...record, setup: { ...record.setup, lex: { noSuchToggle: true } as object } };
    expect(() => replayRecord<MuneraGame>(kit, unknown)).toThrow(/lex\.noSuchToggle/);
  });

  test('can be forked', () => {
    const fork = forkRecord<MuneraGame>(kit, record, 7);
    expect(fork.steps).toHaveLength(8);
    for (const action of record.actions.slice(7)) fork.play(action);
    expect(fork.record()).toEqual(record);
  });

  test('comes back from JSON', () => {
    expect(readRecord(kit, JSON.parse(JSON.stringify(record)))).toEqual(record);
    expect(readRecord(kit, structuredClone(record))).toEqual(record);
    for (const action of record.actions) expect(Object.values(action)).not.toContain(undefined);
  });

  const junk: readonly object[] = [
    { type: 'attack', item: 99, target: 0 },
    { type: 'attack', item: 0, target: 99 },
    { type: 'whirl', item: -1, target: 99 },
    { type: 'grapple', target: 99 },
    { type: 'haze', target: 99 },
    ...['draw', 'sheathe', 'pick-up', 'drop', 'discard', 'release', 'cut-free'].map((type) => ({ type, item: 999 })),
    { type: 'kick', item: 999, direction: 5 },
  ];
  test.each(junk.map((action) => [JSON.stringify(action)]))('%s is refused and breaks nothing', (text) => {
    const session = beginSession<MuneraGame>(kit, melee(['murmillo', 'thraex']), 'junk');
    session.play({ type: 'ready' });
    const before = positionHash(session.bout);
    expect(() => session.play(JSON.parse(text) as MuneraAction)).toThrow(/illegal/);
    expect(positionHash(session.bout)).toBe(before);
  });
});

const withRules = (rules: MuneraRuleset): GameKit => ({
  ...kit,
  games: { ...kit.games, munera: { ...muneraOf(kit), rules } as unknown as GameAtHand },
});

describe('a link of munera', () => {
  test('carries a record there and back, in few letters', () => {
    for (const [seed, cards] of [
      ['1', ['murmillo', 'thraex']],
      ['Ünï ☂', ['retiarius', 'secutor']],
      ['3', ['gaul', 'gaul', 'samnite']],
    ] as const) {
      const record = fought(seed, cards).record();
      const link = encodeLink(kit, record);
      expect(link).toMatch(/^[\w-]+$/);
      expect(decodeLink(kit, link)).toEqual(record);
      expect(decodeLink(kit, encodeLink(kit, record))).toEqual(record);
    }
  });

  test('of a duel of ten rounds has fewer than 300 letters', () => {
    const lengths = Array.from({ length: 20 }, (_, i) => fought(`length ${i}`)).flatMap((session) => {
      const { rounds } = session.bout.outcome()!;
      return rounds >= 10 && rounds <= 40 ? [encodeLink(kit, session.record()).length] : [];
    });
    expect(Math.max(...lengths)).toBeLessThan(300);
  });

  test('carries loadouts, skills, lex, the day and a position', () => {
    const loadout = { armour: 'heavy', gear: [{ gear: 'sword', start: 'ready', damaged: true, after: null }] } as const;
    const fighters = [
      entrant({ card: 'murmillo', side: 'red', skills: ['dodge'], loadout, defeatsToday: 2 }),
      entrant({ card: 'thraex', side: 'blue', sparedToday: true }),
    ];
    const position = {
      round: 3,
      order: [1, 0],
      turn: { fighter: 0, ap: 4, struck: [0] },
      fighters: [
        { at: { q: 0, r: 0 }, facing: 0, stamina: 5, original: 9 },
        { at: { q: 1, r: 0 }, facing: 3, items: { 0: 'gone', 1: { at: { q: 2, r: 0 } } }, inflicted: { 0: 4 } },
      ],
      sparedToday: 1,
    } as const;
    const setup = melee([], { fighters, lex: { roundLimit: 20, netAllowsSave: true }, sparedToday: 1, position });
    const record = beginSession<MuneraGame>(kit, setup, 's').record();
    expect(decodeLink(kit, encodeLink(kit, record))).toEqual(record);
  });

  test('M-011: of a set-up too big for any link is not made', () => {
    const quiver = Array.from({ length: 24 }, () => ({ gear: 'arrow', start: 'ready', damaged: false, after: null }) as const);
    const crowd = (archers: number) =>
      Array.from({ length: 24 }, (_, i) =>
        entrant({ card: 'gaul', side: `s${i % 2}`, loadout: i < archers ? { armour: 'none', gear: quiver } : null }),
      );
    const recordOf = (archers: number) => beginSession<MuneraGame>(kit, melee([], { fighters: crowd(archers) }), 's').record();
    expect(decodeLink(kit, encodeLink(kit, recordOf(2)))).toEqual(recordOf(2));
    expect(() => encodeLink(kit, recordOf(24))).toThrow(LinkError);
    expect(() => encodeLink(kit, recordOf(24))).toThrow(/^the link has \d+ letters; ours have at most 8000$/);
  });

  test('with cards that are not here says so', () => {
    const poor = withRules({ ...gladiators, prepare: () => gladiators.prepare(melee(['nobody', 'thraex'])) });
    const link = encodeLink(kit, fought('1').record());
    expect(() => decodeLink(poor, link)).toThrow(/there is no fighter "nobody"/);
    try {
      decodeLink(poor, link);
    } catch (error) {
      expect((error as LinkError).fault).toBe('unplayable');
    }
  });

  test('of a later edition and of a cut text are told apart', () => {
    const link = encodeLink(kit, fought('1').record());
    const newer = withRules({ ...gladiators, version: 0 });
    expect(() => decodeLink(newer, link)).toThrow(/newer rules/);
    expect(() => decodeLink(kit, link.slice(0, -5))).toThrow(/cut off/);
  });
});
