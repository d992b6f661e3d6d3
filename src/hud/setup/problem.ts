/** What the rules do not allow, and where. */
export interface SetupProblem {
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

/** What is wrong with one of some fields; null when nothing is. */
export function problemAt(problem: SetupProblem | null, ...fields: string[]): string | null {
  return problem && fields.some((field) => problem.field === field || problem.field.startsWith(`${field}.`))
    ? `${problem.message} [${problem.rule}]`
    : null;
}
