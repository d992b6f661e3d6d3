export interface CodeKey {
  readonly keys: string;
  readonly does: string;
}

const TEST: CodeKey = { keys: 'Ctrl Enter', does: 'test bout' };

/** Keys of the editor; on a Mac, Cmd stands for Ctrl. */
export const RICH_KEYS: readonly CodeKey[] = [
  TEST,
  { keys: 'Ctrl Space', does: 'what may stand here' },
  { keys: 'Ctrl /', does: 'take the # from a line, or put it there' },
  { keys: 'F8', does: 'next problem' },
  { keys: 'Ctrl F', does: 'find and replace' },
  { keys: 'Ctrl Z', does: 'take back; Ctrl Y does it again' },
  { keys: 'Tab', does: 'indent; Escape, then Tab, leaves the text' },
];

/** Keys of the plain text area. */
export const PLAIN_KEYS: readonly CodeKey[] = [TEST, { keys: 'Ctrl Z', does: 'take back; Ctrl Y does it again' }];

/** Keys in a sentence each, for whoever hears the page. */
export const saidKeys = (keys: readonly CodeKey[]): string => keys.map((each) => `${each.keys}: ${each.does}.`).join(' ');

/** The keys that do something where somebody writes; `id` is what describes the field by them. */
export function CodeKeys({ keys, id }: { readonly keys: readonly CodeKey[]; readonly id: string }) {
  return (
    <details class="code-keys">
      <summary>Keys</summary>
      <p id={id}>
        {keys.map(({ keys: pressed, does }) => (
          <span key={pressed} class="code-key">
            <kbd>{pressed}</kbd> {does}
          </span>
        ))}
      </p>
    </details>
  );
}
