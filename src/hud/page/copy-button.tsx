import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from './announcer.tsx';

interface CopyButtonProps {
  /** Made when it is wanted; may be slow. */
  readonly text: () => string;
  readonly done: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Copies a text; where the browser forbids it, shows the text to copy by hand. */
export function CopyButton({ text, done, class: name = 'button', children }: CopyButtonProps) {
  const [state, setState] = useState('idle');
  const copy = async (): Promise<void> => {
    const copied = text();
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
    </>
  );
}
