import type { Decision, Outcome } from '../../engine/bout/index.ts';
import type { Messages } from '../../catalogue/index.ts';
import type { Arena, Cell } from '../../engine/hex/index.ts';
import { OUTSIDE } from '../../engine/hex/index.ts';
import type { Fill } from '../../engine/text/index.ts';
import { capital, filled, listed, readable } from '../../engine/text/index.ts';
import type { FigureNames, Named } from '../../session/index.ts';
import { termsOf, type Terms } from './term.tsx';
import type { Settings } from './settings.ts';

export type { Fill };
export { capital, listed, readable };

/** Names and messages of one fight in the language shown. */
export interface Words {
  /** The message of a group and key with `{name}` filled in; a readable form of the key when there is none. */
  say(group: string, key: string, fill?: Fill): string;
  has(group: string, key: string): boolean;
  /** A man or gladiator by name, a beast with its article unless it has a name. */
  figure(id: string): string;
  /** As `figure`, to stand alone. */
  title(id: string): string;
  /** A name for small places. */
  short(id: string): string;
  /** The name with what he fights as: `Hermes, murmillo`; the title alone where that says it. */
  whole(id: string): string;
  /** What he fights as, in a word: `murmillo`; null where his name says it or there is nothing to say. */
  kind(id: string): string | null;
  /** The same in at most six letters: `murm.` */
  kindShort(id: string): string | null;
  isBeast(id: string): boolean;
  /** An attack of a beast, an Attack, Defend or Fate card. */
  card(id: string): string;
  /** Why a term is in a sum; the name of the card that gives it where there is no message. */
  reason(key: string): string;
  /** A thing on the sand or in hand, by its id. */
  weapon(id: string): string;
  hex(cell: Cell): string;
  /** How the bout came out. */
  outcome(outcome: Outcome): string;
  /** The words that are explained where they stand. */
  readonly terms: Terms;
  /** Whether the steps of a card are told by their id too: for whoever writes the card. */
  readonly withStepIds?: boolean;
}

/** So many hexes, in words that fit after a verb. */
export function far(count: number, words: Words): string {
  return words.say('distance', count === 0 ? 'none' : count === 1 ? 'one' : 'many', { count });
}

/** A message of the language shown, by group and key; undefined where there is none. */
export type Message = (group: string, key: string) => string | undefined;

/** What the cards of a game call things in one bout; undefined for what they do not know. */
export interface Names {
  /** Groups of messages that stand before the shared ones: with `own`, `own-outcome` before `outcome`. */
  readonly own: string;
  readonly arena: Arena;
  readonly figure: FigureNames;
  card(id: string, message: Message): string | undefined;
  weapon(id: string, message: Message): string | undefined;
  /** How a bout came out, where that takes more than the message under `outcome`. */
  outcome?(outcome: Outcome, words: Words): string;
}

/** The words of a bout: the messages of the language shown, and what the cards of the game call things. */
export function wordsOf(messages: Messages, names: Names): Words {
  const shared: Message = (group, key) => messages[group]?.[key];
  const message: Message = (group, key) => shared(`${names.own}-${group}`, key) ?? shared(group, key);
  const say = (group: string, key: string, fill: Fill = {}): string => filled(message(group, key) ?? readable(key), fill);
  const name = (id: string): Named => names.figure(id) ?? { text: readable(id), beast: false };
  const card = (id: string): string => names.card(id, shared) ?? readable(id);
  const words: Words = {
    say,
    card,
    reason: (key) => message('reason', key) ?? card(key),
    has: (group, key) => message(group, key) !== undefined,
    figure: (id) => {
      const { text, beast, proper = !beast } = name(id);
      return proper ? text : `the ${text.toLowerCase()}`;
    },
    title: (id) => name(id).text,
    short: (id) => name(id).short ?? name(id).text,
    whole: (id) => [name(id).text, name(id).kind?.text].filter(Boolean).join(', '),
    kind: (id) => name(id).kind?.text ?? null,
    kindShort: (id) => name(id).kind?.short ?? null,
    isBeast: (id) => name(id).beast,
    weapon: (id) => names.weapon(id, shared) ?? readable(id),
    hex: (cell) => {
      const hex = cell === OUTSIDE ? undefined : names.arena.cells[cell];
      return hex ? `${hex.q},${hex.r}` : 'outside';
    },
    terms: termsOf(messages, names.own),
    outcome: (outcome) => names.outcome?.(outcome, words) ?? say('outcome', outcome.by),
  };
  return words;
}

