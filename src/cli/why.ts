import { Notes, wayOf, type Decided, type Words } from '../engine/mind/index.ts';
import type { Rng } from '../engine/dice/index.ts';
import type { Bot, BotViewOf, Desk, FigureNames, Game, LogStep } from '../session/index.ts';
import { CARDS } from '../games/cards.ts';
import { storyOf } from './story.ts';

/** Answers that are told beside the one that was given. */
const OTHERS = 2;

/** Lines of reasons, by the step that they led to. */
export type Reasons = ReadonlyMap<number, readonly string[]>;

/** Words of a game's behaviours; null for a game without. */
export function wordsOf(game: string): Words | null {
  return CARDS.find((cards) => cards.game === game)?.words ?? null;
}

/** `attack item=1 target=0`. */
function answerText({ type, ...fields }: { readonly type: string }): string {
  const parts = Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${JSON.stringify(value)}`]));
  return [type, ...parts].join(' ');
}

function weighedText({ action, weighed, instead }: Pick<Decided<Game['action']>, 'action' | 'weighed' | 'instead'>): string[] {
  const best = weighed.toSorted((a, b) => b.value - a.value);
  const chosen = best.find((each) => each.action === action) ?? best.find((each) => answerText(each.action) === answerText(action));
  const shown = [...(chosen ? [chosen] : []), ...best.filter((each) => each !== chosen).slice(0, OTHERS)];
  const weights = shown.map(({ action: each, value }) => `${answerText(each)} ${value.toFixed(2)}`);
  return [
    ...(weights.length > 0 ? [`weighs ${weights.join(', ')}`] : []),
    ...(instead === undefined ? [] : [`looked ahead, instead of ${answerText(instead)}`]),
  ];
}

/** What somebody is asked, and the dice of his own that he has for it. */
interface Asked<G extends Game> {
  readonly seen: BotViewOf<G>;
  readonly rng: Rng;
}

/** An answer with its reasons, as lines. */
interface Answered<G extends Game> {
  readonly action: G['action'];
  readonly lines: string[];
}

/** By its behaviour: its way through its tree, and what was weighed at the end of it. */
function byTree<G extends Game>({ behaviour }: Bot<G>, decided: Decided<G['action']>, words: Words): string[] {
  const way = wayOf(behaviour!, decided, words).map(({ branch, taken, because }) => {
    const told = branch.say ?? branch.does ?? (branch.when.join(' and ') || 'the rest');
    const why = because.length > 0 ? ` (${because.join('; ')})` : '';
    return `${taken ? 'takes' : 'leaves'} "${told}"${why}`;
  });
  return [...way, ...weighedText(decided as Decided<Game['action']>)];
}

/** Without a behaviour: what it noted down while it decided. */
function byNotes<G extends Game>(bot: Bot<G>, { seen, rng }: Asked<G>): Answered<G> {
  const notes = new Notes<G['action']>();
  const action = bot.policy(seen, rng, notes);
  const weighed = weighedText({ action, weighed: notes.weighed } as Pick<Decided<Game['action']>, 'action' | 'weighed'>);
  return { action, lines: [...notes.ways, ...weighed] };
}

/** A bot's next answer with its reasons: both from one decision. */
export function answerOf<G extends Game>(desk: Desk<G>, name: string, asked: Asked<G>): Answered<G> {
  const bot = desk.bots[name]!;
  const words = wordsOf(desk.id);
  const decided = bot.behaviour && words ? bot.explain?.(asked.seen, asked.rng) : undefined;
  const { action, lines } = decided ? { action: decided.action, lines: byTree(bot, decided, words!) } : byNotes(bot, asked);
  return { action, lines: lines.map((line) => `      ${name} ${line}`) };
}

/** The story with everybody's reasons before what came of them. */
export function storyWithReasons(steps: readonly LogStep[], names: FigureNames, reasons: Reasons): string[] {
  const lines: string[] = [];
  let from = 0;
  for (const [step, why] of [...reasons, [steps.length, []] as const]) {
    lines.push(...storyOf(steps.slice(from, step), names), ...why);
    from = step;
  }
  return lines;
}
