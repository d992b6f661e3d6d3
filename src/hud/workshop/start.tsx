import './workshop.css';
import { useEffect, useState } from 'preact/hooks';
import { DraftList, type DraftListProps } from './draft-list.tsx';

/** A card that something can begin as. */
export interface Offered {
  readonly kind: string;
  readonly id: string;
  readonly pack: string;
  readonly name: string;
}

/** What somebody wants to begin. */
export interface NewCardAsk {
  readonly kind: string;
  readonly from: string;
  readonly id: string;
  readonly pack: string;
  /** Everything is written out, rather than what differs. */
  readonly whole: boolean;
}

interface NewCardProps {
  readonly cards: readonly Offered[] | null;
  /** What it begins as, when somebody came with that wish. */
  readonly from: string | null;
  /** The pack that it goes into; null for a new one. */
  readonly into: string | null;
  readonly failure: string | null;
  onBegin(this: void, ask: NewCardAsk): void;
  onCancel?: (() => void) | undefined;
}

export interface StartProps extends Omit<NewCardProps, 'into' | 'onCancel'>, Omit<DraftListProps, 'drafts'> {
  /** Null while they are looked for. */
  readonly drafts: DraftListProps['drafts'] | null;
  readonly installed: readonly { readonly id: string; readonly name: string }[];
  /** Says that something was deleted, with the way back. */
  readonly removed: { readonly name: string; undo(): void } | null;
  onInstalled(this: void, pack: string): void;
}

const ID = /^[a-z][A-Za-z0-9-]{0,39}$/;
const PACK = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/;
const AUTHOR_KEY = 'my';

const ways = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);

/** What a new card begins as, and what it is called. */
export function NewCard({ cards, from, into, failure, onBegin, onCancel }: NewCardProps) {
  const kinds = [...new Set((cards ?? []).map(({ kind }) => kind))];
  const meant = cards?.find(({ id, pack }) => id === from || `${pack}:${id}` === from);
  const [kind, setKind] = useState('');
  const [chosen, setChosen] = useState('');
  const [id, setId] = useState('');
  const [pack, setPack] = useState('');
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const first = meant ?? cards?.[0];
    if (!first || kind !== '') return;
    setKind(first.kind);
    setChosen(first.id);
  }, [cards]);
  if (!cards) return <p class="loading">The cards are laid out …</p>;
  const offered = cards.filter((card) => card.kind === kind);
  const parent = offered.find((card) => card.id === chosen) ?? offered[0];
  const named = id || `new-${kind}`;
  const packed = into ?? (pack || `${AUTHOR_KEY}.${named.toLowerCase()}`);
  const why = !ID.test(named)
    ? 'The id begins with a small letter; letters, digits and hyphens follow.'
    : into === null && !PACK.test(packed)
      ? 'A pack is called author.pack, in small letters: whoever else makes a leopard makes another one.'
      : null;
  return (
    <form
      class="panel new-card"
      aria-labelledby="new-card-title"
      onSubmit={(event) => {
        event.preventDefault();
        if (parent && why === null)
          onBegin({ kind, from: `${parent.pack === 'core' ? 'core:' : ''}${parent.id}`, id: named, pack: packed, whole });
      }}
    >
      <h2 id="new-card-title">New {kind || 'card'}</h2>
      <div class="new-card-fields">
        <label>
          Kind of card
          <select
            value={kind}
            onChange={(event) => {
              setKind(event.currentTarget.value);
              setChosen('');
            }}
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {ways(each)}
              </option>
            ))}
          </select>
        </label>
        <label>
          It begins as
          <select value={parent?.id ?? ''} onChange={(event) => setChosen(event.currentTarget.value)}>
            {offered.map((card) => (
              <option key={card.id} value={card.id}>
                {card.name}
                {card.pack === 'core' ? '' : ` (${card.pack})`}
              </option>
            ))}
          </select>
        </label>
        <label>
          Its id
          <input
            value={id}
            placeholder={`new-${kind}`}
            aria-describedby="new-card-why"
            onInput={(event) => setId(event.currentTarget.value)}
          />
        </label>
        {into === null && (
          <label>
            Your pack
            <input
              value={pack}
              placeholder={packed}
              aria-describedby="new-card-why"
              onInput={(event) => setPack(event.currentTarget.value)}
            />
          </label>
        )}
      </div>
      <label class="tick">
        <input type="checkbox" checked={whole} onChange={(event) => setWhole(event.currentTarget.checked)} />
        Write every value out, instead of only what differs
      </label>
      <p id="new-card-why" class={why ? 'problem' : 'quiet'}>
        {why ?? `It will be ${packed}:${named}. The name of the pack keeps it apart from everybody else’s.`}
      </p>
      {failure && <p class="problem">{failure}</p>}
      <p class="button-row">
        <button type="submit" class="button primary" disabled={why !== null || !parent}>
          Begin
        </button>
        {onCancel && (
          <button type="button" class="button" onClick={onCancel}>
            Back
          </button>
        )}
      </p>
    </form>
  );
}

/** Where everything begins: a new card, a draft, an installed pack. */
export function Start(props: StartProps) {
  const { drafts, installed, removed, onOpen, onRename, onDelete, onInstalled } = props;
  return (
    <div class="workshop-start">
      <p class="workshop-lead">
        A beast is a card of a few lines. Begin with one that is there, change a number, and see it fight. Nothing you do here touches the
        game’s own cards.
      </p>
      <NewCard {...props} into={null} />
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
        <DraftList drafts={drafts ?? []} onOpen={onOpen} onRename={onRename} onDelete={onDelete} />
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
