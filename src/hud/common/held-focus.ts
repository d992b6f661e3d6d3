import { useLayoutEffect, useRef } from 'preact/hooks';

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
