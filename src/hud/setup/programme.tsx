import type { Messages } from '../../catalogue/index.ts';
import { Latin, Told, Worded } from '../common/index.ts';
import { ByPack, OfPack } from './by-pack.tsx';
import { Rating } from './rating.tsx';
import { SkipToStart } from './start-bar.tsx';
import './programme.css';

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
