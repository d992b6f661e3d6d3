import { inject } from 'vitest';
import type { Catalogue } from '../../src/catalogue/index.ts';
import { reviveContent } from '../../src/catalogue/index.ts';
import { damnatio } from '../../src/games/damnatio/rules/index.ts';
import { munera } from '../../src/games/munera/rules/index.ts';
import type { GameKit } from '../../src/session/index.ts';

/** The game's own content, read and checked once by `global-setup.ts`. */
export const core = reviveContent<Catalogue>(JSON.parse(inject('core')));
export const ruleset = damnatio(core.damnatio);
export const gladiators = munera(core.munera);
export const kit: GameKit = {
  damnatio: ruleset,
  munera: gladiators,
  content: { damnatio: core.damnatio.hash, munera: core.munera.hash },
  packs: core.packHashes,
};
