import type { ShownFinding } from './types.ts';

/** So many are shown; a pack with more wants mending from the first on. */
const MOST = 50;

const SIGN = { error: 'Error', warning: 'Warning' } as const;

interface FindingsProps {
  readonly summary: string;
  readonly findings: readonly ShownFinding[];
  readonly open?: boolean;
}

/** What is wrong with a pack: what, where, and how to put it right. */
export function Findings({ summary, findings, open = false }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <details class="pack-findings" open={open}>
      <summary>{summary}</summary>
      <ul>
        {findings.slice(0, MOST).map(({ severity, place, message, hint, excerpt }) => (
          <li key={`${place} ${message}`} class={`pack-finding ${severity}`}>
            <p>
              <strong>{SIGN[severity]}:</strong> {message}
            </p>
            <p class="quiet">
              {place}
              {hint && ` · ${hint}`}
            </p>
            {excerpt && <pre>{excerpt}</pre>}
          </li>
        ))}
      </ul>
      {findings.length > MOST && <p class="quiet">And {findings.length - MOST} more.</p>}
    </details>
  );
}
