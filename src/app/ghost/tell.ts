import type { Messages } from '../../catalogue/index.ts';
import { wayOf, type Weighed, type Words as Vocabulary } from '../../engine/mind/index.ts';
import { readable, type AnswerWords, type Words } from '../../hud/common/index.ts';
import type { GhostTold, ToldAnswer } from '../../hud/ghost/index.ts';
import type { BoutOf, Desk, Game } from '../../session/index.ts';
import { controllerName } from '../bots.ts';
import { isSameAnswer, type Explained, type Given } from './explain.ts';

/** How a game tells answers and the words of its behaviours. */
export interface Reasons<G extends Game> {
  /** Null for a game whose answers are told by their type. */
  readonly part: AnswerWords<BoutOf<G>, G['action']> | null;
  readonly vocabulary: Vocabulary;
}

/** What decisions of one bout are told with. */
export interface Telling<G extends Game> extends Reasons<G> {
  readonly desk: Desk<G>;
  readonly words: Words;
  readonly messages: Messages;
}

/** Answers that are told beside the one that was given. */
const OTHERS = 2;

function doing<G extends Game>({ part, words }: Telling<G>, { bout }: Given<G>, action: G['action']): string {
  return part ? part.doing(bout, [action], words, false) : readable(action.type);
}

/** The answer that was given, then the best of those that are told otherwise. */
function answersOf<G extends Game>(telling: Telling<G>, given: Given<G>, { decided, action }: Explained<G>): ToldAnswer[] {
  const told = ({ action: each, value }: Weighed<G['action']>, taken: boolean): ToldAnswer => ({
    text: doing(telling, given, each),
    worth: value,
    odds: telling.part?.odds?.(given.bout, each) ?? [],
    taken,
  });
  const best = decided.weighed.toSorted((a, b) => b.value - a.value);
  const chosen = best.find((each) => isSameAnswer(each.action, action));
  const answers = chosen ? [told(chosen, true)] : [];
  for (const each of best) {
    if (answers.length > OTHERS) break;
    const answer = each === chosen ? null : told(each, false);
    if (answer && !answers.some(({ text }) => text === answer.text)) answers.push(answer);
  }
  return answers;
}

/** A decision in words: who, what, his way through his tree, and what he weighed with its exact chances. */
export function toldGhost<G extends Game>(telling: Telling<G>, given: Given<G>, explained: Explained<G>): GhostTold {
  const { part, words, desk, messages, vocabulary } = telling;
  const { action, decided, grade, exact, behaviour } = explained;
  const { to } = decided;
  const who = words.title(given.figure);
  return {
    who,
    manner: controllerName(desk, messages, given.bot),
    did: part ? part.did(given.bout, [action], words, false) : `${who}: ${readable(action.type)}`,
    meant: to && exact ? `He meant to end on ${words.hex(to.cell)}, looking ${words.say('direction', `d${to.facing}`)}.` : null,
    instead: exact && decided.instead !== undefined ? doing(telling, given, decided.instead) : null,
    way: wayOf(behaviour, decided, vocabulary),
    answers: answersOf(telling, given, explained),
    misjudges: grade.error,
    exact,
  };
}
