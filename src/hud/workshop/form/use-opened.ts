import { useLayoutEffect } from 'preact/hooks';
import { isMeant, type Branch } from './branch.ts';

/** Brings a value to whoever wants to see it: on the screen, and under the keyboard. */
export function useOpened(branch: Branch, element: () => HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!isMeant(branch)) return;
    const found = element();
    found?.focus();
    found?.scrollIntoView({ block: 'center' });
    branch.deeds.opened();
  }, [branch.wanted]);
}
