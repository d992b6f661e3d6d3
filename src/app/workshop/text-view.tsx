import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { splitName } from '../../catalogue/index.ts';
import type { CodeHelp } from '../../hud/workshop/index.ts';
import { CodeField, Here, loadFormText, Palette } from '../../hud/workshop/index.ts';
import type { Game as Rules } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import type { PaletteItem } from '../workshop-part.ts';
import { textOf } from './draft.ts';
import { problemsOf } from './fixing.ts';
import type { Tried } from './tried.ts';
import type { Place } from './use-place.ts';
import type { Workbench } from './workbench.ts';

interface TextViewProps {
  readonly workbench: Workbench;
  readonly tried: Tried | null;
  readonly help: CodeHelp;
  readonly place: Place;
  readonly onTest: () => void;
  /** What is wrong, right below the text. */
  readonly children: ComponentChildren;
}

/** Parts that can be put into the card ready made. */
function paletteFor(tried: Tried | null): readonly PaletteItem[] {
  if (!tried) return [];
  const { content } = gameOf<Rules>(tried.kit.kit, tried.trial.setup);
  return tried.part.palette?.({ content, kind: tried.card.kind, id: tried.card.id }) ?? [];
}

/** Writes a part into the card that it was offered for. */
async function put(workbench: Workbench, { list, before, value }: PaletteItem): Promise<void> {
  const { withPut } = await loadFormText();
  const card = workbench.card.peek();
  const file = card?.file ?? workbench.draft.peek().open;
  const text = textOf(workbench.draft.peek(), file) ?? '';
  workbench.write(file, withPut(text, splitName(card?.id ?? '').local, { before, value, list: [list] }));
}

/** The text of the file that is open, as it is written by hand. */
export function TextView({ workbench, tried, help, place, onTest, children }: TextViewProps) {
  const { open } = workbench.draft.value;
  const text = workbench.text.value;
  const [cursor, setCursor] = useState(0);
  const palette = useMemo(() => paletteFor(tried), [tried]);
  const problems = useMemo(() => problemsOf(workbench), [workbench.findings.value, open]);
  return (
    <>
      <CodeField
        key={open}
        path={open}
        text={text}
        plain={place.plain}
        problems={problems}
        help={help}
        revealed={place.revealed}
        onEdit={(edit) => workbench.edit({ path: open, ...edit })}
        onUndo={() => workbench.undo()}
        onRedo={() => workbench.redo()}
        onTest={onTest}
        onCursor={setCursor}
      />
      {children}
      <Palette items={palette} onPut={(index) => void put(workbench, palette[index]!)} />
      <Here
        text={text}
        offset={Math.min(cursor, text.length)}
        help={help}
        onInsert={(from, words) => {
          workbench.edit({ path: open, from, removed: text.slice(from, cursor), inserted: words });
          setCursor(from + words.length);
        }}
      />
      <label class="tick">
        <input type="checkbox" checked={place.plain} onChange={(event) => place.setPlain(event.currentTarget.checked)} />
        Plain text area
      </label>
    </>
  );
}
