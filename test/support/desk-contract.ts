import { describe, expect, test } from 'vitest';
import { seededRng } from '../../src/engine/dice/index.ts';
import { Notes } from '../../src/engine/mind/index.ts';
import { ReadError } from '../../src/engine/read/index.ts';
import type { BotViewOf, BoutSession, Desk, Game, GameKit } from '../../src/session/index.ts';
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

/** What no field of a state may hold instead of a value: something of another kind, and something out of all bounds. */
function wrongFor(value: unknown): readonly unknown[] {
  const alien = { noSuchKey: true };
  if (typeof value === 'number') return [alien, `${value}`, 0.5, 1e12, -1e12];
  if (typeof value === 'string') return [alien, 7, 'no such word '.repeat(20)];
  return [alien, 'yes', 0.5];
}

type Path = readonly (string | number)[];

const written = (path: Path): string => path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');

/** The paths of all that is below a value. */
function pathsBelow(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys: (string | number)[] = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return keys.flatMap((key) => [[...path, key], ...pathsBelow((value as Record<string | number, unknown>)[key], [...path, key])]);
}

const at = (value: unknown, path: Path): unknown => path.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value);

/** A copy with another value at a path. */
function spoilt(value: unknown, path: Path, by: unknown): unknown {
  const whole = copy(value);
  (at(whole, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1)!] = by;
  return whole;
}

/** The field that a reader names, without the name of the whole; null for what it lets pass. */
function namedBy(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof ReadError) return error.field.replace(/^state(\.|$)/, '');
    throw error;
  }
}

/** Whether a field is one of a path, or of what is inside. */
function isWithin(field: string, path: string): boolean {
  return field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[`);
}

const SEEN_BY_BOTS = ['world', 'state', 'view', 'decision', 'actions', 'refusal', 'isLegal', 'outcome', 'imagine'];

/** What bots see of a bout, which tells of whoever asks for more. */
function watched<View extends object>(view: View): View {
  return new Proxy(view, {
    get(target, key) {
      if (typeof key === 'string' && !SEEN_BY_BOTS.includes(key)) throw new Error(`a bot asks for ${key}`);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** The laws of `Desk`, for any game: whoever writes a fourth one calls this with it. */
export function provesDesk<G extends Game>({ kit, desk, setup }: DeskProof<G>): void {
  const played = (seed: string, answers = Infinity): BoutSession<G> => {
    const session = beginSession<G>(kit, setup, seed);
    const rng = seededRng(`${seed}/player`);
    const bot = desk.bots[desk.usualBot]!;
    for (let i = 0; i < answers && session.decision(); i += 1) session.play(bot.policy(session.bout.forBots, rng));
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
      const { rules } = gameOf<G>(kit, setup);
      const rng = seededRng('undo/player');
      let taken = 0;
      for (let i = 0; i < 40 && session.decision(); i += 1) {
        const before = session.bout.toJSON();
        const asked = session.decision()!;
        session.play(desk.bots[desk.usualBot]!.policy(session.bout.forBots, rng));
        if (!session.canUndo) continue;
        if (rules.hide) expect(session.decision()).toMatchObject({ side: asked.side, kind: asked.kind });
        const after = session.bout.toJSON();
        session.undo();
        expect(session.bout.toJSON()).toEqual(before);
        session.redo();
        expect(session.bout.toJSON()).toEqual(after);
        taken += 1;
      }
      expect(session.steps.length).toBeGreaterThan(1);
      if (!rules.hide) expect(taken).toBeGreaterThan(0);
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

    test('refuses a state that is wrong anywhere, by the path of what is wrong', () => {
      const { rules } = gameOf<G>(kit, setup);
      const world = rules.prepare(setup);
      for (const answers of [0, 3, 11]) {
        const { bout } = played('state', answers);
        if (!bout.decision()) continue;
        const state = copy(bout.state);
        expect(rules.readState(world, setup, copy(state))).toEqual(state);
        for (const path of pathsBelow(state)) {
          for (const wrong of wrongFor(at(state, path))) {
            const field = namedBy(() => rules.readState(world, setup, spoilt(state, path, wrong)));
            const told = `${written(path)} of ${JSON.stringify(wrong)} is refused by ${field}`;
            expect(field !== null && isWithin(field, written(path)), told).toBe(true);
          }
        }
        expect(namedBy(() => rules.readState(world, setup, { ...state, noSuchKey: 1 }))).toBe('noSuchKey');
      }
    });

    test.each(Object.keys(desk.bots))('%s looks at nothing that bots may not see', (name) => {
      const session = beginSession<G>(kit, setup, 'watched');
      const rng = seededRng('watched');
      for (let i = 0; i < 12 && session.decision(); i += 1) {
        const seen: BotViewOf<G> = watched(session.bout.forBots);
        const action = desk.bots[name]!.policy(seen, rng);
        expect(session.bout.isLegal(action)).toBe(true);
        session.play(action);
      }
    });

    test.each(Object.keys(desk.bots))('%s notes what it weighs or how it draws lots, and answers alike and by that', (name) => {
      const session = beginSession<G>(kit, setup, 'noted');
      const rng = seededRng('noted');
      let told = 0;
      for (let i = 0; i < 12 && session.decision(); i += 1) {
        const seen: BotViewOf<G> = session.bout.forBots;
        const notes = new Notes<G['action']>();
        const action = desk.bots[name]!.policy(seen, rng.clone(), notes);
        expect(desk.bots[name]!.policy(seen, rng)).toEqual(action);
        const { weighed, ways } = notes;
        if (weighed.length > 0 && ways.length === 0) {
          const own = weighed.find((each) => JSON.stringify(each.action) === JSON.stringify(action));
          expect(own?.value).toBeCloseTo(Math.max(...weighed.map(({ value }) => value)), 8);
        }
        told += weighed.length + ways.length;
        session.play(action);
      }
      expect(told).toBeGreaterThan(0);
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
