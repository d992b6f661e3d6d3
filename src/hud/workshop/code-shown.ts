import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

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

export const shownLines: Extension = [
  lines,
  EditorView.theme({
    '.cm-line.cm-shown': { backgroundColor: 'color-mix(in srgb, var(--good) 22%, transparent)', boxShadow: 'inset 4px 0 var(--good)' },
  }),
];

/** Puts the cursor to the beginning of a part, brings it on the screen, and lets its lines stand out where it has any length. */
export function showPart(view: EditorView, part: Part): void {
  const { length } = view.state.doc;
  const [from, to] = [Math.min(part.from, length), Math.min(part.to, length)];
  view.dispatch({
    selection: { anchor: from },
    effects: [EditorView.scrollIntoView(from, { y: 'center' }), ...(to > from ? [show.of({ from, to })] : [])],
  });
  view.focus();
}
