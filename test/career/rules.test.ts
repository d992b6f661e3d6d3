import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Career, CareerCommand, CareerEvent, CareerState, Ladder, Person } from '../../src/career/index.ts';
import { MORNING, NOON, personOf, planOf, recoveryOdds, recoveryOf, recoveryTerms, valueOf, yours } from '../../src/career/index.ts';
import { drillOdds, drillOf } from '../../src/career/index.ts';
import { beginSession, decodeLink, encodeLink, gameOf, playedByBots, atOnce, replayRecord } from '../../src/session/index.ts';
import { kit } from '../support/core-content.ts';
import { careerWith, changed, ladder, QUICK, refused, STILL } from '../support/careers.ts';

const still = careerWith(STILL);
const quick = careerWith(QUICK);

function begun(career: Career, part: Partial<Person> = {}, seed = 'rules'): { readonly state: CareerState; readonly man: string } {
  const { state } = career.begin({ seed, card: 'murmillo', name: 'Priscus' });
  const man = yours(state)[0]!.id;
  return { state: changed(state, man, part), man };
}

function rolledIn(events: readonly CareerEvent[], why: string): Extract<CareerEvent, { type: 'rolled' }>[] {
  return events.flatMap((event) => (event.type === 'rolled' && event.why === why ? [event] : []));
}

/** Ends days until a die of the recovery comes to something; a seed for each face. */
function nights(part: Partial<Person>, commands: (man: string) => readonly CareerCommand[] = () => []) {
  return Array.from({ length: 40 }, (_, i) => {
    const { state, man } = begun(still, part, `night ${i}`);
    const before = commands(man).reduce((now, command) => still.play(now, command).state, state);
    const { state: after, events } = still.play(before, { type: 'end-day' });
    const [die] = rolledIn(events, 'recovery').filter(({ person }) => person === man);
    return { die: die!, person: personOf(after, man), after };
  });
}

