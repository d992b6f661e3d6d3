import type { BoutEvent } from '../../../engine/bout/index.ts';
import type { BoutTally, Counts, Reader } from '../../../session/index.ts';
import { bump, classRow, countBout, emptyBoutTally } from '../../../session/index.ts';
import type { Recount } from '../rules/index.ts';

type StrikeRow = { used: number; hits: number; misses: number; saved: number; wounds: number };
type VerdictRow = { asked: number; spared: number };

/** Counts over many bouts of recount: whole numbers only, so that sums do not depend on order or sharding. */
export interface RecountTally extends BoutTally {
  /** Equal dice, by face; this and what follows only with detail. */
  doubles: Counts;
  /** By weapon. */
  strikes: Record<string, StrikeRow>;
  /** By what hung on the vote: always `life`. */
  verdicts: Record<string, VerdictRow>;
}

export function emptyTally(): RecountTally {
  return { ...emptyBoutTally(), doubles: {}, strikes: {}, verdicts: {} };
}

/** Counts the end of one bout. */
export function countRecount(tally: RecountTally, { state }: Recount, decisions: number): void {
  const outcome = state.outcome!;
  countBout(tally, outcome, state.turn.number, decisions);
  for (const { card, side, status, full, strength, dealt } of state.fighters) {
    const row = classRow(tally, card);
    row.fought += 1;
    row.dealt += dealt;
    row.taken += full - strength;
    if (side === outcome.winner) row.won += 1;
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
