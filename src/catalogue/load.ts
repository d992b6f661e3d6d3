import { LIMITS } from '../engine/limits/index.ts';
import type { Spoken } from './assemble.ts';
import { assemble, resolved } from './assemble.ts';
import { settleClashes } from './clashes.ts';
import type { Draft, Entry } from './draft.ts';
import { of } from './draft.ts';
import type { Problem } from './finding.ts';
import { compareFindings, toFinding, withCauses } from './finding.ts';
import type { GameCards } from './game-cards.ts';
import { RULE, TEXT } from './frame-kinds.ts';
import type { Library, Shelf } from './library.ts';
import { kindsOf, libraryOf, typesOf } from './library.ts';
import { lintDraft } from './lint/index.ts';
import { formatsOf } from './formats.ts';
import { CORE } from './names.ts';
import { withFullNames } from './naming.ts';
import type { Sorted, PackedSource } from './packs.ts';
import { sortIntoPacks } from './packs.ts';
import type { Source } from './read.ts';
import { brokenIds, readSources } from './read.ts';
import type { Instead } from './translation/instead.ts';
import { insteadOf } from './translation/instead.ts';
import { AS_WRITTEN, translatorTo } from './translation/translator.ts';
import type { Tree } from './tree.ts';
import { at } from './tree.ts';
import type { Catalogue, ContentFile, Finding, ResolvedCard } from './types.ts';
import { ENGLISH, fallbacks, languageOf } from './translation/language.ts';
import type { ReadCard, ReadFiles } from './card-reader.ts';
import { CardReader } from './card-reader.ts';
import { UNCITED } from './schemas/common.ts';
import { figureIn, LOOK_KEY } from './schemas/look.ts';

/** Keys of a card that only the catalogue needs. */
const OWN: readonly string[] = ['schema', 'overrides', 'joins', LOOK_KEY];

interface Written {
  readonly overrides?: boolean | undefined;
  readonly joins?: string | null | undefined;
  readonly name: string;
}

/** What the log names where a card cites no rule. */
function cited<Value>(value: Value, pack: string): Value {
  if (value === UNCITED) return `card of ${pack}` as Value;
  if (Array.isArray(value)) return value.map((each) => cited(each as unknown, pack)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cited(each as unknown, pack)])) as Value;
}

function entriesOf({ kind, blocks }: Shelf, source: PackedSource, tree: Tree, file: unknown): Entry[] {
  return kind.cards(file).map(({ path, id, card }): Entry => {
    const written = card as Written & Record<string, unknown>;
    const place = { path, tree: at(tree, path)! };
    const aside = new Set([...OWN, ...blocks.map(({ key }) => key)]);
    const bare = cited(Object.fromEntries(Object.entries(written).filter(([key]) => !aside.has(key))), source.pack);
    const made = blocks.flatMap((block) => {
      const value = written[block.key];
      return value === undefined ? [] : [[block, block.into(cited(value, source.pack), { id, name: written.name })] as const];
    });
    return {
      ...kind.into(bare, place),
      kind,
      id,
      pack: source.pack,
      overrides: written.overrides ?? false,
      joins: written.joins ?? null,
      tree: place.tree,
      written: source.tree,
      blocks: new Map(made),
      figure: figureIn(written),
      glyphs: kind.glyphs(written),
      guessed: [],
    };
  });
}

/** What the files of the packs come to; a faulty file gives problems and no entries. */
function readDraft(library: Library, { packs, ...given }: ReadFiles & Pick<Draft, 'packs'>, problems: Problem[]): Draft {
  const { files, broken } = given;
  const readers = new Map([...library.shelves].map(([schema, shelf]) => [schema, new CardReader(shelf, given, problems)]));
  const made = ({ source, tree, value, guessed = [] }: ReadCard): Entry[] =>
    entriesOf(library.shelves.get(source.kind)!, source, tree, value).map((entry) => ({ ...entry, guessed }));
  const entries = files.flatMap((source) => readers.get(source.kind)!.read(source) ?? []).flatMap(made);
  const doubtful = [...readers.values()].flatMap((reader) => reader.doubtful).flatMap(made);
  return { packs, entries, doubtful, beaten: [], files, broken, uses: library.games.flatMap(({ arenas }) => arenas ?? []) };
}

export interface LoadResult {
  /** Null when what is sound is not enough to play any game with. */
  readonly catalogue: Catalogue | null;
  /** Everything wrong with all files, by file and line. Without errors every card is in the catalogue. */
  readonly findings: readonly Finding[];
}

/** A rule or a file of texts of a pack, with the origin of every value. */
export interface WordCard extends ResolvedCard {
  /** What it says in the place of what; none for a rule. */
  readonly instead: readonly Instead[];
}

function wordsOf(draft: Draft, games: readonly GameCards[]): WordCard[] {
  const own = <Card extends Entry>(entries: readonly Card[]): Card[] => entries.filter(({ pack }) => pack !== CORE);
  return [
    ...own(of(draft, RULE)).map((entry) => ({ ...resolved(entry), instead: [] })),
    ...own(of(draft, TEXT)).map((entry) => ({ ...resolved(entry), instead: insteadOf(draft, games, entry) })),
  ];
}

/**
 * Text in, frozen catalogue of these games out, in the first of these languages that there are texts in. Faulty files and
 * cards are left out and named; the rest loads.
 */
export function loadCatalogue(files: readonly ContentFile[], games: readonly GameCards[], languages: readonly string[] = []): LoadResult {
  const { catalogue, findings } = load(files, games, languages);
  return { catalogue, findings };
}

