import { Told } from '../common/index.ts';
import { Screen } from '../page/index.ts';
import './programme-screen.css';

/** A programme as the list tells it. */
export interface ListedProgramme {
  readonly href: string;
  readonly name: string;
  readonly text: string;
  /** The games that its bouts are of. */
  readonly games: readonly string[];
  /** `4 bouts`, `2 of 4 fought, 1 won`. */
  readonly progress: string;
}

/** Every programme of bouts that there is. */
export function ProgrammeList({ programmes }: { readonly programmes: readonly ListedProgramme[] }) {
  return (
    <Screen
      title="Programmes"
      aside={
        <a class="button" href="#/packs">
          Packs
        </a>
      }
    >
      <p>A day in the arena: bouts that are fought one after another, and what came of each is kept. Packs bring more of them.</p>
      <ul class="bill-bouts">
        {programmes.map(({ href, name, text, games, progress }) => (
          <li key={href} class="panel bill-bout">
            <h2>
              <a href={href}>{name}</a>
            </h2>
            <p>
              <Told text={text} />
            </p>
            <p class="quiet">{[...games, progress].join(' \u00b7 ')}</p>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
