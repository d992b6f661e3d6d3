import { useState } from 'preact/hooks';
import { sentence } from '../../engine/text/index.ts';
import './learn.css';

export interface LessonStripProps {
  readonly name: string;
  readonly goal: string;
  /** What stands there before anything was done. */
  readonly intro: string;
  /** What was said to the last thing that was done; null before that. */
  readonly said: string | null;
  readonly met: boolean;
  /** Nothing more can be done in this position. */
  readonly over: boolean;
  /** From a nudge to the answer. */
  readonly hints: readonly string[];
  readonly closing: string;
  readonly next: { readonly say: string; readonly label: string; readonly href: string };
  readonly listHref: string;
  readonly onAgain: () => void;
}

/** How it stands, in a sentence: what was said, and what it came to. */
function wordsOf({ intro, said, met, over, closing }: LessonStripProps): string {
  if (met) return `${said === null ? '' : `${said} `}${closing}`;
  const words = said ?? intro;
  return over ? `${words} Nothing more can be done here.` : words;
}

/** The words of a lesson, over the arena: goal, what is said, a hint when one is asked for, and the ways on. */
export function LessonStrip(props: LessonStripProps) {
  const { name, goal, said, met, over, hints, next, listHref, onAgain } = props;
  const [shown, setShown] = useState<{ readonly after: string | null; readonly count: number }>({ after: null, count: 0 });
  // A hint makes way for whatever is said to the next thing that is done.
  const asked = shown.after === said && shown.count > 0 && !met;
  // Folded on a small screen, it opens again for whatever is said next.
  const [folded, setFolded] = useState<string | null | undefined>(undefined);
  const isFolded = folded === said && !met;
  const hint = (): void => {
    setFolded(undefined);
    setShown({ after: said, count: Math.min((asked ? shown.count : 0) + 1, hints.length) });
  };
  return (
    <section class={`lesson-strip panel ${isFolded ? 'folded' : ''}`} aria-label={`Lesson: ${name}`}>
      <p class="lesson-goal">
        <b>{sentence(name)}</b> {goal} {met && <span class="lesson-met">✓ Done.</span>}
      </p>
      <p class="lesson-said" role="status">
        {asked ? `Hint ${shown.count} of ${hints.length}: ${hints[shown.count - 1]!}` : wordsOf(props)}
        {met && ` ${next.say}`}
      </p>
      <p class="lesson-ways wrap">
        {met && (
          <a class="button primary" href={next.href}>
            {next.label}
          </a>
        )}
        {!met && (
          <button type="button" class="button" disabled={asked && shown.count === hints.length} onClick={hint}>
            Hint
          </button>
        )}
        <button type="button" class={over && !met ? 'button primary' : 'button'} aria-keyshortcuts="Backspace" onClick={onAgain}>
          Again <kbd aria-hidden="true">⌫</kbd>
        </button>
        {!met && (
          <button type="button" class="button lesson-fold" aria-expanded={!isFolded} onClick={() => setFolded(isFolded ? undefined : said)}>
            {isFolded ? 'Show words' : 'Hide words'}
          </button>
        )}
        <a class="button" href={listHref}>
          Lessons
        </a>
      </p>
    </section>
  );
}
