import { Screen } from '../page/index.ts';
import './lost-screen.css';

export interface LostProps {
  readonly title: string;
  readonly text: string;
  /** What can be done about it. */
  readonly ways: readonly string[];
  /** Ids of packs that are wanting: then the way to them is offered first. */
  readonly packs?: readonly string[];
}

/** The key that turns on what is wanting. */
interface TurnOn {
  readonly label: string;
  /** Whether it has been pressed. */
  readonly working: boolean;
  readonly goOn: () => void;
}

/** What cannot be shown: why, and what to do. */
export function LostScreen({ title, text, ways, packs = [], turnOn }: LostProps & { readonly turnOn?: TurnOn | undefined }) {
  const first = turnOn || packs.length === 0 ? 'button' : 'button primary';
  return (
    <Screen title={title}>
      <section class="panel lost" role="alert">
        <p>{text}</p>
        {ways.length > 0 && (
          <ul>
            {ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        )}
        <p>Nothing of yours has changed: your bouts, replays and settings are as they were.</p>
      </section>
      {turnOn?.working && <p role="status">The cards are dealt. This takes a moment …</p>}
      <p class="button-row">
        {turnOn && (
          <button type="button" class="button primary" disabled={turnOn.working} onClick={turnOn.goOn}>
            {turnOn.label}
          </button>
        )}
        {packs.length > 0 && (
          <a class={first} href="#/packs">
            Packs
          </a>
        )}
        <a class={packs.length > 0 ? 'button' : 'button primary'} href="#/">
          To the title
        </a>
        <a class="button" href="#/replays">
          Your replays
        </a>
      </p>
    </Screen>
  );
}
