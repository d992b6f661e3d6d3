import { deepFreeze } from './freeze.ts';
import type { PlayContent } from './types.ts';

export type { Catalogue, Finding, Hunt, Messages, MuneraCards, Pack, PlayContent, RuleText } from './types.ts';

/** Content that was checked before and kept as JSON; the page carries neither a YAML reader nor schemas. */
export function reviveContent<Content extends PlayContent = PlayContent>(json: unknown): Content {
  return deepFreeze(json as Content);
}
