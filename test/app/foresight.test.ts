import { describe, expect, it } from 'vitest';
import { atOnce } from '../../src/session/index.ts';
import { playersInWords } from '../../src/app/bots.ts';
import { usualPlayer, type Player } from '../../src/app/workers/play-out.ts';
import { foresee } from '../../src/app/workers/questions.ts';
import { hopesSliced, positionsOf, swingsSliced } from '../../src/app/workers/swings.ts';
import { huntsOf } from '../../src/games/damnatio/desk/index.ts';
import { huntSetup } from '../../src/games/damnatio/rules/index.ts';
import { muneraOf } from '../../src/games/munera/desk/index.ts';
import type { MuneraSetup } from '../../src/games/munera/rules/index.ts';
import { core } from '../support/core-content.ts';
import { fought, kit, played } from './support.ts';

const [hunts, munera] = [huntsOf(kit), muneraOf(kit)];
const total = (counts: readonly number[] = []): number => counts.reduce((sum, count) => sum + (count ?? 0), 0);

describe('a forecast', () => {
  const players = { skilled: { bot: 'skilled' }, naive: { bot: 'naive' } };
  const lions = { setup: huntSetup({ beasts: ['lion'] }), players, bouts: 3 };

  it('counts every bout of every player once, and tells how it stands after each', () => {
    const told = [...foresee(hunts, lions)];
    expect(told).toHaveLength(3);
    expect(Object.values(told.at(-1)!.counts).map(total)).toEqual([3, 3]);
    expect(told.at(-1)!.rounds).toBeGreaterThanOrEqual(6);
  });

  it('is the same each time, and goes by who plays', () => {
    const { setup } = fought('abc');
    const last = (player: Player) => [...foresee(munera, { setup, players: { all: player }, bouts: 12 })].at(-1)!;
    const greedy = { bot: 'skilled', controllers: { murmillo: 'greedy', thraex: 'random' } };
    expect(last(greedy)).toEqual(last(greedy));
    expect(total(last(greedy).counts['all'])).toBe(12);
    expect(last({ bot: 'random' })).not.toEqual(last(greedy));
  });

  it('goes on where it stopped, and comes out as if it had not', () => {
    const { setup } = fought('abc');
    const asked = { setup, players: { all: { bot: 'random' }, greedy: { bot: 'greedy' } } };
    const whole = [...foresee(munera, { ...asked, bouts: 9 })].at(-1)!;
    const from = structuredClone([...foresee(munera, { ...asked, bouts: 4 })].at(-1)!);
    const further = [...foresee(munera, { ...asked, bouts: 9, from })];
    expect(further).toHaveLength(5);
    expect(further.at(-1)).toEqual(whole);
    expect([...foresee(munera, { ...asked, bouts: 4, from })]).toEqual([]);
  });

  it('counts a morning of a career by how many of those live who were sent in, not by whoever fights beside them', () => {
    const { spectacles } = hunts.desk.career!;
    const { party } = spectacles!.programmes(hunts.content).find(({ id }) => id === 'prima-venatio')!;
    const condemned = spectacles!
      .condemned(hunts.content)
      .slice(0, party)
      .map(({ card }) => card);
    const setup = spectacles!.setup(hunts.content, 'prima-venatio', condemned);
    const of = (asked: object) =>
      [...foresee(hunts, { setup, players: { all: { bot: 'skilled' } }, bouts: 6, ...asked })].at(-1)!.counts['all']!;
    expect(total(of({ condemned }))).toBe(6);
    expect(of({ condemned }).length).toBeLessThanOrEqual(party + 1);
    expect(of({ condemned })).not.toEqual(of({}));
  });

  it('is played by nobody who looks ahead where positions are played out by the hundred', () => {
    const by = { murmillo: 'human', gaul: 'aggressor@rudiarius', thraex: 'flanker@tiro' };
    expect(usualPlayer(munera.desk, by).controllers).toEqual({ ...by, gaul: 'aggressor@primus-palus' });
    expect(playersInWords(munera.desk, core.text['en']!, by)).toContain('aggressor (primus palus) and the flanker (tiro)');
  });

  it('counts in how many each died, for games that careers have bouts of', () => {
    const { setup } = fought('abc');
    const { dead } = [...foresee(munera, { setup, players: { all: { bot: 'skilled' } }, bouts: 12 })].at(-1)!;
    expect(dead['all']).toHaveLength(2);
    expect(total(dead['all'])).toBeGreaterThan(0);
    expect(total(dead['all'])).toBeLessThanOrEqual(12);
    expect([...foresee(hunts, lions)].at(-1)!.dead).toEqual({ skilled: [], naive: [] });
  });

  it('plays whoever is the player’s by the bot that is named', () => {
    const { setup } = fought('abc');
    const last = (player: Player) => [...foresee(munera, { setup, players: { all: player }, bouts: 6 })].at(-1)!;
    expect(last({ bot: 'skilled', controllers: { murmillo: 'human' } })).toEqual(last({ bot: 'skilled' }));
  });
});

