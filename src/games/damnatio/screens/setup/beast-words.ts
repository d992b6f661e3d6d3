import type { BeastCard } from '../../rules/index.ts';
import { listed } from '../../../../hud/common/index.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function hexes(count: number): string {
  return `${NUMBERS[count] ?? count} ${count === 1 ? 'hex' : 'hexes'}`;
}

function reach({ move, overrun }: BeastCard): string {
  const spring = move.leap > 0 ? ` and springs over up to ${hexes(move.leap)} more` : '';
  const past =
    overrun === null
      ? ''
      : `; when ${overrun.onlyAfterLeap ? 'the spring' : 'the charge'} misses it runs on ${hexes(overrun.hexes)} past its target, over whoever stands there`;
  return `Charges ${hexes(move.charge)}${spring}${past}.`;
}

/** What its blows can do to a man, each thing once. */
function dangers(card: BeastCard): string {
  const used = new Set(card.procedure.map((row) => row.attack));
  const attacks = Object.values(card.attacks).filter(({ id }) => used.has(id));
  const has = (test: (attack: (typeof attacks)[number]) => boolean, word: string): string[] => (attacks.some(test) ? [word] : []);
  const does = [
    ...has(({ knockdown }) => knockdown !== null, 'knocks men down'),
    ...has(({ toss }) => toss !== null, 'tosses them'),
    ...has(({ pin }) => pin, 'pins the fallen'),
    ...has(({ hold }) => hold, 'holds them fast'),
    ...has(({ sweep }) => sweep !== null, 'strikes two at once'),
  ];
  const keeps = card.onKill ? ', and a kill leaves it in Control' : '';
  return does.length > 0 ? `It ${listed(does)}${keeps}.` : `It strikes hard${keeps}.`;
}

/** A beast in two sentences, from its card. */
export function beastWords(card: BeastCard): string {
  return `${reach(card)} ${dangers(card)}`;
}
