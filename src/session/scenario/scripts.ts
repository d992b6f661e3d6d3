import type { Game, Games, RulesetId } from '../game.ts';
import { damnatio } from '../../games/damnatio/desk/scenario/index.ts';
import { munera } from '../../games/munera/desk/scenario/index.ts';
import { ScenarioError } from './scenario-error.ts';
import type { ScenarioFile } from './scenario-file.ts';
import type { Script } from './script.ts';

const SCRIPTS: { readonly [Id in RulesetId]: Script<Games[Id]> } = { damnatio, munera };

const COMMON = ['name', 'ruleset', 'rules', 'arena', 'round', 'dice', 'play', 'expect', 'never', 'finally', 'refused', 'waiting'];

/** Throws for a key that no scenario of its ruleset has: a slip of the pen would prove nothing. */
export function checkKeys(file: ScenarioFile): void {
  const known = scenarioKeys(file.ruleset);
  const odd = Object.keys(file).find((key) => !known.includes(key));
  if (odd !== undefined)
    throw new ScenarioError(odd, `nobody knows "${odd}" in a scenario of ${file.ruleset}; there is ${known.join(', ')}`);
}

/** Every key that a scenario of a ruleset may have. */
export function scenarioKeys(ruleset: RulesetId): string[] {
  return [...COMMON, ...SCRIPTS[ruleset].keys];
}

/** The script of the ruleset that a scenario or a session names. Throws for a ruleset that is none. */
export function scriptOf<G extends Game>({ ruleset }: { readonly ruleset: G['setup']['ruleset'] }): Script<G> {
  if (!Object.hasOwn(SCRIPTS, ruleset))
    throw new ScenarioError('ruleset', `ruleset must be ${Object.keys(SCRIPTS).join(' or ')}, not ${JSON.stringify(ruleset)}`);
  return SCRIPTS[ruleset] as unknown as Script<G>;
}
