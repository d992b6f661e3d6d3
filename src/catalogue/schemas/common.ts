import { z } from 'zod';
import { parseDice } from '../../engine/dice/index.ts';

// zod would otherwise compile validators with `new Function`, which a page with a strict content policy forbids.
z.config({ jitless: true });

export const line = (what: string) => z.string().min(1).max(200).meta({ description: what });

export const cardId = z
  .string()
  .regex(
    /^([a-z][a-z0-9-]*\.)?[a-z][A-Za-z0-9-]*$/,
    'an id is letters, digits and hyphens; in a mod it starts with the id of the mod and a full stop',
  )
  .max(60)
  .meta({ description: 'Id; never changes once published. In a mod it starts with the id of the mod and a full stop.' });

/** Name of an attack, weapon or mark inside one card. */
export const localId = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'a name is letters and digits, the first a small letter')
  .max(40);

export const ruleId = z
  .string()
  .regex(/^([a-z][a-z0-9-]*\.)?[A-Z]+-\d{1,4}[a-z]?$/, 'a rule id looks like D-196')
  .meta({ description: 'Id of the rule behind this.' });

export const because = ruleId.meta({ description: 'Rule that this comes from; the log names it.' });

export const dice = z
  .string()
  .regex(/^[1-9]\d?d[1-9]\d{0,2}([+-]\d{1,2})?$/, 'dice look like 1d8 or 1d8+5')
  .transform((text) => parseDice(text)!)
  .meta({ description: 'Dice such as 1d8+5.' });

export const count = (least: number, most: number, what: string) => z.int().min(least).max(most).meta({ description: what });

export const flag = (what: string) => z.boolean().default(false).meta({ description: what });

export const overrides = z
  .boolean()
  .optional()
  .meta({ description: 'true: replaces the card of the same id in another pack instead of clashing with it.' });
