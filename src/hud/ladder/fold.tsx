import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface FoldProps {
  readonly summary: string;
  readonly open?: boolean;
  /** Made only when it is opened. */
  readonly children: () => ComponentChildren;
}

/** What is made and counted only for whoever looks at it. */
export function Fold({ summary, open = false, children }: FoldProps) {
  const [shown, setShown] = useState(open);
  return (
    <details open={open} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{summary}</summary>
      {shown ? children() : null}
    </details>
  );
}
