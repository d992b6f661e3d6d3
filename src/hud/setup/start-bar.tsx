import { useLayoutEffect, useRef, useEffect, useState } from 'preact/hooks';
import './start-bar.css';
import { CopyButton } from '../page/index.ts';

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
      <div class="start-inner row">
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

/** What the rules do not allow, and where. */
export interface SetupProblem {
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

/** What is wrong with one of some fields; null when nothing is. */
export function problemAt(problem: SetupProblem | null, ...fields: string[]): string | null {
  return problem && fields.some((field) => problem.field === field || problem.field.startsWith(`${field}.`))
    ? `${problem.message} [${problem.rule}]`
    : null;
}

interface SeedFieldProps {
  /** What comes of the seed. */
  readonly label: string;
  readonly seed: string;
  readonly longest: number;
  readonly onSeed: (seed: string) => void;
  readonly onRoll: () => void;
  readonly link: () => string;
}

/** The seed of the dice: the same seed and choices give the same game. */
export function SeedField({ label, seed, longest, onSeed, onRoll, link }: SeedFieldProps) {
  const [typed, setTyped] = useState(seed);
  useEffect(() => setTyped(seed), [seed]);
  const settle = (): void => (typed.trim() === '' ? setTyped(seed) : onSeed(typed.trim()));
  return (
    <section class="panel" aria-labelledby="seed-title">
      <h2 id="seed-title">Seed</h2>
      <div class="field">
        <label for="seed">{label}</label>
        <input
          id="seed"
          class="text-field"
          value={typed}
          maxLength={longest}
          autoComplete="off"
          spellcheck={false}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onChange={settle}
        />
      </div>
      <div class="button-row">
        <button type="button" class="button" onClick={onRoll}>
          New seed
        </button>
        <CopyButton text={() => seed} done="Seed copied">
          Copy seed
        </CopyButton>
        <CopyButton text={link} done="Link copied">
          Copy link to this set-up
        </CopyButton>
      </div>
    </section>
  );
}
