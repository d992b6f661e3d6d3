export { formatFinding } from './finding.ts';
export { jsonSchemas, schemaFiles } from './json-schema.ts';
export type { LoadResult } from './load.ts';
export { loadCatalogue } from './load.ts';
export type { ProseDiff } from './prose/index.ts';
export { attackProse, beastProse, defendProse, diffProse, fighterProse, gearProse, manProse } from './prose/index.ts';
export { resolveCard } from './resolve.ts';
export { Sheet, readSheet } from './sheet.ts';
export { reviveContent, reviveText } from './shipped.ts';
export type {
  CardKind,
  Catalogue,
  ContentFile,
  Finding,
  Hunt,
  Messages,
  MuneraCards,
  Pack,
  PlayContent,
  ResolvedCard,
  RuleText,
} from './types.ts';
