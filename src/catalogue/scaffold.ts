import { stringify } from 'yaml';
import type { GameCards } from './game-cards.ts';
import { jsonSchemas } from './json-schema.ts';
import type { Kind } from './kind.ts';
import { familyOf, libraryOf } from './library.ts';
import { commented, flow, headLines, needsOf, scaffoldPack, titleOfId, scaffoldRule } from './scaffold-parts.ts';
import type { Catalogue, ContentFile, ResolvedCard } from './types.ts';
import { RULE, TEXT } from './frame-kinds.ts';
import { filesOfPack } from './pack-head.ts';
import { canonicalName } from './names.ts';
import { translationSkeleton } from './translation/skeleton.ts';

/** Cards of a name, also `core:lion`, or of `kind:name`, after `extends`, with the origin of every value. */
export function resolveCard(catalogue: Catalogue, name: string): readonly ResolvedCard[] {
  return catalogue.cards.filter(({ id, kind }) => id === name || `${kind}:${id}` === name || id === canonicalName(name));
}

/** A new card that begins as another of its kind. */
export interface ScaffoldAsk {
  /** Local id of the new card. */
  readonly id: string;
  /** Full id of the new pack: `author.pack`. */
  readonly pack: string;
  /** Name of the card it begins as; `kind:id` where two kinds have one of that id. */
  readonly from: string;
  /** What a card of its kind is called, where the name alone does not tell. */
  readonly kind?: string;
  readonly author?: string;
  /** Folder of schemas as the file of a card reaches it; a line for editors then names it. */
  readonly schemas?: string;
  /** Every value is written out, rather than what differs. */
  readonly whole?: boolean;
}

/** As much of a JSON Schema as is read here. */
interface Described {
  readonly description?: string;
  readonly $ref?: string;
  readonly const?: unknown;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described | readonly Described[];
  readonly anyOf?: readonly Described[];
  readonly allOf?: readonly Described[];
  readonly definitions?: Readonly<Record<string, Described>>;
}

/** Values up to this length stand in a line of their own; longer ones stand below their key, lists and maps with their first entry. */
const LONGEST_VALUE = 96;
/** Keys that say what a card is rather than what it does. */
const HEADS: readonly string[] = ['schema', 'id', 'extends', 'name', 'overrides', 'because', 'key'];

/** The ways that a schema may be written: through references and alternatives. */
function* waysOf(root: Described, schema: Described): Generator<Described> {
  yield schema;
  const named = schema.$ref?.replace('#/definitions/', '');
  const target = named === undefined ? undefined : root.definitions?.[named];
  if (target) yield* waysOf(root, target);
  for (const way of [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) yield* waysOf(root, way);
}

function under(root: Described, schema: Described, key: string): Described | undefined {
  for (const way of waysOf(root, schema)) if (way.properties?.[key]) return way.properties[key];
  return undefined;
}

function told(root: Described, schema: Described | undefined): string | undefined {
  if (!schema) return undefined;
  for (const { description } of waysOf(root, schema)) if (description) return description;
  return undefined;
}

/** Lines of one key as an example that is not in force: a value that fits, or its first entry. */
function example(key: string, value: unknown, comment: string | undefined): string[] {
  if (areNamed(value)) return added(key, value, comment);
  const whole = `# ${key}: ${flow(value)}`;
  if (whole.length <= LONGEST_VALUE) return [commented(whole, comment)];
  if (typeof value !== 'object' || value === null) return [commented(`# ${key}:`, comment), `#   ${flow(value)}`];
  if (Array.isArray(value)) return [commented(`# ${key}:`, comment), `#   - ${flow(value[0])}`];
  const [first, entry] = Object.entries(value)[0]!;
  return [commented(`# ${key}:`, comment), `#   ${first}: ${flow(entry)}`];
}

interface NamedItem {
  readonly id: string;
}

function areNamed(value: unknown): value is readonly NamedItem[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof (item as Partial<NamedItem> | null)?.id === 'string');
}

/** A list of things with names: one more after the last, so that the others stay. */
function added(key: string, items: readonly NamedItem[], comment: string | undefined): string[] {
  const last = items.at(-1)!;
  return [
    commented(`# ${key}:`, comment),
    commented(`#   after: ${flow(last.id)}`, 'what is there stays; a list would take its place'),
    '#   insert:',
    `#     - ${flow(items[0])}`,
  ];
}

/** A name as the parent writes it: in languages, or as it is. */
function nameLike(parent: unknown, name: string): unknown {
  return typeof parent === 'object' && parent !== null ? { en: name } : name;
}

/** A card that states only its name: every value of its parent is there to be changed, switched off by its `#`. */
function extending(ask: ScaffoldAsk, card: ResolvedCard, root: Described): string[] {
  const value = card.value as Readonly<Record<string, unknown>>;
  const parent = ask.from.includes(':') && card.pack !== 'core' ? card.id : `${card.pack}:${card.id}`;
  const examples = Object.entries(value).filter(([key]) => !HEADS.includes(key));
  return [
    commented(`id: ${ask.id}`, 'its name in this pack'),
    commented(`extends: ${parent}`, 'what is not written is as there'),
    ...('name' in value ? [commented(`name: ${flow(nameLike(value['name'], titleOfId(ask.id)))}`, 'what players read')] : []),
    '# Take the # from a line to change what it says.',
    ...examples.flatMap(([key, part]) => example(key, part, told(root, under(root, root, key)))),
  ];
}

