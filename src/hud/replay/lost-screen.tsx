import { Screen } from '../page/index.ts';

export interface LostProps {
  readonly title: string;
  readonly text: string;
  /** What can be done about it. */
  readonly ways: readonly string[];
  /** Whether packs are wanting: then the way to them is offered first. */
  readonly packs?: boolean;
}

/** A replay that cannot be shown: why, and what to do. */
export function LostScreen({ title, text, ways, packs = false }: LostProps) {
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
        {packs && (
          <a class="button primary" href="#/packs">
            Packs
          </a>
        )}
        <a class={packs ? 'button' : 'button primary'} href="#/">
          To the title
        </a>
        <a class="button" href="#/replays">
          Your replays
        </a>
      </p>
    </Screen>
  );
}
