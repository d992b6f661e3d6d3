import { resolveCard } from '../../catalogue/index.ts';
import { cardTyped, noCard } from '../asking/names.ts';
import { leavesOf } from '../card-prose.ts';
import { DONE, UsageError } from '../fault.ts';
import type { Loading } from '../game.ts';
import type { Command } from '../options.ts';
import { flag } from '../options.ts';
import { print, printJson, table } from '../output.ts';

/** A path as origins have it: items counted from 0. */
const inFile = (path: string): string =>
  path.replace(/(^|\.)(\d+)(?=\.|$)/g, (_, dot: string, place: string) => `${dot}${Number(place) - 1}`);

/** The place of a value, or of the nearest value around it. */
function originOf(origins: Readonly<Record<string, string>>, path: string): string {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const origin = origins[at];
    if (origin) return origin;
  }
  return origins[''] ?? '';
}

/** `damnatio resolve`: a card after `extends`, with the file and line of every value. */
export function resolveCommand({ load }: Loading): Command {
  return {
    name: 'resolve',
    completes: [{ cards: 'all' }],
    words: 1,
    usage: 'resolve ID',
    examples: ['resolve lion', 'resolve leopard --content my-pack'],
    summary: 'Prints a card as it is played, after extends, with the file and line that each value comes from.',
    options: {},
    run(parsed) {
      const [id] = parsed.words;
      if (id === undefined) throw new UsageError('resolve takes the id of a card');
      const { catalogue } = load(parsed);
      const cards = resolveCard(catalogue, cardTyped(catalogue, id));
      if (cards.length === 0) throw new UsageError(noCard(catalogue, id));
      if (flag(parsed, 'json')) printJson(cards);
      else {
        for (const { kind, pack, value, origins } of cards) {
          print(`${kind} ${cardTyped(catalogue, id)} of ${pack}`);
          print(table(leavesOf(value).map(([path, text]) => [`  ${path}`, text, originOf(origins, inFile(path))])));
        }
      }
      return DONE;
    },
  };
}
