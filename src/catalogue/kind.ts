import type { YAMLMap } from 'yaml';
import type { z } from 'zod';
import type { LadderCard, LessonCard, Messages, ProgrammeCard, RuleText } from './types.ts';
import type { ArenaData } from '../engine/hex/index.ts';
import type { Behaviour, Words } from '../engine/mind/index.ts';
import type { GlyphName } from '../engine/look/index.ts';
import type { Respelling } from './respelling.ts';
import type { LOOK_KEY } from './schemas/look.ts';
import type { Path, Tree } from './tree.ts';

/** Keys with their schemas. */
export type Shape = Readonly<Record<string, z.ZodType>>;

/** A card where it stands in its file. */
export interface Placed<Card> {
  readonly path: Path;
  readonly id: string;
  readonly card: Card;
}

/** What cards of a kind are called, and where their ids are looked up. */
export type CardSpace = Pick<Kind, 'noun' | 'ids'>;

/** What games add to a kind that is not theirs, or that all share. */
export interface Added {
  /** Kinds with cards that texts can be of. */
  readonly kinds: readonly CardSpace[];
  /** Keys that other games have in its cards. */
  readonly blocks: Shape;
  readonly uses: readonly ArenaUse[];
  /** What behaviour trees may say, by game. */
  readonly words: Readonly<Record<string, Words>>;
  /** Keys of a bout on a programme, by game. */
  readonly bouts: Readonly<Record<string, Shape>>;
}

/** A key of a card whose presence a rule forbids: the finding then says why. */
export interface Forbidden {
  readonly key: RegExp;
  readonly message: string;
  readonly rule?: string;
  /** What the present format calls it: told instead where such a key may stand. */
  readonly instead?: string;
}

/** Rewrites the YAML of a card of an earlier format in place, with its comments; the key `schema` is not its worry. */
export type Migration = (card: YAMLMap) => void;

/** An earlier format, and the way from it to the one after it. */
export interface Earlier {
  /** The `schema:` line of its files. */
  readonly schema: string;
  readonly migrate: Migration;
}

/** A card without the keys that only the catalogue needs. */
export type Bare<Card> = Omit<Card, 'schema' | 'overrides' | 'joins' | typeof LOOK_KEY>;

/** Whose looks the cards of a kind are. */
export type LookOf = 'beast' | 'man';

/**
 * A kind of content file. `Data` is what a card comes to in a draft: the card as it is played with, and what lint passes
 * need besides.
 */
export interface Kind<Data extends object = object> {
  /** The `schema:` line of its files. */
  readonly schema: string;
  /** Oldest first; each leads to the next, the last to the present one. */
  readonly earlier: readonly Earlier[];
  /** Its earlier words, which are read as those of today. */
  readonly respellings: readonly Respelling[];
  /** What one card of it is called. */
  readonly noun: string;
  /** What a file of it is, in a sentence or two, for whoever writes one. */
  readonly about: string;
  /** Kinds with one name for this may not have a card of the same id: they are found side by side. */
  readonly ids: string;
  type(added: Added): z.ZodType;
  /** Keys of a parent that a card which extends it does not get; null where no card extends another. */
  readonly notInherited: readonly string[] | null;
  readonly forbidden: readonly Forbidden[];
  /** The cards of a file that its type lets through. */
  cards(file: unknown): readonly Placed<unknown>[];
  into(card: unknown, at: { readonly path: Path; readonly tree: Tree }): Data;
  /** The list of a file on which its cards stand, where a file is not one of them; null where it is. */
  readonly within: string | null;
  /** Whether bouts take its cards from lots and decks by themselves, without anybody naming them. */
  readonly drawn: boolean;
  /** Whose looks its cards are; null for cards that nobody sees. */
  readonly looks: LookOf | null;
  /** Keys that change no bout: no part of what records know a pack by, and true of no other card. */
  readonly remarks: readonly string[];
  /** Words that its cards give to others without writing them: the lot from which they are drawn, a trait that all have. */
  readonly words: readonly (readonly [space: string, word: string])[];
  /** Things that a card brings, by id, each with its glyph. */
  glyphs(card: unknown): readonly (readonly [string, GlyphName])[];
  /** What tells two of its cards of one id apart; the same for all where there is nothing. */
  apart(data: object): string;
}

