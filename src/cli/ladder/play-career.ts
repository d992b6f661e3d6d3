import type { Career, CareerBeginning, CareerCommand, CareerState, StrategyId } from '../../career/index.ts';
import { MORNING, STRATEGIES } from '../../career/index.ts';
import { seededRng } from '../../engine/dice/index.ts';
import type { CareerHouse } from '../../career/index.ts';
import { atOnce, encodeLink, gameOf, mindName, playedByBots } from '../../session/index.ts';

/** How well the bouts of a school are fought: `own` as its men would by themselves, a grade, or a bot by its name. */
export type Quality = string;
export const OWN = 'own';

/** A career that a strategy runs, and how well its bouts are fought. */
export interface CareerPlan {
  readonly beginning: CareerBeginning;
  readonly strategy: StrategyId;
  readonly quality: Quality;
}

export interface CareerPlayed {
  readonly state: CareerState;
  readonly commands: readonly CareerCommand[];
}

/** The bot of a quality for a man who fights in his way; null where the game has none, or for `own`. */
function botFor({ desk }: CareerHouse['game'], quality: Quality, behaviour: string): string | null {
  const names = [quality, mindName(behaviour, quality as never)];
  return names.find((name) => Object.hasOwn(desk.bots, name)) ?? null;
}

/** A bout of the school with another bot in the school's place: what a player sends who has fought it himself. */
function foughtBy(career: Career, state: CareerState, match: string, quality: Quality): CareerCommand | null {
  const { kit } = career.house;
  const meeting = career.meeting(state, match);
  const [first, ...others] = meeting.bots;
  const bot = botFor(gameOf(kit, meeting.setup), quality, meeting.people[0]!.behaviour);
  if (bot === null || bot === first) return null;
  const bots = match === MORNING ? meeting.bots.map(() => bot) : [bot, ...others];
  const session = atOnce(playedByBots(kit, { setup: meeting.setup, seed: meeting.seed, bots }));
  return { type: 'fight', match, link: encodeLink(kit, session.record()) };
}

/** Whether a career is over, or somebody has stopped it. */
const MOST_COMMANDS = 20_000;

/** Plays a career from its first day to its last. The same plan comes to the same bytes. */
export function playCareer(career: Career, { beginning, strategy, quality }: CareerPlan): CareerPlayed {
  const rng = seededRng(`${beginning.seed}/strategy`);
  const decide = STRATEGIES[strategy];
  const commands: CareerCommand[] = [];
  let { state } = career.begin(beginning);
  while (!state.over && commands.length < MOST_COMMANDS) {
    const ordered = decide({ house: career.house, state, choices: career.commands(state), lot: (count) => rng.die(count) - 1 });
    const command = (ordered.type === 'settle' && quality !== OWN && foughtBy(career, state, ordered.match, quality)) || ordered;
    ({ state } = career.play(state, command));
    commands.push(command);
  }
  return { state, commands };
}
