import { RefusedCommand } from '../../../engine/bout/index.ts';
import { highest, seededRng, shuffled, type Rng } from '../../../engine/dice/index.ts';
import { neighbours, nextFixture, ownerOf, thawed, UnderWay, type Fixture, type Frozen, type Step } from '../../../engine/season/index.ts';
import type { ClassCard, RecountSetup, RecountState } from '../rules/index.ts';
import { entrant, latinNames, lotOf, recountSetup } from '../rules/index.ts';
import { aiBet, betProblem, profitOf } from './bets.ts';
import type { Bet, Gladiator, House, Lanista, Tournament, TournamentEvent, TournamentState } from './state.ts';
import { HOUSE } from './state.ts';
import { votersFor } from './voters.ts';

/** A tournament of stables, as the author wished for: pure state, commands, dice of its own. */

type Classes = Readonly<Record<string, ClassCard>>;
type Settled = Pick<RecountState, 'fighters' | 'outcome'>;

export type TournamentCommand =
  | { readonly type: 'hire'; readonly card: string }
  /** Null: nothing. */
  | { readonly type: 'bet'; readonly on: string | null; readonly stake: number }
  /** How the bout ended that was to be fought: its last position. */
  | { readonly type: 'settle'; readonly bout: Settled };

export type TournamentStep = Step<TournamentState, TournamentEvent>;

/** A command that is not allowed now; nothing has changed. */
class TournamentError extends RefusedCommand {
  override readonly name = 'TournamentError';
}

const STABLE = 2;
const SIDES = 6;

/** A tournament while a command is carried out. */
class Table extends UnderWay<Tournament, TournamentEvent> {
  readonly classes: Classes;

  constructor(state: TournamentState, classes: Classes) {
    super(thawed(state));
    this.classes = classes;
  }

  pay(owner: Lanista, amount: number, why: Extract<TournamentEvent, { type: 'paid' }>['why'], rule: string): void {
    owner.funds += amount;
    this.tell({ type: 'paid', lanista: owner.id, amount, why, rules: [rule] });
  }
}

/** Four stables without men, the first of them the human's. */
export function beginTournament(classes: Classes, seed: string, name: string, house: House = HOUSE): TournamentStep {
  const lanistae = [name, 'Batiatus', 'Crassus', 'Rufus'].map((each, i): Lanista => {
    return { id: `stable-${i + 1}`, name: each, human: i === 0, funds: house.funds, stable: [] };
  });
  const rng = seededRng(`${seed} tournament`).save();
  const table = new Table({ house, seed, rng, number: 1, phase: 'hire', lanistae, rounds: [], bets: [], hired: 0, winner: null }, classes);
  hireForOthers(table);
  return table.step();
}

/** New men cost nothing before the first tournament. */
function hirePrice({ number, house }: TournamentState): number {
  return number === 1 ? 0 : house.hire;
}

/** Why a lanista may not hire a man of a class; null when he may. */
export function hireProblem(state: TournamentState, classes: Classes, { stable, funds }: Frozen<Lanista>, card: string): string | null {
  if (!Object.hasOwn(classes, card)) return 'no-such-class';
  if (stable.length >= STABLE) return 'stable-full';
  if (stable.some((man) => man.card === card)) return 'class-twice';
  return funds < hirePrice(state) ? 'no-money' : null;
}

function hire(table: Table, lanista: Lanista, card: string): void {
  const { state, rng } = table;
  const price = hirePrice(state);
  const faces = [rng.die(SIDES), rng.die(SIDES)];
  const full = faces[0]! + faces[1]!;
  state.hired += 1;
  const id = `${lanista.id}-${state.hired}`;
  lanista.funds -= price;
  lanista.stable.push({ id, card, name: latinNames(`${state.seed} stables`, state.hired).at(-1)!, full, strength: full });
  table.tell({ type: 'hired', lanista: lanista.id, gladiator: id, faces, price, rules: ['R-101', 'R-104', 'R-014'] });
}

/** Lanistae whom nobody plays fill their stables with classes by lot, as far as their money reaches. */
function hireForOthers(table: Table): void {
  const { state, rng, classes } = table;
  for (const lanista of state.lanistae) {
    if (lanista.human) continue;
    for (const { id } of shuffled(rng, lotOf(classes))) {
      if (hireProblem(state, classes, lanista, id) === null) hire(table, lanista, id);
    }
  }
}

