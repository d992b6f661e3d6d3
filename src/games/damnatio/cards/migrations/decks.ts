import { isMap, isScalar, isSeq, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { pairAt, toSecond } from '../../../../catalogue/index.ts';

function deckCard(id: string, extendsDeck: string | null, cards: unknown): YAMLMap {
  const card = new YAMLMap();
  card.items.push(new Pair(new Scalar('id'), new Scalar(id)));
  if (extendsDeck) card.items.push(new Pair(new Scalar('extendsDeck'), new Scalar(extendsDeck)));
  card.items.push(new Pair(new Scalar('deck'), cards));
  return card;
}

/** A file with three parts becomes one with a card a deck: the parts that were everybody's join those of the core. */
export function decksToCards(file: YAMLMap): void {
  toSecond(file);
  const decks = new YAMLSeq();
  for (const part of ['generic', 'optional']) {
    const cards = file.get(part, true);
    if (isSeq(cards)) decks.items.push(deckCard(part, `core:${part}`, cards));
  }
  const weapons = file.get('weapon', true);
  if (isMap(weapons))
    for (const { key, value } of weapons.items) if (isScalar(key)) decks.items.push(deckCard(String(key.value), null, value));
  const first = ['generic', 'weapon', 'optional'].flatMap((key) => pairAt(file, key) ?? [])[0];
  file.items = file.items.filter((pair) => !['generic', 'weapon', 'optional'].includes(String(isScalar(pair.key) ? pair.key.value : '')));
  const key = new Scalar('cards');
  if (first && isScalar(first.key)) key.commentBefore = first.key.commentBefore ?? null;
  file.items.push(new Pair(key, decks));
}
