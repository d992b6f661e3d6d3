import type { Outcome } from '../../../engine/bout/index.ts';
import { listed, type Words } from '../../../hud/common/index.ts';

/** Who lives, as the end of a sentence: `Dama lives`, `Dama and Syrus live`. */
function living(men: readonly string[], words: Words): string {
  return words.say('outcome', men.length === 1 ? 'lives' : 'live', { men: listed(men.map((id) => words.title(id))) });
}

/** How a hunt came out. Beast against beast nobody lives to tell it, and a man who fell may have been carried out alive. */
export function huntOutcome({ winner, by, survivors }: Outcome, words: Words): string {
  const men = survivors.filter((id) => !words.isBeast(id));
  switch (by) {
    case 'beast-dead':
      return winner === 'men'
        ? words.say('outcome', by, { men: living(men, words) })
        : words.say('outcome', 'other-beast-dead', { beast: words.figure(winner ?? '') });
    case 'men-fallen':
      return men.length
        ? words.say('outcome', 'men-carried-out', { men: listed(men.map((id) => words.title(id))) })
        : words.say('outcome', by);
    case 'round-limit':
      return men.length ? words.say('outcome', by, { men: living(men, words) }) : words.say('outcome', 'beasts-parted');
    default:
      return words.say('outcome', by);
  }
}
