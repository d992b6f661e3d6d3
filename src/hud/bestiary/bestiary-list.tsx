import type { PaletteId, CardKind } from '../../art/index.ts';
import { Medallion } from '../common/index.ts';
import { Screen } from '../page/index.ts';
import { nearest } from '../../engine/read/index.ts';
import { listed } from '../../engine/text/index.ts';
import './bestiary.css';

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
function OffPacksFound({ off }: { readonly off: OffPacks | null }) {
  return <div role="status">{off && <Found {...off} />}</div>;
}

/** Cards of one kind as the list shows them. */
export interface ListedKind {
  /** Beasts, noxii. */
  readonly title: string;
  /** As what its cards stand on the sand; null for a kind without a face. */
  readonly face: CardKind | null;
  readonly cards: readonly {
    readonly id: string;
    readonly href: string;
    readonly name: string;
    /** What tells it from others of its name, or whose it is; null where nothing is needed. */
    readonly apart: string | null;
    readonly game: string;
    readonly pack: string;
    /** What it is, in a sentence. */
    readonly line: string;
    /** All that is told of it. */
    readonly told: string;
  }[];
}

/** What somebody looks for among the cards; an empty word leaves the choice open. */
export interface Wanted {
  readonly text: string;
  readonly kind: string;
  readonly game: string;
  readonly pack: string;
}

export const ALL: Wanted = { text: '', kind: '', game: '', pack: '' };

type Listed = ListedKind['cards'][number];

const chosen = (wanted: string, value: string): boolean => wanted === '' || wanted === value;

/** Cards that fit, those whose name has the text before those that only tell of it; kinds without any are left out. */
export function cardsFor(kinds: readonly ListedKind[], { text, kind, game, pack }: Wanted): ListedKind[] {
  const looked = text.trim().toLowerCase();
  const isNamed = ({ name }: Listed): boolean => name.toLowerCase().includes(looked);
  const fits = (card: Listed): boolean =>
    chosen(game, card.game) && chosen(pack, card.pack) && (isNamed(card) || `${card.id} ${card.told}`.toLowerCase().includes(looked));
  return kinds
    .filter(({ title }) => chosen(kind, title))
    .map((each) => ({ ...each, cards: each.cards.filter(fits).toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a))) }))
    .filter(({ cards }) => cards.length > 0);
}

/** The name of a card that somebody probably looks for who finds nothing; null where none is near. */
export function meantBy(kinds: readonly ListedKind[], { text }: Wanted): string | null {
  return nearest(
    text.trim(),
    kinds.flatMap(({ cards }) => cards.map(({ name }) => name)),
  );
}

interface BestiaryListProps {
  readonly kinds: readonly ListedKind[];
  /** What an address asked for and nobody has; null where it asked for nothing. */
  readonly missing: string | null;
  /** What packs that are off have of what is looked for; null where nothing is. */
  readonly off: OffPacks | null;
  readonly palette: PaletteId;
  readonly wanted: Wanted;
  readonly onWanted: (wanted: Wanted) => void;
}

const FACE = 40;

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** One of several, or all; nothing where there is no choice. */
function Choice({ label, all, values, value, onChoose }: ChoiceProps) {
  const known = [...new Set(values)];
  if (known.length < 2) return null;
  return (
    <label>
      {label}
      <select class="select" value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{all}</option>
        {known.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}

function Filter({ kinds, wanted, onWanted, count }: Pick<BestiaryListProps, 'kinds' | 'wanted' | 'onWanted'> & { readonly count: number }) {
  const cards = kinds.flatMap((kind) => kind.cards);
  const want = (change: Partial<Wanted>): void => onWanted({ ...wanted, ...change });
  return (
    <form class="bestiary-filter wrap" role="search" onSubmit={(event) => event.preventDefault()}>
      <label>
        Look for
        <input type="search" class="text-field" value={wanted.text} onInput={(event) => want({ text: event.currentTarget.value })} />
      </label>
      <Choice
        label="Kind"
        all="every kind"
        values={kinds.map(({ title }) => title)}
        value={wanted.kind}
        onChoose={(kind) => want({ kind })}
      />
      <Choice
        label="Game"
        all="every game"
        values={cards.map(({ game }) => game)}
        value={wanted.game}
        onChoose={(game) => want({ game })}
      />
      <Choice
        label="Pack"
        all="every pack"
        values={cards.map(({ pack }) => pack)}
        value={wanted.pack}
        onChoose={(pack) => want({ pack })}
      />
      <span class="quiet" role="status">
        {count === cards.length ? `${count} cards` : `${count} of ${cards.length} cards`}
      </span>
    </form>
  );
}

/** Everything that has a page, by its kind, and the way to look for some of it. */
export function BestiaryList({ kinds, missing, off, palette, wanted, onWanted }: BestiaryListProps) {
  const shown = cardsFor(kinds, wanted);
  const count = shown.reduce((sum, { cards }) => sum + cards.length, 0);
  const isNowhere = count === 0 && off?.packs?.length === 0;
  const meant = isNowhere ? meantBy(kinds, wanted) : null;
  return (
    <Screen
      title="Bestiary"
      aside={
        <a class="button" href="#/packs">
          Packs
        </a>
      }
    >
      {missing !== null && (
        <p class="panel" role="alert">
          There is no “{missing}” among the cards at hand. These are all there are.
        </p>
      )}
      <Filter kinds={kinds} wanted={wanted} onWanted={onWanted} count={count} />
      {count === 0 && (
        <p class="button-row">
          {isNowhere ? 'Nothing is like that.' : 'Nothing at hand is like that.'}{' '}
          {meant !== null && (
            <button type="button" class="button" onClick={() => onWanted({ ...ALL, text: meant })}>
              Did you mean {meant}?
            </button>
          )}{' '}
          <button type="button" class="button" onClick={() => onWanted(ALL)}>
            Show all
          </button>
        </p>
      )}
      <OffPacksFound off={off?.packs === null && count > 0 ? null : off} />
      {shown.map(({ title, face, cards }) => (
        <section key={title} aria-label={title}>
          <h2 class="bestiary-kind">{title}</h2>
          <ul class="bestiary-cards">
            {cards.map(({ id, href, name, apart, line }) => (
              <li key={href} class="panel">
                {face && <Medallion card={id} kind={face} palette={palette} size={FACE} hp={1} state="standing" />}
                <div>
                  <a href={href}>{name}</a>
                  {apart !== null && <span class="quiet"> {apart}</span>}
                  <p class="quiet">{line}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Screen>
  );
}
