import { render } from 'preact';
import { pageKit } from './kit.ts';

/** While developing: what is wrong with the content, above everything; the last good content is in use. */
export function showFindings(): void {
  const { findings } = pageKit;
  if (findings.length === 0) return;
  const banner = document.createElement('aside');
  banner.className = 'hud notices';
  document.body.prepend(banner);
  render(
    <div class="page-notice" role="alert">
      <div>
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
