import { describe, expect, test } from 'vitest';
import { beginBout } from '../../../../src/engine/bout/index.ts';
import { ScriptedRng, seededRng } from '../../../../src/engine/dice/index.ts';
import { nextFixture, ownerOf } from '../../../../src/engine/season/index.ts';
import { RECOUNT_POLICIES } from '../../../../src/games/recount/bots/index.ts';
import type { Gladiator, Lanista, TournamentState, TournamentStep } from '../../../../src/games/recount/tournament/index.ts';
import {
  beginTournament,
  betProblem,
  biasOf,
  boutOf,
  command,
  HOUSE,
  humanOf,
  meeting,
  profitOf,
  ratingOf,
  votersFor,
} from '../../../../src/games/recount/tournament/index.ts';
import { drawQuarterFinals } from '../../../../src/games/recount/tournament/tournament.ts';
import { aiBet } from '../../../../src/games/recount/tournament/bets.ts';
import { core } from '../../../support/core-content.ts';
import { rules } from '../rules/sand.ts';

const { classes } = core.recount;

function started(seed = '1'): TournamentStep {
  const { state } = beginTournament(classes, seed, 'You');
  return command(classes, command(classes, state, { type: 'hire', card: 'heavy' }).state, { type: 'hire', card: 'light' });
}

const man = (part: Partial<Gladiator> = {}): Gladiator => ({ id: 'x', card: 'medium', name: 'X', full: 7, strength: 7, ...part });
const lanista = (part: Partial<Lanista> = {}): Lanista => ({ id: 'l', name: 'L', human: false, funds: 100, stable: [], ...part });

/** Fights the next bout with bots. */
function fight(state: TournamentState) {
  const { setup, seed } = boutOf(state);
  const { bout } = beginBout(rules, rules.prepare(setup), setup, seededRng(seed), { log: false });
  const rng = seededRng(`${seed} bots`);
  while (!bout.outcome()) bout.play(RECOUNT_POLICIES.greedy.policy(bout, rng));
  return bout.state;
}

/** Plays on until `stop` holds or all is over. */
function playOn(from: TournamentState, stop: (state: TournamentState) => boolean): TournamentState {
  let state = from;
  while (state.phase !== 'over' && !stop(state)) {
    if (state.phase === 'bet') state = command(classes, state, { type: 'bet', on: null, stake: 0 }).state;
    else if (state.phase === 'bout') state = command(classes, state, { type: 'settle', bout: fight(state) }).state;
    else {
      const has = new Set(humanOf(state).stable.map(({ card }) => card));
      state = command(classes, state, { type: 'hire', card: Object.keys(classes).find((card) => !has.has(card))! }).state;
    }
  }
  return state;
}

/** The end of a bout as the tournament sees it. */
const ended = (
  winner: number | null,
  strengths: readonly [number, number],
  status: 'dead' | 'spared' | 'condemned' = 'spared',
  state = started().state,
) => {
  const { setup } = boutOf(state);
  const fighters = setup.fighters.map(({ side }, i) => ({
    side,
    strength: strengths[i]!,
    status: winner === null || winner === i ? 'up' : status,
  }));
  return {
    fighters,
    outcome: { winner: winner === null ? null : setup.fighters[winner]!.side, by: 'x', rounds: 1, survivors: [] },
  } as never;
};

describe('stables', () => {
  test('R-100, R-101: four lanistae with 100 sesterces and two gladiators of different classes', () => {
    const { state } = started();
    expect(state.lanistae.map(({ funds, stable, human }) => [funds, stable.length, human])).toEqual([
      [100, 2, true],
      [100, 2, false],
      [100, 2, false],
      [100, 2, false],
    ]);
    for (const { stable } of state.lanistae) expect(stable[0]!.card).not.toBe(stable[1]!.card);
    for (const each of state.lanistae.flatMap(({ stable }) => stable)) expect(each.full).toBeGreaterThanOrEqual(2);
  });

  test('R-101: no class twice, no third man, no class that is none; refused without change', () => {
    const { state } = beginTournament(classes, '1', 'You');
    const one = command(classes, state, { type: 'hire', card: 'heavy' }).state;
    expect(() => command(classes, one, { type: 'hire', card: 'heavy' })).toThrow('class-twice [R-101]');
    expect(() => command(classes, one, { type: 'hire', card: 'toString' })).toThrow('no-such-class [R-101]');
    expect(() => command(classes, started().state, { type: 'hire', card: 'medium' })).toThrow('not-now');
  });

  test('R-101: men of one stable meet in the final alone', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { state } = started(String(seed));
      const halves = [state.rounds[0]!.slice(0, 2), state.rounds[0]!.slice(2)].map((half) =>
        half.flatMap(({ red, blue }) => [red!, blue!]),
      );
      for (const half of halves) expect(new Set(half.map((id) => ownerOf(state.lanistae, id).id)).size).toBe(4);
    }
  });

  test('R-101: pairings are by lot: the same seed draws the same', () => {
    const stable = (i: number) => lanista({ id: `${i}`, stable: [man({ id: `${i}a` }), man({ id: `${i}b` })] });
    const four = [0, 1, 2, 3].map(stable);
    const draw = (seed: string) => JSON.stringify(drawQuarterFinals(seededRng(seed), four));
    expect(draw('a')).toBe(draw('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(draw)).size).toBeGreaterThan(1);
    expect(drawQuarterFinals(new ScriptedRng([2, 2, 2, 2, 4, 3, 2, 4, 3, 2]), four)[0]).toEqual({ red: '0a', blue: '1a', winner: null });
  });
});

