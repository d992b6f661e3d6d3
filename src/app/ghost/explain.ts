import { canonicalJson } from '../../engine/bout/index.ts';
import type { Behaviour, Decided, Grade } from '../../engine/mind/index.ts';
import { gradeIn, type BotViewOf, type BoutOf, type Desk, type Game } from '../../session/index.ts';
import { botDice, botFor } from '../bots.ts';
import type { Rng } from '../../engine/dice/index.ts';
import type { PlannedWay } from '../../art/index.ts';

/** An answer that a bot gave, and where it was. */
export interface Given<G extends Game> {
  readonly figure: string;
  /** Name of the bot. */
  readonly bot: string;
  /** The position in which it was asked. */
  readonly bout: BoutOf<G>;
  /** Steps of the bout by then, the opening among them. */
  readonly steps: number;
  /** What it answered; null where it has not yet. */
  readonly action: G['action'] | null;
}

/** Why a bot that goes by a behaviour answered as it did. */
export interface Explained<G extends Game> {
  readonly behaviour: Behaviour;
  readonly grade: Grade;
  readonly decided: Decided<G['action']>;
  /** The answer that was given, or that would be. */
  readonly action: G['action'];
  /** Whether the dice it had are known. */
  readonly exact: boolean;
}

/** Whether two answers are the same, however their keys are ordered. */
export function isSameAnswer(one: object, other: object): boolean {
  const plain = (action: object): string => canonicalJson(JSON.parse(JSON.stringify(action)));
  return plain(one) === plain(other);
}

/** A grade without its errors. */
function sure(grade: Grade): Grade {
  return { ...grade, error: 0 };
}

/** The dice that a bot had for an answer in a bout on this page. */
export function pageDice<G extends Game>(seed: string, { bot, steps }: Pick<Given<G>, 'bot' | 'steps'>): () => Rng {
  return () => botDice(seed, bot, steps);
}

/**
 * Explains an answer with the dice that the bot had. Where they do not lead to the answer that was
 * given, it had others, and what is told is what the bot weighed without its errors. Null for a bot without
 * a behaviour.
 */
export function explained<G extends Game>(desk: Desk<G>, { bot: name, bout, action }: Given<G>, dice: () => Rng): Explained<G> | null {
  const bot = botFor(desk, name);
  const { behaviour } = bot;
  if (!behaviour || !bot.explain) return null;
  const grade = gradeIn(desk, bot.grade);
  const seen: BotViewOf<G> = bout.forBots;
  const decided = bot.explain(seen, dice());
  if (action === null || isSameAnswer(decided.action, action)) return { behaviour, grade, decided, action: decided.action, exact: true };
  const plain = desk.mind?.(behaviour, sure(grade)).explain(seen, dice()) ?? decided;
  return { behaviour, grade, decided: plain, action, exact: false };
}

interface Standing {
  readonly id: string;
  readonly cell: number;
  readonly facing: number;
}

/** Where somebody meant to go when he decided, from where he stood then; null where he meant to stay, or nobody knows. */
export function meantWay<G extends Game>(
  figure: string,
  { decided: { to }, exact }: Pick<Explained<G>, 'decided' | 'exact'>,
  figures: readonly Standing[],
): PlannedWay | null {
  const stood = figures.find(({ id }) => id === figure);
  if (!to || !exact || !stood || (to.cell === stood.cell && to.facing === stood.facing)) return null;
  const path = to.cell === stood.cell ? [stood.cell] : [stood.cell, to.cell];
  return { figure, path, facing: to.facing, from: { facing: stood.facing } };
}
