import './resolved.css';
import './workshop.css';
import { Fragment, type RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export interface ResolvedLine {
  readonly path: string;
  readonly value: string;
  readonly file: string;
  readonly line: number;
  /** Whether it stands in a file of the draft. */
  readonly own: boolean;
}

/** What somebody is led to among the values. */
export interface Pointed {
  /** Above the values that are meant; empty where there are none any more. */
  readonly path: string;
  readonly said: string;
  /** What to write, after what is said; empty for nothing. */
  readonly code: string;
}

interface ResolvedProps {
  readonly lines: readonly ResolvedLine[];
  readonly pointed?: Pointed | null;
  onGo(this: void, line: ResolvedLine): void;
}

interface RowProps {
  readonly line: ResolvedLine;
  readonly isMeant: boolean;
  readonly onGo: ResolvedProps['onGo'];
}

function Row({ line, isMeant, onGo }: RowProps) {
  return (
    <tr class={`${line.own ? 'own' : 'inherited'}${isMeant ? ' pointed' : ''}`}>
      <th scope="row">
        <code>{line.path}</code>
      </th>
      <td>
        <code>{line.value}</code>
      </td>
      <td>
        {line.own ? (
          <button type="button" class="link-button" onClick={() => onGo(line)}>
            {line.file}, line {line.line}
          </button>
        ) : (
          <span class="quiet">
            {line.file}, line {line.line}
          </span>
        )}
      </td>
    </tr>
  );
}

interface NoteProps {
  readonly pointed: Pointed;
  readonly at: RefObject<HTMLParagraphElement | null>;
}

function Note({ pointed: { said, code }, at }: NoteProps) {
  return (
    <p class="pointed-note" tabIndex={-1} ref={at}>
      {said} {code !== '' && <code>{code}</code>}
    </p>
  );
}

/** Every value of a card as it comes out, with where it is written; what is pointed at has a note above it. */
export function Resolved({ lines, pointed = null, onGo }: ResolvedProps) {
  const note = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'center' });
  }, [pointed]);
  const isMeant = ({ path }: ResolvedLine): boolean => pointed !== null && path.startsWith(`${pointed.path}.`);
  const first = lines.find(isMeant);
  return (
    <>
      {pointed && !first && <Note pointed={pointed} at={note} />}
      <table class="resolved table">
        <caption class="quiet">What the card comes to, and where each value is written. Values of this pack stand out.</caption>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col">Is</th>
            <th scope="col">Written in</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Fragment key={line.path}>
              {pointed && line === first && (
                <tr>
                  <td colSpan={3}>
                    <Note pointed={pointed} at={note} />
                  </td>
                </tr>
              )}
              <Row line={line} isMeant={isMeant(line)} onGo={onGo} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </>
  );
}