describe('recovery', () => {
  it('L-540, L-541, L-542, L-543: the printed chart', () => {
    expect([1, 2, 3, 4, 5, 6].map(recoveryOf)).toEqual(['dies', 'dies', 'stable', 'mends', 'heals', 'heals']);
    expect(recoveryOdds([])).toEqual({ dies: 2, stable: 1, mends: 1, heals: 2 });
  });

  it(
    'L-540: whoever dies of his wounds is written down where he met one of yours, with the bout that they are of',
    { timeout: 30_000 },
    () => {
      const told = new Set<string>();
      for (let i = 0; i < 30; i += 1) {
        const { state, man } = begun(still, {}, `rival ${i}`);
        const [foe, other] = state.bill.offers[0]!.foes as [string, string];
        const hurt = { wounds: 3, healsTo: 0, walked: false, fought: 1 }; // no day of rest
        const memory = [{ result: '1.0.x', with: man, ended: 'was-spared' }] as const;
        const { state: after } = still.play(changed(changed(state, foe, { ...hurt, memory }), other, hurt), { type: 'end-day' });
        const written = after.chronicle.filter(({ key }) => key === 'infected').map(({ person }) => person);
        expect(written).toEqual(personOf(after, foe).state === 'dead' ? [foe] : []);
        for (const id of [foe, other]) if (personOf(after, id).state === 'dead') told.add(id === foe ? 'met' : 'not met');
      }
      expect(told).toEqual(new Set(['met', 'not met']));
    },
  );

  it('L-544, C-030: a man on his feet, the medicus and a day of rest add 1 each; 2 or less is still death', () => {
    const terms = recoveryTerms({ walked: true }, true, true);
    expect(terms.map(({ rule, value, reason }) => [rule, value, reason])).toEqual([
      ['L-544', 1, 'walked-out'],
      ['L-544', 1, 'medicus'],
      ['C-030', 1, 'rested'],
    ]);
    expect(recoveryOdds(recoveryTerms({ walked: false }, true, false))).toEqual({ dies: 1, stable: 1, mends: 1, heals: 3 });
    expect(recoveryOdds(recoveryTerms({ walked: true }, true, false))).toEqual({ dies: 0, stable: 1, mends: 1, heals: 4 });
  });

  it('L-540 to L-543: each night comes to what its die with its terms says', { timeout: 30_000 }, () => {
    const seen = new Set<string>();
    for (const { die, person } of nights({ wounds: 3, healsTo: 1, walked: false })) {
      expect(die.modifiers.map(({ reason }) => reason)).toEqual(['rested']);
      expect(die.total).toBe(die.faces[0]! + 1);
      const came = recoveryOf(die.total);
      seen.add(came);
      if (came === 'dies') expect(person.state).toBe('dead');
      if (came === 'stable') expect([person.wounds, person.fit]).toEqual([3, 3]);
      if (came === 'mends') expect([person.wounds, person.healsTo]).toEqual([2, 1]);
      // never above what he was before the fight in which he was hurt
      if (came === 'heals') expect([person.wounds, person.healsTo]).toEqual([1, 0]);
    }
    expect([...seen].sort()).toEqual(['dies', 'heals', 'mends', 'stable']);
  });

  it('L-544: the medicus is paid in the evening and shown in the odds beforehand', { timeout: 30_000 }, () => {
    const { state, man } = begun(still, { wounds: 2 });
    const call = still.commands(state).find(({ command }) => command.type === 'medicus')!;
    expect([call.cost, call.odds!.chances]).toEqual([100, { dies: 0, stable: 0, mends: 1, heals: 5 }]);
    const called = still.play(state, call.command).state;
    expect([called.purse, planOf(called, man).medicus]).toEqual([state.purse, true]);
    const { events } = still.play(called, { type: 'end-day' });
    expect(events.filter((event) => event.type === 'paid').map(({ why, amount }) => [why, amount])).toEqual([
      ['medicus', -100],
      ['upkeep', -20],
    ]);
    expect(
      rolledIn(events, 'recovery')
        .find(({ person }) => person === man)!
        .modifiers.map(({ reason }) => reason),
    ).toEqual(['walked-out', 'medicus', 'rested']);
  });

  it('C-004: under a gentle law a night that would kill leaves him stable', { timeout: 30_000 }, () => {
    const ends = Array.from({ length: 60 }, (_, i) => {
      const { state } = still.begin({ seed: `gentle ${i}`, gentle: true });
      const man = yours(state)[0]!.id;
      const { state: after, events } = still.play(changed(state, man, { wounds: 2, walked: false }), { type: 'end-day' });
      const die = rolledIn(events, 'recovery').find(({ person }) => person === man)!;
      return { came: recoveryOf(die.total), person: personOf(after, man) };
    });
    const fatal = ends.filter(({ came }) => came === 'dies');
    expect(fatal.length).toBeGreaterThan(0);
    for (const { person } of fatal) expect([person.state, person.wounds, person.fit]).toEqual(['active', 2, 3]);
  });
});

describe('training', () => {
  it('C-031, C-032: hurts on 1, drills on 5 and 6; a teacher adds 1', () => {
    expect([1, 2, 3, 4, 5, 6].map(drillOf)).toEqual(['hurt', 'nothing', 'nothing', 'nothing', 'drilled', 'drilled']);
    expect(drillOdds([{ rule: 'C-032', value: 1, reason: 'teacher' }])).toEqual({ hurt: 0, nothing: 3, drilled: 3 });
  });

  it('C-031: a drilled man fights one grade above his rank until he climbs', { timeout: 30_000 }, () => {
    const { state, man } = begun(still, { rank: 'tiro', drilled: 1, behaviour: 'patient' });
    const foe = state.bill.offers[0]!.foes[0]!;
    expect(still.imagined(state, man, foe).bots[0]).toBe('patient@spectatus');
    expect(still.commands(state).some(({ command }) => command.type === 'train')).toBe(false);
    expect(refused(still, state, { type: 'train', man })).toBe('C-031 drilled-already');
  });

  it('C-007: whoever fights does not train', () => {
    const { state, man } = begun(still);
    const entered = still.play(state, { type: 'enter', man, foe: state.bill.offers[0]!.foes[0]! }).state;
    expect(refused(still, entered, { type: 'train', man })).toBe('C-007 fights-today');
  });
});

