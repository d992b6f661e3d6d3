import { fingerprint } from '../../../engine/bout/index.ts';
import type { LexValue, Toggle } from '../../../engine/lex/index.ts';
import { fail } from '../../../engine/read/index.ts';
import type { BriefLinks } from '../../../session/index.ts';
import { LONGEST_TEXT } from '../../../session/index.ts';
import type { Entrant, MuneraSetup } from '../rules/index.ts';
import { LEX, SETUP, SKILLS } from '../rules/index.ts';
import { words } from './links.ts';

type Writer = Parameters<BriefLinks<MuneraSetup>['write']>[0];
type Reader = Parameters<BriefLinks<MuneraSetup>['read']>[0];

const USUAL_SIDES = 'red blue';
/** Bits of the byte of an entrant: skills in their order, and whether the crowd spared him today. */
const SPARED = 1 << SKILLS.length;

function bitsOf({ skills, sparedToday }: Entrant): number {
  return SKILLS.reduce((bits, skill, place) => bits | (skills.includes(skill) ? 1 << place : 0), sparedToday ? SPARED : 0);
}

/** What has no short way: null where everything is as usual. */
function restOf({ arena, fighters, position }: MuneraSetup): unknown[] | null {
  const loadouts = fighters.map(({ loadout }) => loadout);
  const isUsual = arena === null && position === null && loadouts.every((loadout) => loadout === null);
  return isUsual ? null : [arena, position, loadouts];
}

/** A toggle in four digits; they do not change when toggles come in between. */
const digitsOf = (toggle: string): string => fingerprint(toggle).slice(0, 4);

/** Toggles by their digits and the place of their value; numbers that are not offered stand after the last place. */
function writeLex(writer: Writer, lex: MuneraSetup['lex']): void {
  const set = Object.entries(lex);
  writer.number(set.length);
  for (const [toggle, value] of set) {
    const { values }: Toggle = LEX.choices[toggle as keyof typeof LEX.choices];
    const place = values.indexOf(value);
    writer.hex(digitsOf(toggle)).number(place >= 0 ? place : values.length + Number(value));
  }
}

function readLex(reader: Reader): Readonly<Record<string, LexValue | null>> {
  const known = new Map(Object.entries<Toggle>(LEX.choices).map(([toggle, choices]) => [digitsOf(toggle), [toggle, choices] as const]));
  const length = reader.number();
  if (length > known.size) fail('lex', `at most ${known.size} toggles`);
  const set = Array.from({ length }, (): readonly [string, LexValue | null] => {
    const digits = reader.hex(2);
    const place = reader.number();
    const [toggle, { values, range }] = known.get(digits) ?? fail('lex', `toggles of these rules, not ${digits}`);
    return [toggle, values[place] ?? (range ? place - values.length : null)];
  });
  return Object.fromEntries(set);
}

/** Set-ups of munera in links without answers: a byte for the skills of each, small numbers for what he brings of the day. */
export const briefLinks: BriefLinks<MuneraSetup> = {
  write(writer, setup) {
    const { fighters, sparedToday } = setup;
    const sides = fighters.map(({ side }) => side).join(' ');
    writer.text(fighters.map(({ card }) => card).join(' ')).text(sides === USUAL_SIDES ? '' : sides);
    for (const each of fighters) writer.byte(bitsOf(each)).number(each.defeatsToday * 4 + (each.wounds ?? 0));
    const rest = restOf(setup);
    writeLex(writer, setup.lex);
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
    const lex = readLex(reader);
    const sparedToday = reader.number();
    const text = reader.text(LONGEST_TEXT);
    const rest = text === '' ? [] : (JSON.parse(text) as unknown);
    if (!Array.isArray(rest)) fail('rest', 'a list');
    const [arena = null, position = null, loadouts = []] = rest as unknown[];
    if (!Array.isArray(loadouts)) fail('loadouts', 'a list');
    const fighters = brought.map((each, place) => ({ ...each, loadout: (loadouts as unknown[])[place] ?? null }));
    return SETUP.read({ ruleset: 'munera', arena, fighters, lex, sparedToday, position });
  },
};
