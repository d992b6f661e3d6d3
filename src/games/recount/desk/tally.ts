import type { BoutEvent } from '../../../engine/bout/index.ts';
import type { Counts, Reader } from '../../../session/index.ts';
import { addCounts, addRows, bump, sorted } from '../../../session/index.ts';
import type { Recount } from '../rules/index.ts';

type ClassRow = { fought: number; won: number; spared: number; dead: number; dealt: number; taken: number };
type StrikeRow = { used: number; hits: number; misses: number; saved: number; wounds: number };
type VerdictRow = { asked: number; spared: number };

/** Counts over many bouts of recount: whole numbers only, so that sums do not depend on order or sharding. */
export interface RecountTally {
  bouts: number;
  decisions: number;
  draws: number;
  /** Bouts won, by side. */
  wins: Counts;
  /** Bouts by rounds and by turns played. */
  rounds: Counts;
  turns: Counts;
  /** Bouts by how they ended. */
  endedBy: Counts;
  /** By class: fighters, what became of them, Strength dealt and lost. */
  classes: Record<string, ClassRow>;
  /** Equal dice, by face; this and what follows only with detail. */
  doubles: Counts;
  /** By weapon. */
  strikes: Record<string, StrikeRow>;
  /** By what hung on the vote: always `life`. */
  verdicts: Record<string, VerdictRow>;
}

const COUNTS = ['wins', 'rounds', 'turns', 'endedBy', 'doubles'] as const;

export function emptyTally(): RecountTally {
  return {
    bouts: 0,
    decisions: 0,
    draws: 0,
    wins: {},
    rounds: {},
    turns: {},
    endedBy: {},
    classes: {},
    doubles: {},
    strikes: {},
    verdicts: {},
  };
}

/** Counts the end of one bout. */
export function countBout(tally: RecountTally, { state }: Recount, decisions: number): void {
  const { winner, by, rounds } = state.outcome!;
  tally.bouts += 1;
  tally.decisions += decisions;
  if (winner === null) tally.draws += 1;
  else bump(tally.wins, winner);
  bump(tally.rounds, rounds);
  bump(tally.turns, state.turn.number);
  bump(tally.endedBy, by);
  for (const { card, side, status, full, strength, dealt } of state.fighters) {
    const row = (tally.classes[card] ??= { fought: 0, won: 0, spared: 0, dead: 0, dealt: 0, taken: 0 });
    row.fought += 1;
    row.dealt += dealt;
    row.taken += full - strength;
    if (side === winner) row.won += 1;
    if (status === 'spared') row.spared += 1;
    if (status === 'dead' || status === 'condemned') row.dead += 1;
  }
}

/** Reads the log of one bout for what only events tell; make one for each bout. */
export class Counter implements Reader {
  private readonly tally: RecountTally;
  private weapon: string | null = null;

  constructor(tally: RecountTally) {
    this.tally = tally;
  }

  read(event: BoutEvent): void {
    switch (event.type) {
      case 'attacked':
        this.weapon = event.attack;
        this.row().used += 1;
        return;
      case 'clashed':
        if (event.result === 'double') bump(this.tally.doubles, event.faces[0]);
        else this.row()[event.result === 'hit' ? 'hits' : 'misses'] += 1;
        return;
      case 'rolled':
        if (event.roll.why === 'save' && event.roll.needed !== null && event.roll.total >= event.roll.needed && this.weapon !== null)
          this.row().saved += 1;
        return;
      case 'wounded':
        if (this.weapon !== null) this.row().wounds += event.net;
        return;
      case 'judged': {
        const row = (this.tally.verdicts['life'] ??= { asked: 0, spared: 0 });
        row.asked += 1;
        if (event.spared) row.spared += 1;
        return;
      }
      default:
        return;
    }
  }

  end(): void {
    this.weapon = null;
  }

  private row(): StrikeRow {
    return (this.tally.strikes[this.weapon ?? 'nothing'] ??= { used: 0, hits: 0, misses: 0, saved: 0, wounds: 0 });
  }
}

export function settle(tally: RecountTally): void {
  for (const key of COUNTS) tally[key] = sorted(tally[key]);
  tally.classes = sorted(tally.classes);
  tally.strikes = sorted(tally.strikes);
}

/** Adds the counts of `from` to `to`. */
export function addTally(to: RecountTally, from: RecountTally): void {
  for (const key of ['bouts', 'decisions', 'draws'] as const) to[key] += from[key];
  for (const key of COUNTS) addCounts(to[key], from[key]);
  addRows(to.classes, from.classes);
  addRows(to.strikes, from.strikes);
  addRows(to.verdicts, from.verdicts);
  settle(to);
}
