import type { Catalogue, ResolvedCard } from '../../catalogue/index.ts';
import { diffProse, resolveCard } from '../../catalogue/index.ts';
import { article, cardTyped, noCard } from '../asking/names.ts';
import { DONE, UsageError } from '../fault.ts';
import type { Loading } from '../game.ts';
import type { Command } from '../options.ts';
import { flag } from '../options.ts';
import { print, printJson, table } from '../output.ts';
import { proseOf, byId, leavesOf } from '../card-prose.ts';

/** A value that two cards do not share; null where one of them has none. */
interface Difference {
  readonly path: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** What every card of its kind says of itself alone. */
const OWN: readonly string[] = ['schema', 'id', 'extends', 'overrides'];

function differences(from: ResolvedCard, to: ResolvedCard): Difference[] {
  const [before, after] = [new Map(leavesOf(from.value, byId)), new Map(leavesOf(to.value, byId))];
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter((path) => !OWN.includes(path.split('.')[0]!));
  return paths.flatMap((path) => {
    const [old = null, now = null] = [before.get(path), after.get(path)];
    return old === now ? [] : [{ path, from: old, to: now }];
  });
}

function cardNamed(catalogue: Catalogue, id: string, kind?: string): ResolvedCard {
  const cards = resolveCard(catalogue, cardTyped(catalogue, id));
  const card = cards.find((each) => each.kind === kind) ?? cards[0];
  if (!card) throw new UsageError(noCard(catalogue, id));
  return card;
}

const SIGN = { removed: '-', added: '+' } as const;

type Prose = ReturnType<typeof diffProse>;

/** What differs, in lines. Most of what differs between two kinds says nothing, so that comes first. */
function diffText(from: ResolvedCard, to: ResolvedCard, values: readonly Difference[], prose: Prose): string[] {
  const sentences = prose.flatMap(({ type, text }) => (type === 'same' ? [] : [`${SIGN[type]} ${text}`]));
  if (values.length + sentences.length === 0) return [`nothing differs between ${from.id} and ${to.id}`];
  const rows = values.map(({ path, from: was, to: is }) => [path, was ?? '', is ?? '']);
  const kinds = `${from.id} is ${article(from.kind)} and ${to.id} ${article(to.kind)}: they have little to be compared by`;
  return [...(from.kind === to.kind ? [] : [kinds, '']), table([['value', from.id, to.id], ...rows]), '', ...sentences];
}

/** `damnatio diff`: what has to change in one card to come to another, in values and in sentences. */
export function diffCommand({ load }: Loading): Command {
  return {
    name: 'diff',
    completes: [{ cards: 'all' }],
    words: 2,
    usage: 'diff OLD NEW',
    examples: ['diff lion bear', 'diff lion leopard --content my-pack'],
    summary:
      'Tells what differs from one card to another: values with - and +, then sentences. Steps that only moved are the same. Says so where the cards are of different kinds.',
    options: {},
    run(parsed) {
      const [old, now] = parsed.words;
      if (old === undefined || now === undefined) throw new UsageError('diff takes the ids of two cards');
      const { catalogue } = load(parsed);
      const to = cardNamed(catalogue, now);
      const from = cardNamed(catalogue, old, to.kind);
      const values = differences(from, to);
      const prose = diffProse(proseOf(catalogue, from.id) ?? [], proseOf(catalogue, to.id) ?? []);
      if (flag(parsed, 'json')) printJson({ kinds: [from.kind, to.kind], values, prose });
      else for (const line of diffText(from, to, values, prose)) print(line);
      return DONE;
    },
  };
}
