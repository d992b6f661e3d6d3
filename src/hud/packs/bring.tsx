import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PackProblem } from './types.ts';

/** What somebody brought: files of his disk, or a text. */
export type Brought = { readonly files: readonly File[] } | { readonly text: string };

interface BringProps {
  readonly reading: boolean;
  /** Why the last could not be read; null where it could. */
  readonly problem: PackProblem | null;
  /** Resolves to whether a pack was found in it. */
  readonly onBring: (brought: Brought) => Promise<boolean>;
}

const MOST_DROPPED = 2000;

/** Whatever lies in a folder that was dropped, at most so many files. */
async function filesUnder(entry: FileSystemEntry, path: string, found: File[]): Promise<void> {
  if (found.length >= MOST_DROPPED) return;
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    Object.defineProperty(file, 'webkitRelativePath', { value: path + entry.name });
    found.push(file);
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (entries.length === 0) return;
    for (const each of entries) await filesUnder(each, `${path}${entry.name}/`, found);
  }
}

async function dropped(data: DataTransfer): Promise<Brought> {
  const entries = [...data.items].flatMap((item) => (item.kind === 'file' ? (item.webkitGetAsEntry?.() ?? []) : []));
  const plain = [...data.files];
  const text = data.getData('text/plain');
  if (entries.length === 0) return plain.length > 0 ? { files: plain } : { text };
  const found: File[] = [];
  for (const entry of entries) await filesUnder(entry, '', found);
  return { files: found };
}

/** Whether a paste is meant for a field, and not for the screen. */
const isField = (target: EventTarget | null): boolean => target instanceof Element && target.closest('input, textarea, select') !== null;

/** Files and pastes for the whole screen, wherever they land on it. */
function useWholeScreen(onBring: BringProps['onBring']): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      if (event.dataTransfer) void dropped(event.dataTransfer).then(onBring, () => onBring({ files: [] }));
    };
    const paste = (event: ClipboardEvent): void => {
      if (isField(event.target) || !event.clipboardData) return;
      const files = [...event.clipboardData.files];
      const text = event.clipboardData.getData('text/plain');
      if (files.length > 0) void onBring({ files });
      else if (text.trim() !== '') void onBring({ text });
    };
    addEventListener('dragover', drag);
    addEventListener('dragleave', drag);
    addEventListener('drop', drop);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('dragleave', drag);
      removeEventListener('drop', drop);
      removeEventListener('paste', paste);
    };
  }, [onBring]);
  return over;
}

/** Why nothing came of it, brought into sight; the keyboard goes on from there. */
function Problem({ problem }: { readonly problem: PackProblem }) {
  const { text, way } = problem;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.focus({ preventScroll: true });
  }, [problem]);
  return (
    <div class="problem pack-problem" role="alert" tabIndex={-1} ref={place}>
      <p>{text}</p>
      {way && (
        <p class="button-row">
          <a class="button" href={way.href}>
            {way.label}
          </a>
        </p>
      )}
    </div>
  );
}

/** The ways in: choose files, drop them, paste a text or a link. */
export function Bring({ reading, problem, onBring }: BringProps) {
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const field = useId();
  const over = useWholeScreen(onBring);
  const read = (input: HTMLInputElement): void => {
    const files = [...(input.files ?? [])];
    if (files.length > 0) void onBring({ files });
    input.value = '';
  };
  /** What was read is of no more use in the field; what was not is there to be mended. */
  const readPaste = async (): Promise<void> => {
    if (text.trim() !== '' && (await onBring({ text }))) setText((now) => (now === text ? '' : now));
  };
  return (
    <section class={`panel pack-bring ${over ? 'over' : ''}`} aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`}>Bring a pack</h2>
      <p>Choose its files or drop them here; several at once are one pack. Nothing of a pack plays before you say so.</p>
      <p class="button-row">
        <input
          ref={file}
          class="visually-hidden"
          type="file"
          multiple
          accept=".yaml,.yml,.txt,text/yaml,text/plain"
          tabIndex={-1}
          aria-label="Files of a pack"
          onChange={(event) => read(event.currentTarget)}
        />
        <button type="button" class="button primary" onClick={() => file.current?.click()}>
          Choose files
        </button>
      </p>
      <form
        class="field"
        onSubmit={(event) => {
          event.preventDefault();
          void readPaste();
        }}
      >
        <label for={field}>Or paste a link or the text of a pack</label>
        <textarea
          id={field}
          class="text-field pack-paste"
          rows={3}
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <p class="button-row">
          <button type="submit" class="button" disabled={reading || text.trim() === ''}>
            Look at it
          </button>
        </p>
      </form>
      {reading && <p role="status">It is being read …</p>}
      {problem && <Problem problem={problem} />}
    </section>
  );
}
