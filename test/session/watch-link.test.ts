import { describe, expect, it } from 'vitest';
import type { Watch } from '../../src/session/index.ts';
import {
  asPlayed,
  atOnce,
  decodeLink,
  encodeLink,
  LinkError,
  openWatch,
  playedByBots,
  replayRecord,
  settledByBots,
  watchLink,
} from '../../src/session/index.ts';
import type { MuneraGame } from '../../src/games/munera/desk/index.ts';
import { entrant, muneraSetup } from '../../src/games/munera/rules/index.ts';
import { ByteWriter } from '../../src/session/bytes.ts';
import { BOUT_LINKS } from '../../src/session/link-envelope.ts';
import { WATCHED } from '../../src/session/watch-link.ts';
import { kit } from '../support/core-content.ts';

const setup = muneraSetup({
  fighters: [
    entrant({ card: 'murmillo', side: 'red', skills: ['attack', 'popularity'], defeatsToday: 1, wounds: 2 }),
    entrant({ card: 'thraex', side: 'blue', sparedToday: true }),
  ],
  sparedToday: 1,
  lex: { mortallyWoundedMayAppeal: true, roundLimit: 33 },
});
const watch: Watch<MuneraGame> = { setup, seed: '7/1.2.p1', bots: ['patient@spectatus', 'aggressor'] };

function fault(text: string, at = kit): string {
  try {
    decodeLink(at, text);
  } catch (error) {
    if (error instanceof LinkError) return error.fault;
    throw error;
  }
  return 'sound';
}

describe('a watch link', () => {
  const link = watchLink(kit, watch);

  it('holds set-up, seed and bots in about a hundred letters', () => {
    expect(link.length).toBeLessThan(125);
    expect(openWatch(kit, link)).toEqual(watch);
  });

  it('opens as the record of what its bots play, as fast as can be or with everything told', { timeout: 60_000 }, () => {
    const session = atOnce(playedByBots(kit, watch));
    let answers = 0;
    const silent = atOnce(settledByBots(kit, watch, (_, count) => (answers = count)));
    expect(silent.toJSON()).toEqual(session.bout.toJSON());
    expect(answers).toBe(session.record().actions.length);
    const record = decodeLink(kit, link);
    expect(record).toEqual(session.record());
    expect(asPlayed(replayRecord(kit, record)).seal.kind, 'nothing says how it ended').toBe('played');
  });

  it('leaves a bout undecided that no link could hold, whoever plays it', { timeout: 60_000 }, () => {
    const munera = kit.games['munera']!;
    const idle = { ...munera.desk.bots['random']!, policy: (bout: { actions(): readonly { type: string }[] }) => bout.actions().at(-1)! };
    const desk = { ...munera.desk, bots: { ...munera.desk.bots, idle } } as typeof munera.desk;
    const at = { ...kit, games: { ...kit.games, munera: { ...munera, desk } } };
    const endless: Watch<MuneraGame> = { setup: muneraSetup({ ...setup, lex: {} }), seed: 'idle', bots: ['idle', 'idle'] };
    const session = atOnce(playedByBots(at, endless));
    const silent = atOnce(settledByBots(at, endless, () => undefined));
    expect([session.record().actions.length, session.bout.outcome()]).toEqual([5000, null]);
    expect(silent.toJSON()).toEqual(session.bout.toJSON());
    expect(decodeLink(at, watchLink(at, endless)).actions).toHaveLength(5000);
  });

  it('is no replay link, and a replay link is none', { timeout: 60_000 }, () => {
    const replay = encodeLink(kit, atOnce(playedByBots(kit, watch)).record());
    expect(openWatch(kit, replay)).toBeNull();
    expect(decodeLink(kit, replay).setup).toEqual(setup);
  });

  it('plays the dice of its seed whoever plays: grades err, dice do not', { timeout: 60_000 }, () => {
    const first = (bots: readonly string[]) => replayRecord(kit, atOnce(playedByBots(kit, { ...watch, bots })).record()).steps[0]!.events;
    expect(first(['survivor@tiro', 'showman@primus-palus'])).toEqual(first(watch.bots));
  });

  it('says when it was cut, or names somebody who is not here', { timeout: 60_000 }, () => {
    expect([fault(link), fault(link.slice(0, -3)), fault(`${link.slice(0, 40)}A${link.slice(41)}`)]).toEqual(['sound', 'cut', 'cut']);
    const munera = kit.games['munera']!;
    const plain = { ...munera, desk: { ...munera.desk, bots: {} } };
    expect(fault(link, { ...kit, games: { ...kit.games, munera: plain } })).toBe('unplayable');
  });

  it('holds whatever else a set-up may have as JSON', () => {
    const loadout = { armour: 'none', gear: [{ gear: 'sword', start: 'ready', damaged: false, after: null }] } as const;
    const odd = muneraSetup({
      arena: 'forum',
      fighters: ['a', 'b', 'c'].map((side) => entrant({ card: 'thraex', side, loadout: side === 'a' ? loadout : null })),
    });
    const other: Watch<MuneraGame> = { setup: odd, seed: 's', bots: ['greedy', 'greedy', 'random'] };
    expect(openWatch(kit, watchLink(kit, other))).toEqual(other);
  });

  it('is made for games that have no short way too', () => {
    const recount: Watch = {
      setup: kit.games['recount']!.desk.setups.read({
        ruleset: 'recount',
        fighters: [
          { card: 'heavy', side: 'red' },
          { card: 'retiarius', side: 'blue' },
        ],
      }),
      seed: 's',
      bots: ['greedy', 'skilled'],
    };
    expect(openWatch(kit, watchLink(kit, recount))).toEqual(recount);
  });
});

/** A watch link whose body is written field by field. */
function forged(write: { readonly toggles?: number; readonly rest?: string; readonly cards?: readonly string[] }): string {
  const { toggles = 0, rest = '', cards = ['murmillo', 'thraex'] } = write;
  const body = new ByteWriter().number(1).hex('00000000').text('munera').text(cards.join(' '));
  body.text(cards.length === 2 ? '' : cards.map((_, place) => ['red', 'blue'][place % 2]!).join(' '));
  for (const _ of cards) body.byte(0).number(0);
  body.number(toggles).number(0).text(rest).text('7').text('patient patient');
  return BOUT_LINKS.seal(WATCHED, body.done());
}

describe('a watch link from elsewhere', () => {
  it('is altered, and nothing worse, whatever stands in it', () => {
    expect(fault(forged({}))).toBe('sound');
    expect(fault(forged({ toggles: 2 ** 40 }))).toBe('altered');
    expect(() => openWatch(kit, forged({ toggles: 2 ** 40 }))).toThrow(LinkError);
    for (const rest of ['[null,null,null]', '7', '{"a":1}', '[null,null,3]']) expect(fault(forged({ rest })), rest).toBe('altered');
  });

  it('makes nobody wait for more people than any bout has', () => {
    expect(fault(forged({ cards: Array.from({ length: 24 }, () => 'murmillo') }))).toBe('too-long');
  });

  it('vouches for nothing when it was made with other content', () => {
    const record = decodeLink(kit, forged({}));
    expect([record.content, record.sealed, replayRecord(kit, record).seal.kind]).toEqual(['00000000', null, 'other-content']);
  });
});
