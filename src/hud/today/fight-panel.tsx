import { useId } from 'preact/hooks';
import type { PaletteId } from '../../art/index.ts';
import type { Messages } from '../../catalogue/index.ts';
import type { FateOf } from '../end/index.ts';
import { Rating } from '../setup/index.ts';
import { FigureRow } from '../share/index.ts';

/** What bots came to in the player's place with the same dice. */
export interface BestOfBots {
  /** Tries so far, and how many there will be. */
  readonly tries: number;
  readonly wanted: number;
  readonly done: boolean;
  /** What the best of them came to; null before the first, or when none could be made. */
  readonly line: string | null;
  readonly onWatch: (() => void) | null;
}

function words({ tries, wanted, done, line }: BestOfBots): string {
  if (!done) return `Bots try the same dice: ${tries} of ${wanted} …`;
  if (line === null) return 'Bots could not try the same dice here.';
  return `The best of ${tries} tries by bots, with the same dice: ${line}.`;
}

/** What bots came to, said as that: nobody knows what is possible. */
export function BestLine({ best }: { readonly best: BestOfBots }) {
  return (
    <p class="best-line" role="status">
      {words(best)}{' '}
      {best.done && best.onWatch && (
        <button type="button" class="text-button" onClick={best.onWatch}>
          Watch it
        </button>
      )}
    </p>
  );
}

/**
 * `open`: not begun. `running`: in the arena. `left`: begun, and waiting among the replays. `begun`: begun, and nothing of
 * it is kept. `lost`: the record in which it waited was deleted. `seen`: its dice were practised or watched before. `done`: over.
 * `behind`: a later day has been played, so this one no longer counts.
 */
export type StateOfTry = 'open' | 'running' | 'left' | 'begun' | 'lost' | 'seen' | 'done' | 'behind';

/** What came of a try. */
export interface DailyResult {
  /** `2 of 4 saved in 7 rounds`. */
  readonly line: string;
  /** Its end page; null when its replay is no longer kept. */
  readonly href: string | null;
  /** The player brought it to its end himself. */
  readonly own: boolean;
}

/** The fight of a day, as a player finds it. */
export interface FightOfDay {
  readonly game: string;
  /** `Today’s beast`. */
  readonly title: string;
  /** Who fights: `Lion`, `Murmillo against Thraex`. */
  readonly who: string;
  readonly text: string;
  /** Of 100 newcomers those who come out well, which gives the word for how hard it is; null where nobody measured. */
  readonly newcomer: number | null;
  readonly figures: readonly FateOf[];
  readonly state: StateOfTry;
  readonly result: DailyResult | null;
  /** Null while it is not to be told. */
  readonly best: BestOfBots | null;
  readonly onBegin: () => void;
  readonly onGoOn: () => void;
  readonly onPractise: () => void;
}

const STATES: Readonly<Record<Exclude<StateOfTry, 'done'>, string>> = {
  open: 'Not fought yet. One try counts; leaving and coming back is the same try.',
  running: 'Your try is in progress.',
  left: 'Your try waits where you left it.',
  begun: 'Your try has begun, but none of its answers is kept here, so it begins again.',
  lost: 'Your try was begun, and its replay is deleted, so it is over without a result. You may practise.',
  seen: 'You have seen these dice before your try, so today it does not count. You may practise.',
  behind: 'A later day has been fought already, so this one no longer counts. You may practise.',
};

function Ways({ fight, closed }: { readonly fight: FightOfDay; readonly closed: string | null }) {
  const { state, result, onBegin, onGoOn, onPractise } = fight;
  const off = closed !== null;
  return (
    <p class="button-row">
      {(state === 'open' || state === 'begun') && (
        <button type="button" class="button primary" disabled={off} onClick={onBegin}>
          Fight it: this counts
        </button>
      )}
      {(state === 'running' || state === 'left') && (
        <button type="button" class="button primary" disabled={off} onClick={onGoOn}>
          Go on
        </button>
      )}
      {result?.href && (
        <a class="button primary" href={result.href}>
          How it ended, and the card
        </a>
      )}
      {(state === 'done' || state === 'lost' || state === 'seen' || state === 'behind') && (
        <button type="button" class="button" disabled={off} onClick={onPractise}>
          Practise with the same dice
        </button>
      )}
    </p>
  );
}

interface FightPanelProps {
  readonly fight: FightOfDay;
  readonly palette: PaletteId;
  readonly messages: Messages;
  /** Why nothing may be begun here; null when it may. */
  readonly closed: string | null;
}

/** The fight of the day: what it is, how it stands, and in. */
export function FightPanel({ fight, palette, messages, closed }: FightPanelProps) {
  const id = useId();
  const { title, who, text, newcomer, figures, state, result, best } = fight;
  return (
    <section class="panel fight-of-day" aria-labelledby={id} data-game={fight.game} data-state={state}>
      <h2 id={id}>{title}</h2>
      <p class="day-who">{who}</p>
      {newcomer !== null && (
        <p class="day-rating">
          <Rating newcomer={newcomer} messages={messages} />
        </p>
      )}
      <FigureRow figures={figures} palette={palette} size={innerWidth < 640 ? 32 : figures.length > 6 ? 40 : 56} />
      <p>{text}</p>
      {state === 'done' ? (
        <p class={result?.own === false ? 'day-result not-own' : 'day-result'}>
          Done: <b>{result?.line ?? 'fought'}</b>. {result?.own === false && 'It does not count for your days in a row. '}Whatever you play
          of it now is practice.
        </p>
      ) : (
        <p class="quiet">{STATES[state]}</p>
      )}
      <Ways fight={fight} closed={closed} />
      {best && <BestLine best={best} />}
    </section>
  );
}
