import type { ReadonlySignal } from '@preact/signals';
import './captions.css';

/** What is heard right now, in words: `[roar, left]`. */
export interface Caption {
  readonly id: number;
  readonly text: string;
}

/** A line over the arena. The log says what happened to whoever listens to the page, so this is for the eyes alone. */
export function CaptionLine({ captions }: { readonly captions: ReadonlySignal<readonly Caption[]> }) {
  if (captions.value.length === 0) return null;
  return (
    <p class="caption-line wrap" aria-hidden="true">
      {captions.value.map(({ id, text }) => (
        <span key={id}>{text}</span>
      ))}
    </p>
  );
}
