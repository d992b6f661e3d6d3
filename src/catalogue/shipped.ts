import { deepFreeze } from './freeze.ts';
import { withoutInherited } from './dictionary.ts';
import type { Messages, PlayContent } from './types.ts';

export type { Catalogue, Finding, Hunt, Messages, MuneraCards, Pack, PlayContent, RuleText } from './types.ts';

/** Content that was checked before and kept as JSON; the page carries neither a YAML reader nor schemas. */
export function reviveContent<Content extends PlayContent = PlayContent>(json: unknown): Content {
  return sealContent(json as Content);
}

/** Frozen, and without anything inherited where cards are looked up by id. */
export function sealContent<Content extends PlayContent>(content: Content): Content {
  const { damnatio, hunts, munera, packHashes } = content;
  const { beasts, men, arenas, attacks, defends } = damnatio;
  for (const list of [beasts, men, arenas, attacks.weapon, defends.weapon, hunts, munera.fighters, munera.gear, munera.arenas, packHashes])
    withoutInherited(list);
  return deepFreeze(content);
}

/** Messages by language that were kept as JSON; only those that are there are found. */
export function reviveText(languages: Readonly<Record<string, Messages>>): Readonly<Record<string, Messages>> {
  for (const groups of Object.values(languages)) for (const list of [groups, ...Object.values(groups)]) withoutInherited(list);
  return languages;
}
