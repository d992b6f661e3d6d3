import { ARENA, byId, contentHash, of, type Draft, type GameCards, type Messages } from '../../../catalogue/index.ts';
import type { RecountContent } from '../rules/index.ts';
import { RECOUNT_WORDS } from './behaviour-words.ts';
import { CLASS } from './kinds.ts';
import { saves } from './lint.ts';
import { bouts } from './programme.ts';
import { prose } from './prose.ts';

/** The lot of the core by which stables are filled. */
const LOT = 'stables';

/** Everything that bouts of recount are made of. Any sand will do: there is nothing on it but fighters. */
function assemble(draft: Draft): RecountContent {
  const cards = of(draft, CLASS).map(({ id, card, joins }) => ({ id, card: joins === LOT ? card : { ...card, onlyNamed: true as const } }));
  const content = { classes: byId(cards), arenas: byId(of(draft, ARENA)) };
  // The order of the classes is that of the lot by which stables are filled.
  return { hash: contentHash([content, Object.keys(content.classes)]), ...content };
}

function messages(draft: Draft): Messages {
  const named = of(draft, CLASS).map(({ id, card }) => [id, card.name] as const);
  const told = of(draft, CLASS).flatMap(({ id, text }) => (text === null ? [] : [[id, text] as const]));
  return { 'recount-class': Object.fromEntries(named), 'recount-class-note': Object.fromEntries(told) };
}

export { RECOUNT_WORDS };

/** The cards of recount. */
export const recountCards: GameCards<RecountContent> = {
  game: 'recount',
  kinds: [CLASS],
  words: RECOUNT_WORDS,
  bouts,
  lints: [saves],
  lacks: (draft) => (of(draft, CLASS).length > 0 ? null : 'class of gladiators for recount'),
  assemble,
  byId: ['classes', 'arenas'],
  messages,
  prose,
};
