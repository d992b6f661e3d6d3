import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import './bench.css';
import type { CodeHelp, EditorProblem } from './code-help.ts';
import type { CodeEditor } from './code-mirror.ts';
import { editBetween, type TextEdit } from './text-edit.ts';

interface CodeKey {
  readonly keys: string;
  readonly does: string;
}

const TEST: CodeKey = { keys: 'Ctrl Enter', does: 'test bout' };

/** Keys of the editor; on a Mac, Cmd stands for Ctrl. */
const RICH_KEYS: readonly CodeKey[] = [
  TEST,
  { keys: 'Ctrl Space', does: 'what may stand here' },
  { keys: 'Ctrl /', does: 'take the # from a line, or put it there' },
  { keys: 'F8', does: 'next problem' },
  { keys: 'Ctrl F', does: 'find and replace' },
  { keys: 'Ctrl Z', does: 'take back; Ctrl Y does it again' },
  { keys: 'Tab', does: 'indent; Escape, then Tab, leaves the text' },
];

/** Keys of the plain text area. */
const PLAIN_KEYS: readonly CodeKey[] = [TEST, { keys: 'Ctrl Z', does: 'take back; Ctrl Y does it again' }];

/** Keys in a sentence each, for whoever hears the page. */
const saidKeys = (keys: readonly CodeKey[]): string => keys.map((each) => `${each.keys}: ${each.does}.`).join(' ');

/** The keys that do something where somebody writes; `id` is what describes the field by them. */
function CodeKeys({ keys, id }: { readonly keys: readonly CodeKey[]; readonly id: string }) {
  return (
    <details class="code-keys">
      <summary>Keys</summary>
      <p id={id}>
        {keys.map(({ keys: pressed, does }) => (
          <span key={pressed} class="code-key">
            <kbd>{pressed}</kbd> {does}
          </span>
        ))}
      </p>
    </details>
  );
}

/** A place of the text, or a part of it, in letters from the beginning. */
export interface TextPart {
  readonly from: number;
  readonly to: number;
}

/** Somebody wants to see a part of the text; `asked` counts, so that one can be asked for twice. */
export interface Revealed extends TextPart {
  readonly asked: number;
}

export interface CodeFieldProps {
  /** Names the text: another one is another editor. */
  readonly path: string;
  readonly text: string;
  /** A plain text area instead of the editor. */
  readonly plain: boolean;
  onPlain(this: void, plain: boolean): void;
  readonly problems: readonly EditorProblem[];
  readonly help: CodeHelp;
  readonly revealed: Revealed | null;
  onEdit(this: void, edit: TextEdit): void;
  onUndo(this: void): void;
  onRedo(this: void): void;
  onTest(this: void): void;
  /** The place where somebody writes, in letters from the beginning. */
  onCursor(this: void, offset: number): void;
}

const HELP_ID = 'workshop-editor-help';

/** Selects a part of a text area and brings it into its middle; how high it stands is found by writing no more than what is above it. */
function select(area: HTMLTextAreaElement, { from, to }: TextPart): void {
  const { value } = area;
  area.value = value.slice(0, from);
  const above = area.scrollHeight;
  area.value = value;
  area.focus();
  area.setSelectionRange(from, to);
  area.scrollTop = above - area.clientHeight / 2;
}

function PlainField({ path, text, problems, revealed, ...on }: CodeFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (!revealed || !area.current) return;
    select(area.current, revealed);
    on.onCursor(revealed.from);
  }, [revealed?.asked]);
  const key = (event: KeyboardEvent): void => {
    const mod = event.ctrlKey || event.metaKey;
    const deed =
      mod && event.key === 'Enter'
        ? on.onTest
        : mod && event.key.toLowerCase() === 'z'
          ? event.shiftKey
            ? on.onRedo
            : on.onUndo
          : mod && event.key.toLowerCase() === 'y'
            ? on.onRedo
            : null;
    if (!deed) return;
    event.preventDefault();
    deed();
  };
  const cursor = (): void => on.onCursor(area.current?.selectionStart ?? 0);
  return (
    <textarea
      ref={area}
      class="code-plain"
      aria-label={`Text of ${path}`}
      aria-describedby={HELP_ID}
      aria-invalid={problems.some(({ severity }) => severity === 'error')}
      spellcheck={false}
      autocapitalize="off"
      wrap="soft"
      value={text}
      onKeyDown={key}
      onKeyUp={cursor}
      onClick={cursor}
      onInput={(event) => {
        const edit = editBetween(text, event.currentTarget.value);
        if (edit) on.onEdit(edit);
        cursor();
      }}
    />
  );
}

function RichField(props: CodeFieldProps & { readonly onMissing: () => void }) {
  const { path, text, problems, revealed } = props;
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor | null>(null);
  const now = useRef(props);
  now.current = props;
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    const open = async (): Promise<void> => {
      const { openCodeEditor } = await import('./code-mirror.ts');
      if (gone) return;
      editor.current = openCodeEditor({
        parent: parent.current!,
        text: now.current.text,
        label: `Text of ${path}`,
        keys: saidKeys(RICH_KEYS),
        help: () => now.current.help,
        onEdit: (edit) => now.current.onEdit(edit),
        onUndo: () => now.current.onUndo(),
        onRedo: () => now.current.onRedo(),
        onTest: () => now.current.onTest(),
        onCursor: (offset) => now.current.onCursor(offset),
      });
      setReady(true);
    };
    open().catch(() => gone || props.onMissing());
    return () => {
      gone = true;
      editor.current?.destroy();
      editor.current = null;
    };
  }, [path]);
  useEffect(() => editor.current?.setText(text), [text, ready]);
  useEffect(() => editor.current?.setProblems(problems), [problems, ready]);
  useEffect(() => {
    if (revealed) editor.current?.reveal(revealed.from, revealed.to);
  }, [revealed?.asked, ready]);
  return <div class="code-rich" ref={parent} />;
}

/** A text of a pack: the editor, or a plain text area where that is wanted or nothing else comes. */
export function CodeField(props: CodeFieldProps) {
  const [missing, setMissing] = useState(false);
  const plain = props.plain || missing;
  return (
    <div class="code-field">
      {plain ? <PlainField {...props} /> : <RichField key={props.path} {...props} onMissing={() => setMissing(true)} />}
      <div class="code-below wrap">
        <CodeKeys keys={plain ? PLAIN_KEYS : RICH_KEYS} id={HELP_ID} />
        <label class="tick">
          <input type="checkbox" checked={props.plain} onChange={(event) => props.onPlain(event.currentTarget.checked)} />
          Plain text area
        </label>
      </div>
      {missing && !props.plain && <p class="quiet">The editor could not be loaded, so this is a plain text area.</p>}
    </div>
  );
}
