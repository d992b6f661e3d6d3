import { listed, readable } from '../../../../engine/text/index.ts';
import type { DamnatioContent, Deck } from '../../rules/index.ts';
import { beastProse } from './beast.ts';
import { huntProse } from './hunt.ts';
import { attackProse, defendProse, manProse } from './men.ts';
import type { Words } from '../../../../catalogue/index.ts';

function inDeck<Card extends { readonly id: string }>({ generic, weapon, optional }: Deck<Card>, id: string): Card | undefined {
  return [...generic, ...Object.values(weapon).flat(), ...optional].find((card) => card.id === id);
}

/** With which weapons a card of the decks comes; nothing of one that everybody has. */
function bearers<Card extends { readonly id: string }>({ weapon }: Deck<Card>, id: string): string[] {
  const names = Object.entries(weapon).flatMap(([deck, cards]) => (cards.some((card) => card.id === id) ? [readable(deck)] : []));
  return names.length === 0 ? [] : [`It comes with the weapon ${listed(names, 'or')}.`];
}

/** A beast, a man, a card of the decks or a hunt in plain sentences; null for an id that is none. */
export function prose(content: DamnatioContent, id: string, words: Words): string[] | null {
  const { beasts, men, attacks, defends, hunts } = content;
  const beast = beasts[id];
  if (beast) return beastProse(beast, words);
  const man = men[id];
  if (man) return manProse(man);
  const attack = inDeck(attacks, id);
  if (attack) return [...attackProse(attack, words), ...bearers(attacks, id)];
  const defend = inDeck(defends, id);
  if (defend) return [...defendProse(defend, words), ...bearers(defends, id)];
  const hunt = Object.hasOwn(hunts, id) ? hunts[id] : undefined;
  return hunt ? huntProse(content, hunt, words) : null;
}
