import './workshop.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { NewCard, type NewCardProps } from './new-card.tsx';

/** A draft as the list of them tells it. */
interface ListedDraft {
  readonly id: string;
  readonly name: string;
  /** Its address. */
  readonly href: string;
  readonly pack: string;
  readonly files: number;
  readonly changed: string;
}

interface DraftListProps {
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
      class="draft-rename wrap"
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
function DraftList({ drafts, onRename, onDelete }: DraftListProps) {
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

export interface StartProps extends Omit<NewCardProps, 'into' | 'onCancel'>, Omit<DraftListProps, 'drafts'> {
  /** Null while they are looked for. */
  readonly drafts: DraftListProps['drafts'] | null;
  readonly installed: readonly { readonly id: string; readonly name: string }[];
  /** Says that something was deleted, with the way back. */
  readonly removed: { readonly name: string; undo(): void } | null;
  /** Packs that come with the game and are off: more to begin from. */
  readonly offers?: ComponentChildren;
  onInstalled(this: void, pack: string): void;
}

/** Where everything begins: a new card, a draft, an installed pack. */
export function Start(props: StartProps) {
  const { drafts, installed, removed, onRename, onDelete, onInstalled } = props;
  return (
    <div class="workshop-start">
      <p class="workshop-lead">
        A beast is a card of a few lines. Begin with one that is there, change a number, and see it fight. Nothing you do here touches the
        game’s own cards.
      </p>
      <NewCard {...props} into={null} />
      {props.offers}
      <section class="panel" aria-labelledby="drafts-title">
        <h2 id="drafts-title">Your drafts</h2>
        {removed && (
          <p role="status">
            {removed.name} is deleted.{' '}
            <button type="button" class="button small" onClick={() => removed.undo()}>
              Put it back
            </button>
          </p>
        )}
        {drafts === null && <p class="loading">The drafts are looked for …</p>}
        {drafts?.length === 0 && <p class="quiet">None yet. Whatever you begin is kept in this browser as you write.</p>}
        <DraftList drafts={drafts ?? []} onRename={onRename} onDelete={onDelete} />
      </section>
      {installed.length > 0 && (
        <section class="panel" aria-labelledby="installed-title">
          <h2 id="installed-title">Installed packs</h2>
          <ul class="draft-list">
            {installed.map(({ id, name }) => (
              <li key={id}>
                <span>
                  {name} <span class="quiet">{id}</span>
                </span>
                <button type="button" class="button small" onClick={() => onInstalled(id)}>
                  Edit a copy<span class="visually-hidden"> of {name}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
