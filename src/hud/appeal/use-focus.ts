import { useLayoutEffect } from 'preact/hooks';

/** The focus is on the one button while the scene lasts, and goes back where it was. */
export function useFocus(ref: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    ref.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
}
