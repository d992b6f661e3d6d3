import type { PaletteId } from '../../art/index.ts';
import type { Seal } from '../../session/index.ts';
import type { FateOf } from '../end/index.ts';
import { Screen } from '../page/index.ts';
import { SealLine } from '../replay/index.ts';
import { FigureRow } from '../share/index.ts';
import './challenge.css';

export interface ChallengeProps {
  /** What the friend did, as it came out here when it was played again: `saved 1 of 4`; null when nobody played. */
  readonly did: string | null;
  /** Nothing better can be done. */
  readonly unbeatable: boolean;
  readonly who: string;
  readonly seed: string;
  readonly seal: Seal;
  /** Whether the end is the one that was recorded: otherwise it is not told as the friend's. */
  readonly vouched: boolean;
  /** Who fights, as they stand before it begins. */
  readonly figures: readonly FateOf[];
  /** Whom the player commands; empty where that is plain. */
  readonly own: string;
  /** The player's own results in the same fight, newest first. */
  readonly earlier: readonly { readonly text: string; readonly href: string }[];
  /** Why nothing may be begun here; null when it may. */
  readonly closed: string | null;
  readonly palette: PaletteId;
  readonly watchHref: string;
  readonly onBeat: () => void;
}

function heading({ did, vouched, unbeatable }: ChallengeProps): string {
  if (did === null) return 'A friend sends a fight';
  if (!vouched) return 'A friend sends a fight that cannot be vouched for';
  return `A friend ${did}: ${unbeatable ? 'match' : 'beat'} it with the same dice`;
}

function Doubt({ did }: { readonly did: string | null }) {
  return (
    <p class="challenge-doubt" role="alert">
      Played again here it does not come to the end that was recorded{did === null ? '' : `; whoever had it here ${did}`}. The set-up and
      the dice are good all the same.
    </p>
  );
}

/** A fight that a friend has sent to be beaten: what came of it, and in. */
export function ChallengeScreen(props: ChallengeProps) {
  const { who, seed, seal, vouched, did, figures, own, earlier, closed, palette, watchHref, onBeat } = props;
  return (
    <Screen title={heading(props)}>
      <section class="panel challenge" aria-labelledby="challenge-title">
        <h2 id="challenge-title">{who}</h2>
        <FigureRow figures={figures} palette={palette} size={innerWidth < 640 ? 32 : figures.length > 6 ? 40 : 64} />
        {own !== '' && <p>You are {own}.</p>}
        {!vouched && <Doubt did={did} />}
        <p>The same set-up, the same dice, the same opponents. What is decided is yours. Seed {seed}.</p>
        {closed !== null && <p class="problem">{closed}</p>}
        <p class="button-row">
          <button type="button" class="button primary" disabled={closed !== null} onClick={onBeat}>
            Fight it with the same dice
          </button>
          <a class="button" href={watchHref}>
            Watch it first
          </a>
        </p>
        <SealLine seal={seal} />
      </section>
      {earlier.length > 0 && (
        <section class="panel" aria-labelledby="earlier-title">
          <h2 id="earlier-title">You have fought it before</h2>
          <ul>
            {earlier.map(({ text, href }) => (
              <li key={href}>
                {text}. <a href={href}>How it ended</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Screen>
  );
}
