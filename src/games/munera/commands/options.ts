import { MUNERA_POLICIES } from '../bots/index.ts';
import { SetupError } from '../../../engine/bout/index.ts';
import type { MuneraSetup, Entrant, Lex, MuneraContent, Skill } from '../rules/index.ts';
import { muneraSetup, checkBout, entrant, figureIds, LEX, MOST_FIGHTERS, SKILLS } from '../rules/index.ts';
import type { GameKit } from '../../../session/index.ts';
import { muneraOf } from '../desk/index.ts';
import { beginSession } from '../../../session/index.ts';
import { readBoutFile } from './setup-file.ts';
import { UsageError } from '../../../cli/fault.ts';
import type { Game } from '../../../cli/game.ts';
import type { Described, Parsed } from '../../../cli/options.ts';
import { textOption } from '../../../cli/options.ts';

/** Sides that have an option of their own, in roster order. */
export const SIDES = ['red', 'blue', 'green', 'gold', 'white', 'black'] as const;

const BOTS = Object.keys(MUNERA_POLICIES);
const BEST_BOT = 'skilled';

/** Options that say who fights whom: shared by `bout` and `sim`. */
export const ROSTER_OPTIONS: Readonly<Record<string, Described>> = {
  ...Object.fromEntries(SIDES.map((side, at): [string, Described] => [side, sideOption(at)])),
  ffa: { type: 'string', value: 'ID,ID…', help: 'everybody against everybody instead of sides' },
  'set-up': { type: 'string', value: 'FILE', help: 'a set-up or a scenario position as YAML or JSON instead of sides' },
};

/** Options that say how it is fought. */
export const BOT_OPTIONS: Readonly<Record<string, Described>> = {
  bot: {
    type: 'string',
    multiple: true,
    value: '[SIDE=]NAME',
    help: `${BOTS.join(', ')} for all or for one side (${BEST_BOT}); may be repeated`,
  },
};

function sideOption(at: number): Described {
  const help = at === 0 ? 'fighters of a side: murmillo,thraex, secutor+attack+dodge for skills, syrus:3 for three' : 'another side';
  return { type: 'string', value: 'ID,ID…', help };
}

/** The options above that only bouts of gladiators have. */
export const BOUT_ONLY = [...Object.keys(ROSTER_OPTIONS), ...Object.keys(BOT_OPTIONS)];

type Listed = Pick<Entrant, 'card' | 'skills'>;

const ENTRY = /^([\w.-]+)(?::(\d{1,4}))?((?:\+[\w-]+)*)$/;

function checkListed({ fighters }: MuneraContent, option: string, { card, skills }: Listed): void {
  if (!Object.hasOwn(fighters, card))
    throw new UsageError(`--${option}: there is no fighter "${card}"; there is ${Object.keys(fighters).join(', ')}`);
  const unknown = skills.find((skill) => !SKILLS.includes(skill));
  if (unknown !== undefined) throw new UsageError(`--${option}: there is no skill "${unknown}"; there is ${SKILLS.join(', ')}`);
}

/** `murmillo`, `secutor+attack+dodge`, `syrus:3`, with commas between. */
export function readFighters(content: MuneraContent, option: string, text: string): Listed[] {
  return text.split(',').flatMap((entry) => {
    const [, card, count = '1', skills = ''] = ENTRY.exec(entry.trim()) ?? [];
    if (card === undefined) throw new UsageError(`--${option} takes fighters such as murmillo,secutor+attack, not "${entry}"`);
    const listed: Listed = { card, skills: skills.split('+').slice(1) as Skill[] };
    checkListed(content, option, listed);
    return Array<Listed>(Math.min(Number(count), MOST_FIGHTERS + 1)).fill(listed);
  });
}

