import type { Words } from './words.ts';

/** What somebody fights as, in a word for small places: `murm.` for the eye, `murmillo` for the ear. */
export function KindWord({ id, words }: { readonly id: string; readonly words: Pick<Words, 'kind' | 'kindShort'> }) {
  const [whole, short] = [words.kind(id), words.kindShort(id)];
  if (whole === null) return null;
  return (
    <span class="kind-word" title={whole}>
      <span aria-hidden="true">{short}</span>
      <span class="visually-hidden">{whole}</span>
    </span>
  );
}
