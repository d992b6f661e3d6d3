import { z } from 'zod';
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
  return about === '' ? some : some.meta({ description: about });
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
