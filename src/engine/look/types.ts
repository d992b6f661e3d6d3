import type { GlyphName } from './glyphs.ts';
import type { Colour, HornForm, Marks, Proportion, Rig, VoiceKind } from './rigs.ts';

/** How a card is drawn: on a rig, or as a glyph of the shipped set. Everything that is left out is as the rig has it. */
export interface Figure {
  readonly rig?: Rig | undefined;
  readonly glyph?: GlyphName | undefined;
  /** 1 fills the medallion; above it the rim cuts the figure off. */
  readonly scale?: number | undefined;
  readonly proportions?: Readonly<Partial<Record<Proportion, number | undefined>>> | undefined;
  readonly hornForm?: HornForm | undefined;
  readonly marks?: Marks | undefined;
  readonly colours?:
    | { readonly coat?: Colour | undefined; readonly marks?: Colour | undefined; readonly mane?: Colour | undefined }
    | undefined;
}

/** How a beast sounds. */
export interface Voice {
  readonly kind: VoiceKind;
  /** 1: as the kind has it; 2: an octave higher. */
  readonly pitch: number;
  /** 1: as long as the kind has it. */
  readonly length: number;
}

/** What cards say of how they are drawn, by the id of the card, and glyphs of things by the id of the thing. Nothing is decided by it. */
export interface Looks {
  readonly beast: Readonly<Record<string, Figure>>;
  readonly man: Readonly<Record<string, Figure>>;
  readonly gear: Readonly<Record<string, GlyphName>>;
}

export const NO_LOOKS: Looks = { beast: {}, man: {}, gear: {} };
