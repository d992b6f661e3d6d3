import { useState } from 'preact/hooks';

/** A career that waits for its packs. */
export interface WaitingView {
  readonly season: number;
  readonly day: number;
  /** Each pack by its name, with its version then and now: null where it is off. */
  readonly packs: readonly { readonly name: string; readonly was: string; readonly now: string | null }[];
}

interface WaitingProps {
  readonly careers: readonly WaitingView[];
  readonly off: boolean;
  readonly onGoOn: () => void;
  /** Turns on the packs of the career played last and goes on; null where they are not here, or are on already. */
  readonly onTurnOn: (() => Promise<void>) | null;
}

function packText({ name, was, now }: WaitingView['packs'][number]): string {
  const then = `${name} ${was}`.trim();
  if (now === null) return `${then} is not on here.`;
  return now === was ? `${then} has other cards than it had then.` : `It was played with ${then}; ${now} is on here.`;
}

/** Careers that wait: for which packs, and what can be done. */
export function WaitingCareers({ careers, off, onGoOn, onTurnOn }: WaitingProps) {
  const [working, setWorking] = useState(false);
  if (careers.length === 0) return null;
  const [last] = careers;
  const isWhole = last!.packs.length > 0 && last!.packs.every(({ now }) => now !== null);
  return (
    <section class="panel waiting-careers" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{careers.length === 1 ? 'Your career waits' : 'Careers wait'}</h2>
      <ul>
        {careers.map(({ season, day, packs }, place) => (
          <li key={place}>
            Season {season}, day {day}. {packs.map(packText).join(' ')}
          </li>
        ))}
      </ul>
      <p>Nothing of it is lost: it goes on by itself when its packs are on as they were, and is kept whatever you begin meanwhile.</p>
      {working && <p role="status">The cards are dealt. This takes a moment …</p>}
      <p class="button-row">
        {onTurnOn && (
          <button
            type="button"
            class="button primary"
            disabled={off || working}
            onClick={() => {
              setWorking(true);
              void onTurnOn().finally(() => setWorking(false));
            }}
          >
            {last!.packs.length === 1 ? 'Turn it on and go on' : 'Turn them on and go on'}
          </button>
        )}
        <a class={onTurnOn ? 'button' : 'button primary'} href="#/packs">
          Packs
        </a>
        {isWhole && (
          <button type="button" class="button" disabled={off} onClick={onGoOn}>
            Go on with the cards at hand
          </button>
        )}
      </p>
    </section>
  );
}