/** A whole copy, for cards that stand in a list of their file, and for those who ask for it. */
function copied(ask: ScaffoldAsk, card: ResolvedCard): Record<string, unknown> {
  const { schema: _, ...value } = card.value as Record<string, unknown>;
  return { ...value, id: ask.id, ...('name' in value && { name: nameLike(value['name'], titleOfId(ask.id)) }) };
}

/** A card without what was found out of it, which is not true of another. */
function withoutComments(card: ResolvedCard, { remarks }: Pick<Kind, 'remarks'>): ResolvedCard {
  const value = card.value as Readonly<Record<string, unknown>>;
  return { ...card, value: Object.fromEntries(Object.entries(value).filter(([key]) => !remarks.includes(key))) };
}

type ScaffoldKind = Pick<Kind, 'schema' | 'notInherited' | 'within' | 'remarks'>;

function cardFile(ask: ScaffoldAsk, parent: ResolvedCard, kind: ScaffoldKind, root: Described): string {
  const card = withoutComments(parent, kind);
  const list = kind.within;
  const head = headLines(kind.schema, ask.schemas);
  if (kind.notInherited && list === null && !ask.whole) return [...head, ...extending(ask, card, root), ''].join('\n');
  const whole = copied(ask, card);
  const body = stringify(list === null ? whole : { id: ask.id, [list]: [whole] }, { lineWidth: 120 });
  return [...head, body].join('\n');
}

const schemasOf = new WeakMap<readonly GameCards[], Readonly<Record<string, Described>>>();

/** The schemas of some games, made once. */
function describedBy(games: readonly GameCards[]): Readonly<Record<string, Described>> {
  const schemas = schemasOf.get(games) ?? (jsonSchemas(games) as Readonly<Record<string, Described>>);
  schemasOf.set(games, schemas);
  return schemas;
}

function kindOf(games: readonly GameCards[], card: ResolvedCard): Kind | undefined {
  return [...libraryOf(games).shelves.values()].map(({ kind }) => kind).find(({ noun }) => noun === card.kind);
}

/** The card that a new one begins as; null where there is none of that name. */
export function cardToBeginFrom(catalogue: Catalogue, { from, kind }: Pick<ScaffoldAsk, 'from' | 'kind'>): ResolvedCard | null {
  return resolveCard(catalogue, from).find((card) => kind === undefined || card.kind === kind) ?? null;
}

/**
 * The files of a new pack of one card that begins as another: each line is explained by its comment, and nothing in it is
 * wrong. Null where there is no card to begin from.
 */
export function scaffold(games: readonly GameCards[], catalogue: Catalogue, ask: ScaffoldAsk): readonly ContentFile[] | null {
  const card = cardToBeginFrom(catalogue, ask);
  const kind = card && kindOf(games, card);
  if (!card || !kind) return null;
  const text = cardFile(ask, card, kind, describedBy(games)[familyOf(kind.schema)]!);
  const name = titleOfId(ask.id);
  return [
    scaffoldPack({ ...ask, name, text: `The ${ask.id}.`, needs: needsOf(catalogue, card.pack, ask.pack) }),
    { path: `${ask.id}.yaml`, text },
  ];
}

interface Beside {
  readonly catalogue: Catalogue;
  /** The files that it was read from. */
  readonly files: readonly ContentFile[];
}

/** A translation of the pack that it is asked to begin from; `id` is its language. */
function textsBegun(games: readonly GameCards[], { catalogue, files }: Beside, ask: ScaffoldAsk): readonly ContentFile[] | null {
  const of = canonicalName(ask.from);
  const { id: language, pack, schemas, author } = ask;
  const translated = catalogue.packs.find((each) => each.id === of);
  if (!translated) return null;
  const texts = translationSkeleton(
    games,
    { catalogue, files: filesOfPack(files, of) },
    { language, of, pack, ...(schemas !== undefined && { schemas }) },
  );
  if (texts.length === 0) return null;
  const name = `${translated.name} (${language})`;
  const needs = needsOf(catalogue, of, pack);
  return [scaffoldPack({ pack, name, text: `${name}.`, needs, ...(author !== undefined && { author }) }), ...texts];
}

function ruleBegun({ id, pack, schemas, author }: ScaffoldAsk): readonly ContentFile[] {
  const head = scaffoldPack({
    pack,
    name: 'Rules',
    text: 'Rules that cards may cite.',
    needs: {},
    ...(author !== undefined && { author }),
  });
  return [head, scaffoldRule({ id, ...(schemas !== undefined && { schemas }) })];
}

/**
 * The files of a new pack of one card, rule or translation, the head of the pack first; null where there is nothing of the
 * name that it begins from. A rule begins from nothing.
 */
export function begun(games: readonly GameCards[], beside: Beside, ask: ScaffoldAsk): readonly ContentFile[] | null {
  if (ask.kind === RULE.noun) return ruleBegun(ask);
  if (ask.kind === TEXT.noun) return textsBegun(games, beside, ask);
  return scaffold(games, beside.catalogue, ask);
}
