import { capital } from '../../hud/common/index.ts';
import type { Catalogue, Finding } from '../../catalogue/index.ts';
import { cardName } from '../../catalogue/index.ts';
import type { PackFile } from '../../session/index.ts';
import type { Checked } from './messages.ts';
import type { PackAbout, StoredPack } from './stored-packs.ts';
import { readAboutPack } from './stored-packs.ts';

/** What a pack comes to, read beside those that are on. */
export interface Summary {
  readonly errors: number;
  readonly warnings: number;
  readonly findings: readonly Finding[];
  /** Kinds of cards that it adds, with their names: `2 beasts: Leopard, Boar`. */
  readonly adds: readonly string[];
  /** The same in short: `2 beasts, 1 arena`. */
  readonly inShort: string;
  /** Cards of others that it changes. */
  readonly changes: readonly string[];
  /** What others have to complain of because of it. */
  readonly conflicts: readonly Finding[];
  /** Why it waits for packs that it needs, a sentence each; none where they are all here. */
  readonly unmet: readonly string[];
  /** What it needs: `format 2`, `pard 1.0.0 or later`. */
  readonly needs: readonly string[];
  /** Hash of its cards; empty where nothing of it can be played. */
  readonly hash: string;
}

/** `1 noxius`, `4 noxii`, `2 beasts`. */
export function counted(n: number, noun: string): string {
  if (n === 1) return `1 ${noun}`;
  if (noun.endsWith('us')) return `${n} ${noun.slice(0, -'us'.length)}i`;
  return `${n} ${noun}${/(s|x|ch)$/.test(noun) ? 'es' : 's'}`;
}

function cardsOf({ cards }: Catalogue, pack: string) {
  return cards.filter((card) => card.pack === pack);
}

/** Cards of a pack by what their kind calls them, in the order in which they come. */
function byNoun(catalogue: Catalogue, pack: string): Map<string, string[]> {
  const nouns = new Map<string, string[]>();
  for (const { kind, id, value } of cardsOf(catalogue, pack)) nouns.set(kind, [...(nouns.get(kind) ?? []), cardName(value, id)]);
  return nouns;
}

function changesOf(catalogue: Catalogue, pack: string): string[] {
  return cardsOf(catalogue, pack).flatMap(({ kind, id, value }) =>
    (value as { readonly overrides?: unknown } | null)?.overrides === true ? [`the ${kind} ${id}`] : [],
  );
}

/** Where a head says which packs it needs; the id follows. */
const NEEDS = 'needs.packs.';

const isUnmet = ({ path }: Finding): boolean => path.startsWith(NEEDS);

/** Ids of the packs that some packs need and that are not here beside them, or in no version that will do. */
export function unmetNeeds({ findings }: Checked, folders: readonly string[]): string[] {
  const own = findings.filter(({ file }) => folders.some((folder) => file.startsWith(`${folder}/`)));
  return [...new Set(own.filter(isUnmet).map(({ path }) => path.slice(NEEDS.length)))];
}

/** What a check of packs says of one of them; `folder` is where its files stood in it. */
export function summaryOf({ findings, catalogue, heads }: Checked, { id }: Pick<PackAbout, 'id'>, folder: string): Summary {
  const all = findings.filter(({ file }) => file.startsWith(`${folder}/`));
  const own = all.filter((finding) => !isUnmet(finding));
  const nouns = catalogue ? byNoun(catalogue, id) : new Map<string, string[]>();
  const named = [...nouns].map(([noun, names]) => [counted(names.length, noun), names] as const);
  return {
    errors: own.filter(({ severity }) => severity === 'error').length,
    warnings: own.filter(({ severity }) => severity === 'warning').length,
    findings: own,
    unmet: all.filter(isUnmet).map(({ message }) => `${capital(message)}.`),
    adds: named.map(([count, names]) => `${count}: ${names.join(', ')}`),
    inShort: named.length === 0 ? 'no cards that can be played' : named.map(([count]) => count).join(', '),
    changes: catalogue ? changesOf(catalogue, id) : [],
    conflicts: findings.filter(({ file }) => !file.startsWith(`${folder}/`)),
    needs: heads.find(({ path }) => path.startsWith(`${folder}/`))?.needs ?? [],
    hash: (catalogue && Object.hasOwn(catalogue.packHashes, id) && catalogue.packHashes[id]) || '',
  };
}

/** How its checks went, in words. */
export function verdictOf({ errors, warnings }: Pick<Summary, 'errors' | 'warnings'>): string {
  const told = [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')].filter(Boolean);
  return told.length === 0 ? 'checks passed' : told.join(' and ');
}

/** What a pack comes to, in a line: `1 beast, checks passed, needs format 2`. */
export function inShortOf(summary: Summary): string {
  const parts = [summary.inShort, verdictOf(summary)];
  return capital([...parts, ...(summary.needs.length > 0 ? [`needs ${summary.needs.join(', ')}`] : [])].join(', '));
}

/** Letters of a pack as lists show them. */
export function sizeOf(files: readonly PackFile[]): string {
  const letters = files.reduce((sum, { text }) => sum + text.length, 0);
  return letters < 100_000 ? `${(letters / 1000).toFixed(1)} kB` : `${Math.round(letters / 1000)} kB`;
}

/** A pack as it would be kept, from the head that its files have; null where they have none that can be read. */
export function packOf({ heads }: Checked, files: readonly PackFile[], folder: string): StoredPack | null {
  const head = heads.find(({ path }) => path.startsWith(`${folder}/`));
  return head && /^[a-z][\w.-]{0,79}$/.test(head.id) ? { about: readAboutPack(head, head.id), files, savedAt: 0 } : null;
}