/** How a game says what was answered; `exact` where the short words of two different answers would be the same. */
export interface AnswerWords<B, A> {
  /** Answers that belong together as a sentence without its point: `Bulla met the pounce with Drop flat`. */
  did(this: void, bout: B, actions: readonly A[], words: Words, exact: boolean): string;
  /** The same as what a sentence is about: `meeting the pounce with Drop flat`. */
  doing(this: void, bout: B, actions: readonly A[], words: Words, exact: boolean): string;
  /** Exact chances of an answer, most weight first: `43 % wound`; none where no dice fall. Left out by a game that tells none. */
  odds?(this: void, bout: B, action: A): readonly string[];
}

/** What comes more than once running is said once, with how often. */
function inARow(texts: readonly string[], words: Words): string[] {
  const runs: { text: string; times: number }[] = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.text === text) last.times += 1;
    else runs.push({ text, times: 1 });
  }
  return runs.map(({ text, times }) => (times === 1 ? text : words.say('often', times === 2 ? 'twice' : 'times', { text, times })));
}

interface Answered {
  readonly world: { readonly ids: readonly string[] };
  decision(): Decision | null;
}

/**
 * Answers in words by their key, under `did` after the name of a fighter and under `doing` as what a sentence is about; `fill` is
 * what stands in them beside the figure that they are aimed at. The end of a turn goes without saying after something else.
 */
export function answersInTurns<B extends Answered, A extends { readonly type: string }>(
  keyOf: (action: A) => string,
  fill?: (bout: B, action: A, words: Words) => Readonly<Record<string, string>>,
): AnswerWords<B, A> {
  const say = (mood: 'did' | 'doing', bout: B, actions: readonly A[], words: Words): string => {
    const told = actions.length > 1 ? actions.filter(({ type }) => type !== 'end') : actions;
    const texts = told.map((action) => {
      const { target } = action as { readonly target?: number };
      const figure = target === undefined ? '' : words.figure(bout.world.ids[target]!);
      return words.say(mood, keyOf(action), { figure, ...fill?.(bout, action, words) });
    });
    return listed(inARow(texts, words));
  };
  return {
    did: (bout, actions, words) => `${words.title(bout.decision()!.figures[0]!)} ${say('did', bout, actions, words)}`,
    doing: (bout, actions, words) => say('doing', bout, actions, words),
  };
}

type Shown = Pick<Settings, 'violence' | 'skipExecutions'>;

/** Messages of groups that begin with this stand in for those of the same name without it. */
const NONE = 'none-';
const SKIP = 'skip-';

function overlaid(messages: Messages, prefix: string): Messages {
  const over = Object.entries(messages).filter(([group]) => group.startsWith(prefix));
  const changed = over.map(([group, own]) => {
    const plain = group.slice(prefix.length);
    return [plain, { ...messages[plain], ...own }] as const;
  });
  return { ...messages, ...Object.fromEntries(changed) };
}

const known = new WeakMap<Messages, Map<string, Messages>>();

/** The messages as a player wishes to read them: without a word of death, or of what a refused life comes to. */
export function gentleMessages(messages: Messages, { violence, skipExecutions }: Shown): Messages {
  if (violence !== 'none' && !skipExecutions) return messages;
  const key = `${violence} ${skipExecutions}`;
  const made = known.get(messages) ?? new Map<string, Messages>();
  known.set(messages, made);
  const found = made.get(key);
  if (found) return found;
  const quiet = violence === 'none' ? overlaid(messages, NONE) : messages;
  const result = skipExecutions ? overlaid(quiet, SKIP) : quiet;
  made.set(key, result);
  return result;
}

/** A kept result such as `Thraex won in 6 rounds; 1 dead` without that word. */
export function gentleResult(text: string, { violence }: Shown): string {
  return violence === 'none' ? text.replace(/\bdead\b/g, 'carried out') : text;
}