/** Toggles of `--lex KEY=VALUE`; their values are checked against what the rules offer. */
export function readMuneraLex(parsed: Parsed): Partial<Lex> {
  const lex: Record<string, unknown> = {};
  for (const text of (parsed.values['lex'] as string[] | undefined) ?? []) {
    const [key = '', value = ''] = text.split('=');
    if (!Object.hasOwn(LEX.choices, key))
      throw new UsageError(`--lex: there is no toggle "${key}"; there is ${Object.keys(LEX.choices).join(', ')}`);
    lex[key] = value === 'true' ? true : value === 'false' ? false : /^-?\d+$/.test(value) ? Number(value) : value;
    const problem = LEX.problem(lex);
    if (problem) throw new UsageError(`--lex ${problem.field}: ${problem.message} [${problem.rule}]`);
  }
  return lex;
}

function rosterOf(parsed: Parsed, content: MuneraContent): Entrant[] {
  const ffa = textOption(parsed, 'ffa', '');
  const sides = SIDES.filter((side) => typeof parsed.values[side] === 'string');
  if (ffa && sides.length > 0) throw new UsageError(`--ffa stands alone, without --${sides[0]}`);
  if (!ffa && sides.length === 0)
    throw new UsageError('who fights? --red and --blue name the sides, --ffa everybody for himself, --set-up a file');
  if (!ffa)
    return sides.flatMap((side) => readFighters(content, side, textOption(parsed, side, '')).map((each) => entrant({ ...each, side })));
  const fighters = readFighters(content, 'ffa', ffa);
  const ids = figureIds(fighters.map(({ card }) => card));
  return fighters.map((each, index) => entrant({ ...each, side: ids[index]! }));
}

/** Lays a bout out to see whether it can be. Throws `UsageError` with the field that is wrong. */
export function checkCanBeLaidOut(kit: GameKit, setup: MuneraSetup): void {
  const { arenas } = muneraOf(kit).content;
  const { arena } = setup;
  if (arena !== null && !Object.hasOwn(arenas, arena))
    throw new UsageError(`--arena: there is no arena "${arena}"; there is ${Object.keys(arenas).join(', ')}`);
  try {
    checkBout(muneraOf(kit).content, setup);
    beginSession(kit, setup, '');
  } catch (error) {
    if (error instanceof SetupError) throw new UsageError(error.message);
    throw error;
  }
}

function fromOptions(parsed: Parsed, { kit }: Game): MuneraSetup {
  const fighters = rosterOf(parsed, muneraOf(kit).content);
  const setup = muneraSetup({ fighters, arena: textOption(parsed, 'arena', '') || null, lex: readMuneraLex(parsed) });
  checkCanBeLaidOut(kit, setup);
  return setup;
}

function fromFile(parsed: Parsed, game: Game, path: string): MuneraSetup {
  const also = [...SIDES, 'ffa', 'arena'].find((option) => parsed.values[option] !== undefined);
  if (also !== undefined) throw new UsageError(`--set-up stands alone, without --${also}`);
  const setup = readBoutFile(game.kit, path);
  return { ...setup, lex: { ...setup.lex, ...readMuneraLex(parsed) } };
}

/** The bout that the options ask for. Throws `UsageError`, for a file `FaultError`, where the rules do not allow it. */
export function readBout(parsed: Parsed, game: Game): MuneraSetup {
  const path = textOption(parsed, 'set-up', '');
  return path ? fromFile(parsed, game, path) : fromOptions(parsed, game);
}

/** Who plays each side: `--bot random`, `--bot red=skilled`; `*` stands for every side that is not named. */
export function readBots(parsed: Parsed, sides: readonly string[]): Record<string, string> {
  const players: Record<string, string> = { '*': BEST_BOT };
  for (const text of (parsed.values['bot'] as string[] | undefined) ?? []) {
    const at = text.lastIndexOf('=');
    const [side, name] = at < 0 ? ['*', text] : [text.slice(0, at), text.slice(at + 1)];
    if (side !== '*' && !sides.includes(side)) throw new UsageError(`--bot: there is no side "${side}"; there is ${sides.join(', ')}`);
    if (!BOTS.includes(name)) throw new UsageError(`--bot: there is no bot "${name}"; there is ${BOTS.join(', ')}`);
    players[side] = name;
  }
  return players;
}

/** Sides of a set-up in roster order. */
export function sidesOf({ fighters }: MuneraSetup): string[] {
  return [...new Set(fighters.map(({ side }) => side))];
}
