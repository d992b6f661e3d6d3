import type { HuntSetup } from '../games/damnatio/rules/index.ts';
import type { MuneraSetup } from '../games/munera/rules/index.ts';
import type { ByteReader, ByteWriter } from './bytes.ts';
import type { GameSetup, Games, RulesetId } from './game.ts';
import { readMuneraSetup } from '../games/munera/desk/read-setup.ts';
import { readHuntSetup } from './read-setup.ts';

/** No text of the longest link has more bytes. */
export const LONGEST_TEXT = 6000;

/** How the set-ups of a ruleset are written into links. */
interface SetupCodec<Setup extends GameSetup> {
  /** Third byte of its links. Formats stay readable for ever; a new way of writing has a new number. */
  readonly format: number;
  /** Third byte of links of the first edition, which hold no seal. */
  readonly firstFormat: number;
  write(writer: ByteWriter, setup: Setup): void;
  read(reader: ByteReader): Setup;
}

function words(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

const damnatio: SetupCodec<HuntSetup> = {
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

/** What most entrants have besides card and side: no skills, the card's loadout, nobody beaten, not spared. */
const NOTHING_MORE = JSON.stringify([[], null, 0, false]);

const munera: SetupCodec<MuneraSetup> = {
  format: 4,
  firstFormat: 2,
  write(writer, { arena, fighters, lex, sparedToday, position }) {
    const more = fighters.map(({ skills, loadout, defeatsToday, sparedToday: spared }) => [skills, loadout, defeatsToday, spared]);
    const rest = [arena, lex, sparedToday, position, more.every((each) => JSON.stringify(each) === NOTHING_MORE) ? 0 : more];
    const text = JSON.stringify(rest);
    writer.text(fighters.map(({ card }) => card).join(' ')).text(fighters.map(({ side }) => side).join(' '));
    writer.text(text === '[null,{},0,null,0]' ? '' : text);
  },
  read(reader) {
    const cards = words(reader.text(LONGEST_TEXT));
    const sides = words(reader.text(LONGEST_TEXT));
    const text = reader.text(LONGEST_TEXT);
    const rest = text === '' ? [] : (JSON.parse(text) as unknown);
    const [arena = null, lex = {}, sparedToday = 0, position = null, more] = Array.isArray(rest) ? (rest as unknown[]) : [];
    const fighters = cards.map((card, index) => {
      const [skills = [], loadout = null, defeatsToday = 0, spared = false] = Array.isArray(more) ? (more[index] as unknown[]) : [];
      return { card, side: sides[index], skills, loadout, defeatsToday, sparedToday: spared };
    });
    return readMuneraSetup({ ruleset: 'munera', arena, fighters, lex, sparedToday, position });
  },
};

const CODECS: { readonly [Id in RulesetId]: SetupCodec<Games[Id]['setup']> } = { damnatio, munera };

/** The way links of a ruleset are written. */
export function setupCodec(ruleset: RulesetId): SetupCodec<GameSetup> {
  return CODECS[ruleset];
}

/** The way a link with this third byte was written; undefined for none of ours. */
export function codecOfFormat(format: number): SetupCodec<GameSetup> | undefined {
  return Object.values(CODECS).find((codec) => codec.format === format || codec.firstFormat === format);
}
