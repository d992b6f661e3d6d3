import type { MuneraSetup } from '../../src/games/munera/rules/index.ts';
import { describe, expect, test } from 'vitest';
import type { GameRecord, GameSession, SavedGame } from '../../src/session/index.ts';
import {
  beginSession,
  decodeLink,
  encodeLink,
  forkRecord,
  positionHash,
  readRecord,
  replayRecord,
  resumeSession,
} from '../../src/session/index.ts';
import { huntSetup } from '../../src/games/damnatio/rules/index.ts';
import { kit } from '../support/core-content.ts';
import { melee } from '../support/munera.ts';
import { playAny, saveOf } from './saves.ts';

const GAMES = [
  ['a hunt', huntSetup({ beasts: ['bull'] }), 19],
  ['a bout of gladiators', melee(['retiarius', 'secutor'], { lex: { roundLimit: 20 } }), 23],
] as const;

/** A game begun under another edition: its answers mean nothing here, its position does. */
function begunElsewhere(save: SavedGame): SavedGame {
  const record = { ...save.record, version: 1, content: 'f'.repeat(16), hash: '0'.repeat(16) };
  return { ...save, record } as SavedGame;
}

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe.each(GAMES)('D-279 M-003: %s that began under another edition', (_name, setup, answers) => {
  const save = begunElsewhere(saveOf(setup, 'moved', answers));
  const finish = (): GameSession => {
    const session = resumeSession(kit, save) as GameSession;
    playAny(session, Infinity, 'on');
    return session;
  };

  test('is played to its end; record, replay and link begin where it was taken up and end as it did', () => {
    const session = finish();
    const record = session.record() as GameRecord;
    expect(record.from).toEqual({ state: save.position.state, rng: save.position.rng });
    expect(record.actions).toHaveLength(session.steps.length - 1);
    const replay = replayRecord(kit, readRecord(kit, json(record)));
    expect(replay.seal).toEqual({ kind: 'verified' });
    expect(replay.positions.at(-1)!.outcome()).toEqual(session.bout.outcome());
    expect(positionHash(replay.positions.at(-1)!)).toBe(record.hash);
    const link = encodeLink(kit, record);
    expect(decodeLink(kit, link)).toEqual(record);
  });

  test('goes on again after every answer, with its log since then', () => {
    const session = resumeSession(kit, save) as GameSession;
    for (let i = 0; i < 12 && session.decision(); i += 1) {
      playAny(session, 1, `answer ${i}`);
      if (!session.decision()) break;
      const again = resumeSession(kit, json(session.save()) as SavedGame) as GameSession;
      expect(again.record()).toEqual(session.record());
      expect(again.steps).toHaveLength(session.steps.length);
    }
  });

  test('can be forked from any of its steps', () => {
    const record = finish().record() as GameRecord;
    const fork = forkRecord(kit, record, 3) as GameSession;
    expect(fork.steps).toHaveLength(4);
    expect(fork.record().from).toEqual(record.from);
  });

  test('whose position was forged is refused by field, in a record and in a link', () => {
    const record = finish().record() as GameRecord;
    const forged = { ...record, from: { ...record.from!, state: { ...(record.from!.state as object), round: -1 } } } as GameRecord;
    expect(() => replayRecord(kit, forged)).toThrow(/^(state\.)?round must be/);
    expect(() => encodeLink(kit, forged)).toThrow(/^(state\.)?round must be/);
    expect(() =>
      replayRecord(kit, { ...record, from: { ...record.from!, rng: { kind: 'xoroshiro128plus', words: [0, 0, 0, 0] } } } as GameRecord),
    ).toThrow(/^rng\.words/);
  });
});

describe.each(GAMES)('a record of %s', (_name, setup) => {
  const session = beginSession(kit, setup, 'sealed') as GameSession;
  playAny(session, Infinity, 'player');
  const record = session.record() as GameRecord;
  const sealFor = (part: object) => replayRecord(kit, readRecord(kit, json({ ...record, ...part }))).seal;
  const lex = setup.ruleset === 'damnatio' ? { tieKeeps: true } : { roundLimit: 20, exhaustedStacks: true };

  test.each([
    ['setup.lex', { setup: { ...record.setup, lex } }],
    ['setup', { setup: setup.ruleset === 'damnatio' ? { ...setup, elite: 1 } : { ...setup, sparedToday: 1 } }],
    ['seed', { seed: 'another' }],
    ['version', { version: record.version + 1 }],
    ['content', { content: '0123456789abcdef' }],
    ['packs', { packs: { core: 'another' } }],
    ['actions', { actions: record.actions.slice(0, -1) }],
    ['hash', { hash: '0'.repeat(16) }],
  ])('of another %s is told by that field, and played', (field, part) => {
    expect(sealFor(part)).toEqual({ kind: 'altered', field });
  });

  test.runIf(setup.ruleset === 'munera')('of skills that nobody looks at before the end is told too', () => {
    const { fighters } = record.setup as MuneraSetup;
    const [first, ...others] = fighters;
    expect(sealFor({ setup: { ...(record.setup as MuneraSetup), fighters: [{ ...first!, skills: ['popularity'] }, ...others] } })).toEqual({
      kind: 'altered',
      field: 'setup',
    });
  });

  test('of the first edition is told as sealed by its end only, also as a link', () => {
    const { packs: _packs, from: _from, sealed: _sealed, ...first } = record;
    const old = readRecord(kit, json({ ...first, format: 1 }));
    expect(replayRecord(kit, old).seal).toEqual({ kind: 'end-only' });
    const linked = decodeLink(kit, encodeLink(kit, old));
    expect(linked.sealed).toBeNull();
    expect(replayRecord(kit, linked).seal).toEqual({ kind: 'end-only' });
  });

  test('that was altered makes a link that is told as altered', () => {
    const altered = { ...record, setup: { ...record.setup, lex } } as GameRecord;
    const sound = readRecord(kit, json({ ...altered, actions: [] }));
    expect(() => decodeLink(kit, encodeLink(kit, sound))).toThrow(/sealed/);
  });

  test('whose keys stand in another order is the same', () => {
    const turned = Object.fromEntries(Object.entries(record).reverse());
    expect(replayRecord(kit, readRecord(kit, json(turned))).seal).toEqual({ kind: 'verified' });
  });
});

test('a link holds at most 5,000 answers and a seed of at most 100 letters', () => {
  const session = beginSession(kit, huntSetup({ beasts: ['lion'] }), 'x'.repeat(100)) as GameSession;
  const record = session.record() as GameRecord;
  expect(decodeLink(kit, encodeLink(kit, record))).toEqual(record);
  expect(() => beginSession(kit, huntSetup({ beasts: ['lion'] }), 'x'.repeat(101))).toThrow('seed must be a text of at most 100 letters');
  const many = { ...record, actions: Array.from({ length: 5001 }, () => ({ type: 'done' })) } as GameRecord;
  expect(() => encodeLink(kit, many)).toThrow('5001 answers are more than a link holds');
});
