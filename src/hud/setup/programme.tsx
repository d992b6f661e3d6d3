import type { Messages } from '../../catalogue/index.ts';
import { difficultyOf } from '../../session/index.ts';
import './programme.css';

/** A set-up that somebody has thought of already. */
export interface ProgrammeItem {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Of 100 such bouts, those that come out well for somebody in his first hour; left out where nobody measured. */
  readonly newcomer?: number | null;
}

interface ProgrammeProps<Item extends ProgrammeItem> {
  /** The easiest first. */
  readonly items: readonly Item[];
  /** What has been taken and not changed since; null for nothing. */
  readonly chosen: string | null;
  /** What the words of difficulty count, in a sentence; null for a programme without them. */
  readonly note: string | null;
  readonly messages: Messages;
  readonly onTake: (item: Item) => void;
}

function Rating({ newcomer, messages }: { readonly newcomer: number; readonly messages: Messages }) {
  const word = difficultyOf(newcomer);
  return (
    <span class={`offered-rating ${word}`}>
      {messages['difficulty']?.[word] ?? word} <span class="offered-count">{newcomer} in 100</span>
    </span>
  );
}

/** Set-ups that are taken at a press. */
export function Programme<Item extends ProgrammeItem>({ items, chosen, note, messages, onTake }: ProgrammeProps<Item>) {
  return (
    <section class="programme" aria-labelledby="programme-title">
      <h2 id="programme-title">On the programme</h2>
      {note && <p class="quiet programme-note">{note}</p>}
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" class="button offered" aria-pressed={item.id === chosen} onClick={() => onTake(item)}>
              <span class="offered-name">{item.name}</span>
              {typeof item.newcomer === 'number' && <Rating newcomer={item.newcomer} messages={messages} />}
              <span class="offered-text">{item.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
