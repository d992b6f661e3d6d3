import type { z } from 'zod';
import type { GameCards } from './game-cards.ts';
import { ARENA, BEHAVIOUR, LADDER, LESSON, PROGRAMME, RULE, TEXT } from './frame-kinds.ts';
import type { Added, Block, Kind } from './kind.ts';
import { patchOf } from './patch.ts';
import { modFile, PACK } from './schemas/words.ts';

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
