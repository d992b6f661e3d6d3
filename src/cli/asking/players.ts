import { didYouMean } from '../../engine/read/index.ts';
import type { Desk, Simulation } from '../../session/index.ts';
import { plainBots } from '../../session/index.ts';
import { UsageError } from '../fault.ts';
import type { Described, Parsed } from '../options.ts';
import { choiceOption, listOption } from '../options.ts';

/** `--bot`, with the bots of each game. */
export function botOption(desks: readonly Desk[]): Readonly<Record<string, Described>> {
  const [only, ...others] = desks;
  const bots = (desk: Desk) => `${Object.keys(desk.bots).join(', ')} (${desk.usualBot})`;
  const who = only && others.length === 0 ? bots(only) : desks.map((desk) => `${desk.id}: ${bots(desk)}`).join('; ');
  return {
    bot: { type: 'string', multiple: true, value: '[SIDE=]NAME', help: `who plays all or one side; may be repeated. ${who}` },
  };
}

function everySide(parsed: Parsed, { bots, usualBot }: Desk, option: string | undefined): string {
  if (option === undefined || parsed.values[option] === undefined) return usualBot;
  if (parsed.values['bot'] !== undefined) throw new UsageError(`--${option} and --bot say the same; one of them will do`);
  return choiceOption(parsed, option, Object.keys(bots), usualBot);
}

/** A bot of a game by its name. Throws `UsageError` for one that it has not. */
export function botNamed(desk: Desk, name: string): string {
  const names = Object.keys(desk.bots);
  if (names.includes(name)) return name;
  const meant = didYouMean(name, names) ?? `there is ${plainBots(desk).join(', ')}, and a behaviour by its name or NAME@GRADE`;
  throw new UsageError(`--bot: there is no bot "${name}"; ${meant}`);
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
