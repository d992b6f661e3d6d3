import { autocompletion, completionKeymap, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { defaultKeymap, indentWithTab, toggleComment } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState, StateEffect, StateField, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
  type Tooltip,
  Decoration,
  type DecorationSet,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { editBetween, type TextEdit } from './text-edit.ts';
import type { CodeHelp, EditorProblem } from './code-help.ts';

interface Part {
  readonly from: number;
  readonly to: number;
}

const show = StateEffect.define<Part>();
const line = Decoration.line({ class: 'cm-shown' });

/** Lines that stand out because somebody was led to them; the next change of the text lets them go. */
const lines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { effects, docChanged, state }) {
    const asked = effects.find((effect) => effect.is(show));
    if (!asked) return docChanged ? Decoration.none : shown;
    const { from, to } = asked.value as Part;
    const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
    return Decoration.set(Array.from({ length: last - first + 1 }, (_, i) => line.range(state.doc.line(first + i).from)));
  },
  provide: (field) => EditorView.decorations.from(field),
});

const shownLines: Extension = [
  lines,
  EditorView.theme({
    '.cm-line.cm-shown': { backgroundColor: 'color-mix(in srgb, var(--good) 22%, transparent)', boxShadow: 'inset 4px 0 var(--good)' },
  }),
];

/** Puts the cursor to the beginning of a part, brings it on the screen, and lets its lines stand out where it has any length. */
function showPart(view: EditorView, part: Part): void {
  const { length } = view.state.doc;
  const [from, to] = [Math.min(part.from, length), Math.min(part.to, length)];
  view.dispatch({
    selection: { anchor: from },
    effects: [EditorView.scrollIntoView(from, { y: 'center' }), ...(to > from ? [show.of({ from, to })] : [])],
  });
  view.focus();
}

/** Changes that come from outside the editor. */
const fromOutside = Annotation.define<boolean>();

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--muted)', fontStyle: 'italic' },
  { tag: [tags.propertyName, tags.definition(tags.propertyName), tags.labelName], color: 'var(--link)', fontWeight: '600' },
  { tag: [tags.string, tags.content], color: 'var(--ink)' },
  { tag: [tags.number, tags.bool, tags.keyword, tags.atom], color: 'var(--threat)' },
  { tag: [tags.punctuation, tags.separator, tags.brace, tags.squareBracket], color: 'var(--muted)' },
]);

const theme = EditorView.theme({
  '&': { backgroundColor: 'var(--floor)', color: 'var(--ink)', fontSize: '0.875rem', height: '100%' },
  '&.cm-focused': { outline: '3px solid var(--link)', outlineOffset: '-3px' },
  '.cm-content': { fontFamily: 'var(--face-code)', caretColor: 'var(--ink)', lineHeight: '1.5' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'var(--flooralt)', color: 'var(--muted)', borderRight: '1px solid var(--muted)' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--flooralt) 45%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--panel)', color: 'var(--ink)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--move) 28%, transparent)',
  },
  '.cm-tooltip': { backgroundColor: 'var(--panel)', color: 'var(--ink)', border: '2px solid var(--ink)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--ink)', color: 'var(--panel)' },
  '.code-hover': { maxWidth: '26rem', padding: '0.375rem 0.625rem', fontFamily: 'var(--face-text)' },
  '.code-hover p': { margin: '0.125rem 0' },
  '.cm-panels': { backgroundColor: 'var(--flooralt)', color: 'var(--ink)' },
});

export interface CodeEditor {
  readonly view: EditorView;
  /** Puts in a text that was not written here; the cursor stays where it can. */
  setText(text: string): void;
  setProblems(problems: readonly EditorProblem[]): void;
  /** Puts the cursor to a place in letters from the beginning, on the screen; the lines up to another stand out. */
  reveal(from: number, to: number): void;
  destroy(): void;
}

export interface CodeEditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly label: string;
  /** What its keys are, for whoever hears the page. */
  readonly keys: string;
  readonly help: () => CodeHelp;
  onEdit(this: void, edit: TextEdit): void;
  onUndo(this: void): void;
  onRedo(this: void): void;
  onTest(this: void): void;
  onCursor(this: void, offset: number): void;
}

function completions(context: CompletionContext, help: CodeHelp): CompletionResult | null {
  const found = help.complete(context.state.doc.toString(), context.pos);
  if (!found || found.options.length === 0 || (!context.explicit && found.from === context.pos && !found.eager)) return null;
  const options = found.options.map(({ label, detail, info, apply }) => ({
    label,
    ...(detail && { detail }),
    ...(info && { info }),
    ...(apply && { apply }),
  }));
  return { from: found.from, options, validFor: /^[\w.:-]*$/ };
}

