import { GRADES, USUAL_GRADE } from '../../engine/mind/index.ts';
import { nearest } from '../../engine/read/index.ts';
import type { Desk, Simulation } from '../../session/index.ts';
import { plainBots } from '../../session/index.ts';
import { UsageError } from '../fault.ts';
import type { Described, Parsed } from '../options.ts';
import { listOption, textOption } from '../options.ts';

/** `--bot`, with the bots of each game. */
export function botOption(desks: readonly Desk[]): Readonly<Record<string, Described>> {
  const [only, ...others] = desks;
  const bots = (desk: Desk) => `${Object.keys(desk.bots).join(', ')} (${desk.usualBot})`;
  const who = only && others.length === 0 ? bots(only) : desks.map((desk) => `${desk.id}: ${bots(desk)}`).join('; ');
  return {
    bot: { type: 'string', multiple: true, value: '[SIDE=]NAME', help: `who plays all or one side; may be repeated. ${who}` },
  };
}

function everySide(parsed: Parsed, desk: Desk, option: string | undefined): string {
  const { usualBot } = desk;
  if (option === undefined || parsed.values[option] === undefined) return usualBot;
  if (parsed.values['bot'] !== undefined) throw new UsageError(`--${option} and --bot say the same; one of them will do`);
  return botNamed(desk, textOption(parsed, option, usualBot), option);
}

const GRADE_IDS: readonly string[] = GRADES.map(({ id }) => id);

/** Behaviours by their names, without grades. */
function behavioursOf({ bots }: Desk): string[] {
  return [...new Set(Object.values(bots).flatMap(({ behaviour }) => behaviour?.id ?? []))];
}

/** What there is beside the bots of the game. */
function mindsText(desk: Desk): string {
  const behaviours = behavioursOf(desk);
  const plain = plainBots(desk).join(', ');
  if (behaviours.length === 0) return `there is ${plain}`;
  return `there is ${plain}, and a behaviour (${behaviours.join(', ')}), alone or with @ and a grade (${GRADE_IDS.join(', ')}; ${USUAL_GRADE} where none is named)`;
}

/** A bot of a game by its name; a behaviour may name its usual grade too. Throws `UsageError` for one that it has not. */
export function botNamed(desk: Desk, name: string, option = 'bot'): string {
  const names = Object.keys(desk.bots);
  const [base = '', grade] = name.split('@');
  if (names.includes(name)) return name;
  const behaviours = behavioursOf(desk);
  if (behaviours.includes(base) && grade === USUAL_GRADE) return base;
  const near = nearest(base, [...plainBots(desk), ...behaviours]);
  const rank = grade === undefined ? null : nearest(grade, GRADE_IDS);
  const meant = behaviours.includes(base)
    ? rank && `${base}@${rank}`
    : near && (rank && behaviours.includes(near) ? `${near}@${rank}` : near);
  const what = behaviours.includes(base) && grade !== undefined ? `grade "${grade}" of ${base}` : `bot "${name}"`;
  throw new UsageError(`--${option}: there is no ${what}; ${meant ? `did you mean "${meant}"? ` : ''}${mindsText(desk)}`);
}

/** Who plays each side: `--bot random`, `--bot red=skilled`; `*` stands for every side that is not named. */
export function readPlayers(parsed: Parsed, desk: Desk, sides: readonly string[], option?: string): Simulation['players'] {
  const players: Record<string, string> = { '*': everySide(parsed, desk, option) };
  for (const text of listOption(parsed, 'bot')) {
    const at = text.lastIndexOf('=');
    const [side, name] = at < 0 ? ['*', text] : [text.slice(0, at), text.slice(at + 1)];
    if (side !== '*' && !sides.includes(side)) throw new UsageError(`--bot: there is no side "${side}"; there is ${sides.join(', ')}`);
    players[side] = botNamed(desk, name);
  }
  return players;
}
