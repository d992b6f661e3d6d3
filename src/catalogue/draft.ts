import type { Problem } from './finding.ts';
import type { ArenaUse, Block, Kind } from './kind.ts';
import type { PackedSource } from './packs.ts';
import { respelt, type Misspelt } from './spelling-hint.ts';
import { inOwnFile } from './own-file.ts';
import { at, keyPlace, partPlace, placeOf, textAt, type Path, type Place, type Tree } from './tree.ts';
import type { Figure, GlyphName } from '../engine/look/index.ts';
import type { Pack } from './types.ts';

/** One card, rule or set of messages with the place it was written, and with what its kind made of it. */
export type Entry<Data extends object = object> = {
  readonly kind: Kind;
  readonly id: string;
  readonly pack: string;
  /** Replaces the card of this id in another pack. */
  readonly overrides: boolean;
  /** The lot or deck that it joins, its own or another's; null for none. */
  readonly joins: string | null;
  readonly tree: Tree;
  /** The card, or the list that it stands in, as its own file has it: without what it inherits. */
  readonly written: Tree;
  /** What other games made of their keys in it. */
  readonly blocks: ReadonlyMap<Block, unknown>;
  /** How it is drawn; null where it does not say. */
  readonly figure: Figure | null;
  /** Things that it brings, by id, each with its glyph. */
  readonly glyphs: readonly (readonly [string, GlyphName])[];
  /** Where something stands that nobody wrote, in a card that nobody plays with. */
  readonly guessed: readonly Place[];
} & Data;

/** Content between reading and freezing: what the lint passes look at. */
export interface Draft {
  readonly packs: readonly Pack[];
  /** In pack order, then file order, then order in the file. */
  readonly entries: readonly Entry[];
  /** Cards that others override. */
  readonly beaten: readonly Entry[];
  /** Faulty cards as they may have been meant: nobody plays with them, but what else is wrong is told. */
  readonly doubtful: readonly Entry[];
  /** Every sound file of YAML, also one whose cards are faulty. */
  readonly files: readonly PackedSource[];
  /** Files that are no sound YAML, by the ids that seem to stand in them. */
  readonly broken: ReadonlyMap<string, string>;
  readonly uses: readonly ArenaUse[];
}

export function isOf<Data extends object>(entry: Entry, kind: Kind<Data>): entry is Entry<Data> {
  return entry.kind === kind;
}

export function of<Data extends object>(draft: Draft, ...kinds: readonly Kind<Data>[]): Entry<Data>[] {
  return draft.entries.filter((entry): entry is Entry<Data> => kinds.some((kind) => isOf(entry, kind)));
}

/** What a game made of its keys in a card; null where it has none. */
export function blockOf<Data>(entry: Entry, block: Block<Data>): Data | null {
  return (entry.blocks.get(block) as Data | undefined) ?? null;
}

/** Cards by id. */
export function byId<Card>(entries: readonly { readonly id: string; readonly card: Card }[]): Record<string, Card> {
  return Object.fromEntries(entries.map(({ id, card }) => [id, card]));
}

export interface Fault {
  readonly severity: Problem['severity'];
  readonly entry: Entry;
  readonly path: Path;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly rule?: string | undefined;
  /** It is the key that is wrong, and not what stands behind it. */
  readonly atKey?: true;
  /** What of the text at the path is wrong, counted in letters from its begin, and what stands there instead where that is sure. */
  readonly part?: { readonly from: number; readonly text: string; readonly instead: string | undefined } | undefined;
  /** A word at the path, its value or its key, with the one that is surely meant. */
  readonly misspelt?: Misspelt | undefined;
  /** What else of the card it comes of: shown in its stead where the card has changed that, and inherited this. */
  readonly also?: readonly Path[];
  /** The file of a card that is left out, because of which this is said. */
  readonly waitsFor?: string | undefined;
  /** The card itself can still be used although this is an error. */
  readonly keep?: boolean;
}

/** A pass over the draft, one worry each. */
export type Lint = (draft: Draft) => Fault[];

/** Where part of a text stands, and the edit of it; null where the text is written otherwise than it is read. */
function partAt(tree: Tree, { path, part }: Fault): Pick<Problem, 'at' | 'fix'> | null {
  const place = part && partPlace(at(tree, path), part);
  if (!place) return null;
  return { at: place, fix: part.instead === undefined ? undefined : { at: place, replacement: part.instead } };
}

function placeOfFault({ entry: { tree }, path, atKey, misspelt }: Fault): Pick<Problem, 'at' | 'fix'> {
  // A misspelt key is told at the key.
  const fix = respelt(tree, path, misspelt);
  return { at: fix?.at ?? (atKey ? keyPlace(tree, path.slice(0, -1), String(path.at(-1))) : placeOf(tree, path)), fix };
}

export function toProblem(told: Fault): Problem {
  const { entry, keep: _, atKey: _key, part: _part, misspelt: _misspelt, also = [], ...fault } = told;
  return inOwnFile({ ...fault, ...(partAt(entry.tree, told) ?? placeOfFault(told)) }, entry, also);
}

/** A warning is told once where the card or deck that another extends has it too; an error leaves each of them out. */
export function toProblems(faults: readonly Fault[]): Problem[] {
  const keyOf = ({ entry, path, message }: Fault, id: string | null): string =>
    JSON.stringify([entry.kind.schema, id, placeOf(entry.tree, path), message]);
  const told = new Map(faults.map((fault) => [keyOf(fault, textAt(fault.entry.written, 'id')), fault.entry.written]));
  const isNew = (fault: Fault): boolean => {
    const { written } = fault.entry;
    return (told.get(keyOf(fault, textAt(written, 'extends'))) ?? written) === written;
  };
  return faults.filter((fault) => fault.severity === 'error' || isNew(fault)).map(toProblem);
}