describe('dice', () => {
  test('R-014, R-102, R-109: every die of the tournament is told', () => {
    const begun = started();
    const { state, events } = beginTournament(classes, '1', 'You');
    const others = state.lanistae.slice(1).flatMap(({ stable }) => stable);
    const hired = [...events, ...command(classes, state, { type: 'hire', card: 'heavy' }).events].flatMap((event) =>
      event.type === 'hired' ? [event] : [],
    );
    expect(hired).toHaveLength(7);
    for (const { gladiator, faces } of hired) {
      expect(faces).toHaveLength(2);
      const owned = others.find(({ id }) => id === gladiator);
      if (owned) expect(faces[0]! + faces[1]!).toBe(owned.full);
    }
    const drawn = command(classes, begun.state, { type: 'bet', on: null, stake: 0 }).state;
    const fought = (strengths: readonly [number, number]) =>
      command(classes, drawn, { type: 'settle', bout: ended(null, strengths) }).events.find((event) => event.type === 'fought')!;
    const thrown = fought([3, 3]).throws;
    const last = thrown.at(-1)!;
    expect(fought([3, 3]).winner).toBe(meeting(drawn)[last[0]! > last[1]! ? 0 : 1].id);
    expect(thrown.slice(0, -1).every(([one, other]) => one === other)).toBe(true);
    expect(fought([2, 3]).throws).toEqual([]);
  });
});

describe('bouts', () => {
  test('R-102: a knock-out of eight: seven bouts', () => {
    const end = playOn(started().state, ({ number }) => number === 2);
    expect(end.number).toBe(2);
    let bouts = 0;
    playOn(started().state, (state) => {
      if (state.phase === 'bout') bouts += 1;
      return state.number === 2;
    });
    expect(bouts).toBe(7);
  });

  test('R-102: a draw goes to the stronger, then to the higher die', () => {
    const betting = started().state;
    const state = command(classes, betting, { type: 'bet', on: null, stake: 0 }).state;
    const fought = (strengths: readonly [number, number]) =>
      command(classes, state, { type: 'settle', bout: ended(null, strengths) }).events.find((event) => event.type === 'fought')!;
    const [red, blue] = meeting(state);
    expect(fought([2, 3])).toMatchObject({ winner: blue.id, by: 'strength', dead: false });
    expect(fought([3, 2])).toMatchObject({ winner: red.id, by: 'strength' });
    expect(fought([3, 3]).by).toBe('die');
    expect(() => command(classes, state, { type: 'settle', bout: { fighters: [], outcome: null } })).toThrow('not-over [R-102]');
  });

  test('R-103: the winner regains a die up to what he began with, and fights on with that', () => {
    const state = command(classes, started().state, { type: 'bet', on: null, stake: 0 }).state;
    const [red] = meeting(state);
    const { events, state: after } = command(classes, state, { type: 'settle', bout: ended(0, [1, 0]) });
    const recovered = events.find((event) => event.type === 'recovered')!;
    expect(recovered.to).toBe(Math.min(red.full, 1 + recovered.face));
    const now = after.lanistae.flatMap(({ stable }) => stable).find(({ id }) => id === red.id)!;
    expect(now.strength).toBe(recovered.to);
    const bouts = boutOf(state).setup.fighters.map(({ strength }) => strength);
    expect(bouts[0]).toEqual({ full: red.full, now: red.strength });
  });

  test('R-104, R-096: 20 for a bout, 60 more for the final; a dead man is lost, a spared one is whole next time; new ones cost 30', () => {
    const state = command(classes, started().state, { type: 'bet', on: null, stake: 0 }).state;
    const [red, blue] = meeting(state);
    const purse = ({ events }: TournamentStep) => events.filter((event) => event.type === 'paid' && event.why === 'purse');
    expect(purse(command(classes, state, { type: 'settle', bout: ended(0, [3, 0]) }))).toMatchObject([
      { lanista: ownerOf(state.lanistae, red.id).id, amount: 20 },
    ]);
    const dead = command(classes, state, { type: 'settle', bout: ended(0, [3, -4], 'dead') }).state;
    expect(dead.lanistae.flatMap(({ stable }) => stable.map(({ id }) => id))).not.toContain(blue.id);
    const final = playOn(started().state, (each) => each.phase === 'bout' && each.rounds.length === 3);
    expect(purse(command(classes, final, { type: 'settle', bout: ended(0, [3, 0], 'spared', final) }))).toMatchObject([
      { amount: HOUSE.purse + HOUSE.finalPurse },
    ]);
    const next = playOn(started().state, ({ number }) => number === 2);
    for (const each of next.lanistae.flatMap(({ stable }) => stable)) expect(each.strength).toBe(each.full);
    const hires = (each: TournamentState) => each.phase === 'hire' && each.number > 1;
    const lost = Array.from({ length: 9 }, (_, i) => String(i + 1))
      .map((seed) => playOn(started(seed).state, hires))
      .find(hires)!;
    const before = humanOf(lost);
    const card = Object.keys(classes).find((id) => before.stable.every((each) => each.card !== id))!;
    const hired = command(classes, lost, { type: 'hire', card });
    expect(hired.events[0]).toMatchObject({ type: 'hired', price: 30 });
    expect(humanOf(hired.state).funds).toBe(before.funds - 30);
  });
});

