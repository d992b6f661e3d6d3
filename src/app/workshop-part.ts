import type { ComponentChildren } from 'preact';
import type { CardKind } from '../art/index.ts';
import type { Messages } from '../catalogue/index.ts';
import type { ReportAim, ReportTable, StepCoverage } from '../hud/workshop/index.ts';
import type { Game as Rules } from '../session/index.ts';
import type { Game } from './game.ts';
import type { Services } from './services.ts';

/** A card as the workshop shows and tries it. */
export interface TriedCard<G extends Rules> {
  readonly content: G['content'];
  /** What its kind calls one of them, and its name inside the program. */
  readonly kind: string;
  readonly id: string;
}

/** A figure in a part of a card that is set before it is put in. */
export interface PaletteFigure {
  /** What it counts: `men beside it, at least`. */
  readonly label: string;
  /** Where in the part it stands. */
  readonly path: readonly (string | number)[];
  readonly least: number;
  readonly most: number;
  readonly step?: number;
}

/** A part of a card that is put in ready made. */
export interface PaletteItem {
  readonly label: string;
  /** What it does, in a sentence. */
  readonly about: string;
  readonly value: unknown;
  readonly figure?: PaletteFigure;
}

/** Parts for a list of a card. */
export interface PartsPalette {
  /** What one of them is: `a step`. */
  readonly what: string;
  /** The list that they are put into. */
  readonly list: readonly string[];
  /** The item that they stand before there, by its id or its number from 1; null for the end. */
  readonly before: string | number | null;
  /** Values of keys that a card must say itself before the list in them can be changed. */
  readonly owned?: Readonly<Record<string, unknown>>;
  readonly items: readonly PaletteItem[];
}

/** A bout in which a card is tried. */
export interface TrialBout<G extends Rules = Rules> {
  readonly setup: G['setup'];
  /** Bots of the sides that are themselves what is tried; whoever is chosen plays all others. */
  readonly fixed?: Readonly<Record<string, string>>;
}

/** How a card is tried. */
export interface TriedTerms {
  /** One of its opponents; empty where it has none. */
  readonly against: string;
  /** The card that stands in its place: itself, or what it extends, in a bout that differs in nothing else. */
  readonly stands: string;
}

/** Somebody whom a card can be tried against. */
export interface Opponent {
  readonly id: string;
  readonly name: string;
}

/** Between what a number of the report should lie, with the first player. */
export interface Aim extends ReportAim {
  /** The number of the report that it is about. */
  readonly of: 'hopes' | 'won' | 'rounds';
}

/** What a game says of its cards while they are made. */
export interface WorkshopPart<G extends Rules = Rules> {
  /** Kinds of cards that something can begin as, the first offered first; others follow them. */
  readonly kinds: readonly string[];
  /** What several cards of a kind are called where a plural of its word is not it, by kind: `classes of the quick bout`. */
  readonly many?: Readonly<Record<string, string>>;
  /** The card to begin from among those of the first kind; left out where none is better than another. */
  readonly model?: string;
  /** Bots that play reports, first the one by whose bouts a card is judged. */
  readonly players: readonly string[];
  /** What to aim at with a card; null, or left out, where nothing is better than anything else. */
  aimOf?(this: void, card: { readonly kind: string }): Aim | null;
  /** The bot that plays test bouts: one that shows what a card can do. */
  readonly tester: string;
  /** How a card is called within a sentence: `the lion`; left out where its name does. */
  called?(this: void, card: { readonly kind: string; readonly name: string }): string;
  /** Whom a card can be tried against, the usual one first; left out where there is no choice. */
  opponents?(this: void, card: TriedCard<G>): readonly Opponent[];
  /** A bout that a card is tried in; null for a card that cannot be. */
  trialOf(this: void, card: TriedCard<G>, terms: TriedTerms): TrialBout<G> | null;
  /** Whose victories are counted, in a sentence: the first side of its bouts. */
  firstSide(this: void, card: { readonly kind: string; readonly name: string }): string;
  /** As what a card of a kind stands on the sand; null for a kind without a face. */
  faceOf(this: void, kind: string): CardKind | null;
  /** The card as players see it, with its figure; null for kinds that have no card. */
  face(
    this: void,
    card: TriedCard<G> & { readonly services: Services; readonly game: Pick<Game, 'kit' | 'catalogue'>; readonly setup: G['setup'] | null },
  ): ComponentChildren;
  /** What a report says beside saved and rounds, in tables, and of each step of the card. */
  told(
    this: void,
    report: unknown,
    card: TriedCard<G> & { readonly setup: G['setup'] },
    messages: Messages,
  ): { readonly tables: readonly ReportTable[]; readonly steps: readonly StepCoverage[] };
  /** Where the step of a report stands in its card, as a path of keys; left out where cards have no steps. */
  pathOfStep?(this: void, step: StepCoverage): string;
  /** What can be put into a card ready made; null for a card that nothing is put into. */
  palette?(this: void, card: TriedCard<G>): PartsPalette | null;
  /**
   * Before which item of a list, by its id, a new one stands, so that it is not passed over; null for the end. Left out
   * where no list of a card is gone through to the first that fits.
   */
  standsBefore?(this: void, card: TriedCard<G>, list: readonly (string | number)[], item: unknown): string | null;
}
