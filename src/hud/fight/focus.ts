import { effect, type ReadonlySignal } from '@preact/signals';

/** How a control is found again after it has been drawn anew, most telling first. */
const MARKS = ['data-dial', 'data-option', 'data-answer', 'data-man', 'data-cell'] as const;

/** Where the focus belongs when nothing better is known: what is asked first, then the one button, then the sand. */
const HOMES = ['[role="alertdialog"] .primary', '.action-bar .commit', '.hex[tabindex="0"]'];

function markOf(element: HTMLElement): string | null {
  const mark = MARKS.find((name) => element.hasAttribute(name));
  if (mark) return `[${mark}="${CSS.escape(element.getAttribute(mark)!)}"]`;
  return element.id ? `#${CSS.escape(element.id)}` : null;
}

function canTake(element: HTMLElement | null): element is HTMLElement {
  return element !== null && element.isConnected && element.getClientRects().length > 0;
}

/** The control that a mark is on, or the button in what it is on. */
function marked(root: HTMLElement, mark: string | null): HTMLElement | null {
  const found = mark === null ? null : root.querySelector<HTMLElement>(mark);
  return found && !found.matches('button, a, input, [tabindex]') ? found.querySelector('button') : found;
}

/**
 * Keeps the focus in the arena: whenever what had it is taken away it goes to where it can be used next, and at a decision
 * back to the control it was on before, if that is offered again. Who clicks beside all controls may let go of it.
 */
export function keepFocus(root: HTMLElement, idle: ReadonlySignal<boolean>): () => void {
  let last: HTMLElement | null = null;
  let outside: HTMLElement | null = null;
  let wish: string | null = null;
  let lent: HTMLElement | null = null;
  /** In which a question that has come is painted; 0 when it was. */
  let frame = 0;

  const noted = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target === lent) return;
    last = target;
    lent = null;
    if (!target.closest('dialog')) [outside, wish] = [target, markOf(target)];
  };
  const lend = (element: HTMLElement | null | undefined): void => {
    if (!element) return;
    lent = element;
    element.focus({ preventScroll: true });
  };
  const mend = (): void => {
    const holder = document.activeElement;
    if (document.querySelector('dialog[open]')) return;
    if (holder !== null && holder !== document.body) return;
    if (lent ? canTake(lent) : canTake(last)) return;
    const again = marked(root, wish);
    lend([outside, again, ...HOMES.map((home) => root.querySelector<HTMLElement>(home))].find(canTake));
  };
  const decide = (): void => {
    mend();
    const again = marked(root, wish);
    if (lent && document.activeElement === lent && canTake(again) && again !== lent) again.focus({ preventScroll: true });
  };

  const seen = (): void => {
    decide();
    frame = 0;
  };

  root.addEventListener('focusin', noted);
  const watch = new MutationObserver(() => (frame === 0 ? mend() : decide()));
  watch.observe(root, { childList: true, subtree: true });
  const stop = effect(() => {
    cancelAnimationFrame(frame);
    frame = idle.value ? requestAnimationFrame(seen) : 0;
  });
  mend();
  return () => {
    root.removeEventListener('focusin', noted);
    watch.disconnect();
    stop();
    cancelAnimationFrame(frame);
  };
}