describe('hopes of a position', () => {
  it('never touch the dice of the bout itself', () => {
    const hunt = played('x', 3).bout;
    const before = JSON.stringify(hunt.toJSON());
    atOnce(hopesSliced(hunts, huntSetup({ beasts: ['lion'] }), hunt, { bot: 'naive', times: 2, from: 0 }));
    expect(JSON.stringify(hunt.toJSON())).toBe(before);
  });

  it('are one for the men of a hunt, and one for every side of a bout that share the victories', () => {
    const setup: MuneraSetup = fought('abc').setup;
    const [bout] = positionsOf(munera, fought('abc').record()).bouts;
    const shares = atOnce(hopesSliced(munera, setup, bout!, { bot: 'greedy', times: 6, from: 0 })).map(({ mean }) => mean);
    expect(shares).toHaveLength(2);
    expect(shares[0]! + shares[1]!).toBeLessThanOrEqual(1);
    const [hunt] = positionsOf(hunts, played('x', 3).record()).bouts;
    expect(atOnce(hopesSliced(hunts, huntSetup({ beasts: ['lion'] }), hunt!, { bot: 'naive', times: 2, from: 0 }))).toHaveLength(1);
  });

  it('are certain when it is over', () => {
    const { bout, setup } = fought('abc');
    const hopes = atOnce(hopesSliced(munera, setup, bout, { bot: 'greedy', times: 6, from: 0 }));
    expect(hopes).toEqual(['i', 'ii'].map((side) => ({ mean: bout.outcome()!.winner === side ? 1 : 0, error: 0 })));
  });
});

describe('the positions of a record', () => {
  it('are one more than its answers, with the dice that fell before each', () => {
    const { record, steps, bout } = ((session) => ({ record: session.record(), steps: session.steps, bout: session.bout }))(
      played('decisive'),
    );
    const { bouts, dice } = positionsOf(hunts, record);
    expect([bouts.length, dice.length]).toEqual([steps.length, steps.length]);
    const saved = bout.state.men.filter(({ hp }) => hp > 0).length;
    expect(hunts.desk.outlook.resultOf(record.setup, bouts.at(-1)!)).toBe(saved);
    const rolls = steps.map(({ events }) => events.some(({ type }) => type === 'rolled'));
    expect(rolls.every((rolled, step) => !rolled || dice[step])).toBe(true);
  });
});

describe('the steps that turned a bout', () => {
  it('are measured among those that are named, the greatest change first', () => {
    const record = fought('abc').record();
    const ask = { bot: 'greedy', steps: [0, 1, 2, 3, 9999], search: 4, measure: 4, most: 2 };
    const swings = atOnce(swingsSliced(munera, record, ask));
    expect(swings).toHaveLength(2);
    for (const { step, before, after } of swings) {
      expect([1, 2, 3]).toContain(step);
      expect([before.length, after.length]).toEqual([2, 2]);
    }
  });

  it('are looked for everywhere when none are named', () => {
    const record = played('turned', 12).record();
    const swings = atOnce(swingsSliced(hunts, record, { bot: 'naive', steps: null, search: 2, measure: 2, most: 5 }));
    expect(swings.length).toBeLessThanOrEqual(5);
    for (const { step } of swings) expect(step).toBeLessThanOrEqual(record.actions.length);
  });
});
