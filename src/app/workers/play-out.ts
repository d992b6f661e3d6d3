import { seededRng } from '../../engine/dice/index.ts';
import type { BoutOf, Desk, Game, QuickBot } from '../../session/index.ts';
import { botFor, quickName } from '../bots.ts';
import type { Controllers } from '../controllers.ts';
import { HUMAN } from '../controllers.ts';

/** Who plays without a person: a bot by its name, but for those who have one of their own. */
export interface Player {
  readonly bot: string;
  readonly controllers?: Controllers;
  /** Who takes over from that bot, and after how many answers; whoever has one of his own keeps it. */
  readonly quick?: QuickBot;
}

/** The usual bot of a game, as far as it has the time; figures that another bot decides for are played by theirs, none of which looks ahead. */
export function usualPlayer<G extends Game>(
  { usualBot, outlook }: Pick<Desk<G>, 'usualBot' | 'outlook'>,
  controllers: Controllers = {},
): Player {
  const isUsual = Object.values(controllers).every((name) => name === HUMAN || name === usualBot);
  const quickly = Object.fromEntries(Object.entries(controllers).map(([figure, name]) => [figure, quickName(name)]));
  return { bot: usualBot, ...(outlook.quick && { quick: outlook.quick }), ...(!isUsual && { controllers: quickly }) };
}

const MOST_DECISIONS = 5000;

/** Plays a bout to its end without anybody watching. */
export function playOut<G extends Game>(
  desk: Pick<Desk<G>, 'bots' | 'usualBot'>,
  bout: BoutOf<G>,
  { bot, controllers, quick }: Player,
  seed: string,
): BoutOf<G> {
  const rng = seededRng(seed);
  const all = botFor(desk, bot);
  const other = quick ? botFor(desk, quick.bot) : null;
  const after = quick ? quick.after : Infinity;
  for (let i = 0; i < MOST_DECISIONS; i += 1) {
    const decision = bout.decision();
    if (!decision) break;
    const own = controllers ? botFor(desk, controllers[decision.figures[0]!] ?? bot) : all;
    const player = i >= after && own === all ? other! : own;
    bout.play(player.policy(bout.forBots, rng));
  }
  return bout;
}
