import { SetupError } from '../bout/index.ts';
import type { Lex, LexOf, LexTable } from '../lex/index.ts';
import type { Check } from '../read/index.ts';
import { didYouMean, dictionary, either, id, listOf, object, oneOf, orNull, shape, wholeFrom, yesOrNo } from '../read/index.ts';
import type { Field, FieldTable, Sometimes, ValuesOf } from './fields.ts';
import { checkOf, usualOf, word } from './fields.ts';
import { asSetup } from './state.ts';

/** One who enters the arena: his card, his side, and what the game asks of him besides. */
export type EntrantOf<Fields extends FieldTable> = { readonly card: string; readonly side: string } & Readonly<
  Omit<ValuesOf<Fields>, Sometimes<Fields>> & Partial<Pick<ValuesOf<Fields>, Sometimes<Fields>>>
>;

/** What a bout of fighters on sides is made of; plain JSON, part of its record. */
export type SetupOf<Id extends string, Table extends LexTable, Entrant extends FieldTable, More extends FieldTable, At> = {
  readonly ruleset: Id;
  /** Arena by id; null for the game's own. */
  readonly arena: string | null;
  /** In roster order. */
  readonly fighters: readonly EntrantOf<Entrant>[];
  readonly lex: Partial<LexOf<Table>>;
} & Readonly<ValuesOf<More>> & { readonly position: At | null };

interface SetupSpec<Id extends string, Table extends LexTable, Entrant extends FieldTable, More extends FieldTable, At> {
  readonly ruleset: Id;
  readonly lex: Lex<Table>;
  readonly fighters: { readonly least: number; readonly most: number };
  /** Fields of an entrant beside card and side, and those of a set-up; each with what it usually is. */
  readonly entrant: Entrant;
  readonly more: More;
  readonly position: Field<At>;
  /** Rules of an unknown card or arena, of how many fight, of a side without a name, and of one side alone. */
  readonly rules: Readonly<Record<'card' | 'arena' | 'fighters' | 'side' | 'sides', string>>;
  /** What a card is called: `class`. */
  readonly card: string;
}

/** Cards and arenas that a set-up may name. */
export interface Known {
  readonly cards: object;
  readonly arenas: object;
}

/** Values of toggles; which there are is the rules' to say. */
const share: Check = (value, field) => {
  if (typeof value !== 'number' || !(value >= 0 && value <= 1)) wholeFrom(0, 1)(value, field);
};
const toggles = dictionary(either('a word, a number, true or false', [id, wholeFrom(-1000, 1000), share, yesOrNo]));

const MOST_TOLD = 12;

function named(what: string, wanted: string, known: object, none = 'none'): string {
  const names = Object.keys(known);
  const said = names.length > MOST_TOLD ? didYouMean(wanted, names) : `there is ${names.join(', ') || none}`;
  return `there is no ${what} "${wanted}"${said === undefined ? '' : `; ${said}`}`;
}

/** All that follows from the fields of a set-up: its shape from outside, what it usually is, and what the rules turn down. */
export function defineSetup<
  const Id extends string,
  Table extends LexTable,
  const Entrant extends FieldTable,
  const More extends FieldTable,
  At,
>({ ruleset, lex, fighters: { least, most }, entrant, more, position, rules, card: noun }: SetupSpec<Id, Table, Entrant, More, At>) {
  type One = EntrantOf<Entrant>;
  type Setup = SetupOf<Id, Table, Entrant, More, At>;
  const people: FieldTable = { card: word, side: word, ...entrant };
  const usual = { ruleset, arena: null, lex: {}, ...usualOf(more), position: null };
  const [one, rest] = [usualOf(entrant), more as FieldTable];
  const outside = shape(
    {
      ruleset: oneOf(ruleset),
      arena: orNull(id),
      fighters: listOf(most, checkOf(people, null, ['card', 'side'])),
      lex: toggles,
      ...Object.fromEntries(Object.entries(rest).map(([key, field]) => [key, field.check(null)])),
      position: orNull(position.check(null)),
    },
    ['ruleset', 'fighters'],
  );
  const entrantOf = (part: Partial<One> & Pick<One, 'card' | 'side'>): One => ({ ...one, ...part }) as One;
  const setupOf = (part: Partial<Setup> & Pick<Setup, 'fighters'>): Setup => ({ ...usual, ...part }) as Setup;
  const turnDown = (rule: string, field: string, reason: string): never => {
    throw new SetupError(rule, field, reason);
  };
  return {
    most,
    entrant: entrantOf,
    setup: setupOf,
    /** Checks the shape of a set-up from outside; what is left out is as printed. Throws `ReadError` with the path of the field. */
    read: (value: unknown): Setup => {
      outside(object(value, 'setup'), '');
      const part = value as Setup;
      return { ...setupOf(part as never), fighters: part.fighters.map((each) => entrantOf(each as never)) } as Setup;
    },
    /** Holds a set-up against the rules. Throws `SetupError` with the field that is wrong. */
    hold: (setup: Setup, { cards, arenas }: Known): void => {
      const { fighters, arena } = setup;
      if (fighters.length < least || fighters.length > most)
        turnDown(rules.fighters, 'fighters', `${least} to ${most} fighters, not ${fighters.length}`);
      fighters.forEach((each, index) => {
        const field = `fighters[${index}]`;
        if (!Object.hasOwn(cards, each.card)) turnDown(rules.card, `${field}.card`, named(noun, each.card, cards));
        if (each.side === '') turnDown(rules.side, `${field}.side`, 'a side needs a name');
        asSetup(field, rules.side, () => checkOf(people, null, [])(each, ''));
      });
      if (new Set(fighters.map(({ side }) => side)).size < 2) turnDown(rules.sides, 'fighters', 'all are on one side; nobody would fight');
      const problem = lex.problem(setup.lex);
      if (problem) turnDown(problem.rule, `lex.${problem.field}`, problem.message);
      if (arena !== null && !Object.hasOwn(arenas, arena))
        turnDown(rules.arena, 'arena', named('arena', arena, arenas, 'none but the plain one'));
      for (const [key, field] of Object.entries(rest))
        asSetup('', rules.fighters, () => field.check(null)((setup as Readonly<Record<string, unknown>>)[key], key));
    },
  };
}
