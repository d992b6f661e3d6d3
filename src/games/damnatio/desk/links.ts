import { object } from '../../../engine/read/index.ts';
import { LONGEST_TEXT, type PackedLinks } from '../../../session/index.ts';
import { readHuntSetup, type HuntSetup } from '../rules/index.ts';

function words(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** Arena, lex and position; where the beasts look at first and the wager follow them if the set-up says either. */
const EXTRAS = 3;

const isPlain = ({ facing, wager }: HuntSetup): boolean => facing === undefined && wager === undefined;

/** Set-ups of hunts in links: lists of ids as words, numbers as bytes, and what is seldom there as JSON. */
export const packedLinks: PackedLinks<HuntSetup> = {
  format: 3,
  firstFormat: 1,
  write(writer, setup) {
    const { hitPoints, damage, control } = setup.sliders;
    const extras = [setup.arena, JSON.stringify(setup.lex), setup.position ? JSON.stringify(setup.position) : ''];
    const plain = extras[0] === 'harena' && extras[1] === '{}' && extras[2] === '' && isPlain(setup);
    writer.text(setup.beasts.join(' ')).text(setup.men.join(' ')).number(setup.draw).number(setup.elite);
    writer
      .byte(hitPoints + 64)
      .byte(damage + 64)
      .byte(control + 64);
    if (!isPlain(setup)) extras.push(JSON.stringify({ facing: setup.facing, wager: setup.wager }));
    writer.byte(plain ? 0 : extras.length - EXTRAS + 1);
    if (!plain) for (const text of extras) writer.text(text);
  },
  read(reader) {
    const beasts = words(reader.text(LONGEST_TEXT));
    const men = words(reader.text(LONGEST_TEXT));
    const draw = reader.number();
    const elite = reader.number();
    const [hitPoints, damage, control] = [reader.byte() - 64, reader.byte() - 64, reader.byte() - 64];
    const kind = Math.min(2, reader.byte());
    const extras = kind === 0 ? ['harena', '{}', ''] : Array.from({ length: EXTRAS + kind - 1 }, () => reader.text(LONGEST_TEXT));
    const [arena, lex, position, terms = '{}'] = extras as [string, string, string, string?];
    const sliders = { hitPoints, damage, control };
    const parts = { lex: JSON.parse(lex) as unknown, position: position === '' ? null : (JSON.parse(position) as unknown) };
    const beside = object(JSON.parse(terms), 'terms');
    return readHuntSetup({ ruleset: 'damnatio', arena, beasts, men, draw, elite, sliders, ...beside, ...parts });
  },
};
