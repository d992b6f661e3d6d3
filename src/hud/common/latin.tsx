import type { Messages } from '../../catalogue/index.ts';
import './latin.css';

/** The Latin name of a card, by the space of its id (`beast`, `man`); undefined where it has none. */
export function latinOf(messages: Messages, space: string, id: string): string | undefined {
  return messages[`latin-${space}`]?.[id];
}

/** The Latin name beside the other in a heading; nothing where there is none, or the other is Latin too. */
export function Latin({ name, beside }: { readonly name: string | undefined; readonly beside: string }) {
  if (name === undefined || name === beside) return null;
  return (
    <>
      {' '}
      <i class="latin" lang="la">
        {name}
      </i>
    </>
  );
}