describe('bouts', () => {
  it('C-003, C-006: what is fought by hand counts as a link, and only that of the bill', { timeout: 30_000 }, () => {
    const { state, man } = begun(quick);
    const [foe, other] = state.bill.offers[0]!.foes as [string, string];
    const entered = quick.play(state, { type: 'enter', man, foe }).state;
    const meeting = quick.meeting(entered, man);
    const session = atOnce(playedByBots(kit, meeting));
    const link = encodeLink(kit, session.record());
    const { state: after } = quick.play(entered, { type: 'fight', match: man, link });
    const result = after.results.find(({ id }) => id === meeting.result)!;
    expect([result.by, result.link, result.answers]).toEqual(['played', link, session.record().actions.length]);
    const settled = quick.play(entered, { type: 'settle', match: man }).state.results.at(-1)!;
    expect(result.shares, 'bots with the same dice come to the same').toEqual(settled.shares);
    const seen = atOnce(quick.watchSliced(entered, man));
    expect(seen.step, 'looking on changes nothing').toEqual(quick.play(entered, { type: 'settle', match: man }));
    const again = replayRecord(kit, decodeLink(kit, settled.link));
    expect(seen.bout.replay.steps).toEqual(again.steps);
    expect(seen.bout.replay.positions.map((each) => each.toJSON())).toEqual(again.positions.map((each) => each.toJSON()));
    expect(seen.bout.dice).toHaveLength(settled.answers);
    expect(refused(quick, entered, { type: 'fight', match: man, link: settled.link })).toBe('C-006 not-this-bout');
    expect(refused(quick, after, { type: 'fight', match: man, link })).toBe('C-003 no-such-bout');
    const elsewhere = quick.play(state, { type: 'enter', man, foe: other }).state;
    expect(refused(quick, elsewhere, { type: 'fight', match: man, link })).toBe('C-006 not-this-bout');
    const begunOnly = encodeLink(kit, beginSession(kit, meeting.setup, meeting.seed).record());
    expect(refused(quick, entered, { type: 'fight', match: man, link: begunOnly })).toBe('C-006 not-over');
    expect(refused(quick, entered, { type: 'fight', match: man, link: 'nonsense!' })).toBe('C-006 link-foreign');
  });

  it('C-010: wounds go into the set-up of a bout, and are counted in thirds of what was lost', { timeout: 30_000 }, () => {
    const { state, man } = begun(quick, { wounds: 2, healsTo: 1 });
    const foe = state.bill.offers[0]!.foes[0]!;
    const { setup } = quick.imagined(state, man, foe);
    expect(setup).toMatchObject({ fighters: [{ card: 'murmillo', side: 'red', wounds: 2 }, { side: 'blue' }] });
    const entered = quick.play(state, { type: 'enter', man, foe }).state;
    const after = quick.play(entered, { type: 'settle', match: man }).state;
    const [share] = after.results.at(-1)!.shares;
    const lost = share!.of - share!.left;
    expect(share!.wounds).toBe(Math.min(1, Math.ceil((3 * lost) / share!.of)));
  });

  it('M-203, M-204: a skill is earned from an equal, chosen by you, and taken by preference when you do not', { timeout: 60_000 }, () => {
    for (let i = 0; i < 20; i += 1) {
      const { state, man } = begun(quick, {}, `skills ${i}`);
      const foe = state.bill.offers[0]!.foes[0]!;
      const even = changed(state, foe, { skills: [] });
      const { state: after } = quick.play(quick.play(even, { type: 'enter', man, foe }).state, { type: 'settle', match: man });
      const won = after.results.at(-1)!.winner === man;
      expect(after.pending.map((pending) => pending.man)).toEqual(won ? [man] : []);
      if (!won) continue;
      expect(refused(quick, after, { type: 'skill', man, skill: 'flying' })).toBe('M-202 not-on-offer');
      const chosen = quick.play(after, { type: 'skill', man, skill: 'dodge' }).state;
      expect([personOf(chosen, man).skills, chosen.pending]).toEqual([['dodge'], []]);
      const waited = quick.play(after, { type: 'end-day' }).state;
      expect(personOf(waited, man).skills).toEqual(['attack']);
      return;
    }
    expect.fail('he never won');
  });

  it('M-184, M-205: whom the crowd spared counts against the next one of the day, and not on the next day', { timeout: 30_000 }, () => {
    const { state, man } = begun(quick);
    const spared = { ...state, today: { defeats: {}, spared: ['p2', 'p3'] } };
    const foe = state.bill.offers[0]!.foes[0]!;
    expect(quick.imagined(spared, man, foe).setup).toMatchObject({ sparedToday: 2 });
    expect(quick.play(spared, { type: 'end-day' }).state.today).toEqual({ defeats: {}, spared: [] });
  });

  it('L-615, C-024: pays for the appearance, and the school its part of the prize', { timeout: 60_000 }, () => {
    for (let i = 0; i < 20; i += 1) {
      const { state, man } = begun(quick, { rank: 'spectatus' }, `money ${i}`);
      const entered = quick.commands(state).find(({ command }) => command.type === 'enter');
      if (!entered) continue;
      const { state: after, events } = quick.play(quick.play(state, entered.command).state, { type: 'settle', match: man });
      const paid = events.flatMap((event) => (event.type === 'paid' ? [[event.why, event.amount]] : []));
      const { winner, shares } = after.results.at(-1)!;
      expect(paid[0]).toEqual(['appearance', 200]);
      const value = ladder.ranks.find(({ id }) => id === shares[1]!.rank)!.value;
      if (winner === man) return expect(paid[1]).toEqual(['prize', Math.floor(0.9 * 0.3 * value)]);
    }
    expect.fail('he never won');
  });
});

