import { listed } from '../../engine/text/index.ts';

/** Packs that are here and off, with the names of their cards that somebody looks for. */
export interface OffPacks {
  /** Null while they are read. */
  readonly packs: readonly { readonly id: string; readonly name: string; readonly cards: readonly string[] }[] | null;
  /** Whether one of them is being turned on. */
  readonly working: boolean;
  /** Why one of them was not turned on; null where nothing hindered it. */
  readonly refused: string | null;
  readonly onTurnOn: (id: string) => void;
}

const MOST_NAMED = 5;

function named(cards: readonly string[]): string {
  const more = cards.length - MOST_NAMED;
  return listed(more > 0 ? [...cards.slice(0, MOST_NAMED), `${more} more`] : cards, 'and');
}

/** Where what somebody looks for would come from, and the key that brings it. */
function Found({ packs, working, refused, onTurnOn }: OffPacks) {
  return (
    <>
      {packs === null && <p class="quiet">Packs that are off are looked through …</p>}
      {packs?.map(({ id, name, cards }) => (
        <p key={id} class="button-row">
          <span>
            {named(cards)} {cards.length === 1 ? 'is' : 'are'} in the pack {name}, which is off.
          </span>{' '}
          <button type="button" class="button" disabled={working} onClick={() => onTurnOn(id)}>
            Turn on {name}
          </button>
        </p>
      ))}
      {working && <p>The cards are dealt. This takes a moment …</p>}
      {refused !== null && <p class="problem">{refused}</p>}
    </>
  );
}

/** What packs that are off have of what is looked for; null where nothing is looked for in them. */
export function OffPacksFound({ off }: { readonly off: OffPacks | null }) {
  return <div role="status">{off && <Found {...off} />}</div>;
}
