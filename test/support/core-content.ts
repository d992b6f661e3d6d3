import { inject } from 'vitest';
import { learnLooks } from '../../src/art/index.ts';
import { reviveCatalogue } from '../../src/catalogue/index.ts';
import { huntsOf } from '../../src/games/damnatio/desk/index.ts';
import { damnatioContent } from '../../src/games/damnatio/rules/index.ts';
import { DESKS } from '../../src/games/headless.ts';
import { muneraOf } from '../../src/games/munera/desk/index.ts';
import { muneraContent } from '../../src/games/munera/rules/index.ts';
import { recountContent } from '../../src/games/recount/rules/index.ts';
import type { GameKit } from '../../src/session/index.ts';
import { kitOf } from '../../src/session/index.ts';

/** The game's own content, read and checked once by `global-setup.ts`. */
const catalogue = reviveCatalogue(JSON.parse(inject('core')));
export const core = {
  ...catalogue,
  damnatio: damnatioContent(catalogue),
  munera: muneraContent(catalogue),
  recount: recountContent(catalogue),
};
learnLooks(catalogue.looks);
export const kit = kitOf(DESKS, catalogue);
export const ruleset = huntsOf(kit).rules;
export const gladiators = muneraOf(kit).rules;

/** The kit with other cards of one game. */
export function kitWith(ruleset: string, content: { readonly hash: string }): GameKit {
  const { desk } = kit.games[ruleset]!;
  return { ...kit, games: { ...kit.games, [ruleset]: { desk, rules: desk.rules(content), content } } };
}

/** The same cards and rules under another name. */
export function underAnotherName(name: string): GameKit {
  const games = Object.entries(kit.games).map(([id, game]) => [id, { ...game, content: { ...game.content, hash: name } }] as const);
  return { ...kit, games: Object.fromEntries(games) };
}
