import type { BoutEvent, Outcome, TraceStep } from '../../../engine/bout/index.ts';
import {
  bump,
  addTally,
  mapRows,
  meanOf,
  settleTally,
  shareOf,
  sorted,
  spreadOf,
  type BoutOf,
  type Counts,
  type Reader,
  type Tallying,
} from '../../../session/index.ts';
import { areSeveral } from '../rules/index.ts';
import type { HuntGame } from './game.ts';

/** Counts over many hunts: whole numbers only, so that sums do not depend on order or sharding. */
export function emptyTally() {
  return {
    hunts: 0,
    decisions: 0,
    men: 0,
    beast: 0,
    draws: 0,
    /** Bouts of beast against beast won, by beast. */
    duels: {} as Counts,
    /** Hunts by rounds played and by survivors of the men's side. */
    rounds: {} as Counts,
    survivors: {} as Counts,
    /** Hunts whose first man fell in that round; only with detail. */
    firstDeath: {} as Counts,
    beastRounds: 0,
    menRounds: 0,
    charges: 0,
    chargesConnected: 0,
    responses: 0,
    /** By attack of the beast: how often it rolled or struck, hit, and what it did. */
    attacks: {} as Record<string, { used: number; hits: number; damage: number; kills: number }>,
    /**
     * By step, its number and its id, after the card where several fight the men: how often it was looked at and fired, and what
     * its attacks did to men until the beast's next step, a run over somebody behind the target among them.
     */
    steps: {} as Record<string, { considered: number; fired: number; damage: number; kills: number }>,
    /** By step: the conditions that failed first, each with how often. */
    blocked: {} as Record<string, Counts>,
    /** What felled the last figure of the losing side. */
    decidedBy: {} as Counts,
  };
}

export type HuntTally = ReturnType<typeof emptyTally>;

/** What steps are counted by: their number, so that they stand in the order of the card, and their id. */
export function stepKey(step: number, id: string): string {
  return `${step} ${id}`;
}

/** Counts the end of one hunt. */
export function countOutcome(tally: HuntTally, outcome: Outcome, menIds: ReadonlySet<string>, decisions: number): void {
  tally.hunts += 1;
  tally.decisions += decisions;
  if (outcome.winner === null) tally.draws += 1;
  else if (outcome.winner === 'men') tally.men += 1;
  else tally.beast += 1;
  if (menIds.size === 0 && outcome.winner !== null) bump(tally.duels, outcome.winner);
  bump(tally.rounds, outcome.rounds);
  bump(tally.survivors, outcome.survivors.filter((id) => menIds.has(id)).length);
}

/** Reads the log of one hunt for what only events tell; make one for each hunt. */
export class DetailCounter implements Reader {
  private readonly tally: HuntTally;
  private readonly menIds: ReadonlySet<string>;
  private readonly cards: ReadonlyMap<string, string>;
  private round = 1;
  private someoneFell = false;
  private attack: { by: string; key: string; step: string | null } | null = null;
  /** By beast, the step that it does. */
  private readonly doing = new Map<string, string>();
  private charging = false;

  constructor(tally: HuntTally, menIds: ReadonlySet<string>, cards: ReadonlyMap<string, string> = new Map()) {
    this.tally = tally;
    this.menIds = menIds;
    this.cards = cards;
  }

  read(event: BoutEvent): void {
    switch (event.type) {
      case 'round-started':
        this.round = event.round;
        this.doing.clear();
        if (event.round === 1) this.tally.beastRounds += 1;
        return;
      case 'control-decided':
        if (event.side === 'men') this.tally.menRounds += 1;
        else this.tally.beastRounds += 1;
        return;
      case 'considered':
        for (const step of event.steps) this.readStep(event.figure, step);
        return;
      case 'charged':
        this.charging = event.how === 'charge';
        this.tally.charges += 1;
        return;
      case 'target-chosen':
        this.charging = false;
        if (event.rules.includes('D-118')) this.tally.responses += 1;
        return;
      case 'attacked':
        this.readAttack(event);
        return;
      case 'wounded':
        this.readWound(event.figure, event.net);
        return;
      case 'felled':
        this.readFall(event.figure);
        return;
      default:
        return;
    }
  }

  private readStep(figure: string, step: TraceStep): void {
    const { verdict, because } = step;
    if (verdict === 'not-reached') return;
    const key = `${this.cardOf(figure)}${stepKey(step.step, step.id ?? step.does)}`;
    const row = (this.tally.steps[key] ??= { considered: 0, fired: 0, damage: 0, kills: 0 });
    row.considered += 1;
    if (verdict === 'fired') {
      row.fired += 1;
      this.doing.set(figure, key);
    } else bump((this.tally.blocked[key] ??= {}), because ?? 'wound');
  }

