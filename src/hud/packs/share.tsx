import './packs.css';
import { useState } from 'preact/hooks';
import { listed } from '../../engine/text/index.ts';
import { Choices, CopyButton } from '../page/index.ts';
import type { SharedLink, SharedPack } from './types.ts';

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
  /** Packs that it needs, which go with neither file nor link. */
  readonly needs: readonly string[];
  readonly onFile: () => void;
  readonly onPrint: () => void;
}

const lengthOf = ({ link }: SharedLink): string => (link === null ? 'too long for a link' : `${link.length.toLocaleString('en')} letters`);

/** What can be said of a link and its code. */
function About({ shared: { link, code }, bare }: { readonly shared: SharedLink; readonly bare: SharedLink | null }) {
  const shorter = bare?.code ? ' Without the remarks there is one.' : '';
  if (link === null) return <p>It is too large for a link{bare?.link ? ' with its remarks' : ''}: send the file.</p>;
  return (
    <>
      <p class="quiet">The whole pack is in the link, {lengthOf({ link, code })}: no server keeps it.</p>
      {code === null && (
        <p class="quiet">
          There is no code to scan: so long a link would make one too fine for the camera of a phone.{shorter} Send the link or the file.
        </p>
      )}
    </>
  );
}

/** The ways out: file, link, code, sheet. */
export function Share({ shared, needs, onFile, onPrint }: ShareProps) {
  const [which, setWhich] = useState<'whole' | 'bare'>('whole');
  if (!shared) return <p role="status">The link is made …</p>;
  const { whole, bare, name } = shared;
  const chosen = which === 'bare' && bare ? bare : whole;
  const { link, code } = chosen;
  return (
    <div class="pack-share">
      {bare && (
        <Choices
          legend="The text of the link"
          value={which}
          options={[
            { value: 'whole', label: `With its remarks: ${lengthOf(whole)}` },
            { value: 'bare', label: `Without remarks: ${lengthOf(bare)}` },
          ]}
          onChoose={setWhich}
        />
      )}
      <p class="button-row">
        {link !== null && (
          <CopyButton key={which} class="button primary" text={() => link} done="Link copied">
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
      {needs.length > 0 && <p>It needs {listed(needs, 'and')}: send that too. Without it this pack is kept and waits.</p>}
      <About shared={chosen} bare={chosen === whole ? bare : null} />
      {code !== null && <Code rows={code} name={name} />}
    </div>
  );
}
