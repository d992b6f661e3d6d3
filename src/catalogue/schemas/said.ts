import { z } from 'zod';
import { choices } from '../keys.ts';

/** What somebody reads: a text, or a name, which a card may give in several languages. A translation may put it into other words. */
export interface Said {
  readonly as: 'text' | 'name';
}

/** Schemas of what is read; nothing else of a card can be translated. */
const SAID = z.registry<Said>();

/** Marks what players read. */
export function said<Type extends z.ZodType>(type: Type, as: Said['as'] = 'text'): Type {
  SAID.add(type as z.ZodType, { as });
  return type;
}

/** How what may stand here is read; null for what nobody reads. */
export function saidAs(types: readonly z.ZodType[]): Said['as'] | null {
  for (const type of types.flatMap(choices)) {
    const said = SAID.get(type);
    if (said) return said.as;
  }
  return null;
}