describe('bets', () => {
  test('R-105: rating is Strength and 1 for heavy or light; profit by the ratings, 1 at least', () => {
    const rating = (card: string, strength: number) => ratingOf(classes, man({ card, strength }));
    expect([rating('heavy', 5), rating('light', 5), rating('medium', 5), rating('retiarius', 5)]).toEqual([6, 6, 5, 5]);
    expect(profitOf(classes, 10, man({ strength: 6 }), man({ strength: 9 }))).toBe(15);
    expect(profitOf(classes, 1, man({ strength: 9 }), man({ strength: 2 }))).toBe(1);
  });

  test('R-105: at most 20, or what he has; not against his own', () => {
    const own = man({ id: 'own' });
    const owner = lanista({ stable: [own] });
    const problem = (stake: number, who = lanista(), on = man(), against = man({ id: 'y' })) => betProblem(HOUSE, who, stake, on, against);
    expect([problem(20), problem(21), problem(0), problem(1.5)]).toEqual([
      null,
      'stake-out-of-bounds',
      'stake-out-of-bounds',
      'stake-out-of-bounds',
    ]);
    expect([problem(5, lanista({ funds: 5 })), problem(6, lanista({ funds: 5 })), problem(1, lanista({ funds: 0 }))]).toEqual([
      null,
      'stake-out-of-bounds',
      'no-money',
    ]);
    expect([problem(5, owner, man(), own), problem(5, owner, own)]).toEqual(['against-own', null]);
  });

  test('R-105: a won bet pays stake and profit, a lost one nothing, a draw gives it back', () => {
    const betting = started().state;
    const [red, blue] = meeting(betting);
    const human = humanOf(betting);
    const mine = ownerOf(betting.lanistae, blue.id).id === human.id ? blue : red;
    const [on, against] = mine === blue ? [blue, red] : [red, blue];
    const staked = command(classes, betting, { type: 'bet', on: on.id, stake: 10 }).state;
    expect(humanOf(staked).funds).toBe(90);
    const purse = (winner: Gladiator | null) => (winner && ownerOf(betting.lanistae, winner.id).id === human.id ? HOUSE.purse : 0);
    const settled = (winner: Gladiator | null) => {
      const at = winner === null ? null : winner === red ? 0 : 1;
      const { state, events } = command(classes, staked, { type: 'settle', bout: ended(at, [5, 4], 'spared', staked) });
      const drawn = at === null ? events.find((event) => event.type === 'fought')!.winner : null;
      const won = drawn === null ? winner : drawn === red.id ? red : blue;
      return humanOf(state).funds - purse(won);
    };
    expect(settled(on)).toBe(90 + 10 + profitOf(classes, 10, on, against));
    expect(settled(against)).toBe(90);
    expect(settled(null)).toBe(100);
    expect(() => command(classes, betting, { type: 'bet', on: 'nobody', stake: 5 })).toThrow('not-in-this-bout [R-105]');
  });

  test('R-106: an AI stakes 10 on a rating 2 higher, a quarter of its purse at most', () => {
    const bet = (red: number, blue: number, funds = 100) =>
      aiBet(classes, HOUSE, lanista({ funds }), man({ id: 'r', strength: red }), man({ id: 'b', strength: blue }));
    expect([bet(8, 7), bet(9, 7), bet(5, 8)]).toEqual([null, { lanista: 'l', on: 'r', stake: 10 }, { lanista: 'l', on: 'b', stake: 10 }]);
    expect(bet(9, 7, 20)?.stake).toBe(5);
    expect(bet(9, 7, 3)).toBeNull();
    expect(
      aiBet(classes, HOUSE, lanista({ stable: [man({ id: 'b' })] }), man({ id: 'r', strength: 9 }), man({ id: 'b', strength: 7 })),
    ).toBeNull();
  });
});

