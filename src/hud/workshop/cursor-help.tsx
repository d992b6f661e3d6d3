import type { CodeHelp, CodeOption } from './code-help.ts';

interface CursorHelpProps {
  readonly text: string;
  readonly offset: number;
  readonly help: CodeHelp;
  /** Puts words in at the place, instead of those from there to it. */
  onInsert(this: void, from: number, words: string): void;
}

/** What stands at the cursor, and what could: the help of the editor for whoever writes without it. */
export function CursorHelp({ text, offset, help, onInsert }: CursorHelpProps) {
  const hover = help.hover(text, offset);
  const found = help.complete(text, offset);
  const options = found?.options ?? [];
  const put = (option: CodeOption | undefined): void => {
    if (found && option) onInsert(found.from, option.apply ?? option.label);
  };
  return (
    <section class="at-cursor" aria-label="At the cursor">
      <p class="here-said">
        <b>At the cursor:</b> {hover ? hover.lines.join(' ') : 'nothing that needs explaining.'}
      </p>
      {options.length > 0 && (
        <label class="here-options">
          What may stand here
          <select
            value=""
            onChange={(event) => {
              put(options[Number(event.currentTarget.value)]);
              event.currentTarget.value = '';
            }}
          >
            <option value="">choose to put it in</option>
            {options.slice(0, 200).map(({ label, detail, info }, i) => (
              <option key={label} value={i}>
                {label}
                {info ? `: ${info.slice(0, 80)}` : detail ? `: ${detail}` : ''}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}
