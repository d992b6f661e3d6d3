import { z } from 'zod';
import type { ArgumentShape, BehaviourNode, Word, Words } from '../../engine/mind/index.ts';
import { cardId, cardRef, line, nameIn, note, overrides } from './common.ts';

const MOST_CHILDREN = 12;
const MOST_WEIGHT = 20;
const MOST_USUAL = 60;

const say = line('What it comes to in a sentence, for whoever scouts him.').optional();

function argumentType({ name, one, optional }: ArgumentShape): z.ZodType {
  const type = 'least' in one ? z.number().min(one.least).max(one.most) : z.enum(one as [string, ...string[]]);
  const described = type.describe(name);
  return optional ? described.optional() : described;
}

/** A leaf for one word: its name, and the arguments that it wants. */
function leafOf(type: 'condition' | 'action', call: string, { args, about }: Word) {
  const shared = {
    type: z.literal(type).meta({ description: type === 'condition' ? 'A question.' : 'A choice among what may be answered now.' }),
    call: z.literal(call).describe(about),
    say,
  };
  if (args.length === 0) return z.strictObject(shared);
  const types = args.map(argumentType) as [z.ZodType, ...z.ZodType[]];
  return z.strictObject({
    ...shared,
    args: z.tuple(types).describe(`What it is asked with: ${args.map(({ name }) => name).join(', ')}.`),
  });
}

type Leaf = ReturnType<typeof leafOf>;

function leavesOf(type: 'condition' | 'action', words: Readonly<Record<string, Word>>) {
  const leaves = Object.entries(words).map(([name, word]) => leafOf(type, name, word)) as [Leaf, ...Leaf[]];
  return z.discriminatedUnion('call', leaves);
}

/** The nodes of a game's trees: those of mistreevous that end within one step, with the words of that game. */
function nodeType({ conditions, choices }: Words): z.ZodType<BehaviourNode> {
  const node: z.ZodType<BehaviourNode> = z.lazy(() => types);
  const children = z.array(node).min(1).max(MOST_CHILDREN).describe('Nodes below it, in order.');
  const composite = (type: 'selector' | 'sequence', about: string) =>
    z.strictObject({ type: z.literal(type).describe(about), say, children });
  const types = z.discriminatedUnion('type', [
    composite('selector', 'The first child that holds.'),
    composite('sequence', 'All children in turn, until one fails.'),
    z
      .strictObject({
        type: z.literal('lotto').describe('One child by lot.'),
        say,
        children,
        weights: z.array(z.number().positive()).max(MOST_CHILDREN).optional().describe('Lots of each child; equal when left out.'),
      })
      .refine(({ children: all, weights }) => weights === undefined || weights.length === all.length, {
        error: 'as many weights as children',
        path: ['weights'],
      }),
    z.strictObject({
      type: z.literal('flip').describe('Holds where its child fails.'),
      say,
      child: node.describe('The node below it.'),
    }),
    leavesOf('condition', conditions),
    leavesOf('action', choices),
  ]);
  return node;
}

function gameType(game: string, words: Words) {
  const factor = z.number().min(0).max(MOST_WEIGHT);
  const weights = Object.fromEntries(Object.entries(words.weights).map(([name, about]) => [name, factor.optional().describe(about)]));
  return z.strictObject({
    schema: z.literal('behaviour/2'),
    id: cardId,
    overrides,
    name: nameIn('What he is called by how he fights.'),
    game: z.literal(game).describe('The game whose words the tree uses.'),
    about: line('How he is recognised, in a sentence.'),
    usual: z.array(cardRef()).max(MOST_USUAL).optional().describe('Cards or classes that fight so when nothing else is said.'),
    weights: z
      .strictObject(weights)
      .default({})
      .describe('What he cares about more or less than others: factors, 1 for as much; amounts where others do not care at all.'),
    tree: nodeType(words).describe('How he decides, from the top each time.'),
    note,
  });
}

type GameType = ReturnType<typeof gameType>;

/** Files of behaviours, for games that have words for them. */
export function behaviourFile(words: Readonly<Record<string, Words>>) {
  const types = Object.entries(words).map(([game, own]) => gameType(game, own)) as [GameType, ...GameType[]];
  return z.discriminatedUnion('game', types);
}
