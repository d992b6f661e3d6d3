import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PackNote } from './types.ts';

interface SaidProps {
  readonly note: PackNote;
  /** Ways on, below what is said. */
  readonly children?: ComponentChildren;
}

/** What is done or was done, where it was asked for: it is brought into sight, and the keyboard goes on from there. */
export function Said({ note, children }: SaidProps) {
  const place = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    if (note.working || note.focus === 'none') return;
    const way = note.focus === 'play' ? place.current?.querySelector('a') : null;
    (way ?? text.current)?.focus({ preventScroll: true });
  }, [note]);
  return (
    <div class="pack-said" ref={place}>
      <p ref={text} tabIndex={-1} aria-busy={note.working}>
        {note.text}
      </p>
      {!note.working && children}
    </div>
  );
}
