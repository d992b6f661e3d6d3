import type { PackedLinks } from '../../../session/index.ts';
import { LONGEST_TEXT } from '../../../session/index.ts';
import type { Entrant, MuneraSetup } from '../rules/index.ts';
import { SETUP } from '../rules/index.ts';

/** Words with a space between them; none of an empty text. */
export function words(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** What most entrants have besides card and side: no skills, the card's loadout, nobody beaten, not spared. */
const NOTHING_MORE = JSON.stringify([[], null, 0, false]);

/** The rest of an entrant; wounds stand last, and only where there are any. */
function moreOf({ skills, loadout, defeatsToday, sparedToday, wounds = 0 }: Entrant): unknown[] {
  return [skills, loadout, defeatsToday, sparedToday, ...(wounds > 0 ? [wounds] : [])];
}

/** Set-ups of munera in links: cards and sides as words, the rest as JSON where it differs from what most have. */
export const packedLinks: PackedLinks<MuneraSetup> = {
  format: 4,
  firstFormat: 2,
  write(writer, { arena, fighters, lex, sparedToday, position }) {
    const more = fighters.map(moreOf);
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
      const [skills = [], loadout = null, defeatsToday = 0, spared = false, wounds] = Array.isArray(more) ? (more[index] as unknown[]) : [];
      const own = { card, side: sides[index], skills, loadout, defeatsToday, sparedToday: spared };
      return wounds === undefined ? own : { ...own, wounds };
    });
    return SETUP.read({ ruleset: 'munera', arena, fighters, lex, sparedToday, position });
  },
};