describe('from one tournament to the next', () => {
  /** The final of a tournament, with lanistae and men as a test wants them. */
  const finalOf = (
    number: number,
    change: (each: TournamentState['lanistae'][number], at: number) => Partial<Lanista>,
  ): TournamentState => {
    const final = playOn(started('3').state, (each) => each.phase === 'bout' && each.rounds.length === 3 && each.number === 1);
    return { ...final, number, lanistae: final.lanistae.map((each, at) => ({ ...each, ...change(each, at) })) };
  };
  const settled = (state: TournamentState, status: Parameters<typeof ended>[2] = 'spared') =>
    command(classes, state, { type: 'settle', bout: ended(0, [1, 0], status, state) });
  const men = ({ lanistae }: TournamentState) => lanistae.flatMap(({ stable }) => stable);

  test('R-096: everybody who lives is whole in the next tournament, however he left this one', () => {
    const hurt = finalOf(1, ({ stable }) => ({ stable: stable.map((each) => ({ ...each, full: 12, strength: 2 })) }));
    const { state } = settled(hurt);
    expect(state.number).toBe(2);
    const veterans = men(state).filter(({ id }) => men(hurt).some((each) => each.id === id));
    expect(veterans.length).toBe(men(hurt).length);
    for (const each of veterans) expect([each.id, each.strength]).toEqual([each.id, 12]);
  });

  test('R-096, R-104: who was condemned is lost to his stable like one who was killed, a spared man is not; nobody pays for either', () => {
    const before = finalOf(1, () => ({}));
    const [winner, loser] = meeting(before);
    for (const [status, lost] of [
      ['dead', true],
      ['condemned', true],
      ['spared', false],
    ] as const) {
      const { state, events } = settled(before, status);
      expect([status, men(state).some(({ id }) => id === loser.id)]).toEqual([status, !lost]);
      expect(events.find((event) => event.type === 'fought')).toMatchObject({ winner: winner.id, dead: lost });
      expect(events.flatMap((event) => (event.type === 'paid' && event.why === 'purse' ? [event.amount] : []))).toEqual([80]);
      expect(ownerOf(state.lanistae, winner.id).funds - ownerOf(before.lanistae, winner.id).funds).toBeGreaterThanOrEqual(80);
    }
  });

  test('R-109: of the equally rich who has more men wins, and of those the higher die', () => {
    const last = finalOf(HOUSE.tournaments, () => ({ funds: 0 }));
    const [winner, loser] = meeting(last);
    const champion = ownerOf(last.lanistae, winner.id);
    const rivals = last.lanistae.filter(({ id }) => id !== champion.id && id !== ownerOf(last.lanistae, loser.id).id);
    const end = (funds: number, stables: readonly number[]) => {
      const lanistae = last.lanistae.map((each) => {
        const at = rivals.findIndex(({ id }) => id === each.id);
        return at < 0 ? each : { ...each, funds, stable: Array.from({ length: stables[at]! }, (_, i) => man({ id: `${each.id}/${i}` })) };
      });
      const { state, events } = settled({ ...last, lanistae, bets: [] });
      return { winner: state.winner, throws: events.find((event) => event.type === 'all-ended')!.throws };
    };
    expect(end(79, [2, 2])).toEqual({ winner: champion.id, throws: [] });
    expect(end(81, [0, 1])).toEqual({ winner: rivals[1]!.id, throws: [] });
    expect(end(81, [2, 1])).toEqual({ winner: rivals[0]!.id, throws: [] });
    const tied = end(200, [1, 1]);
    const decisive = tied.throws.at(-1)!;
    expect(decisive[0]).not.toBe(decisive[1]);
    expect(tied.winner).toBe(rivals[decisive[0]! > decisive[1]! ? 0 : 1]!.id);
    expect(tied.throws.slice(0, -1).every(([one, other]) => one === other)).toBe(true);
  });

  test('R-102, R-103: the winners of neighbouring bouts meet, as strong as they are by then, with whole kit', () => {
    let state = started('5').state;
    const quarters = state.rounds[0]!;
    state = playOn(state, ({ rounds, phase }) => rounds.length === 2 && phase === 'bout');
    const winners = state.rounds[0]!.map(({ winner }) => winner);
    expect(state.rounds[1]!.map(({ red, blue }) => [red, blue])).toEqual([winners.slice(0, 2), winners.slice(2)]);
    quarters.forEach(({ red, blue }, i) => expect([red, blue]).toContain(winners[i]));
    const { setup, seed } = boutOf(state);
    const { bout } = beginBout(rules, rules.prepare(setup), setup, seededRng(seed));
    meeting(state).forEach(({ full, strength }, i) =>
      expect(bout.state.fighters[i]).toMatchObject({ full, strength, offHand: 'held', weaponBroken: false, ensnaredBy: -1, offBalance: 0 }),
    );
  });

  test('R-103: of a winner with 3 of 9 a 4 makes 7, and no die makes more than 9', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 60; seed += 1) {
      const begun = command(classes, started(String(seed)).state, { type: 'bet', on: null, stake: 0 }).state;
      const [red] = meeting(begun);
      const whole = (each: Gladiator) => (each.id === red.id ? { ...each, full: 9, strength: 9 } : each);
      const state = { ...begun, lanistae: begun.lanistae.map((each) => ({ ...each, stable: each.stable.map(whole) })) };
      const { events } = command(classes, state, { type: 'settle', bout: ended(0, [5, 0], 'spared', state) });
      const { face, to } = events.find((event) => event.type === 'recovered')!;
      expect(to).toBe({ 1: 6, 2: 7, 3: 8 }[face] ?? 9);
      seen.add(face);
    }
    expect(seen).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });
});

