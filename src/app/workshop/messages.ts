import type { ContentFile, Finding, Instead, Messages, PlayContent, ScaffoldAsk } from '../../catalogue/index.ts';

/** A card as lists offer it. */
export interface CardName {
  /** What its kind calls one of them. */
  readonly kind: string;
  /** As it is called inside the program. */
  readonly id: string;
  readonly pack: string;
  readonly name: string;
}

/** A card of the draft as it came out. */
export interface DraftCard extends CardName {
  /** The file that says its id. */
  readonly file: string;
  /** After `extends`. */
  readonly value: unknown;
  /** `file:line` by dotted path of the value. */
  readonly origins: Readonly<Record<string, string>>;
  /** In sentences; null for kinds that nobody tells. */
  readonly prose: readonly string[] | null;
  /** What it begins as, with its value and sentences. */
  readonly parent: (CardName & { readonly value: unknown; readonly prose: readonly string[] | null }) | null;
  /** What texts say in the place of what; left out by all other cards. */
  readonly instead?: readonly Instead[];
}

/** What bouts are played with; of each game only where it is not as it was told last. */
export interface NewContent extends Omit<PlayContent, 'content'> {
  /** Null for a game that can be played no more. */
  readonly content: Readonly<Record<string, PlayContent['content'][string] | null>>;
  /** Groups of messages that are not as they were told last. */
  readonly messages: Messages;
}

/** What came of reading a draft beside the other cards. */
export interface Read {
  /** Of the files of the draft. */
  readonly findings: readonly Finding[];
  readonly cards: readonly DraftCard[];
  /** Null where nothing can be played with what is sound. */
  readonly content: NewContent | null;
  /** Milliseconds that reading took. */
  readonly took: number;
}

/** What the workshop knows before anything is written. */
export interface Bench {
  /** JSON Schemas by the name of the kind of file: `beast`. */
  readonly schemas: Readonly<Record<string, unknown>>;
  /** Every card that something can begin as, kinds in the order of the games. */
  readonly cards: readonly CardName[];
  /** What rules and texts can begin as: nothing, and the texts of each pack. */
  readonly words: readonly CardName[];
}

/** To the worker. */
export type Question =
  | { readonly do: 'read'; readonly files: readonly ContentFile[]; readonly beside: readonly ContentFile[] }
  | { readonly do: 'bench'; readonly beside: readonly ContentFile[] }
  | { readonly do: 'begin'; readonly ask: ScaffoldAsk; readonly beside: readonly ContentFile[] };

/** From the worker, by what it was to do. */
export interface Answers {
  readonly read: Read;
  readonly bench: Bench;
  /** The files of a new card; null when there is none of the name that it begins as. */
  readonly begin: readonly ContentFile[] | null;
}

export type Answer = Answers[Question['do']];
