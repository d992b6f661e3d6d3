/** The toggles of Appendix A: contestable rulings as data. */
export interface Lex {
  readonly controlDie: 6 | 8 | 10 | 12 | 20;
  readonly tieKeeps: boolean;
  readonly tieDie: 'stored' | 'printed';
  readonly anySubset: boolean;
  readonly mayPass: boolean;
  readonly counterInBeastRounds: boolean;
  readonly whirlDropsPrey: boolean;
  readonly retainNeedsGrip: boolean;
  readonly fateCards: boolean;
  readonly intellectReroll: boolean;
  readonly wallSlam: boolean;
  readonly wounds: boolean;
  readonly desperatio: boolean;
  readonly reluctant: boolean;
  readonly roundLimit: number;
  readonly gladiatorsVsBeasts: boolean;
  readonly optionalCards: boolean;
}

export const DEFAULT_LEX: Lex = {
  controlDie: 10,
  tieKeeps: false,
  tieDie: 'stored',
  anySubset: false,
  mayPass: false,
  counterInBeastRounds: false,
  whirlDropsPrey: true,
  retainNeedsGrip: false,
  fateCards: true,
  intellectReroll: true,
  wallSlam: false,
  wounds: false,
  desperatio: false,
  reluctant: false,
  roundLimit: 40,
  gladiatorsVsBeasts: false,
  optionalCards: false,
};

/** Values a toggle may take, its default first, and the rules it turns. Set-up screen and validation read this. */
export const LEX_CHOICES: { readonly [K in keyof Lex]: { readonly values: readonly Lex[K][]; readonly rules: readonly string[] } } = {
  controlDie: { values: [10, 6, 8, 12, 20], rules: ['D-046'] },
  tieKeeps: { values: [false, true], rules: ['D-049'] },
  tieDie: { values: ['stored', 'printed'], rules: ['D-021', 'D-061'] },
  anySubset: { values: [false, true], rules: ['D-095'] },
  mayPass: { values: [false, true], rules: ['D-105'] },
  counterInBeastRounds: { values: [false, true], rules: ['D-135'] },
  whirlDropsPrey: { values: [true, false], rules: ['D-125'] },
  retainNeedsGrip: { values: [false, true], rules: ['D-153'] },
  fateCards: { values: [true, false], rules: ['D-232'] },
  intellectReroll: { values: [true, false], rules: ['D-052'] },
  wallSlam: { values: [false, true], rules: ['D-240'] },
  wounds: { values: [false, true], rules: ['D-238'] },
  desperatio: { values: [false, true], rules: ['D-241'] },
  reluctant: { values: [false, true], rules: ['D-242'] },
  roundLimit: { values: [40, 10, 20, 30, 60, 80], rules: ['D-230'] },
  gladiatorsVsBeasts: { values: [false, true], rules: ['D-008'] },
  optionalCards: { values: [false, true], rules: ['D-181', 'D-169'] },
};

/** What is wrong with a partial lex; null when nothing is. */
export function lexProblem(lex: Readonly<Record<string, unknown>>): { field: string; rule: string; message: string } | null {
  for (const [field, value] of Object.entries(lex)) {
    const choice = Object.hasOwn(LEX_CHOICES, field) ? LEX_CHOICES[field as keyof Lex] : null;
    if (!choice) return { field, rule: 'lex', message: `there is no toggle "${field}"` };
    const anyNumber = field === 'roundLimit' && Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 200;
    if (!anyNumber && !(choice.values as readonly unknown[]).includes(value)) {
      return { field, rule: choice.rules[0]!, message: `must be one of ${choice.values.join(', ')}` };
    }
  }
  return null;
}
