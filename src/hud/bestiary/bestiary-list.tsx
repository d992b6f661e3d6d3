import type { CardKind, PaletteId } from '../../art/index.ts';
import { Medallion } from '../common/index.ts';
import { Screen } from '../page/index.ts';
import './bestiary.css';

export interface ListedKind {
  /** Beasts, noxii. */
  readonly title: string;
  /** As what its cards stand on the sand; null for a kind without a face. */
  readonly face: CardKind | null;
  readonly cards: readonly {
    readonly id: string;
    readonly href: string;
    readonly name: string;
    /** The pack that it comes from; null for the game's own. */
    readonly pack: string | null;
    /** What it is, in a sentence. */
    readonly line: string;
  }[];
}

interface BestiaryListProps {
  readonly kinds: readonly ListedKind[];
  /** What an address asked for and nobody has; null where it asked for nothing. */
  readonly missing: string | null;
  readonly palette: PaletteId;
}

const FACE = 40;

/** Everything that has a page, by its kind. */
export function BestiaryList({ kinds, missing, palette }: BestiaryListProps) {
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
          There is no “{missing}” among the cards at hand. It may be in a pack that is off: Packs has the list. These are all there are.
        </p>
      )}
      {kinds.map(({ title, face, cards }) => (
        <section key={title} aria-label={title}>
          <h2 class="bestiary-kind">{title}</h2>
          <ul class="bestiary-cards">
            {cards.map(({ id, href, name, pack, line }) => (
              <li key={href} class="panel">
                {face && <Medallion card={id} kind={face} palette={palette} size={FACE} hp={1} state="standing" />}
                <div>
                  <a href={href}>{name}</a>
                  {pack !== null && <span class="quiet"> from {pack}</span>}
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
