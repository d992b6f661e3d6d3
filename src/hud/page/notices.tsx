import { signal } from '@preact/signals';

/** A sentence that the player should see on every screen, with what can be done. */
export interface Notice {
  readonly id: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <section class="notices" aria-label="Notices">
      {notices.map(({ id, text, action }) => (
        <div class="page-notice" key={id} data-notice={id}>
          <p>{text}</p>
          {action && (
            <button type="button" class="button" onClick={action.run}>
              {action.label}
            </button>
          )}
        </div>
      ))}
    </section>
  );
}

interface WaitingBoutProps {
  /** Where it stands: `round 3, lion`. */
  readonly place: string;
  /** The button that would begin another. */
  readonly begins: string;
  /** Where it goes on. */
  readonly href: string;
}

/** Says before another bout is begun that one waits, and what becomes of it. */
export function WaitingBout({ place, begins, href }: WaitingBoutProps) {
  return (
    <p class="panel no-print">
      A bout waits ({place}): <a href={href}>go on with it</a>, or lay it aside by <i>{begins}</i>. It stays among the replays.
    </p>
  );
}

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
