import type { PaletteId } from '../../art/index.ts';
import { Medallion } from '../common/index.ts';
import { Screen } from '../page/index.ts';
import type { ListedKind, Wanted } from './filter.ts';
import { ALL, cardsFor, meantBy } from './filter.ts';
import type { OffPacks } from './off-packs.tsx';
import { OffPacksFound } from './off-packs.tsx';
import './bestiary.css';

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
    <form class="bestiary-filter" role="search" onSubmit={(event) => event.preventDefault()}>
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
