import type { BoutEvent, EventOf, Outcome } from '../engine/bout/index.ts';
import type { GradeId } from '../engine/mind/index.ts';
import type { Lex, LexValues } from '../engine/lex/index.ts';
import { listed } from '../engine/text/index.ts';
import type { Account, BoutsOnProgrammes, Desk, Told } from './desk.ts';
import type { MeasuredOffer } from './difficulty.ts';
import type { BoutOf, Game } from './game.ts';
import { mindName } from './minds.ts';
import type { Pairing } from './programme.ts';
import { entrantsOfPairing, playersOfPairing, sideAt } from './programme.ts';
import type { Sided } from './sides.ts';
import { accountOfSides, sidesOf, titlesOf } from './sides.ts';
import type { BoutTally } from './simulation/bout-tally.ts';
import { classRow, countBout, emptyBoutTally, reportOfBouts } from './simulation/bout-tally.ts';
import type { Counts } from './simulation/counts.ts';
import { addTally, bump, mapRows, settleTally, sorted } from './simulation/counts.ts';
import type { Reader } from './simulation/play-one.ts';
import { shareOf } from './simulation/shares.ts';
import type { Tallying } from './simulation/outcomes.ts';

/** What desks of fighters on sides have in common: their account, their bouts on programmes, and what a series counts. */

/** One who is sent into a bout: his card, his side, and what is chosen for him beside. */
export interface Sent {
  readonly card: string;
  readonly side: string;
  readonly traits?: readonly string[];
}

/** A game of fighters on sides, for whoever makes bouts of it: page, workshop and command line. */
export interface Duels<G extends Game> {
  readonly desk: Desk<G>;
  readonly most: number;
  readonly lex: Lex;
  /** Pairings that are offered by name. */
  readonly pairings: Readonly<Record<string, Pairing>>;
  cards(this: void, content: G['content']): Readonly<Record<string, { readonly name: string }>>;
  arenas(this: void, content: G['content']): object;
  /** What is left out is as usual. */
  setup(this: void, sent: readonly Sent[], part?: { readonly arena: string | null; readonly lex: LexValues }): G['setup'];
  /** Those of a side in a few words. */
  title(this: void, content: G['content'], cards: readonly string[]): string;
}

/** A pairing as a newcomer plays it. */
export function measuredPairing<G extends Game>({ setup }: Pick<Duels<G>, 'setup'>, pairing: Pairing): MeasuredOffer<G> {
  return { setup: setup(entrantsOfPairing(pairing)), players: playersOfPairing(pairing) };
}

type BlowRow = { used: number; hits: number; misses: number; saved: number; wounds: number; felled: number };
type LifeRow = { asked: number; spared: number };

/** Counts over many bouts: whole numbers only, so that sums do not depend on order or sharding. */
export interface DuelTally extends BoutTally {
  /** Bouts by the rule that took the last fighter off the sand; this and what follows only with detail. */
  decidedBy: Counts;
  /** Equal dice, by face. */
  doubles: Counts;
  /** How lives were judged, by the rule that asked for it. */
  lives: Record<string, LifeRow>;
  /** By what they were struck with. */
  blows: Record<string, BlowRow>;
}

/** A fighter at the end of a bout, as it is counted. */
export interface FighterAtEnd {
  readonly class: string;
  readonly side: string;
  readonly fate: 'spared' | 'dead' | 'standing';
  /** Life that he took and lost. */
  readonly dealt: number;
  readonly taken: number;
}

/** Reads the log of one bout for what only events tell; made for each bout. */
class DuelReader implements Reader {
  private readonly tally: DuelTally;
  private blow: { readonly by: string; readonly row: BlowRow } | null = null;
  /** The last clash, until it is known that its dice are not thrown again. */
  private clash: EventOf<'clashed'> | null = null;
  /** Rule that took the last fighter off the sand. */
  private last: string | null = null;

  constructor(tally: DuelTally) {
    this.tally = tally;
  }

  read(event: BoutEvent): void {
    const { blow } = this;
    switch (event.type) {
      case 'turn-started':
        this.settle();
        this.blow = null;
        return;
      case 'attacked':
        this.settle();
        this.begin(event);
        return;
      case 'clashed':
        if (!this.isReply(event)) this.clash = event;
        return;
      case 'saved':
        if (blow && event.passed) blow.row.saved += 1;
        return;
      case 'rolled':
        if (blow && event.roll.why === 'save' && event.roll.result === 'success') blow.row.saved += 1;
        return;
      case 'wounded':
        if (blow?.by === event.by) blow.row.wounds += event.net;
        return;
      case 'appealed':
        this.judged(event.rules.at(-1)!, event.granted);
        return;
      case 'judged':
        this.judged('life', event.spared);
        return;
      case 'felled':
        this.last = event.rules.at(-1)!;
        if (blow?.by === event.by) blow.row.felled += 1;
        return;
      default:
    }
  }

  /** Notes what decided the bout. */
  end(): void {
    this.settle();
    if (this.last !== null) bump(this.tally.decidedBy, this.last);
  }