/** The same, with rules and texts of packs, which are no cards of a catalogue. */
export function loadWithWords(
  files: readonly ContentFile[],
  games: readonly GameCards[],
): LoadResult & { readonly words: readonly WordCard[] } {
  const { catalogue, findings, draft } = load(files, games, []);
  return { catalogue, findings, words: wordsOf(draft, games) };
}

function load(
  files: readonly ContentFile[],
  games: readonly GameCards[],
  languages: readonly string[],
): LoadResult & { readonly draft: Draft } {
  const problems: Problem[] = [];
  const library = libraryOf(games);
  const kinds = [...typesOf(library).keys()];
  const formats = formatsOf(kindsOf(library));
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const sources = sorted.flatMap((file) => readSources(file, kinds, formats, problems));
  const broken = brokenIds(sorted);
  const drafted = ({ packs, files: packed }: Sorted, told: Problem[]): Draft => {
    const full = withFullNames(library, packs, packed, told);
    const read = settleClashes(readDraft(library, { packs, files: full, broken, translator: AS_WRITTEN }, told), told);
    return lintDraft(read, games, told);
  };
  const whole = sortIntoPacks(sources, problems);
  const draft = drafted(whole, problems);
  problems.push(...ofFaultyPacks(sources, whole, drafted));
  const playable = games.filter((game) => game.lacks(draft) === null);
  if (playable.length === 0 && !problems.some(({ severity }) => severity === 'error')) problems.push(nothingToPlay(draft, games, sorted));
  return {
    catalogue: playable.length > 0 ? assemble(draft, playable, spokenIn(draft, languages, library)) : null,
    findings: toFindings(problems, sorted),
    draft,
  };
}

/** What is wrong with the cards of packs that are left out for faults of their heads. */
function ofFaultyPacks(sources: readonly Source[], { files }: Sorted, drafted: (sorted: Sorted, told: Problem[]) => Draft): Problem[] {
  const all = sortIntoPacks(sources, [], 'read');
  const known = new Set(files.map(({ path }) => path));
  const others = new Set(all.files.flatMap(({ path }) => (known.has(path) ? [] : [path])));
  if (others.size === 0) return [];
  const told: Problem[] = [];
  drafted(all, told);
  return told.filter(({ at: { file } }) => others.has(file));
}

/** The sound cards of a draft in the language that is asked for: read anew where that changes a word. */
function spokenIn(draft: Draft, wanted: readonly string[], library: Library): Spoken {
  const texts = of(draft, TEXT);
  const language = languageOf(wanted, new Set(texts.map(({ id }) => id)));
  const isWorded = language !== ENGLISH || texts.some(({ id, tree }) => id === ENGLISH && at(tree, ['texts']) !== null);
  if (!isWorded) return { language, draft };
  const translator = translatorTo(
    fallbacks(language),
    texts.map(({ tree }) => tree),
  );
  const told: Problem[] = []; // said of the same cards before
  const { packs, files, broken } = draft;
  const again = settleClashes(readDraft(library, { packs, files, broken, translator }, told), told);
  const worded = new Map(again.entries.map((entry) => [keyOf(entry), entry]));
  // A card that cannot be read again in other words stays as it is written.
  return { language, draft: { ...draft, entries: draft.entries.map((entry) => worded.get(keyOf(entry)) ?? entry) } };
}

/** What no two cards have in common. */
const keyOf = ({ kind, id, pack, tree, ...entry }: Entry): string => [kind.schema, kind.apart(entry), pack, id, tree.at.file].join(' ');

function nothingToPlay(draft: Draft, games: readonly GameCards[], files: readonly ContentFile[]): Problem {
  const at = { file: files[0]?.path ?? '(no files)', line: 1, column: 1, length: 1 };
  const lacking = games.flatMap((game) => game.lacks(draft) ?? []);
  const message = `nothing to play with in these files: there is no sound ${lacking.join(', nor a sound ')}`;
  return { severity: 'error', at, path: [], message };
}

function toFindings(problems: readonly Problem[], files: readonly ContentFile[]): Finding[] {
  const lines = new Map<string, string[]>();
  const linesOf = (path: string): string[] => {
    const known = lines.get(path) ?? files.find((file) => file.path === path)?.text.split(/\r?\n/) ?? [];
    lines.set(path, known);
    return known;
  };
  const unique = new Map(problems.map((problem) => [JSON.stringify([problem.at, problem.message]), problem]));
  return withinLimit(
    withCauses([...unique.values()])
      .map((problem) => toFinding(problem, linesOf(problem.at.file)))
      .sort(compareFindings),
  );
}

/** So many findings of a file, in order; what comes after them is counted. */
function withinLimit(findings: readonly Finding[]): Finding[] {
  const byFile = new Map<string, Finding[]>();
  for (const finding of findings) {
    const all = byFile.get(finding.file);
    if (all) all.push(finding);
    else byFile.set(finding.file, [finding]);
  }
  return [...byFile.values()].flatMap((all) => {
    const [first, ...rest] = all.slice(LIMITS.findings);
    if (!first || rest.length === 0) return all;
    const { fix: _, hint: _hint, rule: _rule, ...where } = first;
    const severity = [first, ...rest].some((each) => each.severity === 'error') ? 'error' : 'warning';
    return [...all.slice(0, LIMITS.findings), { ...where, severity, path: '', message: `and ${rest.length + 1} more in this file` }];
  });
}
