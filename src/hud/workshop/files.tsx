import './bench.css';
import { useState } from 'preact/hooks';

export interface FilesProps {
  readonly files: readonly string[];
  readonly open: string;
  /** Files in which something is wrong. */
  readonly wrong: ReadonlySet<string>;
  /** Why a name cannot be given to a file; null where it can. */
  refuse(this: void, path: string): string | null;
  onOpen(this: void, path: string): void;
  onRename(this: void, path: string, to: string): void;
  onRemove(this: void, path: string): void;
  onAdd(this: void): void;
}

function Rename({ open, refuse, onRename }: Pick<FilesProps, 'open' | 'refuse' | 'onRename'>) {
  const [to, setTo] = useState(open);
  const why = to === open ? null : refuse(to);
  return (
    <form
      class="file-rename"
      onSubmit={(event) => {
        event.preventDefault();
        if (to !== open && why === null) onRename(open, to);
      }}
    >
      <label for="file-name">Name of the file</label>
      <input id="file-name" value={to} aria-describedby="file-name-why" onInput={(event) => setTo(event.currentTarget.value)} />
      <button type="submit" class="button small" disabled={to === open || why !== null}>
        Rename
      </button>
      <span id="file-name-why" class="problem">
        {why ?? ''}
      </span>
    </form>
  );
}

/** The files of a pack, of which one is open. */
export function Files(props: FilesProps) {
  const { files, open, wrong, onOpen, onRemove, onAdd } = props;
  const [more, setMore] = useState(false);
  return (
    <div class="files">
      <label class="file-choice">
        <span class="file-word">File</span>
        <select value={open} onChange={(event) => onOpen(event.currentTarget.value)}>
          {files.map((path) => (
            <option key={path} value={path}>
              {path}
              {wrong.has(path) ? ' (something is wrong)' : ''}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button small" aria-expanded={more} onClick={() => setMore(!more)}>
        Files …
      </button>
      {more && (
        <div class="file-more">
          <button type="button" class="button small" onClick={onAdd}>
            Add a card …
          </button>
          <Rename key={open} {...props} />
          <button type="button" class="button small" disabled={files.length < 2} onClick={() => onRemove(open)}>
            Delete {open}
          </button>
        </div>
      )}
    </div>
  );
}
