export type { EntryKind } from './narrate.ts';
export type { Said } from './passage.ts';
export { narratePassage, sayPassages } from './passage.ts';
export { entryKind, narrate } from './narrate.ts';