  private begin({ figure, attack }: EventOf<'attacked'>): void {
    const row = (this.tally.blows[attack] ??= { used: 0, hits: 0, misses: 0, saved: 0, wounds: 0, felled: 0 });
    row.used += 1;
    this.blow = { by: figure, row };
  }

  /** Dice of whoever is struck, where both men's fell before: his blow is none of its own. */
  private isReply({ thrown, figure }: EventOf<'clashed'>): boolean {
    return thrown === 'before' && figure !== this.blow?.by;
  }

  private settle(): void {
    if (!this.clash) return;
    const { result, faces } = this.clash;
    this.clash = null;
    if (result === 'double') bump(this.tally.doubles, faces[0]);
    else if (this.blow) this.blow.row[result === 'hit' ? 'hits' : 'misses'] += 1;
  }

  private judged(rule: string, spared: boolean): void {
    const row = (this.tally.lives[rule] ??= { asked: 0, spared: 0 });
    row.asked += 1;
    if (spared) row.spared += 1;
  }
}

/** What such a tally says, in shares, means and percentiles; keys sorted, so that equal tallies print alike. */
export function duelReport(tally: DuelTally) {
  const { classes, decisionsABout, ...bouts } = reportOfBouts(tally);
  const total = (key: keyof LifeRow): number => Object.values(tally.lives).reduce((sum, row) => sum + row[key], 0);
  return {
    ...bouts,
    decidedBy: mapRows(tally.decidedBy, (count) => shareOf(count, bouts.bouts)),
    doubles: sorted(tally.doubles),
    lives: {
      spared: shareOf(total('spared'), total('asked')),
      byRule: mapRows(tally.lives, ({ asked, spared }) => shareOf(spared, asked)),
    },
    blows: mapRows(tally.blows, (row) => ({ ...row, hit: shareOf(row.hits, row.used) })),
    classes,
    decisionsABout,
  };
}

export type DuelReport = ReturnType<typeof duelReport>;

/** What a series of such bouts counts; `ended` says what became of everybody. */
export function duelTallying<G extends Game>(ended: (bout: BoutOf<G>) => readonly FighterAtEnd[]): Tallying<G, DuelTally, DuelReport> {
  return {
    empty: () => ({ ...emptyBoutTally(), decidedBy: {}, doubles: {}, lives: {}, blows: {} }),
    sizes: ({ bouts }) => ({ bouts }),
    reader: (tally) => new DuelReader(tally),
    count(tally, bout, decisions) {
      const { outcome, turn } = bout.state as unknown as { readonly outcome: Outcome; readonly turn: { readonly number: number } };
      countBout(tally, outcome, turn.number, decisions);
      for (const { class: name, side, fate, dealt, taken } of ended(bout)) {
        const row = classRow(tally, name);
        row.fought += 1;
        row.dealt += dealt;
        row.taken += taken;
        if (side === outcome.winner) row.won += 1;
        if (fate !== 'standing') row[fate] += 1;
      }
    },
    settle: settleTally,
    add: addTally,
    report: duelReport,
  };
}

/** Those of a side in a few words, by the names of their cards: `Heavy`, `Light and retiarius`. */
export function namesOfSide(names: Readonly<Record<string, { readonly name: string }>>, cards: readonly string[]): string {
  return listed(cards.map((card, place) => (place === 0 ? (names[card]?.name ?? card) : (names[card]?.name ?? card).toLowerCase())));
}

/** A bout in short, out of what became of everybody. */
export function duelAccount<G extends Game>(
  { content, setup, bout }: Told<G>,
  title: (content: G['content'], cards: readonly string[]) => string,
  ended: (bout: BoutOf<G>) => readonly FighterAtEnd[],
): Account {
  const sides = setup as unknown as Sided;
  const count = (wanted: FighterAtEnd['fate']): number => ended(bout).filter(({ fate }) => fate === wanted).length;
  return accountOfSides({
    titles: titlesOf(sides, (cards) => title(content, cards)),
    winner: sidesOf(sides).indexOf(bout.outcome()?.winner ?? ''),
    rounds: bout.state.round,
    spared: count('spared'),
    dead: count('dead'),
  });
}

/** A bout between sides on a programme. */
export interface ProgrammedDuel {
  readonly game: string;
  readonly name?: string | undefined;
  /** Cards of each side, the player's first. */
  readonly classes: readonly (readonly string[])[];
  /** Behaviour by which the others fight; null for the usual one. */
  readonly against: string | null;
  readonly grade: GradeId;
}

/** Bouts on programmes; `usual` plays whoever has no behaviour. */
export function programmedDuels<G extends Game>(
  usual: string,
  setupOf: (entrants: { readonly card: string; readonly side: string }[]) => G['setup'],
): BoutsOnProgrammes<G> {
  return {
    setup: (_, bout) =>
      setupOf((bout as ProgrammedDuel).classes.flatMap((cards, place) => cards.map((card) => ({ card, side: sideAt(place) })))),
    others(_, bout) {
      const { classes, against, grade } = bout as ProgrammedDuel;
      const bot = against === null ? usual : mindName(against, grade);
      return Object.fromEntries(classes.slice(1).map((__, place) => [sideAt(place + 1), bot]));
    },
  };
}
