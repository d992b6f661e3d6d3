import './workshop.css';
import { useState } from 'preact/hooks';

/** A draft as the list of them tells it. */
export interface ListedDraft {
  readonly id: string;
  readonly name: string;
  /** Its address. */
  readonly href: string;
  readonly pack: string;
  readonly files: number;
  readonly changed: string;
}

export interface DraftListProps {
  readonly drafts: readonly ListedDraft[];
  onRename(this: void, draft: string, name: string): void;
  onDelete(this: void, draft: string): void;
}

interface RenameProps {
  readonly draft: ListedDraft;
  onName(this: void, name: string): void;
  onBack(this: void): void;
}

function Rename({ draft, onName, onBack }: RenameProps) {
  const [name, setName] = useState(draft.name);
  return (
    <form
      class="draft-rename"
      onKeyDown={(event) => event.key === 'Escape' && onBack()}
      onSubmit={(event) => {
        event.preventDefault();
        onName(name);
      }}
    >
      <input
        ref={(field) => field?.focus()}
        aria-label={`Name of the draft ${draft.name}`}
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="button small">
        Call it so
      </button>
      <button type="button" class="button small" onClick={onBack}>
        Back
      </button>
    </form>
  );
}

/** What was begun, the newest first. */
export function DraftList({ drafts, onRename, onDelete }: DraftListProps) {
  const [renamed, setRenamed] = useState<string | null>(null);
  return (
    <ul class="draft-list">
      {drafts.map((draft) => (
        <li key={draft.id}>
          {renamed === draft.id ? (
            <Rename
              draft={draft}
              onBack={() => setRenamed(null)}
              onName={(name) => {
                setRenamed(null);
                onRename(draft.id, name);
              }}
            />
          ) : (
            <a class="draft-link" href={draft.href}>
              {draft.name}
            </a>
          )}
          <span class="quiet">
            {draft.pack}, {draft.files === 1 ? 'one file' : `${draft.files} files`}, changed {draft.changed}
          </span>
          <span class="button-row">
            <button type="button" class="button small" onClick={() => setRenamed(draft.id)}>
              Rename<span class="visually-hidden"> {draft.name}</span>
            </button>
            <button type="button" class="button small" onClick={() => onDelete(draft.id)}>
              Delete<span class="visually-hidden"> {draft.name}</span>
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
