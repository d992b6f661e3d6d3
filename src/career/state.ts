import type { RngState } from '../engine/dice/index.ts';
import type { CareerFate } from '../session/index.ts';

/** Raised when a state is written otherwise than before; `save.ts` reads older ones. */
export const CAREER_FORMAT = 2;

export interface CareerOptions {
  /** Nobody of yours dies (C-004). */
  readonly gentle: boolean;
  /** One save, and no way back: kept by whoever stores it, told by the state (C-005). */
  readonly iron: boolean;
}

export type PersonState = 'active' | 'dead' | 'retired' | 'freed';
/** Whose he is: of your school, of another, or for sale. */
export type Owner = 'you' | 'others' | 'market';

/** A bout with one of yours, as he remembers it. */
export interface Memory {
  readonly result: string;
  readonly with: string;
  readonly ended: 'beat' | 'was-beaten' | 'was-spared' | 'parted';
}

export interface PersonRecord {
  readonly victories: number;
  readonly defeats: number;
  /** Defeats after which the crowd let him live. */
  readonly spared: number;
  readonly killed: number;
  /** Finals won. */
  readonly finals: number;
  /** Mornings and noons lived through, for the condemned. */
  readonly mornings: number;
}

/** Somebody with a name. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: 'trained' | 'condemned';
  /** Card that he fights with: a class, or the card of a condemned man. */
  readonly card: string;
  /** Rank by id; the condemned have none. */
  readonly rank: string | null;
  /** Steps of grade above that of his rank (C-031). */
  readonly drilled: number;
  readonly behaviour: string;
  readonly skills: readonly string[];
  /** Unhealed wounds, 0 to 3. */
  readonly wounds: number;
  /** Wounds that a full recovery leaves him: those that he had before the bout in which he was hurt (L-543). */
  readonly healsTo: number;
  /** He left his last bout on his feet (L-544). */
  readonly walked: boolean;
  readonly fame: number;
  readonly record: PersonRecord;
  readonly owner: Owner;
  /** Season at whose end he goes, for men who are hired; null for whoever stays. */
  readonly until: number | null;
  readonly state: PersonState;
  /** Day, counted from the beginning, on which he may be matched again. */
  readonly fit: number;
  /** The last day that he fought on, 0 for never. */
  readonly fought: number;
  readonly memory: readonly Memory[];
}

/** A bout on the bill; `first` is yours where one of yours is in it. */
export interface Match {
  readonly id: string;
  readonly first: string;
  readonly second: string;
  readonly final: boolean;
}

/** Opponents whom one of yours may ask for, in the order in which they are offered. */
export interface Offers {
  readonly man: string;
  readonly foes: readonly string[];
}

/** The morning: who of the condemned is sent into what. */
export interface Morning {
  readonly programme: string;
  readonly condemned: readonly string[];
}

/** Noon: one trained man carries out the sentence on several of the condemned. */
export interface Noon {
  readonly condemned: readonly string[];
  /** Who does it, and who does when none of yours is entered. */
  readonly champion: string;
  readonly usual: string;
}

/** What is known of a day before it begins. */
export interface Bill {
  /** Id of the festival. */
  readonly day: string;
  readonly morning: Morning | null;
  readonly noon: Noon | null;
  /** Of yours, as far as you have entered them, then of the others. */
  readonly matches: readonly Match[];
  readonly offers: readonly Offers[];
}

/** How somebody came out of a bout. */
export interface Share {
  readonly person: string;
  readonly name: string;
  readonly card: string;
  readonly rank: string | null;
  /** Bot that fights for him when nobody plays him. */
  readonly bot: string;
  /** `carried`: he would have died, and was carried out under a gentle law (C-004). */
  readonly fate: CareerFate | 'carried';
  readonly left: number;
  readonly of: number;
  /** Wounds that he took out of it. */
  readonly wounds: number;
  readonly earned: boolean;
  /** Fame that it brought him. */
  readonly fame: number;
  /** Answer after which he fell, and the one that cost him most; null where nothing did. */
  readonly fell: number | null;
  readonly worst: number | null;
}

