import type { Messages } from '../../catalogue/index.ts';
import { Latin, Told, Worded } from '../common/index.ts';
import { ByPack, OfPack } from './by-pack.tsx';
import { difficultyOf } from '../../session/index.ts';
import './rating.css';
import { SkipToStart } from './start-bar.tsx';
import './programme.css';

interface RatingProps {
  /** Of 100 such bouts, those that come out well for a newcomer; null where nobody measured. */
  readonly newcomer: number | null;
  readonly messages: Messages;
}

/** How hard it is, in a word and by the count behind it, or that nobody knows. */
export function Rating({ newcomer, messages }: RatingProps) {
  const say = (key: string): string => messages['difficulty']?.[key] ?? key;
  if (newcomer === null) return <span class="offered-count">{say('unmeasured')}</span>;
  const word = difficultyOf(newcomer);
  return (
    <span class={`offered-rating ${word}`}>
      {say(word)} <span class="offered-count">{`${newcomer}\u00a0in\u00a0100 newcomers`}</span>
    </span>
  );
}

/** A set-up that somebody has thought of already. */
export interface ProgrammeItem {
  readonly id: string;
  readonly name: string;
  readonly latin?: string | undefined;
  readonly text: string;
  /** Of 100 such bouts, those that come out well for somebody in his first hour; null where nobody measured, left out where nobody can. */
  readonly newcomer?: number | null;
}

interface ProgrammeProps<Item extends ProgrammeItem> {
  /** The easiest first. */
  readonly items: readonly Item[];
  /** What has been taken and not changed since; null for nothing. */
  readonly chosen: string | null;
  /** What the words of difficulty count, in a sentence; null for a programme without them. */
  readonly note: string | null;
  readonly messages: Messages;
  /** What came of those that the player has won, by their ids: `3 of 4 saved in 7 rounds`. */
  readonly won: ReadonlyMap<string, string>;
  readonly onTake: (item: Item) => void;
}

/** Set-ups that are taken at a press. */
export function Programme<Item extends ProgrammeItem>({ items, chosen, note, messages, won, onTake }: ProgrammeProps<Item>) {
  return (
    <section class="programme" aria-labelledby="programme-title">
      <h2 id="programme-title">On the programme</h2>
      {note && <p class="quiet programme-note">{note}</p>}
      <ByPack items={items} nouns={['bout', 'bouts']} isChosen={({ id }) => id === chosen}>
        {(offered) => (
          <ul>
            {offered.map((item) => (
              <li key={item.id}>
                <button type="button" class="button offered" aria-pressed={item.id === chosen} onClick={() => onTake(item)}>
                  <span class="offered-name">
                    <Worded text={item.name} />
                    <Latin name={item.latin} beside={item.name} />
                  </span>
                  <OfPack card={item.id} />
                  {item.newcomer !== undefined && <Rating newcomer={item.newcomer} messages={messages} />}
                  <span class="offered-text">
                    <Told text={item.text} inside />
                  </span>
                  {won.has(item.id) && (
                    <span class="offered-won">
                      <span aria-hidden="true">✓</span> Won: {won.get(item.id)}
                    </span>
                  )}
                </button>
                {item.id === chosen && <SkipToStart />}
              </li>
            ))}
          </ul>
        )}
      </ByPack>
    </section>
  );
}

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
