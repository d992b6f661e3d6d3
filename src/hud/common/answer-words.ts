import type { Words } from './words.ts';

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
export function inARow(texts: readonly string[], words: Words): string[] {
  const runs: { text: string; times: number }[] = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.text === text) last.times += 1;
    else runs.push({ text, times: 1 });
  }
  return runs.map(({ text, times }) => (times === 1 ? text : words.say('often', times === 2 ? 'twice' : 'times', { text, times })));
}
