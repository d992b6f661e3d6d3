import type { Behaviour } from '../engine/mind/index.ts';
import type { Looks } from '../engine/look/index.ts';
import type { LadderCard } from './schemas/ladder.ts';

export type { LadderCard };

/** A file as text; whoever calls the catalogue reads it. */
export interface ContentFile {
  /** Path with forward slashes, as findings show it. */
  readonly path: string;
  readonly text: string;
}

/** One edit: in the file of the finding, so many characters from here become the replacement. */
export interface Fix {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 units. */
  readonly column: number;
  /** In UTF-16 units, all in that line; 0 puts something in. */
  readonly length: number;
  readonly replacement: string;
}

export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 units. */
  readonly column: number;
  /** Dotted path of keys inside the file or card, empty for the whole. */
  readonly path: string;
  readonly message: string;
  /** How to put it right. */
  readonly hint?: string;
  /** The line in question with carets under the place. */
  readonly excerpt: string;
  /** Id of the rule that asks for it. */
  readonly rule?: string;
  /** The edit that puts it right, where there is one that is surely meant. */
  readonly fix?: Fix;
  /** The file whose own faults it comes of: with those it goes too. */
  readonly waitsFor?: string;
}

export interface Pack {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly authors: readonly string[];
  readonly text: string;
  /** Shown as text, never fetched. */
  readonly homepage?: string | undefined;
  /** Packs whose cards it uses, and the versions that will do. */
  readonly needs: readonly { readonly pack: string; readonly range: string }[];
}

/** A rule as players read it. */
export interface RuleText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Where it comes from: the printed rules, a ruling on them, or the house. */
  readonly ruling: 'printed' | 'ruling' | 'house';
}

/** What must have happened, or be so: patterns of events in this order, patterns that no event may meet, and facts of figures. */
export interface LessonCondition {
  readonly events: readonly string[];
  readonly never: readonly string[];
  /** By figure, or `bout`. */
  readonly facts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A position of two minutes that teaches one idea: what is said to whatever is done in it. */
export interface LessonCard {
  readonly id: string;
  /** Its place on the list. */
  readonly order: number;
  readonly name: string;
  /** The idea in a sentence. */
  readonly idea: string;
  /** As in a rule scenario of its game, without name, dice and play. */
  readonly position: { readonly [key: string]: unknown; readonly ruleset: string };
  /** Dice that fall first, in order; those after them fall by chance. */
  readonly dice: readonly number[];
  /** Bots by figure; whoever is not named is the player's. */
  readonly bots: Readonly<Record<string, string>>;
  readonly intro: string;
  readonly goal: { readonly say: string; readonly ways: readonly LessonCondition[] };
  /** What is said when something is done, the first that fits; conditions look at what came of the last answer. */
  readonly answers: readonly { readonly when: LessonCondition; readonly say: string }[];
  /** From a nudge to the answer. */
  readonly hints: readonly string[];
  readonly closing: string;
  readonly next: { readonly say: string; readonly lesson: string | null };
}

/** A bout on a programme: of which game, and what only that game knows. */
export interface ProgrammedBout {
  readonly game: string;
  /** Left out: who fights. */
  readonly name?: string | undefined;
}

/** Bouts that are fought one after another. */
export interface ProgrammeCard {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly bouts: readonly ProgrammedBout[];
}

/** Message by group and key; `{name}` marks what is filled in. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A card as its files have it after `extends`, with the file and line of every value. */
export interface ResolvedCard {
  /** What its kind calls one of them. */
  readonly kind: string;
  readonly id: string;
  readonly pack: string;
  /** The card that it extends, by the name that its text has for it; null for one that extends nothing. */
  readonly extends: string | null;
  /** Shaped like the YAML. */
  readonly value: unknown;
  /** `file:line` by dotted path of the value. */
  readonly origins: Readonly<Record<string, string>>;
}

/** Which packs beside the core take part in bouts of a game. */
export interface Parts {
  /** Version and hash of each, by id. */
  readonly packs: Readonly<Record<string, { readonly version: string; readonly hash: string }>>;
  /** Packs that had a hand in a card, by its name: its own, those of its parents and of the cards that it names. */
  readonly of: Readonly<Record<string, readonly string[]>>;
  /** Packs that have joined a lot or a deck of the core, and so take part in every bout. */
  readonly always: readonly string[];
}

/** A card of a pack that has joined a lot or a deck of another. */
export interface Joined {
  readonly pack: string;
  /** What its kind calls one of them. */
  readonly kind: string;
  readonly id: string;
  /** What it is called in English. */
  readonly name: string;
  /** Name of the lot or deck, such as `condemned`. */
  readonly to: string;
}

/** The cards of one game, in whatever shape it plays with. */
export interface GameContent {
  /** Hash of everything that can change how a bout of it runs. */
  readonly hash: string;
  /** How bots of it may fight, by id; answers are recorded, so they change no bout that was. */
  readonly behaviours?: Readonly<Record<string, Behaviour>>;
  /** Left out where there is no pack beside the core. */
  readonly parts?: Parts;
}

/** The part that a bout needs: small enough to load with the page. */
export interface PlayContent {
  /** Changes with that of any game. */
  readonly hash: string;
  /** What each game plays with, by its id: only games for which there are cards enough. */
  readonly content: Readonly<Record<string, GameContent>>;
  /** How cards are drawn. */
  readonly looks: Looks;
  /** Dotted paths of what in the content of a game is looked up by id. */
  readonly byId: Readonly<Record<string, readonly string[]>>;
  readonly packs: readonly Pack[];
  /** Hash of the cards of each pack, by its id. */
  readonly packHashes: Readonly<Record<string, string>>;
  /** What packs have joined to lots and decks that are not their own; set-ups show it. */
  readonly joined: readonly Joined[];
}

/** All content, checked, frozen and plain. */
export interface Catalogue extends PlayContent {
  readonly rules: Readonly<Record<string, RuleText>>;
  readonly lessons: Readonly<Record<string, LessonCard>>;
  readonly ladders: Readonly<Record<string, LadderCard>>;
  readonly programmes: Readonly<Record<string, ProgrammeCard>>;
  /** Language of the names and texts of cards, where they are translated. */
  readonly language: string;
  /** Names, texts and messages of its language that are not the English ones; empty for English. */
  readonly translated: readonly string[];
  /** Messages by language: all of them for that of the catalogue, for others those that differ from English. */
  readonly text: Readonly<Record<string, Messages>>;
  readonly cards: readonly ResolvedCard[];
}
