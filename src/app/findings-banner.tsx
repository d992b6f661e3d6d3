import { render } from 'preact';
import type { Finding } from '../catalogue/index.ts';

/** While developing: what is wrong with the content, above everything; the last good content is in use. */
export function showFindings(findings: readonly Finding[], note: string | null): void {
  document.querySelector('.findings-banner')?.remove();
  if (findings.length === 0 && note === null) return;
  const banner = document.createElement('aside');
  banner.className = 'hud notices findings-banner';
  document.body.prepend(banner);
  if (note !== null && findings.length === 0) return render(<p class="page-notice">{note}</p>, banner);
  render(
    <div class="page-notice" role="alert">
      <div>
        {note !== null && <p>{note}</p>}
        <p>
          The content has {findings.length === 1 ? 'one finding' : `${findings.length} findings`}; cards with errors are as they were
          before.
        </p>
        <pre>
          {findings
            .map(
              ({ severity, file, line, column, message, hint }) =>
                `${severity}: ${file}:${line}:${column} ${message}${hint ? `\n  ${hint}` : ''}`,
            )
            .join('\n')}
        </pre>
      </div>
    </div>,
    banner,
  );
}
