export type { EntryKind } from './narrate.ts';
export { narratePassage } from './passage.ts';
export { entryKind, narrate } from './narrate.ts';
