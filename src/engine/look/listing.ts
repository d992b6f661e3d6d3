import { glyphFacts, glyphNames, type GlyphUse } from './glyphs.ts';
import { COLOURS, HORN_FORMS, MARKS, PROPORTIONS, RIGS, VOICES } from './rigs.ts';

export interface LookWord {
  readonly name: string;
  readonly about: string;
}

/** Every word that a card may say of its look and voice, in the order in which a guide prints them. */
export function lookWords() {
  const listed = (table: Readonly<Record<string, string>>): LookWord[] => Object.entries(table).map(([name, about]) => ({ name, about }));
  const glyphs = (use: GlyphUse): LookWord[] => glyphNames(use).map((name) => ({ name, about: glyphFacts(name).shows }));
  return {
    rigs: listed(RIGS),
    proportions: Object.entries(PROPORTIONS).map(([name, { least, most, about }]) => ({ name, about, least, most })),
    hornForms: listed(HORN_FORMS),
    marks: listed(MARKS),
    colours: listed(COLOURS),
    voices: listed(VOICES),
    glyphs: { beast: glyphs('beast'), person: glyphs('person'), fighter: glyphs('fighter'), thing: glyphs('thing') },
  };
}
