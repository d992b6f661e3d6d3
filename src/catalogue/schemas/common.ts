import { z } from 'zod';
import { parseDice, type Dice } from '../../engine/dice/index.ts';

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

const MOST_DICE = 10;
const MOST_SIDES = 100;
/** Odds count throws in whole numbers, times the faces of the dice around them: far from 2^53, so that all are exact. */
const MOST_THROWS = 10 ** 12;

/** What no card may throw; null for what it may. */
function tooMuch({ count, sides, add }: Dice): string | null {
  if (count > MOST_DICE) return `at most ${MOST_DICE} dice`;
  if (sides > MOST_SIDES) return `dice of at most ${MOST_SIDES} sides`;
  if (sides ** count > MOST_THROWS) return 'fewer dice, or dice of fewer sides: nobody can count all their throws';
  return count + add < 0 ? `what they come to may not be below 0: at least -${count}` : null;
}

export const dice = z
  .string()
  .regex(/^[1-9]\d{0,3}d[1-9]\d{0,3}([+-]\d{1,2})?$/, 'dice look like 1d8 or 1d8+5')
  .superRefine((text, context) => {
    const [, count, sides, add = '0'] = /^(\d+)d(\d+)(.*)$/.exec(text) ?? [];
    const message = sides === undefined ? null : tooMuch({ count: Number(count), sides: Number(sides), add: Number(add) });
    if (message !== null) context.addIssue({ code: 'custom', message });
  })
  .transform((text) => parseDice(text)!)
  .meta({ description: `Dice such as 1d8+5: at most ${MOST_DICE} of at most ${MOST_SIDES} sides, never below 0.` });

export const count = (least: number, most: number, what: string) => z.int().min(least).max(most).meta({ description: what });

export const flag = (what: string) => z.boolean().default(false).meta({ description: what });

export const overrides = z
  .boolean()
  .optional()
  .meta({ description: 'true: replaces the card of the same id in another pack instead of clashing with it.' });
