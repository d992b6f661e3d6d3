import { RefusedCommand } from '../../../engine/bout/index.ts';
import type { Rng } from '../../../engine/dice/index.ts';
import { restoreRng, seededRng } from '../../../engine/dice/index.ts';
import type { ClassCard, RecountSetup, RecountState } from '../rules/index.ts';
import { entrant, latinNames, lotOf, recountSetup } from '../rules/index.ts';
import { aiBet, betProblem, profitOf } from './bets.ts';
import { drawNext, drawQuarterFinals, shuffled } from './draw.ts';
import type { Gladiator, House, Lanista, TournamentEvent, TournamentState } from './state.ts';
import { gladiatorOf, HOUSE, nextPairing, ownerOf, withLanista } from './state.ts';
import { votersFor } from './voters.ts';

/** A tournament of stables, as the author wished for: pure state, commands, dice of its own. */

type Classes = Readonly<Record<string, ClassCard>>;

export type TournamentCommand =
  | { readonly type: 'hire'; readonly card: string }
  /** Null: nothing. */
  | { readonly type: 'bet'; readonly on: string | null; readonly stake: number }
  /** How the bout ended that was to be fought: its last position. */
  | { readonly type: 'settle'; readonly bout: Pick<RecountState, 'fighters' | 'outcome'> };

export interface Step {
  readonly state: TournamentState;
  readonly events: readonly TournamentEvent[];
}

/** A command that is not allowed now; nothing has changed. */
export class TournamentError extends RefusedCommand {
  override readonly name = 'TournamentError';
}

const STABLE = 2;
const SIDES = 6;
const AI_NAMES = ['Batiatus', 'Crassus', 'Rufus'];

/** What changes while a command is carried out. */
class Table {
  state: TournamentState;
  readonly events: TournamentEvent[] = [];
  readonly rng: Rng;
  readonly classes: Classes;

  constructor(state: TournamentState, classes: Classes) {
    this.state = state;
    this.classes = classes;
    this.rng = restoreRng(state.rng);
  }

  tell(event: TournamentEvent): void {
    this.events.push(event);
  }

  change(id: string, change: (lanista: Lanista) => Partial<Lanista>): void {
    this.state = withLanista(this.state, id, change);
  }

  pay(id: string, amount: number, why: Extract<TournamentEvent, { type: 'paid' }>['why'], rule: string): void {
    this.change(id, ({ funds }) => ({ funds: funds + amount }));
    this.tell({ type: 'paid', lanista: id, amount, why, rules: [rule] });
  }

  step(): Step {
    return { state: { ...this.state, rng: this.rng.save() }, events: this.events };
  }
}

/** Four stables without men, the first of them the human's. */
export function beginTournament(classes: Classes, seed: string, name: string, house: House = HOUSE): Step {
  const lanistae = [name, ...AI_NAMES].map((each, i): Lanista => ({
    id: `stable-${i + 1}`,
    name: each,
    human: i === 0,
    funds: house.funds,
    stable: [],
  }));
  const state: TournamentState = {
    house,
    seed,
    rng: seededRng(`${seed} tournament`).save(),
    number: 1,
    phase: 'hire',
    lanistae,
    rounds: [],
    bets: [],
    hired: 0,
    winner: null,
  };
  const table = new Table(state, classes);
  hireForOthers(table);
  return table.step();
}

/** New men cost nothing before the first tournament. */
export function hirePrice({ number, house }: TournamentState): number {
  return number === 1 ? 0 : house.hire;
}

/** Why a lanista may not hire a man of a class; null when he may. */
export function hireProblem(state: TournamentState, classes: Classes, { stable, funds }: Lanista, card: string): string | null {
  if (!Object.hasOwn(classes, card)) return 'no-such-class';
  if (stable.length >= STABLE) return 'stable-full';
  if (stable.some((man) => man.card === card)) return 'class-twice';
  return funds < hirePrice(state) ? 'no-money' : null;
}

function hire(table: Table, id: string, card: string): void {
  const { state, rng } = table;
  const price = hirePrice(state);
  const faces = [rng.die(SIDES), rng.die(SIDES)];
  const full = faces[0]! + faces[1]!;
  const number = state.hired + 1;
  const name = latinNames(`${state.seed} stables`, number).at(-1)!;
  const man: Gladiator = { id: `${id}-${number}`, card, name, full, strength: full };
  table.state = { ...state, hired: number };
  table.change(id, ({ funds, stable }) => ({ funds: funds - price, stable: [...stable, man] }));
  table.tell({ type: 'hired', lanista: id, gladiator: man.id, faces, price, rules: ['R-101', 'R-104', 'R-014'] });
}

function lanistaIn({ state }: Table, id: string): Lanista {
  return state.lanistae.find((each) => each.id === id)!;
}

