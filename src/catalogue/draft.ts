import type { AttackCard, BeastCard, DefendCard, ManCard } from '../games/damnatio/rules/index.ts';
import type { ArenaData } from '../engine/hex/index.ts';
import type { FighterCard, GearCard, LoadoutEntry } from '../games/munera/rules/index.ts';
import type { Problem } from './finding.ts';
import { placeOf, type Path, type Tree } from './tree.ts';
import type { CardKind, Hunt, Messages, Pack, RuleText } from './types.ts';

interface Written {
  readonly id: string;
  readonly pack: string;
  /** Replaces the card of this id in another pack. */
  readonly overrides: boolean;
  readonly tree: Tree;
}

/** Which part of a deck: `generic`, `optional` or the id of a weapon. */
export type Slot = { readonly part: 'generic' | 'optional' } | { readonly part: 'weapon'; readonly weapon: string };

/** Gear as a loadout names it, some of it more than once. */
export interface LoadoutItem extends LoadoutEntry {
  readonly count: number;
  /** Where the card names it. */
  readonly path: Path;
}

/** A fighter of munera with his arms as they are written. */
export interface Arms {
  readonly fighter: FighterCard;
  readonly items: readonly LoadoutItem[];
}

/** Save and AP modifier that the source prints, each with and without the shield (M-285). */
export interface Printed {
  readonly save: readonly [number, number];
  readonly ap: readonly [number, number];
}

interface Man {
  readonly card: ManCard;
  /** How he stands in munera. */
  readonly arms: Arms | null;
}

interface Gladiator {
  readonly arms: Arms;
  readonly aliases: readonly string[];
  readonly printed: Printed | null;
  readonly text: string | null;
}

interface Place {
  readonly card: ArenaData;
  readonly name: string;
  readonly for: 'hunt' | 'munera';
}

/** One card, rule or set of messages with the place it was written. */
export type Entry = Written &
  (
    | { readonly kind: 'beast'; readonly card: BeastCard }
    | ({ readonly kind: 'noxius' } & Man)
    | ({ readonly kind: 'bestiarius' } & Man)
    | { readonly kind: 'attack'; readonly slot: Slot; readonly card: AttackCard }
    | { readonly kind: 'defend'; readonly slot: Slot; readonly card: DefendCard }
    | ({ readonly kind: 'arena' } & Place)
    | { readonly kind: 'gear'; readonly card: GearCard }
    | ({ readonly kind: 'gladiator' } & Gladiator)
    | { readonly kind: 'hunt'; readonly card: Hunt }
    | { readonly kind: 'rule'; readonly card: RuleText }
    | { readonly kind: 'text'; readonly card: Messages }
  );

export type EntryOf<K extends CardKind> = Extract<Entry, { readonly kind: K }>;

/** Content between reading and freezing: what the lint passes look at. */
export interface Draft {
  readonly packs: readonly Pack[];
  /** In pack order, then file order, then order in the file. */
  readonly entries: readonly Entry[];
  /** Weapons that have a deck of Attack cards, also an empty one. */
  readonly weapons: ReadonlySet<string>;
}

export function of<K extends CardKind>(draft: Draft, ...kinds: readonly K[]): EntryOf<K>[] {
  return draft.entries.filter((entry): entry is EntryOf<K> => (kinds as readonly string[]).includes(entry.kind));
}

/** Kinds that stand on the sand under their ids, side by side. */
const MEN: ReadonlySet<CardKind> = new Set<CardKind>(['noxius', 'bestiarius', 'gladiator']);

/** What may not be there twice: a card may be in the decks of two weapons. */
export function keyOf(entry: Entry): string {
  if (entry.kind !== 'attack' && entry.kind !== 'defend') {
    return MEN.has(entry.kind) ? `man ${entry.id}` : `${entry.kind} ${entry.id}`;
  }
  const { slot } = entry;
  return `${entry.kind} ${slot.part === 'weapon' ? slot.weapon : slot.part} ${entry.id}`;
}

export interface ArmedEntry {
  readonly entry: EntryOf<'gladiator' | 'noxius' | 'bestiarius'>;
  readonly arms: Arms;
}

/** Everybody who can stand on the sand of munera. */
export function armed(draft: Draft): ArmedEntry[] {
  return of(draft, 'gladiator', 'noxius', 'bestiarius').flatMap((entry) => (entry.arms ? [{ entry, arms: entry.arms }] : []));
}

export interface Fault {
  readonly severity: Problem['severity'];
  readonly entry: Entry;
  readonly path: Path;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly rule?: string | undefined;
  /** The card itself can still be used although this is an error. */
  readonly keep?: boolean;
}

/** A pass over the draft, one worry each. */
export type Lint = (draft: Draft) => Fault[];

export function toProblem({ entry, keep: _, ...fault }: Fault): Problem {
  return named({ ...fault, at: placeOf(entry.tree, fault.path) }, entry.tree, entry.id);
}

/** A fault of a card in what it inherits is shown in the file of its parent: it says whose fault it is. */
export function named(problem: Problem, tree: Tree, id: string): Problem {
  return problem.at.file === tree.at.file ? problem : { ...problem, message: `${problem.message} (inherited by "${id}")` };
}
