import './workshop.css';
import type { Finding } from '../../catalogue/index.ts';

export interface ProblemsProps {
  readonly findings: readonly Finding[];
  /** What is written has not been read yet. */
  readonly stale: boolean;
  /** Why nothing can be read; null while it can. */
  readonly failure: string | null;
  onGo(this: void, finding: Finding): void;
  onFix(this: void, finding: Finding): void;
}

/** Most that are shown; the others are counted. */
const MOST = 60;

/** Letters of what a button shows of the text that it writes. */
const LONGEST_WRITTEN = 40;

function counted(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const of = (n: number, one: string): string[] => (n === 0 ? [] : [`${n} ${one}${n === 1 ? '' : 's'}`]);
  return [...of(errors, 'problem'), ...of(warnings, 'warning')].join(', ') || 'nothing is wrong';
}

/** What the key that mends a finding does, as its button says it. */
export function fixLabel({ fix }: Finding): string {
  if (!fix) return '';
  if (fix.replacement === '') return 'Take it away';
  const written = fix.replacement.trim();
  return written !== '' && written.length <= LONGEST_WRITTEN && !written.includes('\n') ? `Write ${written}` : 'Put it right';
}

/** What is wrong, each with a link to its line and, where the way out is sure, a button that mends it. */
export function Problems({ findings, stale, failure, onGo, onFix }: ProblemsProps) {
  return (
    <section class="problems" aria-labelledby="problems-title" aria-busy={stale}>
      <h2 id="problems-title">
        Problems <span class="problem-count">{failure ? 'not read' : counted(findings)}</span>
      </h2>
      <p class="visually-hidden" role="status">
        {stale ? '' : (failure ?? counted(findings))}
      </p>
      {failure && <p class="problem">{failure}</p>}
      {!failure && findings.length === 0 && <p class="quiet">Every line is understood. The card plays.</p>}
      <ol class="problem-list">
        {findings.slice(0, MOST).map((finding) => (
          <li key={`${finding.file}:${finding.line}:${finding.column}:${finding.message}`} class={`problem-line wrap ${finding.severity}`}>
            <span class="problem-mark" aria-hidden="true">
              {finding.severity === 'error' ? '\u00d7' : '!'}
            </span>
            <span class="problem-said">
              <button type="button" class="link-button" onClick={() => onGo(finding)}>
                {finding.file}, line {finding.line}, column {finding.column}
              </button>
              <span>
                <b>{finding.severity === 'error' ? 'Problem' : 'Warning'}:</b> {finding.path === '' ? '' : `${finding.path}: `}
                {finding.message}
                {finding.hint ? <i class="problem-hint"> {finding.hint}</i> : null}
              </span>
            </span>
            {finding.fix && (
              <button type="button" class="button small" onClick={() => onFix(finding)}>
                {fixLabel(finding)}
              </button>
            )}
          </li>
        ))}
      </ol>
      {findings.length > MOST && <p class="quiet">And {findings.length - MOST} more.</p>}
    </section>
  );
}