describe('people', () => {
  it('C-001, C-011: begin with one man and at least two dozen opponents of every rank', () => {
    const { state } = quick.begin({ seed: 'world' });
    expect(yours(state).map(({ rank, skills, fame }) => [rank, skills, fame])).toEqual([['novicius', [], 0]]);
    const others = state.people.filter(({ owner, kind }) => owner === 'others' && kind === 'trained');
    expect(others.length).toBeGreaterThanOrEqual(24);
    expect(new Set(others.map(({ rank }) => rank)).size).toBe(6);
    expect(new Set(state.people.map(({ name }) => name)).size).toBe(state.people.length);
    for (const { rank, fame, record } of others) {
      const { asks } = ladder.ranks.find(({ id }) => id === rank)!;
      expect([fame, record.victories]).toEqual([asks.fame, asks.victories]);
    }
  });

  it('C-022: who has met one of yours and lived is offered first', () => {
    const { state, man } = begun(still);
    const rival = state.people.find(
      ({ owner, rank, id }) => owner === 'others' && rank === 'tiro' && !state.bill.offers[0]!.foes.includes(id),
    )!;
    const met = changed(state, rival.id, { memory: [{ result: '1.1.x', with: man, ended: 'was-spared' }] });
    const { bill } = still.play(met, { type: 'end-day' }).state;
    expect(bill.offers[0]!.foes[0]).toBe(rival.id);
  });

  it('C-021: the two most famous meet in the final, of yours one at most', { timeout: 30_000 }, () => {
    const { state, man } = begun(still, { fame: 99 });
    const second = still.play(state, { type: 'end-day' }).state;
    const last = still.play(second, { type: 'end-day' }).state;
    const [final] = last.bill.matches;
    const rest = last.people.filter(({ owner, state: now, kind }) => owner === 'others' && now === 'active' && kind === 'trained');
    expect([final!.final, final!.first, final!.id]).toEqual([true, man, man]);
    expect(personOf(last, final!.second).fame).toBe(Math.max(...rest.map(({ fame }) => fame)));
    expect(refused(still, last, { type: 'withdraw', man })).toBe('C-021 final');
    expect(refused(still, last, { type: 'sell', man })).toBe('C-034 on-the-bill');
  });

  it('L-611, L-612, L-602: bought at value, sold for three fifths, five at most', () => {
    const { state, man } = begun(still, { record: { victories: 2, defeats: 0, spared: 0, killed: 0, finals: 0, mornings: 0 } });
    const [ware] = state.people.filter(({ owner }) => owner === 'market');
    const bought = still.play({ ...state, purse: 5000 }, { type: 'buy', person: ware!.id }).state;
    expect([bought.purse, yours(bought).length]).toEqual([4500, 2]);
    expect(still.play(bought, { type: 'sell', man }).state.purse).toBe(4500 + Math.floor(0.6 * 700));
    expect(refused(still, { ...state, purse: 499 }, { type: 'buy', person: ware!.id })).toBe('L-612 no-money');
    const full = {
      ...state,
      purse: 9999,
      people: state.people.map((each, i) => (i < 6 && i > 0 ? { ...each, owner: 'you' as const } : each)),
    };
    expect(refused(still, full, { type: 'buy', person: ware!.id })).toBe('L-602 school-full');
  });

  it('L-612, C-043: nobody gains by buying a man and selling him before he has fought, whatever a ladder asks', { timeout: 60_000 }, () => {
    const sesterces = fc.integer({ min: 0, max: 10_000 });
    const percent = fc.integer({ min: 0, max: 100 });
    const prices = fc.record({ condemned: sesterces, victory: sesterces, sale: percent, hire: percent });
    let traded = 0;
    const holds = (part: Partial<Ladder['prices']>, values: readonly number[]): void => {
      const ranks = ladder.ranks.map((rank, place) => ({ ...rank, value: values[place % values.length]! }));
      const career = careerWith({ ...STILL, ranks, prices: { ...ladder.prices, ...part } });
      const { state } = begun(career);
      const lived = state.people.map((each) => (each.kind === 'condemned' ? { ...each, record: { ...each.record, mornings: 3 } } : each));
      const rich = { ...state, purse: 1e9, people: lived };
      for (const { command } of career.commands(rich)) {
        if (command.type !== 'buy') continue;
        const bought = career.play(rich, command).state;
        const sold = career.play(bought, { type: 'sell', man: command.person }).state;
        expect(sold.purse, JSON.stringify(personOf(rich, command.person))).toBeLessThanOrEqual(rich.purse);
        traded += 1;
      }
    };
    holds(
      {},
      ladder.ranks.map(({ value }) => value),
    );
    fc.assert(fc.property(prices, fc.array(sesterces, { minLength: 1, maxLength: 7 }), holds), { numRuns: 40, seed: 5 });
    expect(traded).toBeGreaterThan(100);
  });

  it('C-043: a man out of the cells is worth what he cost until his first victory, and then what his rank is', () => {
    const { state } = begun(still);
    const held = state.people.find(({ kind }) => kind === 'condemned')!;
    const lived = changed(state, held.id, { record: { ...held.record, mornings: 3 } });
    const bought = personOf(still.play(lived, { type: 'buy', person: held.id }).state, held.id);
    const won = { ...bought, record: { ...bought.record, victories: 1 } };
    expect([bought, won].map((man) => valueOf(still.house, man))).toEqual([200, 1100]);
  });

  it('C-033: a hired man goes at the end of the season and cannot be sold', { timeout: 30_000 }, () => {
    const { state } = begun(still);
    const [ware] = state.people.filter(({ owner }) => owner === 'market');
    let now = still.play(state, { type: 'hire', person: ware!.id }).state;
    expect(now.purse).toBe(1000 - 150);
    expect(refused(still, now, { type: 'sell', man: ware!.id })).toBe('C-033 hired');
    while (now.season === 1) now = still.play(now, { type: 'end-day' }).state;
    expect(personOf(now, ware!.id).owner).toBe('others');
  });

  it('C-043: a condemned man who lived through three mornings may be bought and is a tiro', () => {
    const { state } = begun(still);
    const held = state.people.find(({ kind }) => kind === 'condemned')!;
    const lived = (mornings: number): CareerState => changed(state, held.id, { record: { ...held.record, mornings } });
    expect(refused(still, lived(2), { type: 'buy', person: held.id })).toBe('L-612 not-for-sale');
    const bought = still.play(lived(3), { type: 'buy', person: held.id }).state;
    const { kind, rank, owner, name } = personOf(bought, held.id);
    expect([kind, rank, owner, name, bought.purse]).toEqual(['trained', 'tiro', 'you', held.name, 800]);
    expect(bought.people.some(({ kind: other, card, id }) => other === 'condemned' && card === held.card && id !== held.id)).toBe(true);
  });

  it('L-617, C-025: the wooden sword is given on a day of victory, and ends the career', { timeout: 60_000 }, () => {
    const primus: Partial<Person> = {
      rank: 'primus-palus',
      fame: 60,
      skills: ['attack', 'dodge', 'reflexes', 'stamina', 'popularity'],
      record: { victories: 20, defeats: 0, spared: 0, killed: 0, finals: 0, mornings: 0 },
    };
    const { state: idle } = begun(still, primus);
    expect(still.play(idle, { type: 'end-day' }).state.over, 'not for sitting still').toBeNull();
    for (let i = 0; i < 20; i += 1) {
      const { state, man } = begun(still, primus, `rudis ${i}`);
      const second = still.play(state, { type: 'end-day' }).state;
      const [foe] = second.bill.offers[0]!.foes;
      const fought = still.play(still.play(second, { type: 'enter', man, foe: foe! }).state, { type: 'settle', match: man }).state;
      if (fought.results.at(-1)!.winner !== man) continue;
      const { state: after, events } = still.play(
        { ...fought, people: fought.people.map((each) => (each.id === man ? { ...each, wounds: 0 } : each)) },
        { type: 'end-day' },
      );
      expect([after.over, personOf(after, man).state]).toEqual([{ by: 'rudis', person: man }, 'freed']);
      expect(events.find((event) => event.type === 'paid' && event.why === 'rudis')).toMatchObject({ amount: 4000 });
      expect(after.chronicle.at(-1)).toMatchObject({ key: 'freed', moment: { result: fought.results.at(-1)!.id } });
      expect(refused(still, after, { type: 'end-day' })).toBe('C-001 over');
      return;
    }
    expect.fail('he never won');
  });
});

