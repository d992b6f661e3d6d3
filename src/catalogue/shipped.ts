import { deepFreeze } from './freeze.ts';
import type { PlayContent } from './types.ts';

export type { Catalogue, Finding, Hunt, Messages, MuneraCards, Pack, PlayContent, RuleText } from './types.ts';

/** Content that was checked at build time and shipped as JSON; the page carries neither a YAML reader nor schemas. */
export function reviveContent(json: unknown): PlayContent {
  return deepFreeze(json as PlayContent);
}
