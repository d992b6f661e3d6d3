import type { BriefLinks } from '../../../session/index.ts';
import { LONGEST_TEXT } from '../../../session/index.ts';
import type { Entrant, MuneraSetup } from '../rules/index.ts';
import { SKILLS } from '../rules/index.ts';
import { readMuneraSetup } from './read-setup.ts';

const USUAL_SIDES = 'red blue';
/** Bits of the byte of an entrant: skills in their order, and whether the crowd spared him today. */
const SPARED = 1 << SKILLS.length;

function bitsOf({ skills, sparedToday }: Entrant): number {
  return SKILLS.reduce((bits, skill, place) => bits | (skills.includes(skill) ? 1 << place : 0), sparedToday ? SPARED : 0);
}

/** What has no short way: null where everything is as usual. */
function restOf({ arena, fighters, lex, position }: MuneraSetup): unknown[] | null {
  const loadouts = fighters.map(({ loadout }) => loadout);
  const isUsual = arena === null && position === null && Object.keys(lex).length === 0 && loadouts.every((loadout) => loadout === null);
  return isUsual ? null : [arena, lex, position, loadouts];
}

function words(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** Set-ups of munera in links without answers: a byte for the skills of each, small numbers for what he brings of the day. */
export const briefLinks: BriefLinks<MuneraSetup> = {
  write(writer, setup) {
    const { fighters, sparedToday } = setup;
    const sides = fighters.map(({ side }) => side).join(' ');
    writer.text(fighters.map(({ card }) => card).join(' ')).text(sides === USUAL_SIDES ? '' : sides);
    for (const each of fighters) writer.byte(bitsOf(each)).number(each.defeatsToday * 4 + (each.wounds ?? 0));
    const rest = restOf(setup);
    writer.number(sparedToday).text(rest ? JSON.stringify(rest) : '');
  },
  read(reader) {
    const cards = words(reader.text(LONGEST_TEXT));
    const sides = words(reader.text(LONGEST_TEXT) || USUAL_SIDES);
    const brought = cards.map((card, place) => {
      const bits = reader.byte();
      const numbers = reader.number();
      const skills = SKILLS.filter((_, i) => bits & (1 << i));
      const wounds = numbers % 4;
      const own = { card, side: sides[place], skills, defeatsToday: Math.floor(numbers / 4), sparedToday: (bits & SPARED) !== 0 };
      return wounds > 0 ? { ...own, wounds } : own;
    });
    const sparedToday = reader.number();
    const text = reader.text(LONGEST_TEXT);
    const rest = text === '' ? [] : (JSON.parse(text) as unknown);
    const [arena = null, lex = {}, position = null, loadouts = []] = Array.isArray(rest) ? (rest as unknown[]) : [];
    const fighters = brought.map((each, place) => ({ ...each, loadout: (loadouts as unknown[])[place] ?? null }));
    return readMuneraSetup({ ruleset: 'munera', arena, fighters, lex, sparedToday, position });
  },
};
