import { createContext } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';

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

/**
 * Keeps the focus in a box that is drawn anew while somebody is in it: an element that is moved in the page lets go of it, and
 * one that goes away hands it to the heading of the box.
 */
export function useHeldFocus<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const { activeElement } = document; // before anything is moved
  const held = activeElement instanceof HTMLElement && box.current?.contains(activeElement) ? activeElement : null;
  useLayoutEffect(() => {
    if (held === null || document.activeElement !== document.body) return;
    const heading = box.current!.querySelector<HTMLElement>('h2')!;
    heading.tabIndex = -1; // a panel is gone to, not passed through
    (held.isConnected ? held : heading).focus({ preventScroll: true });
  });
  return box;
}
