export type { GlyphFacts, GlyphName, GlyphUse, Striking } from './glyphs.ts';
export { glyphFacts, glyphNames, GLYPHS, isGlyph } from './glyphs.ts';
export { lookWords, type LookWord } from './listing.ts';
export type { Colour, HornForm, Marks, Proportion, Rig, VoiceKind } from './rigs.ts';
export { COLOURS, HORN_FORMS, MARKS, PROPORTIONS, RIG_LACKS, RIGS, VOICES } from './rigs.ts';
export type { Figure, Looks, Voice } from './types.ts';
export { NO_LOOKS } from './types.ts';
