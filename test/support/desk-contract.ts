import { describe, expect, test } from 'vitest';
import { seededRng } from '../../src/engine/dice/index.ts';
import type { BoutSession, Desk, Game, GameKit } from '../../src/session/index.ts';
import {
  beginSession,
  decodeLink,
  encodeLink,
  forkRecord,
  gameOf,
  readRecord,
  readSetup,
  replayRecord,
  resumeSession,
  simulate,
} from '../../src/session/index.ts';

/** What is proved of every game: a kit with it, and a set-up that bots finish. */
export interface DeskProof<G extends Game> {
  readonly kit: GameKit;
  readonly desk: Desk<G>;
  readonly setup: G['setup'];
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The laws of `Desk`, for any game: whoever writes a fourth one calls this with it. */
export function provesDesk<G extends Game>({ kit, desk, setup }: DeskProof<G>): void {
  const played = (seed: string, answers = Infinity): BoutSession<G> => {
    const session = beginSession<G>(kit, setup, seed);
    const rng = seededRng(`${seed}/player`);
    const bot = desk.bots[desk.usualBot]!;
    for (let i = 0; i < answers && session.decision(); i += 1) session.play(bot.policy(session.bout, rng));
    return session;
  };

  describe(`the desk of ${desk.id}`, () => {
    test('reads the set-ups that it writes, and names what is wrong with others', () => {
      expect(readSetup(kit, copy(setup))).toEqual(setup);
      expect(() => readSetup(kit, { ...copy(setup), ruleset: 'no such game' })).toThrow(/^ruleset must be /);
      expect(() => desk.setups.read({ ruleset: desk.id })).toThrow(/ must /);
    });

    test('plays to the same bytes with the same seed, and to others with another', () => {
      const [one, same, other] = [played('a'), played('a'), played('b')];
      expect(one.bout.outcome()).not.toBeNull();
      expect(same.record()).toEqual(one.record());
      expect(other.record().hash).not.toBe(one.record().hash);
    });

    test('takes back what was answered since the last die, and does it again', () => {
      const session = played('undo', 0);
      const rng = seededRng('undo/player');
      let taken = 0;
      for (let i = 0; i < 40 && session.decision(); i += 1) {
        const before = session.bout.toJSON();
        session.play(desk.bots[desk.usualBot]!.policy(session.bout, rng));
        if (!session.canUndo) continue;
        const after = session.bout.toJSON();
        session.undo();
        expect(session.bout.toJSON()).toEqual(before);
        session.redo();
        expect(session.bout.toJSON()).toEqual(after);
        taken += 1;
      }
      expect(session.steps.length).toBeGreaterThan(1);
      expect(taken).toBeGreaterThan(0);
    });

    test('goes on from a save at the same decision', () => {
      for (let answers = 0; ; answers += 1) {
        const session = played('save', answers);
        if (!session.decision()) break;
        const again = resumeSession<G>(kit, copy(session.save()));
        expect(again.decision()).toEqual(session.decision());
        expect(again.record()).toEqual(session.record());
      }
    });

    test('keeps a bout as a record and as a link that play it again, and fights on from any step', () => {
      const record = played('link').record();
      expect(replayRecord<G>(kit, readRecord(kit, copy(record)) as unknown as typeof record).seal).toEqual({ kind: 'verified' });
      const linked = decodeLink(kit, encodeLink(kit, record));
      expect(linked).toEqual(record);
      expect(replayRecord(kit, linked).positions).toHaveLength(record.actions.length + 1);
      const half = Math.floor(record.actions.length / 2);
      expect(forkRecord<G>(kit, record, half).record().actions).toEqual(record.actions.slice(0, half));
    });

    test('refuses an answer that it does not know, in a record too', () => {
      const record = played('answers').record();
      expect(() => readRecord(kit, { ...copy(record), actions: [{ type: 'no such answer' }] })).toThrow(
        `actions[0].type must be ${gameOf<G>(kit, setup).rules.answers.wanted}`,
      );
    });

    test('counts many bouts to the same bytes however they are divided', () => {
      const game = gameOf<G>(kit, setup);
      const simulation = { setup, players: { '*': desk.usualBot }, seed: 'many', detail: true };
      const whole = simulate(game, simulation, 0, 12);
      const total = desk.tallying.empty();
      for (const part of [7, 3, 0, 9]) {
        const end = { 0: 3, 3: 7, 7: 9, 9: 12 }[part]!;
        desk.tallying.add(total, simulate(game, simulation, part, end));
      }
      expect(JSON.stringify(total)).toBe(JSON.stringify(whole));
      expect(Object.values(desk.tallying.sizes(whole))).toEqual([12]);
      expect(() => simulate(game, { ...simulation, players: { '*': 'nobody' } }, 0, 1)).toThrow(/^players\./);
    });

    test('tells a bout in a line, while it goes on and when it is over', () => {
      const { content } = gameOf<G>(kit, setup);
      for (const session of [played('told', 1), played('told')]) {
        const { who, whoInLine, result } = desk.account({ content, setup, bout: session.bout });
        for (const text of [who, whoInLine, result]) expect(text).toMatch(/^\S.*\S$/);
      }
    });

    test('names sides and seats that its decisions speak of', () => {
      const session = beginSession<G>(kit, setup, 'sides');
      expect(desk.sides(setup)).toContain(session.decision()!.side);
      for (const { side } of desk.seats(setup)) expect(desk.sides(setup)).toContain(side);
    });
  });
}
