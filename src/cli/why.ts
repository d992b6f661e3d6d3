import { wayOf, type Decided, type Words } from '../engine/mind/index.ts';
import type { Rng } from '../engine/dice/index.ts';
import type { BotViewOf, Desk, FigureNames, Game, LogStep } from '../session/index.ts';
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

function weighedText({ action, weighed, instead }: Decided<Game['action']>): string[] {
  const best = weighed.toSorted((a, b) => b.value - a.value);
  const chosen = best.find((each) => each.action === action) ?? best.find((each) => answerText(each.action) === answerText(action));
  const shown = [...(chosen ? [chosen] : []), ...best.filter((each) => each !== chosen).slice(0, OTHERS)];
  const weights = shown.map(({ action: each, value }) => `${answerText(each)} ${value.toFixed(2)}`);
  return [
    ...(weights.length > 0 ? [`weighs ${weights.join(', ')}`] : []),
    ...(instead === undefined ? [] : [`looked ahead, instead of ${answerText(instead)}`]),
  ];
}

/** Somebody's reasons for his next answer, as lines; none for a bot that goes by no behaviour. */
export function reasonsFor<G extends Game>(
  desk: Desk<G>,
  name: string,
  { seen, rng }: { readonly seen: BotViewOf<G>; readonly rng: Rng },
): string[] {
  const bot = desk.bots[name];
  const words = wordsOf(desk.id);
  if (!bot?.behaviour || !bot.explain || !words) return [];
  const decided = bot.explain(seen, rng);
  const way = wayOf(bot.behaviour, decided, words).map(({ branch, taken, because }) => {
    const told = branch.say ?? branch.does ?? (branch.when.join(' and ') || 'the rest');
    const why = because.length > 0 ? ` (${because.join('; ')})` : '';
    return `${taken ? 'takes' : 'leaves'} "${told}"${why}`;
  });
  return [...way, ...weighedText(decided as Decided<Game['action']>)].map((line) => `      ${name} ${line}`);
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
