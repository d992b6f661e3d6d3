export type { EntryKind } from './narrate.ts';
export { entryKind, narrate } from './narrate.ts';
export { outcomeText } from './outcome.ts';
