import type { BoutAsked, BoutCommands } from '../../../cli/index.ts';
import { meantAmong, nameAmong, readSides, sideOptions, UsageError } from '../../../cli/index.ts';
import type { RecountGame } from '../desk/index.ts';
import type { Recount, RecountContent, RecountSetup } from '../rules/index.ts';
import { entrant, LEX, MOST_FIGHTERS, recountSetup } from '../rules/index.ts';

const ENTRY = /^([\w.-]+(?::[a-zA-Z][\w-]*)?)(?::(\d{1,4}))?$/;

/** `heavy`, `light:2`, with commas between. */
function readClasses({ classes }: RecountContent, option: string, text: string): { readonly card: string }[] {
  return text.split(',').flatMap((entry) => {
    const [, name, count = '1'] = ENTRY.exec(entry.trim()) ?? [];
    if (name === undefined) throw new UsageError(`--${option} takes classes such as heavy,light:2, not "${entry}"`);
    const known = Object.keys(classes);
    const card = nameAmong(known, name);
    if (!known.includes(card)) throw new UsageError(`--${option}: there is no class "${card}"; ${meantAmong(known, card)}`);
    return Array<{ readonly card: string }>(Math.min(Number(count), MOST_FIGHTERS + 1)).fill({ card });
  });
}

/** The bout that the options ask for. */
function setup({ parsed, content, arena, lex }: BoutAsked<RecountGame>): RecountSetup {
  if (arena !== null && !Object.hasOwn(content.arenas, arena))
    throw new UsageError(`--arena: there is no arena "${arena}"; there is ${Object.keys(content.arenas).join(', ') || 'the plain one'}`);
  const fighters = readSides(parsed, (option, text) => readClasses(content, option, text)).map(entrant);
  return recountSetup({ fighters, arena, lex });
}

/** What became of everybody. */
function facts({ state }: Recount): object {
  const fighters = state.fighters.map(({ id, name, side, status, strength, full }) => ({ figure: id, name, side, status, strength, full }));
  return { fighters };
}

/** Bouts of recount by options, and how they are told. */
export const bout: BoutCommands<RecountGame> = {
  options: sideOptions('classes of a side: heavy, heavy,light:2', ['recount-class']),
  example: '--red heavy --blue retiarius',
  setup,
  compared: 'red',
  lex: LEX,
  facts,
};
