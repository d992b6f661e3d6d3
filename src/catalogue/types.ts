import type { DamnatioContent, Lex } from '../games/damnatio/rules/index.ts';
import type { MuneraContent } from '../games/munera/rules/index.ts';

/** A file as text; whoever calls the catalogue reads it. */
export interface ContentFile {
  /** Path with forward slashes, as findings show it. */
  readonly path: string;
  readonly text: string;
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
}

export interface Pack {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly authors: readonly string[];
  readonly text: string;
}

/** A named set-up of a hunt. */
export interface Hunt {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly arena: string;
  /** One beast, or two against each other. */
  readonly beasts: readonly string[];
  /** Men by id, or how many noxii are drawn by lot. */
  readonly men: readonly string[] | { readonly draw: number };
  /** Grade of the beast, 0 for none (D-243 to D-245). */
  readonly elite: 0 | 1 | 2 | 3;
  readonly lex: Partial<Lex>;
}

/** A rule as players read it. */
export interface RuleText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Where it comes from: the printed rules, a ruling on them, or the house. */
  readonly ruling: 'printed' | 'ruling' | 'house';
}

/**
 * Gear, fighters and arenas of munera. An alias is one more key of the same card: of cards that are not aliases the key
 * is the id.
 */
export interface MuneraCards extends MuneraContent {
  /** Hash of everything that can change how a bout of munera runs. */
  readonly hash: string;
}

/** Message by group and key; `{name}` marks what is filled in. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A card as its files have it after `extends`, with the file and line of every value. */
export interface ResolvedCard {
  readonly kind: CardKind;
  readonly id: string;
  readonly pack: string;
  /** Shaped like the YAML. */
  readonly value: unknown;
  /** `file:line` by dotted path of the value. */
  readonly origins: Readonly<Record<string, string>>;
}

export type CardKind = 'beast' | 'noxius' | 'bestiarius' | 'gladiator' | 'gear' | 'attack' | 'defend' | 'arena' | 'hunt' | 'rule' | 'text';

/** The part that a bout needs: small enough to load with the page. */
export interface PlayContent {
  /** Hash of everything that can change how a bout runs. */
  readonly hash: string;
  readonly damnatio: DamnatioContent;
  readonly hunts: Readonly<Record<string, Hunt>>;
  readonly munera: MuneraCards;
  readonly packs: readonly Pack[];
  /** Hash of the cards of each pack, by its id. */
  readonly packHashes: Readonly<Record<string, string>>;
}

/** All content, checked, frozen and plain. */
export interface Catalogue extends PlayContent {
  readonly rules: Readonly<Record<string, RuleText>>;
  /** Messages by language. */
  readonly text: Readonly<Record<string, Messages>>;
  readonly cards: readonly ResolvedCard[];
}
