import './workshop.css';
import type { ComponentChildren } from 'preact';
import { DraftList, type DraftListProps } from './draft-list.tsx';
import { NewCard, type NewCardProps } from './new-card.tsx';

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
