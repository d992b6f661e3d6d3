import type { Game, Games, RulesetId } from '../game.ts';
import { damnatio } from './damnatio/index.ts';
import { munera } from './munera/index.ts';
import type { Script } from './script.ts';

const SCRIPTS: { readonly [Id in RulesetId]: Script<Games[Id]> } = { damnatio, munera };

/** The script of the ruleset that a scenario or a session names. Throws for a ruleset that is none. */
export function scriptOf<G extends Game>({ ruleset }: { readonly ruleset: G['setup']['ruleset'] }): Script<G> {
  if (!Object.hasOwn(SCRIPTS, ruleset)) throw new Error(`ruleset must be ${Object.keys(SCRIPTS).join(' or ')}, not ${JSON.stringify(ruleset)}`);
  return SCRIPTS[ruleset] as unknown as Script<G>;
}
