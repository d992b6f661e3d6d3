import type { ComponentChildren } from 'preact';
import type { Question } from './confirm.tsx';

/** Something that can be done, with what it costs and what may come of it. */
export interface LadderAction {
  readonly key: string;
  readonly label: string;
  /** Price, odds and what follows, in a sentence. */
  readonly note?: string;
  readonly rules?: readonly string[];
  /** Why it cannot be done now. */
  readonly off?: string;
  readonly primary?: boolean;
  /** What is asked before it is done. */
  readonly asks?: Question;
  readonly act: () => void;
}

/** A person as every page of the career shows one. */
export interface PersonView {
  readonly id: string;
  readonly name: string;
  /** Card, for the medallion. */
  readonly card: string;
  readonly drawn: 'gladiator' | 'noxius';
  /** `murmillo`. */
  readonly kind: string;
  /** `tiro`; empty for the condemned. */
  readonly rank: string;
  /** Place of the rank on the ladder, -1 for none. */
  readonly rankPlace: number;
  /** Unhealed wounds, in numbers and in words. */
  readonly wounds: number;
  readonly health: string;
  /** Days until he may be matched again, and in words; nothing carries over from a bout but that and wounds. Empty for whoever fights no more. */
  readonly waits: number;
  readonly ready: string;
  readonly skills: readonly string[];
  readonly fame: number;
  readonly victories: number;
  readonly defeats: number;
  /** `7 won, 2 lost, 1 spared`. */
  readonly record: string;
  /** `hired for this season`; empty for whoever stays. */
  readonly bound: string;
  /** His way to fight by name, and in a sentence. */
  readonly style: string;
  readonly temper: string;
  /** `dead`, `retired`; empty for whoever fights. */
  readonly gone: string;
  /** His page. */
  readonly href: string;
  readonly lastBout: LinkView | null;
}

export interface LinkView {
  readonly text: string;
  readonly href: string;
}

/** What a bout pays and brings, in a sentence, before it. */
export interface Stakes {
  readonly text: string;
  readonly rules: readonly string[];
}

/** Who might be met, and what is to be expected. */
export interface OpponentView {
  readonly person: PersonView;
  /** Null where no bout is asked for. */
  readonly stakes: Stakes | null;
  /** What is to be expected of a bout with him, or nothing. */
  readonly forecast: ComponentChildren;
  readonly actions: readonly LadderAction[];
}

/** A share of many quick bouts, and the range that holds it 19 times in 20. */
interface Share {
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

/** Of many quick bouts between the two, how many went to the man who asks. */
export interface ForecastView extends Share {
  /** In how many he died, and how that is said: `dies`; null where nobody can say. */
  readonly risk: (Share & { readonly what: string }) | null;
  readonly bouts: number;
  readonly done: boolean;
}

/** Of many quick tries at a morning, how many of the condemned were led out on average. */
export interface HopeView {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  readonly of: number;
  readonly bouts: number;
  readonly done: boolean;
}

/** A step of the frieze. */
export interface RankView {
  readonly id: string;
  readonly name: string;
  /** What it asks of whoever would climb to it, in a sentence. */
  readonly asks: string;
  readonly yours: readonly PersonView[];
  readonly others: number;
  /** The next step of the chosen man. */
  readonly next: boolean;
  /** The last: freedom. */
  readonly free: boolean;
}

/** A line of the ledger of a day, or of the purse. */
export interface LedgerLine {
  readonly text: string;
  readonly amount: number;
  readonly rules: readonly string[];
}

/** A die that fell for the career itself. */
export interface CareerDie {
  readonly who: string;
  readonly why: string;
  readonly dice: string;
  readonly face: number;
  readonly terms: readonly { readonly value: number; readonly reason: string; readonly rule: string }[];
  readonly total: number;
  /** What came of it. */
  readonly result: string;
  readonly rules: readonly string[];
}

/** A bout that was. */
export interface ResultView {
  readonly key: string;
  /** `Verus beats Priscus, who is spared`. */
  readonly text: string;
  /** Why it went so, in short. */
  readonly why: ComponentChildren;
  readonly yours: boolean;
  /** Its replay. */
  readonly href: string;
  /** Its end page; null for bouts among the others. */
  readonly end: string | null;
}
