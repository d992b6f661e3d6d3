import { z } from 'zod';
import { parseDice, type Dice } from '../../engine/dice/index.ts';
import { LIMITS } from '../../engine/limits/index.ts';
import { parseName } from '../names.ts';
import { choices } from '../keys.ts';

/** What somebody reads: a text, or a name, which a card may give in several languages. A translation may put it into other words. */
interface Said {
  readonly as: 'text' | 'name';
}

/** Schemas of what is read; nothing else of a card can be translated. */
const SAID = z.registry<Said>();

/** Marks what players read. */
function said<Type extends z.ZodType>(type: Type, as: Said['as'] = 'text'): Type {
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

export { said };

// zod would otherwise compile validators with `new Function`, which a page with a strict content policy forbids.
z.config({ jitless: true });

/** Some sentences for players. */
export const prose = (most: number, what: string) => said(z.string().min(1).max(most).describe(what));

/** A sentence for players. */
export const line = (what: string) => prose(LIMITS.line, what);

/** What a name in a card is: of the card itself, of another, or a word that its first use makes. */
export interface Naming {
  readonly role: 'own' | 'ref' | 'word';
  /** Where it is looked up (`ids` of kinds); empty for all. */
  readonly spaces: readonly string[];
}

/** Schemas of names; the loader turns what is written there into names of the whole program before it checks cards. */
export const NAMINGS = z.registry<Naming>();

/** What stands under keys of a map that its schema does not name, for maps that are open to every key. */
export const OPEN = new WeakMap<z.ZodType, z.ZodType>();

const LOCAL = '^[a-z][A-Za-z0-9-]*$';
const REFERENCE = '^([a-z][a-z0-9-]*(\\.[a-z][a-z0-9-]*)?:)?[a-zA-Z][A-Za-z0-9-]*$';

/** What a name is of, as the reference and editors call it. */
const kindsOf = (spaces: readonly string[]): string => (spaces.length === 0 ? 'card' : spaces.join(' or '));

function idType(naming: Naming, pattern: string, title: string, description: string) {
  const type = z
    .string()
    .refine((text) => parseName(text) !== null, {
      error: 'a name is letters, digits and hyphens, such as lion; of another pack core:lion or author.pack:leopard',
    })
    // Editors hold cards against what is written, the loader against what it came to.
    .meta({ title, description, pattern, maxLength: LIMITS.fullName });
  NAMINGS.add(type, naming);
  return type;
}

/** Id of the card that it stands in; declares it in the space of its kind, or in the one that is named. */
export function nameOf(...spaces: readonly string[]) {
  return idType({ role: 'own', spaces }, LOCAL, 'id', 'Id inside the pack: letters, digits, hyphens. It never changes once published.');
}

/** Id of another card, of one of these spaces; of any where none is named. */
export function cardRef(...spaces: readonly string[]) {
  const title = `${kindsOf(spaces)} id`;
  return idType({ role: 'ref', spaces }, REFERENCE, title, `Id of a ${kindsOf(spaces)}: of this pack, of a pack in needs, or core:…`);
}

/** A word that cards share without a card of its own, such as a class: of a pack in needs or the core if they have it, else of this pack. */
export function sharedWord(...spaces: readonly string[]) {
  const what = kindsOf(spaces.slice(0, 1));
  return idType({ role: 'word', spaces }, REFERENCE, `${what} name`, `Name of a ${what}.`);
}

export const cardId = nameOf();

/** The key `extends`: a card of the same kind. */
export function extendsRef(space: string) {
  return cardRef(space).describe(
    'Card of the same kind whose values stand where this one is silent: of this pack, of a pack in needs, or core:…',
  );
}

/** Name of a part of one card, looked up nowhere else. */
export const partId = z
  .string()
  .regex(/^[a-z][A-Za-z0-9-]*$/, 'a name is letters, digits and hyphens')
  .max(LIMITS.id)
  .meta({ title: 'name', description: 'Name inside this card: letters, digits, hyphens.' });

/** Name of an attack, weapon or mark inside one card. */
export const localId = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'a name is letters and digits, the first a small letter')
  .max(LIMITS.id)
  .meta({ title: 'name' });

