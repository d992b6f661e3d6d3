import { Screen } from '../page/index.ts';
import './bestiary.css';

export interface ListedKind {
  /** Beasts, noxii. */
  readonly title: string;
  readonly cards: readonly {
    readonly href: string;
    readonly name: string;
    /** The pack that it comes from; null for the game's own. */
    readonly pack: string | null;
    /** What it is, in a sentence. */
    readonly line: string;
  }[];
}

/** Everything that has a page, by its kind. */
export function BestiaryList({ kinds, missing }: { readonly kinds: readonly ListedKind[]; readonly missing: string | null }) {
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
      {kinds.map(({ title, cards }) => (
        <section key={title} aria-label={title}>
          <h2 class="bestiary-kind">{title}</h2>
          <ul class="bestiary-cards">
            {cards.map(({ href, name, pack, line }) => (
              <li key={href} class="panel">
                <a href={href}>{name}</a>
                {pack !== null && <span class="quiet"> from {pack}</span>}
                <p class="quiet">{line}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Screen>
  );
}
