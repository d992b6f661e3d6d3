import type { ScenarioFile } from '../session/index.ts';

/** The rules a scenario proves; a scenario without a list goes by its name. */
export function rulesOf({ rules, name }: ScenarioFile): readonly string[] {
  return rules && rules.length > 0 ? rules : [name.split(':')[0]!];
}

/** Scenarios under each rule they prove, rules in their order. */
export function byRule(scenarios: Readonly<Record<string, ScenarioFile>>): { readonly rule: string; readonly names: readonly string[] }[] {
  const groups = new Map<string, string[]>();
  for (const [name, file] of Object.entries(scenarios)) {
    for (const rule of rulesOf(file)) groups.set(rule, [...(groups.get(rule) ?? []), name]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([rule, names]) => ({ rule, names }));
}

/** What the player of a scenario must know. */
export function scenarioNotices({ name, play = [], dice }: ScenarioFile): string[] {
  const fallen =
    dice.length === 0 ? 'The dice fall by chance.' : `The first ${dice.length} dice fall as written, those after them by chance.`;
  const answers = play.length === 0 ? '' : ` It answers: ${play.join('; ')}.`;
  return [`${name}. A rule scenario: nothing of it is saved. ${fallen}${answers}`];
}