const RULE = '[A-Z]+-\\d{1,4}[a-z]?';

function ruleType(role: Naming['role'], title: string, prefix: string) {
  const type = z
    .string()
    .refine((text) => new RegExp(`^(.+:)?${RULE}$`).test(text) && parseName(text) !== null, { error: 'a rule id looks like D-196' })
    .meta({ title, description: 'Id of the rule behind this.', pattern: `^${prefix}${RULE}$` });
  NAMINGS.add(type, { role, spaces: ['rule'] });
  return type;
}

/** Id of a rule where the rule stands. */
export const ownRuleId = ruleType('own', 'id', '');
export const ruleId = ruleType('ref', 'rule id', '([a-z][a-z0-9-]*(\\.[a-z][a-z0-9-]*)?:)?');

/** Stands where a card cites no rule, until the loader puts there whose card it is. */
export const UNCITED = '(no rule)';

export const because = ruleId.describe('Rule that this comes from; the log names it.');

/** The key `rule`: what the log names; without it the log says whose card it is. */
export const rule = ruleId
  .optional()
  .transform((id) => id ?? UNCITED)
  .describe('Rule that this comes from, which must be in a rulebook; the log names it. Left out, the log says whose card it is.');

/** The key `note`: nothing reads it but people. */
export const note = z.string().min(1).max(LIMITS.note).optional().describe('A remark for readers; it decides nothing.');

const called = (what: string) => z.string().min(1).max(LIMITS.name).describe(what);

/** How a language is written: `de`, or `pt-BR`. */
export const LANGUAGE = /^[a-z]{2}(-[A-Z]{2})?$/;

/** A name by language. */
const names = z
  .object({ en: called('English name.'), la: called('Latin name, shown beside the other in headings.').optional() })
  // What YAML makes of words behind a comma has no value: it is told as the key that it looks like.
  .catchall(called('Name in this language, by its code.').nullable())
  .superRefine((byLanguage, context) => {
    const unknown = Object.keys(byLanguage).filter((key) => !LANGUAGE.test(key));
    if (unknown.length > 0) context.addIssue({ code: 'unrecognized_keys', keys: unknown, input: byLanguage, path: [] });
    for (const [code, name] of Object.entries(byLanguage))
      if (name === null && !unknown.includes(code)) context.addIssue({ code: 'custom', path: [code], message: 'a name is missing here' });
  });

const nameType = z.union([called('Name.'), names], { error: 'expected a name, or { en, la }' });
const ANY_LANGUAGE = 'A text, or by language: { en, la, … }.';

/** A name as text, or by language; what comes of it is the English one. */
export const nameIn = (what: string) =>
  said(nameType.transform((value) => (typeof value === 'string' ? value : value.en)).describe(`${what} ${ANY_LANGUAGE}`), 'name');

/** The same, with the Latin one where there is one. */
export const nameWithLatin = (what: string) =>
  said(
    nameType
      .transform((value): { en: string; la?: string | undefined } => {
        if (typeof value === 'string') return { en: value };
        return { en: value.en, ...(value.la !== undefined && { la: value.la }) };
      })
      .describe(`${what} ${ANY_LANGUAGE}`),
    'name',
  );

/** What no card may throw; null for what it may. */
function tooMuch({ count, sides, add }: Dice): string | null {
  if (count > LIMITS.dice) return `at most ${LIMITS.dice} dice`;
  if (sides > LIMITS.sides) return `dice of at most ${LIMITS.sides} sides`;
  if (sides ** count > LIMITS.throws) return 'fewer dice, or dice of fewer sides: nobody can count all their throws';
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
  .meta({ title: 'dice', description: `Dice such as 1d8+5: at most ${LIMITS.dice} of at most ${LIMITS.sides} sides, never below 0.` });

export const count = (least: number, most: number, what: string) => z.int().min(least).max(most).describe(what);

export const flag = (what: string) => z.boolean().default(false).describe(what);

/** Null when it is left out. */
export const orNull = <Type extends z.ZodType>(type: Type) => type.nullable().default(null);

export const overrides = z
  .boolean()
  .optional()
  .describe('true: replaces the card of the same id in another pack instead of clashing with it.');
