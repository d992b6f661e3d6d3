import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { CodeHelp } from '../../hud/workshop/index.ts';
import { CodeField, Here } from '../../hud/workshop/index.ts';
import { problemsOf } from './fixing.ts';
import { PartPalette } from './part-palette.tsx';
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

/** The text of the file that is open, as it is written by hand. */
export function TextView({ workbench, tried, help, place, onTest, children }: TextViewProps) {
  const { open } = workbench.draft.value;
  const text = workbench.text.value;
  const [cursor, setCursor] = useState(0);
  const problems = useMemo(() => problemsOf(workbench), [workbench.findings.value, open]);
  return (
    <>
      <CodeField
        key={open}
        path={open}
        text={text}
        plain={place.plain}
        onPlain={place.setPlain}
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
      <PartPalette workbench={workbench} tried={tried} onPut={place.reveal} />
      <Here
        text={text}
        offset={Math.min(cursor, text.length)}
        help={help}
        onInsert={(from, words) => {
          workbench.edit({ path: open, from, removed: text.slice(from, cursor), inserted: words });
          setCursor(from + words.length);
        }}
      />
    </>
  );
}
