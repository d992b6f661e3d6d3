import './packs.css';
import { CopyButton } from '../page/index.ts';
import type { SharedPack } from './types.ts';

/** Squares round a code that readers want empty. */
const QUIET = 4;

/** A code that a camera reads. */
export function Code({ rows, name }: { readonly rows: readonly (readonly boolean[])[]; readonly name: string }) {
  const size = rows.length + 2 * QUIET;
  const path = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : []))).join('');
  return (
    <svg
      class="pack-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`Code with the link to ${name}`}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

interface ShareProps {
  /** Null while it is made. */
  readonly shared: SharedPack | null;
  readonly onFile: () => void;
  readonly onPrint: () => void;
}

/** The ways out: file, link, code, sheet. */
export function Share({ shared, onFile, onPrint }: ShareProps) {
  if (!shared) return <p role="status">The link is made …</p>;
  const { link, code, name } = shared;
  return (
    <div class="pack-share">
      <p class="button-row">
        {link !== null && (
          <CopyButton class="button primary" text={() => link} done="Link copied">
            Copy the link
          </CopyButton>
        )}
        <button type="button" class="button" onClick={onFile}>
          Save as a file
        </button>
        <button type="button" class="button" onClick={onPrint}>
          Print its cards
        </button>
      </p>
      {link === null ? (
        <p>It is too large for a link: send the file.</p>
      ) : (
        <p class="quiet">The whole pack is in the link, {link.length.toLocaleString('en')} letters: no server keeps it.</p>
      )}
      {link !== null && code === null && (
        <p class="quiet">
          There is no code to scan: so long a link would make one too fine for the camera of a phone. Send the link or the file.
        </p>
      )}
      {code !== null && <Code rows={code} name={name} />}
    </div>
  );
}
