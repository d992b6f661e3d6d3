import { inject } from 'vitest';
import type { Catalogue } from '../../src/catalogue/index.ts';
import { reviveContent } from '../../src/catalogue/index.ts';
import { damnatio, damnatioContent } from '../../src/games/damnatio/rules/index.ts';
import { munera, muneraContent } from '../../src/games/munera/rules/index.ts';
import type { GameKit } from '../../src/session/index.ts';

/** The game's own content, read and checked once by `global-setup.ts`. */
const catalogue = reviveContent<Catalogue>(JSON.parse(inject('core')));
export const core = { ...catalogue, damnatio: damnatioContent(catalogue), munera: muneraContent(catalogue) };
export const ruleset = damnatio(core.damnatio);
export const gladiators = munera(core.munera);
export const kit: GameKit = {
  damnatio: ruleset,
  munera: gladiators,
  content: { damnatio: core.damnatio.hash, munera: core.munera.hash },
  packs: core.packHashes,
};
