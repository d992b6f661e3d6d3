import { signal } from '@preact/signals';

const said = signal('');

/** Says something to screen readers, politely. */
export function announce(text: string): void {
  said.value = said.value === text ? `${text}\u00a0` : text;
}

/** Says nothing more: what was said belonged to a screen that has gone. */
export function hush(): void {
  said.value = '';
}

/** The one live region of the page. */
export function Announcer() {
  return (
    <div class="visually-hidden" role="status" aria-live="polite">
      {said.value}
    </div>
  );
}
