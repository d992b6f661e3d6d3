import type { BoutOf, Game } from './game.ts';

/** A class that somebody may be trained in. */
export interface CareerClass {
  /** Id of its card. */
  readonly id: string;
  readonly name: string;
  /** The behaviour that men of the class usually fight by; null where the content names none. */
  readonly usual: string | null;
  /** Classes that it is customarily matched with, by id. */
  readonly foes: readonly string[];
}

/** One who enters a bout of a career. */
export interface CareerEntrant {
  readonly card: string;
  readonly skills: readonly string[];
  /** Unhealed wounds, 0 for a whole man. */
  readonly wounds: number;
  /** Whom he has beaten today, and whether the crowd has spared him today. */
  readonly defeatsToday: number;
  readonly sparedToday: boolean;
}

/** What a bout of a career is made of; each entrant is a side of his own. */
export interface CareerPairing {
  readonly entrants: readonly CareerEntrant[];
  /** How many the crowd has spared today. */
  readonly sparedToday: number;
  /** Toggles of the rules that differ from the usual ones. */
  readonly lex: Readonly<Record<string, string | number | boolean>>;
}

export type CareerFate = 'standing' | 'spared' | 'dead';

/** How somebody stands in a bout, at any moment. */
export interface CareerStanding {
  readonly fate: CareerFate;
  /** What is left to him of the strength that he began with. */
  readonly left: number;
  readonly of: number;
}

/** What became of somebody in a bout that is over. */
export interface CareerEnd extends CareerStanding {
  /** Places of those whom he beat. */
  readonly beat: readonly number[];
  /** Whether he may choose a skill. */
  readonly earned: boolean;
  /** What he did that a crowd remembers: a number of deeds. */
  readonly deeds: number;
}

/** Bouts between trained fighters, as a career asks a game for them. */
export interface CareerBouts<G extends Game = Game> {
  classes(content: G['content']): readonly CareerClass[];
  readonly skills: {
    /** What somebody may still learn. */
    onOffer(had: readonly string[]): string[];
    /** What he takes when nobody chooses for him; null when he has all. */
    preferred(had: readonly string[]): string | null;
    /** Rules by which skills are had: all of them, by which one is earned, by which one is on offer. */
    readonly rules: readonly string[];
    readonly earning: string;
    readonly offering: string;
  };
  /** Rules by which somebody dies. */
  readonly deaths: readonly string[];
  setup(content: G['content'], pairing: CareerPairing): G['setup'];
  /** One trained man against several of the condemned, by their cards; left out where the rules have no such thing. */
  readonly execution?: {
    setup(content: G['content'], pairing: CareerPairing, condemned: readonly string[]): G['setup'];
    /** Whether somebody with this card can be sent in. */
    takes(content: G['content'], card: string): boolean;
    /** How the condemned fight. */
    readonly behaviour: string;
  };
  /** By place of entrant; cheap, for it is asked after every answer. */
  standings(bout: BoutOf<G>): readonly CareerStanding[];
  ends(bout: BoutOf<G>): readonly CareerEnd[];
}

/** A programme that condemned people are sent into. */
export interface CareerProgramme {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** How many of the condemned it wants. */
  readonly party: number;
}

/** One of the condemned, by the card that gives his ratings. */
export interface CareerCondemned {
  readonly card: string;
  readonly name: string;
}

/** Fights of condemned people under one command. */
export interface CareerSpectacles<G extends Game = Game> {
  programmes(content: G['content']): readonly CareerProgramme[];
  condemned(content: G['content']): readonly CareerCondemned[];
  /** `men`: cards, as many as the programme wants. */
  setup(content: G['content'], programme: string, men: readonly string[]): G['setup'];
  /** By place of `men`. */
  standings(bout: BoutOf<G>, men: readonly string[]): readonly CareerStanding[];
}

/** What a game gives to careers. */
export interface CareerPart<G extends Game = Game> {
  readonly bouts?: CareerBouts<G>;
  readonly spectacles?: CareerSpectacles<G>;
}