interface KindParts<File, Card, Data extends object> {
  readonly schema: string;
  readonly earlier?: readonly Earlier[];
  readonly respellings?: readonly Respelling[];
  readonly noun: string;
  readonly about?: string;
  readonly ids?: string;
  readonly type: (added: Added) => z.ZodType<File>;
  /** Beside `remarks`. */
  readonly notInherited?: readonly string[] | null;
  readonly forbidden?: readonly Forbidden[];
  readonly within?: string;
  readonly drawn?: true;
  readonly cards: (file: File) => readonly Placed<Card>[];
  readonly into: (card: Bare<Card>, at: { readonly path: Path; readonly tree: Tree }) => Data;
  readonly looks?: LookOf;
  readonly remarks?: readonly string[];
  readonly words?: Kind['words'];
  readonly glyphs?: (card: Card) => readonly (readonly [string, GlyphName])[];
  readonly apart?: (data: Data) => string;
}

/** Ties the steps of a kind together: what its type lets through is what `cards` and `into` are given. */
export function defineKind<File, Card, Data extends object>(parts: KindParts<File, Card, Data>): Kind<Data> {
  const { schema, earlier = [], noun, about = '', ids = noun, type, forbidden = [], looks = null } = parts;
  return {
    schema,
    earlier,
    respellings: parts.respellings ?? [],
    noun,
    about,
    ids,
    type,
    notInherited: parts.notInherited === null ? null : [...(parts.notInherited ?? []), ...(parts.remarks ?? [])],
    forbidden,
    within: parts.within ?? null,
    drawn: parts.drawn ?? false,
    cards: (file) => parts.cards(file as File),
    into: (card, at) => parts.into(card as Bare<Card>, at),
    looks,
    remarks: parts.remarks ?? [],
    words: parts.words ?? [],
    glyphs: (card) => parts.glyphs?.(card as Card) ?? [],
    apart: (data) => parts.apart?.(data as Data) ?? '',
  };
}

/** The one card of a file. */
export function single<Card extends { readonly id: string }>(card: Card): Placed<Card>[] {
  return [{ path: [], id: card.id, card }];
}

/** Cards that stand in a list of their file. */
export function listed<Card extends { readonly id: string }>(key: string, cards: readonly Card[]): Placed<Card>[] {
  return cards.map((card, i) => ({ path: [key, i], id: card.id, card }));
}

/** Keys that a game has under one key in the cards of a kind that it does not own, and what it makes of them. */
export interface Block<Data = unknown> {
  /** The `schema:` line of the kind, without its version. */
  readonly kind: string;
  readonly key: string;
  readonly type: z.ZodType;
  into(value: unknown, card: { readonly id: string; readonly name: string }): Data;
}

interface BlockParts<Value, Data> {
  readonly kind: string;
  readonly key: string;
  readonly type: z.ZodType<Value>;
  readonly into: (value: NonNullable<Value>, card: { readonly id: string; readonly name: string }) => Data;
}

export function defineBlock<Value, Data>({ into, ...parts }: BlockParts<Value, Data>): Block<Data> {
  return { ...parts, into: (value, card) => into(value as NonNullable<Value>, card) };
}

/** What arenas may be for: a word of their key `for:`. */
export interface ArenaUse {
  readonly id: string;
  readonly description: string;
  /** Rules that its sand must be of one piece and its marks on the sand. */
  readonly because: { readonly sand: string; readonly marks: string };
}

/** What kinds of the frame come to. */
export interface ArenaEntry {
  readonly card: ArenaData;
  readonly name: string;
  readonly for: string;
}
export interface RuleEntry {
  readonly card: RuleText;
}
export interface LessonEntry {
  readonly card: LessonCard;
}
export interface LadderEntry {
  readonly card: LadderCard;
}
export interface ProgrammeEntry {
  readonly card: ProgrammeCard;
}
export interface BehaviourEntry {
  readonly card: Behaviour;
}
export interface TextEntry {
  readonly card: Messages;
}

/** A type with everything in it readonly, so that two can be compared for what they hold. */
type Still<T> = T extends string | number | boolean | null | undefined ? T : { readonly [Key in keyof T]: Still<T[Key]> };

/** Whether two types hold the same keys with the same values, however often they are written. */
type Same<A, B> = (<T>() => T extends Still<A> ? 1 : 2) extends <T>() => T extends Still<B> ? 1 : 2 ? true : false;

/**
 * Lets a card through whose type, as its schema gives it, is exactly the type that the rules of the game declare: a key
 * or value that only one of the two knows is an error of types here.
 */
export function exactly<Wanted>() {
  return <Given>(card: Given & (Same<Given, Wanted> extends true ? unknown : { readonly differsFrom: Wanted })): Wanted =>
    card as unknown as Wanted;
}
