import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Whether single letters, the digits of answers and signs count as keys; the settings can switch them off. */
export const LettersContext = createContext(true);

/** Keys that count even then. */
const ALWAYS: readonly string[] = ['Space', 'Enter', 'Tab', 'Esc', 'Arrows', '⌫', '0'];

/** Whether a key does anything, written as on a key: `Z, Shift + Z`. */
export function keyCounts(key: string, letters: boolean): boolean {
  return letters || ALWAYS.includes(key.split(',')[0]!);
}

/** A key on a button that it presses; nothing where it does not count. */
export function Key({ name }: { readonly name: string }) {
  if (!keyCounts(name, useContext(LettersContext))) return null;
  return (
    <kbd class="key" aria-hidden="true">
      {name}
    </kbd>
  );
}

/** How a title names its key: `Undo (Z)`, or without it where the key does not count. */
export function useKeyed(): (title: string, key: string | undefined) => string {
  const letters = useContext(LettersContext);
  return (title, key) => (key !== undefined && keyCounts(key, letters) ? `${title} (${key})` : title);
}
