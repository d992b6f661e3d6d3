import type { Catalogue, GameCards, GameContent } from '../../catalogue/index.ts';
import { diffProse, proseOfBehaviour, wordsIn } from '../../catalogue/index.ts';
import { CARDS } from '../../games/cards.ts';
import { noCard } from '../asking/no-card.ts';
import { DONE, UsageError } from '../fault.ts';
import { loadGame } from '../game.ts';
import type { Command } from '../options.ts';
import { flag } from '../options.ts';
import { print, printJson } from '../output.ts';

/** How somebody fights, in sentences; null for an id that is none of a behaviour. */
function behaviourProse({ behaviours }: GameContent, id: string, { words }: GameCards): string[] | null {
  const behaviour = behaviours && Object.hasOwn(behaviours, id) ? behaviours[id] : undefined;
  return behaviour && words ? proseOfBehaviour(behaviour, words) : null;
}

/** What the first game that knows a card says of it, and what others add under their names. */
function proseOf(catalogue: Catalogue, id: string): string[] {
  const { content, text } = catalogue;
  const words = wordsIn(text['en'] ?? {});
  const told = CARDS.flatMap((cards) => {
    const own = content[cards.game];
    const sentences = own && (cards.prose(own, id, words) ?? behaviourProse(own, id, cards));
    return sentences ? [{ game: cards.game, sentences }] : [];
  });
  const [first, ...others] = told;
  if (!first) throw new UsageError(noCard(catalogue, id));
  return [...first.sentences, ...others.flatMap(({ game, sentences }) => [`In ${game}:`, ...sentences.slice(1)])];
}

const SIGN = { same: ' ', removed: '-', added: '+' } as const;

/** `damnatio prose`: a card in sentences, or two compared. */
export const prose: Command = {
  name: 'prose',
  words: 2,
  usage: 'prose ID [OTHER]',
  examples: ['prose lion', 'prose patient', 'prose leopard lion'],
  summary: 'Tells a card in plain sentences; with two ids, what differs.',
  options: {},
  run(parsed) {
    const [id, other] = parsed.words;
    if (id === undefined) throw new UsageError('prose takes the id of a card, or two');
    const { catalogue } = loadGame(parsed);
    if (other === undefined) {
      const sentences = proseOf(catalogue, id);
      if (flag(parsed, 'json')) printJson(sentences);
      else for (const sentence of sentences) print(sentence);
      return DONE;
    }
    const rows = diffProse(proseOf(catalogue, id), proseOf(catalogue, other));
    if (flag(parsed, 'json')) printJson(rows);
    else for (const { type, text } of rows) print(`${SIGN[type]} ${text}`);
    return DONE;
  },
};
