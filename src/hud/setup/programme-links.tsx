import { Told } from '../common/index.ts';
import { OfPack } from './by-pack.tsx';
import './programme.css';

/** A programme of bouts that has a page of its own. */
export interface ProgrammeLink {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** `4 bouts`, `2 of 4 fought, 1 won`. */
  readonly progress: string;
  readonly href: string;
}

/** In the head of a set-up, to all programmes; nothing where none has a bout of its game. */
export function ToProgrammes({ programmes }: { readonly programmes: readonly ProgrammeLink[] }) {
  if (programmes.length === 0) return null;
  return (
    <a class="button" href="#/programme">
      Programmes of bouts
    </a>
  );
}

/** Bouts that are fought one after another; nothing where there is no such programme. */
export function ProgrammeLinks({ programmes }: { readonly programmes: readonly ProgrammeLink[] }) {
  if (programmes.length === 0) return null;
  return (
    <section class="programme" aria-labelledby="programmes-title">
      <h2 id="programmes-title">Programmes of bouts</h2>
      <ul>
        {programmes.map(({ id, name, text, progress, href }) => (
          <li key={id}>
            <a class="button offered" href={href}>
              <span class="offered-name">{name}</span>
              <OfPack card={id} />
              <span class="offered-count">{progress}</span>
              <span class="offered-text">
                <Told text={text} inside />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