/** A bout that was, yours or not: its link opens it as a replay. */
export interface Result {
  readonly id: string;
  readonly season: number;
  readonly day: number;
  readonly part: 'morning' | 'noon' | 'afternoon';
  /** Programme of a morning. */
  readonly programme: string | null;
  readonly game: string;
  readonly shares: readonly Share[];
  /** Person; null where nobody won, and for mornings. */
  readonly winner: string | null;
  readonly final: boolean;
  /** `played`: with your answers, which the link holds; `settled`, `others`: bots played it, and the link names them. */
  readonly by: 'played' | 'settled' | 'others';
  readonly answers: number;
  readonly link: string;
  /** Seed of its dice, by which a replay or a record of it is known. */
  readonly seed: string;
  /** Hash of its last position (`positionHash`); null where it was fought before that was kept. */
  readonly hash: string | null;
}

/** Where in a result something happened: after so many answers. */
export interface Moment {
  readonly result: string;
  readonly answer: number | null;
}

export type ChronicleKey =
  | 'began'
  | 'won'
  | 'parted'
  | 'spared'
  | 'carried'
  | 'died'
  | 'scar'
  | 'rank'
  | 'skill'
  | 'bought'
  | 'hired'
  | 'sold'
  | 'left'
  | 'retired'
  | 'recovered'
  | 'infected'
  | 'led'
  | 'noon'
  | 'final'
  | 'freed'
  | 'ruined'
  | 'out-of-time';

/** A line of the chronicle; screens tell it in words. */
export interface ChronicleEntry {
  readonly key: ChronicleKey;
  readonly season: number;
  readonly day: number;
  readonly person: string | null;
  readonly name: string | null;
  /** The other of two. */
  readonly other: string | null;
  readonly otherName: string | null;
  /** Rank, skill or programme by id; sesterces or a count as a number. */
  readonly what: string | null;
  readonly amount: number | null;
  readonly moment: Moment | null;
}

/** What one of yours does on a day on which he does not fight, and whether the medicus sees him tonight. */
export interface Plan {
  readonly man: string;
  readonly trains: boolean;
  readonly medicus: boolean;
}

/** A skill that one of yours has earned and you have not chosen yet. */
export interface Pending {
  readonly man: string;
  readonly result: string;
}

/** The bouts of one day (M-205). */
export interface Today {
  readonly defeats: Readonly<Record<string, number>>;
  readonly spared: readonly string[];
}

export type OverBy = 'rudis' | 'ruined' | 'time';

/** A career in progress: plain JSON; replaced, never changed. */
export interface CareerState {
  readonly format: typeof CAREER_FORMAT;
  readonly ladder: string;
  readonly seed: string;
  readonly options: CareerOptions;
  /** Dice of the career, apart from those of any bout. */
  readonly rng: RngState;
  /** From 1. */
  readonly season: number;
  /** Day of the season, from 1. */
  readonly day: number;
  /** Festivals of the season by id, in order; the final is last. */
  readonly festivals: readonly string[];
  readonly people: readonly Person[];
  /** People so far, for ids. */
  readonly born: number;
  /** Sesterces. */
  readonly purse: number;
  readonly bill: Bill;
  readonly plans: readonly Plan[];
  readonly pending: readonly Pending[];
  readonly today: Today;
  readonly results: readonly Result[];
  readonly chronicle: readonly ChronicleEntry[];
  readonly over: { readonly by: OverBy; readonly person: string | null } | null;
}

/** Days from the beginning of the career, from 1. */
export function dayNumber(
  { calendar }: { readonly calendar: { readonly days: number } },
  { season, day }: Pick<CareerState, 'season' | 'day'>,
): number {
  return (season - 1) * calendar.days + day;
}

export function personOf({ people }: Pick<CareerState, 'people'>, id: string): Person {
  const person = people.find((each) => each.id === id);
  if (!person) throw new RangeError(`there is nobody "${id}"`);
  return person;
}

/** Men of your school who live and fight. */
export function yours({ people }: Pick<CareerState, 'people'>): Person[] {
  return people.filter(({ owner, state, kind }) => owner === 'you' && state === 'active' && kind === 'trained');
}

/** Whether somebody is of your school, alive or dead. */
export function isYours({ people }: Pick<CareerState, 'people'>, id: string): boolean {
  return people.some((person) => person.id === id && person.owner === 'you');
}

export const NEW_DAY: Today = { defeats: {}, spared: [] };