export function humanOf<Of extends Frozen<Lanista>>({ lanistae }: { readonly lanistae: readonly Of[] }): Of {
  return lanistae.find(({ human }) => human)!;
}

/** The quarter-finals by lot: men of one stable are in different halves, and meet in the final alone. */
export function drawQuarterFinals(rng: Rng, lanistae: readonly Frozen<Lanista>[]): Fixture[] {
  const drawn = lanistae.map(({ stable }) => shuffled(rng, [stable[0]?.id ?? null, stable[1]?.id ?? null]));
  return [0, 1].flatMap((half) =>
    neighbours(
      shuffled(
        rng,
        drawn.map((men) => men[half]!),
      ),
    ),
  );
}

/** The quarter-finals, when the human can or may hire nobody more. */
function drawIfFull(table: Table): void {
  const { state, rng, classes } = table;
  if (Object.keys(classes).some((card) => hireProblem(state, classes, humanOf(state), card) === null)) return;
  meet(table, drawQuarterFinals(rng, state.lanistae), ['R-101', 'R-102']);
  goOn(table);
}

function meet(table: Table, pairings: Fixture[], rules: readonly string[]): void {
  table.state.rounds.push(pairings);
  table.tell({ type: 'drawn', pairings, rules });
}

/** To the next bout; over empty places to the next round, and from the final to the next tournament. */
function goOn(table: Table): void {
  const { state } = table;
  while (!nextFixture(state.rounds)) {
    const last = state.rounds.at(-1)!;
    if (last.length === 1) return endTournament(table, last[0]!.winner);
    meet(table, neighbours(last.map(({ winner }) => winner)), ['R-102']);
  }
  state.phase = 'bet';
  state.bets = [];
}

/** Everybody is whole again; stables are filled for the next one. */
function endTournament(table: Table, champion: string | null): void {
  const { state } = table;
  table.tell({ type: 'tournament-ended', champion, rules: ['R-102'] });
  if (state.number >= state.house.tournaments) return endAll(table);
  for (const man of state.lanistae.flatMap(({ stable }) => stable)) man.strength = man.full;
  table.state = { ...state, number: state.number + 1, rounds: [], bets: [], phase: 'hire' };
  hireForOthers(table);
  drawIfFull(table);
}

/** The richest wins; then he who has more men, then the higher die. */
function endAll(table: Table): void {
  const { state, rng } = table;
  const rank = ({ funds, stable }: Lanista): number => funds * (STABLE + 1) + stable.length;
  const most = Math.max(...state.lanistae.map(rank));
  const tied = state.lanistae.filter((each) => rank(each) === most);
  const { at, throws } = highest(rng, tied.length, SIDES);
  const winner = tied[at]!.id;
  table.state = { ...state, phase: 'over', winner };
  table.tell({ type: 'all-ended', winner, throws, rules: ['R-109'] });
}

/** The two of the bout that comes next. */
export function meeting({ rounds, lanistae }: Pick<TournamentState, 'rounds' | 'lanistae'>): readonly [Gladiator, Gladiator] {
  const { red, blue } = nextFixture(rounds)!.pairing;
  const man = (id: string | null): Gladiator => ownerOf(lanistae, id!).stable.find((each) => each.id === id)!;
  return [man(red), man(blue)];
}

/** The bout that is to be fought: its men as they are, and who votes. */
export function boutOf(state: TournamentState): { readonly setup: RecountSetup; readonly seed: string } {
  const men = meeting(state);
  const { round, place } = nextFixture(state.rounds)!;
  const owners = men.map(({ id }) => ownerOf(state.lanistae, id).id);
  const sides = owners[0] === owners[1] ? ['red', 'blue'] : owners;
  const fighters = men.map(({ card, name, full, strength }, i) =>
    entrant({ card, name, side: sides[i]!, strength: { full, now: strength } }),
  );
  const voters = votersFor(
    state,
    men.map(({ id }) => id),
  );
  return { setup: recountSetup({ fighters, voters }), seed: `${state.seed}/${state.number}/${round + 1}/${place + 1}` };
}

function stake(table: Table, lanista: Lanista, bet: Bet): void {
  lanista.funds -= bet.stake;
  table.state.bets.push(bet);
  table.tell({ type: 'staked', bet, rules: ['R-105'] });
}