function tooltipAt(view: EditorView, pos: number, help: CodeHelp): Tooltip | null {
  const told = help.hover(view.state.doc.toString(), pos);
  if (!told) return null;
  return {
    pos: told.from,
    end: told.to,
    above: true,
    create() {
      const dom = document.createElement('div');
      dom.className = 'code-hover';
      for (const line of told.lines) {
        const p = document.createElement('p');
        p.textContent = line;
        dom.append(p);
      }
      return { dom };
    },
  };
}

function diagnosticOf(state: EditorState, { line, column, length, severity, message, fix }: EditorProblem): Diagnostic {
  const at = state.doc.line(Math.max(1, Math.min(line, state.doc.lines)));
  const from = Math.min(at.to, at.from + Math.max(0, column - 1));
  const to = Math.min(at.to, from + Math.max(1, length));
  return { from, to: Math.max(from, to), severity, message, ...(fix && { actions: [{ name: fix.label, apply: () => fix.apply() }] }) };
}

/** Typing over a selection is done here: left to the browser, it would write styles into the text, which the policy forbids. */
function typedOver(event: InputEvent, view: EditorView): boolean {
  const { main } = view.state.selection;
  if (event.inputType !== 'insertText' || event.data === null || main.empty || view.composing) return false;
  event.preventDefault();
  view.dispatch(view.state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true });
  return true;
}

const MOST_OWN = 400;

/** The editor with colours, completion and help; only this module loads its library. */
export function openCodeEditor(options: CodeEditorOptions): CodeEditor {
  const { parent, text, label, keys, help } = options;
  /** Texts as they were after edits made here that have not come back yet. */
  const own: string[] = [];
  const act = (deed: () => void) => () => {
    own.length = 0; // whatever comes of it does not come from here
    deed();
    return true;
  };
  // Within a shadow the library brings its styles as sheets; in the page it would write them into it, which the policy forbids.
  const root = parent.attachShadow({ mode: 'open' });
  const told = document.createElement('p');
  told.id = 'editor-keys';
  told.hidden = true;
  told.textContent = keys;
  root.append(told);
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        drawSelection(),
        bracketMatching(),
        highlightSelectionMatches(),
        lintGutter(),
        indentUnit.of('  '),
        EditorState.tabSize.of(2),
        EditorView.lineWrapping,
        yaml(),
        syntaxHighlighting(colours),
        theme,
        shownLines,
        autocompletion({ override: [(context) => completions(context, help())], icons: false }),
        hoverTooltip((shown, pos) => tooltipAt(shown, pos, help())),
        keymap.of([
          { key: 'Mod-Enter', run: act(options.onTest), preventDefault: true },
          { key: 'Mod-z', run: act(options.onUndo), shift: act(options.onRedo), preventDefault: true },
          { key: 'Mod-y', run: act(options.onRedo), preventDefault: true },
          { key: 'Mod-/', run: toggleComment },
          ...completionKeymap,
          ...lintKeymap,
          ...searchKeymap,
          ...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'),
          indentWithTab,
        ]),
        EditorView.domEventHandlers({ beforeinput: typedOver }),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': told.id,
          tabindex: '0',
          spellcheck: 'false',
          autocapitalize: 'off',
        }),
        EditorView.updateListener.of((update) => {
          if (update.selectionSet || update.docChanged) options.onCursor(update.state.selection.main.head);
          if (!update.docChanged || update.transactions.every((each) => each.annotation(fromOutside))) return;
          const edit = editBetween(update.startState.doc.toString(), update.state.doc.toString());
          if (!edit) return;
          own.push(update.state.doc.toString());
          if (own.length > MOST_OWN) own.shift();
          options.onEdit(edit);
        }),
      ],
    }),
  });
  return {
    view,
    setText(next) {
      const mine = own.lastIndexOf(next);
      if (mine >= 0) return void own.splice(0, mine); // it was written here, and more may have been since
      own.length = 0;
      const edit = editBetween(view.state.doc.toString(), next);
      if (!edit) return;
      view.dispatch({
        changes: { from: edit.from, to: edit.from + edit.removed.length, insert: edit.inserted },
        annotations: fromOutside.of(true),
        scrollIntoView: true,
      });
    },
    setProblems(problems) {
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.map((problem) => diagnosticOf(view.state, problem)),
        ),
      );
    },
    reveal: (from, to) => showPart(view, { from, to }),
    destroy: () => view.destroy(),
  };
}
