import type { BoutAsked, BoutCommands } from '../../../cli/index.ts';
import { meantAmong, nameAmong, readSides, sideOptions, UsageError } from '../../../cli/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import type { Entrant, Munera, MuneraContent, MuneraSetup, Skill } from '../rules/index.ts';
import { entrant, LEX, MOST_FIGHTERS, muneraSetup, SKILLS } from '../rules/index.ts';

type Listed = Pick<Entrant, 'card' | 'skills'>;

const ENTRY = /^([\w.-]+(?::[a-zA-Z][\w-]*)?)(?::(\d{1,4}))?((?:\+[\w-]+)*)$/;

function checkListed({ fighters }: MuneraContent, option: string, { card, skills }: Listed): void {
  if (!Object.hasOwn(fighters, card))
    throw new UsageError(`--${option}: there is no fighter "${card}"; ${meantAmong(Object.keys(fighters), card)}`);
  const unknown = skills.find((skill) => !SKILLS.includes(skill));
  if (unknown !== undefined) throw new UsageError(`--${option}: there is no skill "${unknown}"; there is ${SKILLS.join(', ')}`);
}

/** `murmillo`, `secutor+attack+dodge`, `syrus:3`, with commas between. */
function readFighters(content: MuneraContent, option: string, text: string): Listed[] {
  return text.split(',').flatMap((entry) => {
    const [, card, count = '1', skills = ''] = ENTRY.exec(entry.trim()) ?? [];
    if (card === undefined) throw new UsageError(`--${option} takes fighters such as murmillo,secutor+attack, not "${entry}"`);
    const listed: Listed = { card: nameAmong(Object.keys(content.fighters), card), skills: skills.split('+').slice(1) as Skill[] };
    checkListed(content, option, listed);
    return Array<Listed>(Math.min(Number(count), MOST_FIGHTERS + 1)).fill(listed);
  });
}

/** Throws `UsageError` for an arena that there is not. */
export function checkArena({ arena, content: { arenas } }: Pick<BoutAsked<MuneraGame>, 'arena' | 'content'>): void {
  if (arena !== null && !Object.hasOwn(arenas, arena))
    throw new UsageError(`--arena: there is no arena "${arena}"; there is ${Object.keys(arenas).join(', ')}`);
}

/** The bout that the options ask for. */
function setup(asked: BoutAsked<MuneraGame>): MuneraSetup {
  const { parsed, content, arena, lex } = asked;
  checkArena(asked);
  const fighters = readSides(parsed, (option, text) => readFighters(content, option, text)).map(entrant);
  return muneraSetup({ fighters, arena, lex });
}

/** What became of everybody. */
function facts({ state }: Munera): object {
  const fighters = state.fighters.map(({ id, side, fate, stamina, original, fatigue }) => {
    return { figure: id, side, fate, stamina, original, fatigue };
  });
  return { fighters };
}

/** Bouts of gladiators by options, and how they are told. */
export const bout: BoutCommands<MuneraGame> = {
  options: sideOptions('fighters of a side: murmillo,thraex, secutor+attack+dodge for skills, syrus:3 for three', [
    'gladiator',
    'noxius',
    'bestiarius',
  ]),
  example: '--red murmillo --blue retiarius',
  setup,
  compared: 'red',
  lex: LEX,
  facts,
};
