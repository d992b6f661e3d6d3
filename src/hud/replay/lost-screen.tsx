import { Screen } from '../page/index.ts';

export interface LostProps {
  readonly title: string;
  readonly text: string;
  /** What can be done about it. */
  readonly ways: readonly string[];
}

/** A replay that cannot be shown: why, and what to do. */
export function LostScreen({ title, text, ways }: LostProps) {
  return (
    <Screen title={title}>
      <section class="panel lost" role="alert">
        <p>{text}</p>
        <ul>
          {ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
        <p>Nothing of yours has changed: your bouts, replays and settings are as they were.</p>
      </section>
      <p class="button-row">
        <a class="button primary" href="#/">
          To the title
        </a>
        <a class="button" href="#/replays">
          Your replays
        </a>
      </p>
    </Screen>
  );
}
