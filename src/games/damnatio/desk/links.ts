import type { PackedLinks } from '../../../session/index.ts';
import { LONGEST_TEXT } from '../../../session/index.ts';
import type { HuntSetup } from '../rules/index.ts';
import { readHuntSetup } from './read-setup.ts';

function words(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** Set-ups of hunts in links: lists of ids as words, numbers as bytes, and what is seldom there as JSON. */
export const packedLinks: PackedLinks<HuntSetup> = {
  format: 3,
  firstFormat: 1,
  write(writer, setup) {
    const { hitPoints, damage, control } = setup.sliders;
    const extras = [setup.arena, JSON.stringify(setup.lex), setup.position ? JSON.stringify(setup.position) : ''];
    const plain = extras[0] === 'harena' && extras[1] === '{}' && extras[2] === '';
    writer.text(setup.beasts.join(' ')).text(setup.men.join(' ')).number(setup.draw).number(setup.elite);
    writer
      .byte(hitPoints + 64)
      .byte(damage + 64)
      .byte(control + 64);
    writer.byte(plain ? 0 : 1);
    if (!plain) for (const text of extras) writer.text(text);
  },
  read(reader) {
    const beasts = words(reader.text(LONGEST_TEXT));
    const men = words(reader.text(LONGEST_TEXT));
    const draw = reader.number();
    const elite = reader.number();
    const [hitPoints, damage, control] = [reader.byte() - 64, reader.byte() - 64, reader.byte() - 64];
    const extras =
      reader.byte() === 0 ? ['harena', '{}', ''] : [reader.text(LONGEST_TEXT), reader.text(LONGEST_TEXT), reader.text(LONGEST_TEXT)];
    const [arena, lex, position] = extras as [string, string, string];
    const sliders = { hitPoints, damage, control };
    const parts = { lex: JSON.parse(lex) as unknown, position: position === '' ? null : (JSON.parse(position) as unknown) };
    return readHuntSetup({ ruleset: 'damnatio', arena, beasts, men, draw, elite, sliders, ...parts });
  },
};
