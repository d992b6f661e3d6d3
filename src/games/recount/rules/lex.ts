/** A toggle: the values it may take, the usual one first, and the rules it turns. */
interface Toggle<Value> {
  readonly values: readonly Value[];
  readonly rules: readonly string[];
}

function toggle<const Value>(values: readonly Value[], ...rules: string[]): Toggle<Value> {
  return { values, rules };
}

/** Every number and choice that the page does not print, and what may be set instead. Type, default, check and screen follow from this table. */
export const LEX_CHOICES = {
  arenaRadius: toggle([5, 4, 6, 7], 'R-005'),
  strengthMode: toggle(['roll', 'fixed7', 'draft'], 'R-014'),
  maxTurns: toggle([60, 30, 120, 240], 'R-024'),
  struggleNeed: toggle([5, 4, 6], 'R-036'),
  /** Share of the starting Strength whose loss is a bad wound. */
  badFraction: toggle([0.5, 0.25, 0.75], 'R-044', 'R-042'),
  /** Share whose loss is exceeded by a light wound. */
  lightFraction: toggle([0, 0.25], 'R-044', 'R-041'),
  heavyAp: toggle([0, -1], 'R-045'),
  /** Where the target of a strike must stand: the front hex, or any of the three in front. */
  strikeArc: toggle(['front', 'front3'], 'R-051'),
  double6: toggle(['2d6', 'kill'], 'R-080a'),
  netMiss: toggle(['kept', 'lost'], 'R-086'),
  mobVoters: toggle([4, 2, 6, 0], 'R-093'),
  mobNeed: toggle([4, 3, 5], 'R-093'),
  performance: toggle([true, false], 'R-094'),
} as const;

type Choices = typeof LEX_CHOICES;

/** The toggles of `recount`. */
export type Lex = { readonly [Key in keyof Choices]: Choices[Key]['values'][number] };

/** The first value of each toggle. */
export const DEFAULT_LEX: Lex = Object.freeze(
  Object.fromEntries(Object.entries(LEX_CHOICES).map(([key, { values }]) => [key, values[0]])),
) as unknown as Lex;

export interface LexProblem {
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

/** What is wrong with toggles from outside; null when nothing is. */
export function lexProblem(lex: Readonly<Record<string, unknown>>): LexProblem | null {
  for (const [field, value] of Object.entries(lex)) {
    if (!Object.hasOwn(LEX_CHOICES, field)) {
      return { field, rule: 'lex', message: `there is no toggle "${field}"; there are ${Object.keys(LEX_CHOICES).join(', ')}` };
    }
    const { values, rules } = LEX_CHOICES[field as keyof Lex] as Toggle<unknown>;
    if (values.includes(value)) continue;
    const choices = values.map((each) => JSON.stringify(each)).join(' or ');
    return { field, rule: rules[0]!, message: `${choices}, not ${JSON.stringify(value)}` };
  }
  return null;
}
