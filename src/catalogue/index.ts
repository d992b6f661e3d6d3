export { formatFinding } from './finding.ts';
export type { LoadResult } from './load.ts';
export { loadCatalogue } from './load.ts';
export { resolveCard } from './resolve.ts';
export type { CardKind, Catalogue, ContentFile, Finding, Hunt, Messages, MuneraProfile, Pack, PlayContent, ResolvedCard, RuleText } from './types.ts';
