import { diffProse, type Catalogue } from '../../catalogue/index.ts';
import { cardTyped, noCard } from '../asking/names.ts';
import { proseOf } from '../card-prose.ts';
import { DONE, UsageError } from '../fault.ts';
import type { Loading } from '../game.ts';
import type { Command } from '../options.ts';
import { flag } from '../options.ts';
import { print, printJson } from '../output.ts';

function told(catalogue: Catalogue, id: string): string[] {
  const sentences = proseOf(catalogue, cardTyped(catalogue, id));
  if (!sentences) throw new UsageError(noCard(catalogue, id));
  return sentences;
}

const SIGN = { same: ' ', removed: '-', added: '+' } as const;

/** `damnatio prose`: a card in sentences, or two compared. */
export function proseCommand({ load }: Loading): Command {
  return {
    name: 'prose',
    completes: [{ cards: 'all' }],
    words: 2,
    usage: 'prose ID [FROM]',
    examples: ['prose lion', 'prose patient', 'prose bear lion'],
    summary: 'Tells a card in plain sentences; with two ids, what the first says (+) and the second does not, and the other way round (-).',
    options: {},
    run(parsed) {
      const [id, other] = parsed.words;
      if (id === undefined) throw new UsageError('prose takes the id of a card, or two');
      const { catalogue } = load(parsed);
      if (other === undefined) {
        const sentences = told(catalogue, id);
        if (flag(parsed, 'json')) printJson(sentences);
        else for (const sentence of sentences) print(sentence);
        return DONE;
      }
      const rows = diffProse(told(catalogue, other), told(catalogue, id));
      if (flag(parsed, 'json')) printJson(rows);
      else for (const { type, text } of rows) print(`${SIGN[type]} ${text}`);
      return DONE;
    },
  };
}