  private readAttack({ figure, attack, automatic }: Extract<BoutEvent, { type: 'attacked' }>): void {
    this.attack = { by: figure, key: attack, step: this.doing.get(figure) ?? null };
    if (automatic) this.charging = false;
    if (!this.menIds.has(figure)) this.row().used += 1;
  }

  private readWound(figure: string, net: number): void {
    if (!this.menIds.has(figure) || !this.attack || this.menIds.has(this.attack.by)) return;
    const row = this.row();
    row.hits += 1;
    row.damage += net;
    if (this.attack.step !== null) this.tally.steps[this.attack.step]!.damage += net;
    if (this.charging) this.tally.chargesConnected += 1;
    this.charging = false;
  }

  private readFall(figure: string): void {
    if (!this.menIds.has(figure)) return;
    if (!this.someoneFell) bump(this.tally.firstDeath, this.round);
    this.someoneFell = true;
    if (!this.attack || this.menIds.has(this.attack.by)) return;
    this.row().kills += 1;
    if (this.attack.step !== null) this.tally.steps[this.attack.step]!.kills += 1;
  }

  /** Notes the blow that ended the hunt. */
  end(): void {
    if (this.attack) bump(this.tally.decidedBy, this.attack.key);
  }

  /** The card of a beast and a blank where beasts of several cards hunt together; else nothing. */
  private cardOf(figure: string): string {
    return this.cards.size > 0 ? `${this.cards.get(figure) ?? figure} ` : '';
  }

  private row() {
    const { by, key } = this.attack!;
    return (this.tally.attacks[`${this.cardOf(by)}${key}`] ??= { used: 0, hits: 0, damage: 0, kills: 0 });
  }
}

/** The card of each beast, where beasts of several cards hunt men together; none otherwise. */
export function severalCardsOf({ state }: BoutOf<HuntGame>): ReadonlyMap<string, string> {
  const cards = new Map(state.beasts.map(({ id, card }) => [id, card]));
  return areSeveral(state) && new Set(cards.values()).size > 1 ? cards : new Map<string, string>();
}

export function menOf({ state }: BoutOf<HuntGame>): ReadonlySet<string> {
  return new Set(state.men.map(({ id }) => id));
}

/** The conditions that kept a step from firing, the most frequent first. */
function blockers(counts: Counts): { readonly by: string; readonly times: number }[] {
  return Object.entries(counts)
    .map(([by, times]) => ({ by, times }))
    .toSorted((a, b) => b.times - a.times || (a.by < b.by ? -1 : 1));
}

/** What a tally says, in shares, means and percentiles; keys sorted, so that equal tallies print alike. */
export function huntReportOf(tally: HuntTally) {
  const { hunts } = tally;
  return {
    hunts,
    men: shareOf(tally.men, hunts),
    beast: shareOf(tally.beast, hunts),
    draws: shareOf(tally.draws, hunts),
    /** Of beast against beast, who won; empty for hunts of men. */
    duels: mapRows(tally.duels, (won) => shareOf(won, hunts)),
    rounds: spreadOf(tally.rounds),
    survivors: { mean: meanOf(tally.survivors), counts: sorted(tally.survivors) },
    firstDeath: spreadOf(tally.firstDeath),
    beastRounds: shareOf(tally.beastRounds, tally.beastRounds + tally.menRounds),
    chargesAHunt: hunts === 0 ? 0 : tally.charges / hunts,
    chargesConnected: shareOf(tally.chargesConnected, tally.charges),
    responsesAHunt: hunts === 0 ? 0 : tally.responses / hunts,
    decisionsAHunt: hunts === 0 ? 0 : tally.decisions / hunts,
    attacks: sorted(tally.attacks),
    steps: sorted(tally.steps),
    /** Of each step, which condition was the first that failed and how often, the most frequent first. */
    blocked: mapRows(tally.blocked, blockers),
    decidedBy: sorted(tally.decidedBy),
  };
}

export type HuntReport = ReturnType<typeof huntReportOf>;

export const tallying: Tallying<HuntGame, HuntTally, HuntReport> = {
  empty: emptyTally,
  sizes: ({ hunts }) => ({ hunts }),
  reader: (tally, bout) => new DetailCounter(tally, menOf(bout), severalCardsOf(bout)),
  count: (tally, bout, decisions) => countOutcome(tally, bout.state.outcome!, menOf(bout), decisions),
  settle: settleTally,
  add: addTally,
  report: huntReportOf,
};