describe('votes and the end', () => {
  test('R-107: those without a man in the bout vote; the human is asked; an AI is kind to the poor and harsh to the leader', () => {
    const { state } = started();
    const men = meeting(state);
    const owners = men.map(({ id }) => ownerOf(state.lanistae, id).name);
    const voters = votersFor(
      state,
      men.map(({ id }) => id),
    );
    expect(voters.map(({ id }) => id)).toEqual(state.lanistae.map(({ name }) => name).filter((name) => !owners.includes(name)));
    for (const { id, asks } of voters) expect(asks).toBe(id === 'You');
    const [poor, rich, voter] = [lanista({ id: 'p', funds: 10 }), lanista({ id: 'r', funds: 200 }), lanista({ id: 'v', funds: 50 })];
    expect([poor, rich].map((owner) => biasOf({ lanistae: [poor, rich, voter] }, voter, owner))).toEqual([1, -1]);
    expect(biasOf({ lanistae: [poor, rich, voter] }, voter, lanista({ id: 'w', funds: 51 }))).toBe(0); // he trails him, who does not lead
    expect(biasOf({ lanistae: [poor, rich, voter] }, voter, lanista({ id: 'w', funds: 50 }))).toBe(1);
    const equal = lanista({ id: 'e', funds: 200 });
    expect(biasOf({ lanistae: [poor, rich, voter, equal] }, voter, rich)).toBe(0); // two lead: neither is the leader
  });

  test('R-109: after three tournaments the richest wins, then he who has more men', () => {
    const end = playOn(started().state, () => false);
    expect(end.number).toBe(3);
    const most = Math.max(...end.lanistae.map(({ funds }) => funds));
    expect(end.lanistae.find(({ id }) => id === end.winner)!.funds).toBe(most);
    expect(() => command(classes, end, { type: 'bet', on: null, stake: 0 })).toThrow('not-now');
  });

  test('R-100: the same seed and commands give the same bytes, through JSON', () => {
    const one = playOn(started('7').state, ({ number }) => number === 3);
    const two = playOn(JSON.parse(JSON.stringify(started('7').state)) as TournamentState, ({ number }) => number === 3);
    expect(JSON.stringify(one)).toBe(JSON.stringify(two));
    expect(nextFixture(one.rounds) === null || one.phase !== 'over').toBe(true);
  });
});
