import { seededRng } from '../../engine/dice/index.ts';
import type { Catalogue, ProgrammeCard } from '../../catalogue/index.ts';
import type { GameKit } from '../../session/index.ts';
import { beginSession, boutAsProgrammed, playersOf, seedInProgramme, whoFights } from '../../session/index.ts';
import { meantAmong, nameAmong } from '../asking/names.ts';
import { botNamed } from '../asking/players.ts';
import { DONE, UsageError } from '../fault.ts';
import type { House } from '../house.ts';
import type { Command } from '../options.ts';
import { flag, seedOption, textOption } from '../options.ts';
import { counted, print, printJson, table, linkOrNull } from '../output.ts';

interface PlayedBout {
  readonly game: string;
  readonly name: string | null;
  readonly who: string;
  readonly result: string;
  readonly link: string | null;
}

interface Played {
  readonly seed: string;
  /** The bot in the player's place; null for the usual one of each game. */
  readonly by: string | null;
}

/** Plays one bout of a programme to its end. Throws `UsageError` for a bot that its game has not. */
function playBout(kit: GameKit, { bouts }: ProgrammeCard, place: number, { seed, by }: Played): PlayedBout {
  const bout = bouts[place]!;
  const { game, setup, name, others } = boutAsProgrammed(kit, bout);
  const { desk } = game;
  const players = { '*': by === null ? desk.usualBot : botNamed(desk, by), ...others };
  const dice = seedInProgramme(seed, place);
  const session = beginSession(kit, setup, dice);
  const who = whoFights(game, session);
  const policy = playersOf(desk, { setup, players });
  const rng = seededRng(`${dice}/player`);
  while (session.decision()) session.play(policy(session.bout.forBots, rng));
  const { result } = desk.account({ content: game.content, setup, bout: session.bout });
  return { game: bout.game, name, who, result, link: linkOrNull(kit, session.record()) };
}

function programmeAsked({ programmes }: Catalogue, asked: string): ProgrammeCard {
  const known = Object.keys(programmes);
  const name = nameAmong(known, asked);
  if (!Object.hasOwn(programmes, name)) throw new UsageError(`there is no programme "${asked}"; ${meantAmong(known, asked)}`);
  return programmes[name]!;
}

function list({ programmes }: Catalogue): void {
  const rows = Object.values(programmes).map(({ id, name, bouts }) => [id, name, counted(bouts.length, 'bout')]);
  print(table([['programme', 'name', ''], ...rows]));
}

/** `damnatio programme`: bouts that are fought one after another. */
export function programmeCommand(house: House): Command {
  return {
    name: 'programme',
    words: 1,
    completes: [{ cards: ['programme'] }],
    usage: 'programme [ID] [--seed 7] [--bot NAME]',
    examples: ['programme', 'programme pompeii --seed 7', 'programme pompeii --bot newcomer'],
    summary: 'Plays the bouts of a programme one after another and tells what came of each; without an ID it lists what there is.',
    options: {
      seed: { type: 'string', value: 'TEXT', help: 'seed of the dice (1)' },
      bot: { type: 'string', value: 'NAME', help: 'the bot in place of the player (the usual one of each game)' },
    },
    run(parsed) {
      const { kit, catalogue } = house.load(parsed);
      const [asked] = parsed.words;
      if (asked === undefined) {
        if (flag(parsed, 'json')) printJson(Object.values(catalogue.programmes));
        else list(catalogue);
        return DONE;
      }
      const programme = programmeAsked(catalogue, asked);
      const last = seedInProgramme('', programme.bouts.length - 1);
      const how = { seed: seedOption(parsed, last.length), by: textOption(parsed, 'bot', '') || null };
      const played = programme.bouts.map((_, place) => playBout(kit, programme, place, how));
      if (flag(parsed, 'json')) printJson({ programme: programme.id, seed: how.seed, bouts: played });
      else {
        print(`${programme.name} · seed ${how.seed}`);
        for (const [place, { name, who, result }] of played.entries())
          print(`${place + 1}. ${name === null ? '' : `${name}: `}${who}. ${result}.`);
      }
      return DONE;
    },
  };
}
