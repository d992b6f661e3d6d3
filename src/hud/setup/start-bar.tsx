import { useLayoutEffect, useRef } from 'preact/hooks';
import './start-bar.css';

/** Of the button that begins, for links that lead to it. */
const START = 'start-it';

/** Past everything that can be changed; seen when the keyboard comes to it. */
export function SkipToStart() {
  const toStart = (event: Event): void => {
    event.preventDefault(); // the address is that of the screen
    document.getElementById(START)?.focus();
  };
  return (
    <a class="skip-link skip-to-start" href={`#${START}`} onClick={toStart}>
      To the start
    </a>
  );
}

interface StartBarProps {
  /** The set-up in a sentence, or why it cannot begin. */
  readonly line: string;
  readonly blocked: boolean;
  readonly label: string;
  readonly onStart: () => void;
  /** Plays it at once and tells it: where nobody plays. */
  readonly onSettle?: (() => void) | null;
}

/** The way to begin, at the lower edge of a set-up. */
export function StartBar({ line, blocked, label, onStart, onSettle = null }: StartBarProps) {
  const start = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // Ctrl+Enter begins from anywhere on the screen.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && event.ctrlKey) start.current?.click();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <section class="start-bar" aria-label="Begin">
      <div class="start-inner">
        <p>{line}</p>
        {onSettle ? (
          <button type="button" class="button" data-start="settle" aria-disabled={blocked} onClick={() => !blocked && onSettle()}>
            Settle it
          </button>
        ) : null}
        <button ref={start} id={START} type="button" class="button primary" aria-disabled={blocked} onClick={() => !blocked && onStart()}>
          {onSettle ? 'Watch it' : label}
        </button>
      </div>
    </section>
  );
}