function placeBets(table: Table, on: string | null, amount: number): void {
  const { state, classes } = table;
  const [red, blue] = meeting(state);
  const human = humanOf(state);
  if (on !== null) {
    const man = [red, blue].find(({ id }) => id === on);
    const problem = man ? betProblem(state.house, human, amount, man, man === red ? blue : red) : 'not-in-this-bout';
    if (problem) throw new TournamentError('R-105', problem);
    stake(table, human, { lanista: human.id, on, stake: amount });
  }
  for (const lanista of state.lanistae) {
    const bet = lanista.human ? null : aiBet(classes, state.house, lanista, red, blue);
    if (bet) stake(table, lanista, bet);
  }
  state.phase = 'bout';
}

function payBets(table: Table, won: { readonly winner: Gladiator; readonly loser: Gladiator } | null): void {
  const { bets, lanistae } = table.state;
  for (const { lanista, on, stake: staked } of bets) {
    const owner = lanistae.find(({ id }) => id === lanista)!;
    if (!won) table.pay(owner, staked, 'stake-back', 'R-105');
    else if (on === won.winner.id) table.pay(owner, staked + profitOf(table.classes, staked, won.winner, won.loser), 'bet', 'R-105');
  }
}

type Decision = Pick<Extract<TournamentEvent, { type: 'fought' }>, 'by' | 'throws'> & { readonly at: number };

/** Who goes on: of a draw the stronger one, then the higher die. */
function decide({ rng }: Table, [red, blue]: readonly number[], winner: number): Decision {
  if (winner >= 0) return { at: winner, by: 'bout', throws: [] };
  if (red !== blue) return { at: red! > blue! ? 0 : 1, by: 'strength', throws: [] };
  return { by: 'die', ...highest(rng, 2, SIDES) };
}

function settle(table: Table, { fighters, outcome }: Settled): void {
  if (!outcome || fighters.length !== 2) throw new TournamentError('R-102', 'not-over');
  const { state, rng } = table;
  const men = meeting(state);
  const { round, pairing } = nextFixture(state.rounds)!;
  const strengths = fighters.map(({ strength }) => strength);
  const won = fighters.findIndex(({ side }) => side === outcome.winner);
  const { at, by, throws } = decide(table, strengths, won);
  const [winner, loser] = [men[at]!, men[1 - at]!];
  const dead = ['dead', 'condemned'].includes(fighters[1 - at]!.status);
  payBets(table, outcome.winner === null ? null : { winner, loser });
  table.tell({ type: 'fought', winner: winner.id, loser: loser.id, by, throws, dead, rules: ['R-102', 'R-096'] });
  const { purse, finalPurse } = state.house;
  table.pay(ownerOf(state.lanistae, winner.id), purse + (state.rounds[round]!.length === 1 ? finalPurse : 0), 'purse', 'R-104');
  if (dead) {
    const owner = ownerOf(state.lanistae, loser.id);
    owner.stable = owner.stable.filter((each) => each !== loser);
  }
  // he regains a die of Strength, up to what he began with
  const face = rng.die(SIDES);
  winner.strength = Math.min(winner.full, strengths[at]! + face);
  table.tell({ type: 'recovered', gladiator: winner.id, face, to: winner.strength, rules: ['R-103'] });
  pairing.winner = winner.id;
  goOn(table);
}

const PHASE_OF = { hire: 'hire', bet: 'bet', settle: 'bout' } as const;

/** Carries out a command. Throws `TournamentError` with rule and reason, and changes nothing, for one that is not allowed now. */
export function command(classes: Classes, state: TournamentState, asked: TournamentCommand): TournamentStep {
  if (state.phase !== PHASE_OF[asked.type]) throw new TournamentError('R-102', 'not-now');
  const table = new Table(state, classes);
  if (asked.type === 'bet') placeBets(table, asked.on, asked.stake);
  else if (asked.type === 'settle') settle(table, asked.bout);
  else {
    const human = humanOf(table.state);
    const problem = hireProblem(state, classes, human, asked.card);
    if (problem) throw new TournamentError('R-101', problem);
    hire(table, human, asked.card);
    drawIfFull(table);
  }
  return table.step();
}
