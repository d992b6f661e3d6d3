export type LexValue = boolean | number | string;
/** Toggles by key. */
export type LexValues = Readonly<Record<string, LexValue>>;

/** A contestable ruling as data: the values it may take, the usual one first, and the rules it turns. */
export interface Toggle<Value extends LexValue = LexValue> {
  readonly values: readonly Value[];
  readonly rules: readonly string[];
  /** Whole numbers that may be set besides those offered. */
  readonly range: { readonly least: number; readonly most: number } | null;
  /** Under which heading it is offered; null for what is not. */
  readonly group: string | null;
}

export type LexTable = Readonly<Record<string, Toggle>>;

/** The values of all toggles of a table. */
export type LexOf<Table extends LexTable> = { readonly [Key in keyof Table]: Table[Key]['values'][number] };

export interface LexProblem {
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

/** All that follows from the table of a game's toggles. */
export interface Lex<Table extends LexTable = LexTable> {
  readonly choices: Table;
  /** The first value of each. */
  readonly usual: LexOf<Table>;
  /** What is wrong with toggles from outside; null when nothing is. */
  problem(values: Readonly<Record<string, unknown>>): LexProblem | null;
}

/** A toggle with these values, the usual one first. */
export function toggle<const Value extends LexValue>(
  group: string | null,
  values: readonly Value[],
  ...rules: readonly [string, ...string[]]
): Toggle<Value> {
  return { values, rules, range: null, group };
}

/** A toggle that may be any whole number of a range; a few of them are offered, the usual one first. */
export function numberToggle(
  group: string | null,
  { values, ...range }: { readonly values: readonly number[]; readonly least: number; readonly most: number },
  ...rules: readonly [string, ...string[]]
): Toggle<number> {
  return { values, rules, range, group };
}

function isAllowed({ values, range }: Toggle, value: unknown): boolean {
  if (range === null) return (values as readonly unknown[]).includes(value);
  return Number.isInteger(value) && Number(value) >= range.least && Number(value) <= range.most;
}

function allowed({ values, range }: Toggle): string {
  if (range !== null) return `a whole number from ${range.least} to ${range.most}`;
  return values.map((each) => JSON.stringify(each)).join(' or ');
}

function problem(choices: LexTable, values: Readonly<Record<string, unknown>>): LexProblem | null {
  for (const [field, value] of Object.entries(values)) {
    const choice = Object.hasOwn(choices, field) ? choices[field] : undefined;
    if (!choice) {
      return { field, rule: 'lex', message: `there is no toggle "${field}"; there is ${Object.keys(choices).join(', ')}` };
    }
    if (isAllowed(choice, value)) continue;
    return { field, rule: choice.rules[0]!, message: `${allowed(choice)}, not ${JSON.stringify(value)}` };
  }
  return null;
}

/** The toggles of a game: type, usual values, check, schema and set-up screen follow from its table. */
export function defineLex<const Table extends LexTable>(choices: Table): Lex<Table> {
  const usual = Object.fromEntries(Object.entries(choices).map(([key, { values }]) => [key, values[0]]));
  return { choices, usual: Object.freeze(usual) as LexOf<Table>, problem: (values) => problem(choices, values) };
}
