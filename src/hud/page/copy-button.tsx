import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from './notices.tsx';

/** There is nothing to copy; the message tells the player why and what else he can do. */
export class CannotCopy extends Error {
  override readonly name = 'CannotCopy';
}

interface CopyButtonProps {
  /** Made when it is wanted; may be slow. Throws `CannotCopy`. */
  readonly text: () => string;
  readonly done: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Copies a text; where the browser forbids it, shows the text to copy by hand, and where there is none, says why. */
export function CopyButton({ text, done, class: name = 'button', children }: CopyButtonProps) {
  const [state, setState] = useState('idle');
  const [problem, setProblem] = useState('');
  const copy = async (): Promise<void> => {
    let copied: string;
    try {
      copied = text();
    } catch (error) {
      if (!(error instanceof CannotCopy)) throw error;
      setProblem(error.message);
      announce(error.message);
      return;
    }
    setProblem('');
    try {
      await navigator.clipboard.writeText(copied);
      setState('done');
      announce(done);
    } catch {
      setState(copied);
      announce('The text is ready to copy.');
    }
  };
  return (
    <>
      <button type="button" class={name} onClick={() => void copy()}>
        {state === 'done' ? done : children}
      </button>
      {state !== 'idle' && state !== 'done' && (
        <input class="text-field" readOnly value={state} aria-label="Text to copy" onFocus={(event) => event.currentTarget.select()} />
      )}
      {problem && <p class="problem">{problem}</p>}
    </>
  );
}
