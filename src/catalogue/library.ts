import { z } from 'zod';
import type { GameCards } from './game-cards.ts';
import { ARENA, BEHAVIOUR, LADDER, LESSON, PROGRAMME, RULE, TEXT } from './frame-kinds.ts';
import type { Added, Block, Kind } from './kind.ts';
import { modFile, PACK } from './schemas/words.ts';
import { bare, choices, definition, listsAt, mapsAt } from './keys.ts';
import { operatorType } from './list-operators.ts';
import { extendsRef, NAMINGS, saidAs } from './schemas/common.ts';

/** What a card may hold that states only its differences from another: derived from what a whole card holds. */

/** What cards of a kind have in common. */
interface Kin {
  /** The space of their ids. */
  readonly ids: string;
  readonly notInherited: readonly string[];
}

function aboutOf(type: z.ZodType): string | undefined {
  for (const each of choices(type)) {
    const description = z.globalRegistry.get(each)?.description;
    if (description !== undefined) return description;
  }
  return undefined;
}

/** Any keys of a map, each may be null to take away what the parent has. */
function anyOf(map: z.ZodType): z.ZodType {
  const { type, shape, catchall, keyType, valueType } = definition(map);
  if (type === 'record') return z.partialRecord(keyType as z.core.$ZodRecordKey, partOf(valueType!).nullable());
  const loose = z.object(
    Object.fromEntries(Object.entries(shape ?? {}).map(([key, each]) => [key, optional(partOf(each), aboutOf(each) ?? '')])),
  );
  return catchall ? loose.catchall(catchall) : loose;
}

function listOf(list: z.ZodType): z.ZodType {
  const element = definition(list).element!;
  const operator = operatorType(element);
  // How long it may be is told of the card that comes of it: a list that is too long would be taken for one of operators here.
  return z.union([z.array(element), operator, z.array(operator).min(1)]);
}

/** What stands in for a part: a map key by key, a list whole or by operators, a name whole; what has several forms stands whole. */
function partOf(whole: z.ZodType): z.ZodType {
  const type = bare(whole);
  if (saidAs([whole]) === 'name') return type;
  const maps = mapsAt(type);
  if (maps.length > 1 || (maps.length === 0 && listsAt(type).length === 0)) return type;
  if (type === maps[0]) return anyOf(type);
  const { options, error } = definition(type);
  if (options) return z.union(options.map(partOf), error && { error });
  return listOf(type);
}

function optional(type: z.ZodType, about: string): z.ZodType {
  const some = type.nullable().optional();
  return about === '' ? some : some.describe(about);
}

function patchOfCard(card: z.ZodType, { ids, notInherited }: Kin): z.ZodType {
  const shape = definition(card).shape!;
  const space = choices(shape['id']!).flatMap((each) => NAMINGS.get(each)?.spaces ?? [])[0] ?? ids;
  const own = (key: string, type: z.ZodType): z.ZodType => {
    const about = aboutOf(type) ?? '';
    // A type of its own, for editors to be told of beside that of a whole card.
    if (key === 'schema') return z.literal([...(type._zod.values as Set<string>)]);
    if (key === 'overrides') return type;
    return notInherited.includes(key) ? optional(bare(type), `${about} It is not inherited.`.trim()) : optional(partOf(type), about);
  };
  const entries = Object.entries(shape).flatMap(([key, type]): [string, z.ZodType][] =>
    key === 'id'
      ? [
          [key, type],
          ['extends', extendsRef(space)],
        ]
      : [[key, own(key, type)]],
  );
  return z.strictObject(Object.fromEntries(entries));
}

const known = new WeakMap<z.ZodType, z.ZodType>();

/** The type of a card that extends another, by that of a whole one. */
export function patchOf(whole: z.ZodType, kin: Kin): z.ZodType {
  const found = known.get(whole);
  if (found) return found;
  const [first, ...others] = mapsAt(whole).map((card) => patchOfCard(card, kin));
  const patch = others.length === 0 ? first! : z.union([first!, ...others]);
  known.set(whole, patch);
  return patch;
}

/** A kind with the schema that its files have once every game has added to it. */
export interface Shelf {
  readonly kind: Kind;
  readonly blocks: readonly Block[];
  readonly type: z.ZodType;
}

/** What a card of a shelf may hold that extends another; null where none does. */
export function patchFor({ kind, type }: Shelf): z.ZodType | null {
  const { ids, notInherited } = kind;
  return notInherited && patchOf(type, { ids, notInherited });
}

/** Everything that content files may be, by their `schema:` line. */
export interface Library {
  readonly games: readonly GameCards[];
  readonly shelves: ReadonlyMap<string, Shelf>;
}

/** A `schema:` line without its version. */
export const familyOf = (schema: string): string => schema.slice(0, schema.indexOf('/'));

const built = new WeakMap<readonly GameCards[], Library>();

/** The kinds of these games and of the frame; made once, so that what was held against their schemas need not be again. */
export function libraryOf(games: readonly GameCards[]): Library {
  const library = built.get(games) ?? build(games);
  built.set(games, library);
  return library;
}

function build(games: readonly GameCards[]): Library {
  const kinds = [...games.flatMap((game) => game.kinds), ARENA, BEHAVIOUR, PROGRAMME, LADDER, LESSON, RULE, TEXT];
  const uses = games.flatMap(({ arenas }) => arenas ?? []);
  const words = Object.fromEntries(games.flatMap((game) => (game.words ? [[game.game, game.words] as const] : [])));
  const bouts = Object.fromEntries(games.flatMap((game) => (game.bouts ? [[game.game, game.bouts.shape] as const] : [])));
  const blocks = games.flatMap((game) => game.blocks ?? []);
  const lost = blocks.find((block) => !kinds.some(({ schema }) => familyOf(schema) === block.kind));
  if (lost) throw new Error(`no game has the kind "${lost.kind}", to which "${lost.key}" would be added`);
  const shelves = kinds.map((kind): readonly [string, Shelf] => {
    const own = blocks.filter((block) => block.kind === familyOf(kind.schema));
    const added: Added = {
      uses,
      words,
      bouts,
      kinds: kinds.filter((each) => each !== TEXT),
      blocks: Object.fromEntries(own.map(({ key, type }) => [key, type.optional()])),
    };
    return [kind.schema, { kind, blocks: own, type: kind.type(added) }];
  });
  return { games, shelves: new Map(shelves) };
}

/** Every `schema:` line with what its files must be. */
export function typesOf({ shelves }: Library): ReadonlyMap<string, z.ZodType> {
  return new Map<string, z.ZodType>([[PACK, modFile], ...[...shelves].map(([schema, { type }]) => [schema, type] as const)]);
}

/** The kinds of card files. */
export function kindsOf({ shelves }: Library): Kind[] {
  return [...shelves.values()].map(({ kind }) => kind);
}

/** What a kind of file is called: as a card of it is, and as its `schema:` line has it. */
export interface KindName {
  readonly noun: string;
  readonly file: string;
}

/** Every kind of file that packs may hold, their heads first. */
export function kindNames(games: readonly GameCards[]): readonly KindName[] {
  const head = familyOf(PACK);
  return [{ noun: head, file: head }, ...kindsOf(libraryOf(games)).map(({ noun, schema }) => ({ noun, file: familyOf(schema) }))];
}
