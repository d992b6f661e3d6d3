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