/** Lanistae whom nobody plays fill their stables with classes by lot, as far as their money reaches. */
function hireForOthers(table: Table): void {
  for (const { id } of table.state.lanistae.filter(({ human }) => !human)) {
    const drawn = lotOf(table.classes);
    for (const card of shuffled(
      table.rng,
      drawn.map((each) => each.id),
    )) {
      if (hireProblem(table.state, table.classes, lanistaIn(table, id), card) === null) hire(table, id, card);
    }
  }
}

export function humanOf({ lanistae }: TournamentState): Lanista {
  return lanistae.find(({ human }) => human)!;
}

/** Whether the human can and may still hire. */
function mustHire(state: TournamentState, classes: Classes): boolean {
  return Object.keys(classes).some((card) => hireProblem(state, classes, humanOf(state), card) === null);
}

function draw(table: Table): void {
  const pairings = drawQuarterFinals(table.rng, table.state.lanistae);
  table.state = { ...table.state, rounds: [pairings] };
  table.tell({ type: 'drawn', pairings, rules: ['R-101', 'R-102'] });
  goOn(table);
}

/** To the next bout; over empty places to the next round, and from the final to the next tournament. */
function goOn(table: Table): void {
  for (;;) {
    if (nextPairing(table.state)) {
      table.state = { ...table.state, phase: 'bet', bets: [] };
      return;
    }
    const last = table.state.rounds.at(-1)!;
    if (last.length === 1) return endTournament(table, last[0]!.winner);
    const pairings = drawNext(last);
    table.state = { ...table.state, rounds: [...table.state.rounds, pairings] };
    table.tell({ type: 'drawn', pairings, rules: ['R-102'] });
  }
}

/** Everybody is whole again; stables are filled for the next one. */
function endTournament(table: Table, champion: string | null): void {
  const { state } = table;
  table.tell({ type: 'tournament-ended', champion, rules: ['R-102'] });
  if (state.number >= state.house.tournaments) return endAll(table);
  const lanistae = state.lanistae.map((each) => ({ ...each, stable: each.stable.map((man) => ({ ...man, strength: man.full })) }));
  table.state = { ...state, lanistae, number: state.number + 1, rounds: [], bets: [], phase: 'hire' };
  hireForOthers(table);
  if (!mustHire(table.state, table.classes)) draw(table);
}

/** The richest wins; then he who has more men, then the higher die. */
function endAll(table: Table): void {
  const { lanistae } = table.state;
  const rank = ({ funds, stable }: Lanista): number => funds * (STABLE + 1) + stable.length;
  const most = Math.max(...lanistae.map(rank));
  let tied = lanistae.filter((each) => rank(each) === most);
  const throws: number[][] = [];
  while (tied.length > 1) {
    const faces = tied.map(() => table.rng.die(SIDES));
    throws.push(faces);
    tied = tied.filter((_, i) => faces[i] === Math.max(...faces));
  }
  const winner = tied[0]!.id;
  table.state = { ...table.state, phase: 'over', winner };
  table.tell({ type: 'all-ended', winner, throws, rules: ['R-109'] });
}

/** The two of the bout that comes next. */
export function meeting(state: TournamentState): readonly [Gladiator, Gladiator] {
  const { red, blue } = nextPairing(state)!.pairing;
  return [gladiatorOf(state, red!), gladiatorOf(state, blue!)];
}

/** The bout that is to be fought: its men as they are, and who votes. */
export function boutOf(state: TournamentState): { readonly setup: RecountSetup; readonly seed: string } {
  const men = meeting(state);
  const { round, place } = nextPairing(state)!;
  const fighters = men.map(({ id, card, name, full, strength }) =>
    entrant({ card, name, side: ownerOf(state, id).id, strength: { full, now: strength } }),
  );
  const sides = fighters[0]!.side === fighters[1]!.side ? ['red', 'blue'] : fighters.map(({ side }) => side);
  return {
    setup: recountSetup({
      fighters: fighters.map((each, i) => ({ ...each, side: sides[i]! })),
      voters: votersFor(
        state,
        men.map(({ id }) => id),
      ),
    }),
    seed: `${state.seed}/${state.number}/${round + 1}/${place + 1}`,
  };
}

function stake(table: Table, lanista: string, on: string, amount: number): void {
  const bet = { lanista, on, stake: amount };
  table.change(lanista, ({ funds }) => ({ funds: funds - amount }));
  table.state = { ...table.state, bets: [...table.state.bets, bet] };
  table.tell({ type: 'staked', bet, rules: ['R-105'] });
}