describe('the condemned', () => {
  it('C-040, C-041, C-042: are led for a fee; whoever lives is counted, whoever dies has a successor', { timeout: 60_000 }, () => {
    let { state } = careerWith().begin({ seed: 'cells' });
    const full = careerWith();
    while (!full.morning(state)) ({ state } = full.play(state, { type: 'end-day' }));
    const { people } = full.morning(state)!;
    const { state: after, events } = full.play(state, { type: 'settle', match: MORNING });
    const result = after.results.at(-1)!;
    const saved = result.shares.filter(({ fate }) => fate !== 'dead');
    expect(events.flatMap((event) => (event.type === 'paid' ? [event.amount] : []))).toEqual(saved.length > 0 ? [25 * saved.length] : []);
    for (const { id, record } of people) {
      const now = personOf(after, id);
      const lives = saved.some(({ person }) => person === id);
      expect([now.state, now.record.mornings]).toEqual([lives ? 'active' : 'dead', record.mornings + (lives ? 1 : 0)]);
    }
    const next = full.play(after, { type: 'end-day' }).state;
    const cards = next.people.filter(({ kind, state: now }) => kind === 'condemned' && now === 'active').map(({ card }) => card);
    expect(new Set(cards).size).toBe(
      gameOf(kit, { ruleset: 'damnatio' }).desk.career!.spectacles!.condemned(full.house.mornings!.game.content).length,
    );
  });

  it('C-044: one of yours may carry out the sentence at noon, and learns nothing by it', { timeout: 60_000 }, () => {
    const full = careerWith();
    let state = full.begin({ seed: 'noon', gentle: true }).state; // whoever falls lives to be asked
    while (!full.noon(state) || !state.bill.offers[0]) ({ state } = full.play(state, { type: 'end-day' }));
    const { man } = state.bill.offers[0];
    const entered = full.play(state, { type: 'noon', man }).state;
    expect(full.meeting(entered, NOON).people[0]!.id).toBe(man);
    expect(full.play(entered, { type: 'withdraw', man }).state.bill).toEqual(state.bill);
    const { state: after } = full.play(entered, { type: 'settle', match: NOON });
    const before = personOf(state, man);
    const now = personOf(after, man);
    expect([now.record.victories, now.skills, after.pending]).toEqual([before.record.victories, before.skills, []]);
    expect(after.results.at(-1)!.part).toBe('noon');
    expect(refused(full, after, { type: 'enter', man, foe: state.bill.offers[0].foes[0]! })).toBe('C-007 fought-today');
  });
});

describe('ways to fight', () => {
  it('C-012: are those of the ladder beside the usual one of the class; a class with neither is none of the career', () => {
    const { house } = careerWith(STILL);
    for (const [id, ways] of house.ways) {
      expect(ways[0], id).toBe(house.classes.get(id)!.usual);
      expect(new Set(ways).size, id).toBe(ways.length);
    }
    const named = { ...ladder.world, ways: { gaul: ['showman', 'wrestler'] } };
    const other = careerWith({ ...STILL, world: named });
    expect(other.house.ways.get('gaul')).toEqual([house.ways.get('gaul')![0], 'showman', 'wrestler']);
    expect(other.house.ways.get('murmillo')).toEqual([house.ways.get('murmillo')![0]]);
    const seen = new Set(
      Array.from({ length: 8 }, (_, i) => other.begin({ seed: `way ${i}` }).state.people)
        .flat()
        .flatMap(({ card, behaviour }) => (card === 'murmillo' ? [behaviour] : [])),
    );
    expect([...seen]).toEqual(other.house.ways.get('murmillo'));
  });
});
