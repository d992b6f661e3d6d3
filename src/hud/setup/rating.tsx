import type { Messages } from '../../catalogue/index.ts';
import { difficultyOf } from '../../session/index.ts';
import './rating.css';

/** How hard it is, in a word and by the count behind it. */
export function Rating({ newcomer, messages }: { readonly newcomer: number; readonly messages: Messages }) {
  const word = difficultyOf(newcomer);
  return (
    <span class={`offered-rating ${word}`}>
      {messages['difficulty']?.[word] ?? word} <span class="offered-count">{newcomer} in 100</span>
    </span>
  );
}
