import type { Messages } from '../../catalogue/index.ts';
import { difficultyOf } from '../../session/index.ts';
import './rating.css';

interface RatingProps {
  /** Of 100 such bouts, those that come out well for a newcomer; null where nobody measured. */
  readonly newcomer: number | null;
  readonly messages: Messages;
}

/** How hard it is, in a word and by the count behind it, or that nobody knows. */
export function Rating({ newcomer, messages }: RatingProps) {
  const say = (key: string): string => messages['difficulty']?.[key] ?? key;
  if (newcomer === null) return <span class="offered-count">{say('unmeasured')}</span>;
  const word = difficultyOf(newcomer);
  return (
    <span class={`offered-rating ${word}`}>
      {say(word)} <span class="offered-count">{`${newcomer}\u00a0in\u00a0100 newcomers`}</span>
    </span>
  );
}
