import type { Pack } from '../../catalogue/index.ts';
import { listed } from '../common/index.ts';
import { Screen } from '../page/index.ts';

interface CreditsProps {
  readonly version: string;
  readonly packs: readonly Pack[];
  readonly iconAuthors: readonly string[];
}

const PROGRAMS = [
  ['Phaser', 'MIT'],
  ['Preact and its signals', 'MIT'],
  ['honeycomb-grid', 'MIT'],
  ['pure-rand', 'MIT'],
  ['fraction.js', 'MIT'],
  ['mistreevous', 'MIT'],
  ['idb', 'ISC'],
] as const;

function Packs({ packs }: { readonly packs: readonly Pack[] }) {
  return (
    <section class="panel" aria-labelledby="packs-title">
      <h2 id="packs-title">Cards and words</h2>
      <ul class="bulleted">
        {packs.map(({ id, name, version, authors, licence, text }) => (
          <li key={id}>
            <b>{name}</b> {version}, by {listed(authors)} ({licence}). {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** With whose work this is made. */
export function CreditsScreen({ version, packs, iconAuthors }: CreditsProps) {
  return (
    <Screen title="Credits">
      <div class="settings">
        <section class="panel" aria-labelledby="game-title">
          <h2 id="game-title">Damnatio {version}</h2>
          <p>A game of the condemned and the beasts, in honour of those who had no choice but to play it. MIT licence.</p>
          <p>No account, no tracker, no server: everything happens in this browser.</p>
        </section>
        <Packs packs={packs} />
        <section class="panel" aria-labelledby="icons-title">
          <h2 id="icons-title">Silhouettes</h2>
          <p>
            <a href="https://game-icons.net">Game Icons</a> by {listed(iconAuthors)}, under{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/">Creative Commons Attribution 3.0</a>; recoloured, outlined, cropped and
            placed on medallions. Who drew what stands in <a href="./CREDITS.txt">the list of authors</a>.
          </p>
        </section>
        <section class="panel" aria-labelledby="faces-title">
          <h2 id="faces-title">Faces</h2>
          <p>Cinzel by the Cinzel Project Authors; Inter by the Inter Project Authors. Both under the SIL Open Font License 1.1.</p>
        </section>
        <section class="panel" aria-labelledby="programs-title">
          <h2 id="programs-title">Programs inside</h2>
          <ul class="bulleted">
            {PROGRAMS.map(([name, licence]) => (
              <li key={name}>
                {name} ({licence})
              </li>
            ))}
          </ul>
          <p>
            The <a href="./licences.txt">full texts</a> of their licences, and the <a href="./bom.cdx.json">bill of materials</a>{' '}
            (CycloneDX).
          </p>
        </section>
      </div>
    </Screen>
  );
}
