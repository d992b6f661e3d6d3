import type { BoutEvent } from '../../../engine/bout/index.ts';
import type { Munera } from '../rules/index.ts';
import type { BoutTally, Counts, Reader } from '../../../session/index.ts';
import { bump, classRow, countBout, emptyBoutTally } from '../../../session/index.ts';

/** How an attack fared, by gear; `improvised` and `grapple` are attacks too. */
type AttackRow = { used: number; hits: number; misses: number; saved: number; wounds: number; felled: number };
type AppealRow = { asked: number; granted: number };

/** Counts over many bouts of munera: whole numbers only, so that sums do not depend on order or sharding. */
export interface MuneraTally extends BoutTally {
  /** Bouts by the rule that took the last fighter off the sand; this and what follows only with detail. */
  decidedBy: Counts;
  /** Equal dice, by face. */
  doubles: Counts;
  /** By the rule that made somebody ask the crowd. */
  appeals: Record<string, AppealRow>;
  attacks: Record<string, AttackRow>;
}

export function emptyTally(): MuneraTally {
  return { ...emptyBoutTally(), decidedBy: {}, doubles: {}, appeals: {}, attacks: {} };
}

/** Counts the end of one bout. */
export function countMunera(tally: MuneraTally, { world, state }: Munera, decisions: number): void {
  const outcome = state.outcome!;
  countBout(tally, outcome, state.turn.number, decisions);
  state.fighters.forEach(({ side, fate, inflicted, woundsTaken }, index) => {
    const row = classRow(tally, world.profiles[index]!.card.class);
    row.fought += 1;
    row.taken += woundsTaken;
    for (const stamina of inflicted) row.dealt += stamina;
    if (side === outcome.winner) row.won += 1;
    if (fate === 'spared' || fate === 'dead') row[fate] += 1;
  });
}

type Clashed = Extract<BoutEvent, { type: 'clashed' }>;

/** Reads the log of one bout for what only events tell; make one for each bout. */
export class MuneraCounter implements Reader {
  private readonly tally: MuneraTally;
  private attack: { by: string; key: string } | null = null;
  /** The last clash, until it is known that its dice are not thrown again. */
  private clash: Clashed | null = null;
  /** Rule that took the last fighter off the sand. */
  private last: string | null = null;

  constructor(tally: MuneraTally) {
    this.tally = tally;
  }

  read(event: BoutEvent): void {
    switch (event.type) {
      case 'turn-started':
        this.settleClash();
        this.attack = null;
        return;
      case 'attacked':
        this.settleClash();
        this.attack = { by: event.figure, key: event.attack };
        this.row().used += 1;
        return;
      case 'clashed':
        this.clash = event;
        return;
      case 'saved':
        if (this.attack && event.passed) this.row().saved += 1;
        return;
      case 'wounded':
        if (this.attack?.by === event.by) this.row().wounds += event.net;
        return;
      case 'appealed':
        this.readAppeal(event.rules.at(-1)!, event.granted);
        return;
      case 'felled':
        this.last = event.rules.at(-1)!;
        if (this.attack && this.attack.by === event.by) this.row().felled += 1;
        return;
      default:
        return;
    }
  }

  private settleClash(): void {
    if (!this.clash) return;
    const { result, faces } = this.clash;
    this.clash = null;
    if (result === 'double') bump(this.tally.doubles, faces[0]);
    else if (this.attack) this.row()[result === 'hit' ? 'hits' : 'misses'] += 1;
  }

  private readAppeal(rule: string, granted: boolean): void {
    const row = (this.tally.appeals[rule] ??= { asked: 0, granted: 0 });
    row.asked += 1;
    if (granted) row.granted += 1;
  }

  /** Notes what decided the bout. */
  end(): void {
    this.settleClash();
    if (this.last !== null) bump(this.tally.decidedBy, this.last);
  }

  private row(): AttackRow {
    return (this.tally.attacks[this.attack!.key] ??= { used: 0, hits: 0, misses: 0, saved: 0, wounds: 0, felled: 0 });
  }
}
