import { useRef, useState } from 'preact/hooks';
import { Icon } from '../common/index.ts';
import { Screen } from '../page/index.ts';
import './replay.css';

/** A kept bout in the list. */
export interface ListedRecord {
  readonly id: string;
  readonly title: string;
  readonly result: string;
  readonly date: string;
  readonly size: string;
}

interface ReplaysProps {
  /** Null while they are read. */
  readonly records: readonly ListedRecord[] | null;
  readonly most: number;
  /** What came of the last import; null before. */
  readonly note: string | null;
  readonly onDelete: (id: string) => void;
  readonly onExport: (id: string) => void;
  readonly onImport: (text: string) => void;
}

function Delete({ record, onDelete }: { readonly record: ListedRecord; readonly onDelete: (id: string) => void }) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" class="button" aria-label={`Delete ${record.title}, ${record.date}`} onClick={() => setAsked(true)}>
        Delete
      </button>
    );
  }
  return (
    <span class="button-row" role="group" aria-label={`Delete ${record.title} for good?`}>
      <button type="button" class="button" onClick={() => onDelete(record.id)}>
        Yes, delete
      </button>
      <button type="button" class="button" onClick={() => setAsked(false)}>
        Keep
      </button>
    </span>
  );
}

function ImportButton({ onImport }: { readonly onImport: (text: string) => void }) {
  const file = useRef<HTMLInputElement>(null);
  const read = async (input: HTMLInputElement): Promise<void> => {
    const [chosen] = input.files ?? [];
    if (chosen) onImport(await chosen.text());
    input.value = '';
  };
  return (
    <>
      <input
        ref={file}
        class="visually-hidden"
        type="file"
        accept=".json,application/json,text/plain"
        tabIndex={-1}
        aria-label="Record to import"
        onChange={(event) => void read(event.currentTarget)}
      />
      <button type="button" class="button" onClick={() => file.current?.click()}>
        <Icon sign="save" /> Import a record
      </button>
    </>
  );
}

/** Everything that is kept. */
export function ReplaysScreen({ records, most, note, onDelete, onExport, onImport }: ReplaysProps) {
  return (
    <Screen
      title="Replays"
      aside={
        <>
          <a class="button" href="#/wall">
            The wall
          </a>
          <ImportButton onImport={onImport} />
        </>
      }
    >
      {note && (
        <p class="problem" role="status">
          {note}
        </p>
      )}
      {records === null && <p role="status">Reading …</p>}
      {records?.length === 0 && (
        <section class="panel">
          <p>No bout is kept yet. Each one is, from its end on: the last {most}.</p>
          <p class="button-row">
            <a class="button primary" href="#/setup">
              Begin one
            </a>
          </p>
        </section>
      )}
      {records && records.length > 0 && (
        <ul class="records">
          {records.map((record) => (
            <li class="panel record" key={record.id}>
              <a class="record-title" href={`#/replay/${record.id}`}>
                {record.title}
              </a>
              <span>{record.result}</span>
              <span class="quiet">
                {record.date} · {record.size}
              </span>
              <span class="button-row">
                <button
                  type="button"
                  class="button"
                  aria-label={`Export ${record.title}, ${record.date}`}
                  onClick={() => onExport(record.id)}
                >
                  Export
                </button>
                <Delete record={record} onDelete={onDelete} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}