function placeBets(table: Table, on: string | null, amount: number): void {
  const { state, classes } = table;
  const [red, blue] = meeting(state);
  const human = humanOf(state);
  if (on !== null) {
    const man = [red, blue].find(({ id }) => id === on);
    if (!man) throw new TournamentError('R-105', 'not-in-this-bout');
    const problem = betProblem(state.house, human, amount, man, man === red ? blue : red);
    if (problem) throw new TournamentError('R-105', problem);
    stake(table, human.id, on, amount);
  }
  for (const lanista of state.lanistae.filter((each) => !each.human)) {
    const bet = aiBet(classes, state.house, lanista, red, blue);
    if (bet) stake(table, bet.lanista, bet.on, bet.stake);
  }
  table.state = { ...table.state, phase: 'bout' };
}

function payBets(table: Table, winner: Gladiator | null, loser: Gladiator | null): void {
  for (const { lanista, on, stake: staked } of table.state.bets) {
    if (!winner || !loser) table.pay(lanista, staked, 'stake-back', 'R-105');
    else if (on === winner.id) table.pay(lanista, staked + profitOf(table.classes, staked, winner, loser), 'bet', 'R-105');
  }
}

function setStrength(table: Table, id: string, strength: number): void {
  const { id: owner } = ownerOf(table.state, id);
  table.change(owner, ({ stable }) => ({ stable: stable.map((man) => (man.id === id ? { ...man, strength } : man)) }));
}

interface Decision extends Pick<Extract<TournamentEvent, { type: 'fought' }>, 'by' | 'throws'> {
  readonly at: 0 | 1;
}

/** Who goes on: of a draw the stronger one, then the higher die. */
function decide(table: Table, men: readonly [Gladiator, Gladiator], strengths: readonly number[], winner: number): Decision {
  if (winner >= 0) return { at: winner as 0 | 1, by: 'bout', throws: [] };
  if (strengths[0] !== strengths[1]) return { at: strengths[0]! > strengths[1]! ? 0 : 1, by: 'strength', throws: [] };
  const throws: number[][] = [];
  for (;;) {
    const faces = men.map(() => table.rng.die(SIDES));
    throws.push(faces);
    if (faces[0] !== faces[1]) return { at: faces[0]! > faces[1]! ? 0 : 1, by: 'die', throws };
  }
}

/** The winner regains a die of Strength, up to what he began with. */
function recover(table: Table, { id, full }: Gladiator, strength: number): void {
  const face = table.rng.die(SIDES);
  const to = Math.min(full, strength + face);
  setStrength(table, id, to);
  table.tell({ type: 'recovered', gladiator: id, face, to, rules: ['R-103'] });
}

function settle(table: Table, { fighters, outcome }: Pick<RecountState, 'fighters' | 'outcome'>): void {
  if (!outcome || fighters.length !== 2) throw new TournamentError('R-102', 'not-over');
  const { state } = table;
  const men = meeting(state);
  const { round, place } = nextPairing(state)!;
  const strengths = fighters.map(({ strength }) => strength);
  const { at, by, throws } = decide(
    table,
    men,
    strengths,
    fighters.findIndex(({ side }) => side === outcome.winner),
  );
  const [winner, loser] = [men[at], men[1 - at]!];
  const dead = fighters[1 - at]!.status === 'dead' || fighters[1 - at]!.status === 'condemned';
  payBets(table, outcome.winner === null ? null : winner, outcome.winner === null ? null : loser);
  table.tell({ type: 'fought', winner: winner.id, loser: loser.id, by, throws, dead, rules: ['R-102', 'R-096'] });
  const { purse, finalPurse } = state.house;
  table.pay(ownerOf(state, winner.id).id, purse + (state.rounds[round]!.length === 1 ? finalPurse : 0), 'purse', 'R-104');
  if (dead) table.change(ownerOf(state, loser.id).id, ({ stable }) => ({ stable: stable.filter(({ id }) => id !== loser.id) }));
  recover(table, winner, strengths[at]!);
  const rounds = table.state.rounds.map((pairings, i) =>
    i === round ? pairings.map((each, k) => (k === place ? { ...each, winner: winner.id } : each)) : pairings,
  );
  table.state = { ...table.state, rounds };
  goOn(table);
}

const PHASE_OF = { hire: 'hire', bet: 'bet', settle: 'bout' } as const;

/** Carries out a command. Throws `TournamentError` with rule and reason, and changes nothing, for one that is not allowed now. */
export function command(classes: Classes, state: TournamentState, asked: TournamentCommand): Step {
  if (state.phase !== PHASE_OF[asked.type]) throw new TournamentError('R-102', 'not-now');
  const table = new Table(state, classes);
  if (asked.type === 'bet') placeBets(table, asked.on, asked.stake);
  else if (asked.type === 'settle') settle(table, asked.bout);
  else {
    const human = humanOf(state);
    const problem = hireProblem(state, classes, human, asked.card);
    if (problem) throw new TournamentError('R-101', problem);
    hire(table, human.id, asked.card);
    if (!mustHire(table.state, classes)) draw(table);
  }
  return table.step();
}
