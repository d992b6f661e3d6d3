import { loadCatalogue } from '../../src/catalogue/index.ts';
import type { Catalogue } from '../../src/catalogue/index.ts';
import { contentFiles } from '../../src/cli/content-files.ts';
import { damnatio } from '../../src/rulesets/damnatio/index.ts';
import { munera } from '../../src/rulesets/munera/index.ts';
import type { GameKit } from '../../src/session/index.ts';

function load(): Catalogue {
  const { catalogue, findings } = loadCatalogue(contentFiles(['content/core']));
  if (!catalogue) throw new Error(findings.map((finding) => finding.message).join('\n'));
  return catalogue;
}

/** The game's own content, loaded once for each test file. */
export const core = load();
export const ruleset = damnatio(core.damnatio);
export const gladiators = munera(core.munera);
export const kit: GameKit = { damnatio: ruleset, munera: gladiators, content: { damnatio: core.damnatio.hash, munera: core.munera.hash }, packs: core.packHashes };
