import { useRef, useState } from 'preact/hooks';

export interface DataState {
  /** Sentences on what is stored and whether it lasts. */
  readonly facts: readonly string[];
  /** What came of the last export or import; null before. */
  readonly note: string | null;
  readonly onExport: () => void;
  readonly onImport: (text: string) => void;
  readonly onWipe: () => void;
}

function Wipe({ onWipe }: Pick<DataState, 'onWipe'>) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" class="button" onClick={() => setAsked(true)}>
        Delete everything
      </button>
    );
  }
  return (
    <div class="wipe" role="group" aria-label="Delete everything?">
      <p>The bout in progress, replays and settings go for good. Export first to keep them.</p>
      <p class="button-row">
        <button type="button" class="button" onClick={onWipe}>
          Yes, delete everything
        </button>
        <button type="button" class="button" onClick={() => setAsked(false)}>
          Keep it
        </button>
      </p>
    </div>
  );
}

/** What is kept, and the ways to take it along or be rid of it. */
export function DataSection({ facts, note, onExport, onImport, onWipe }: DataState) {
  const file = useRef<HTMLInputElement>(null);
  const read = async (input: HTMLInputElement): Promise<void> => {
    const [chosen] = input.files ?? [];
    if (chosen) onImport(await chosen.text());
    input.value = '';
  };
  return (
    <section class="panel settings-group" aria-labelledby="settings-data">
      <h2 id="settings-data">Data</h2>
      <ul class="facts bulleted">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {note && (
        <p class="problem" role="status">
          {note}
        </p>
      )}
      <div class="button-row">
        <button type="button" class="button" onClick={onExport}>
          Export everything
        </button>
        <input
          ref={file}
          class="visually-hidden"
          type="file"
          accept=".json,application/json,text/plain"
          tabIndex={-1}
          aria-label="Export to import"
          onChange={(event) => void read(event.currentTarget)}
        />
        <button type="button" class="button" onClick={() => file.current?.click()}>
          Import
        </button>
        <Wipe onWipe={onWipe} />
      </div>
      <p class="quiet">
        Should the game itself ever fail to open, the <a href="./rescue.html">rescue page</a> still exports everything.
      </p>
    </section>
  );
}
