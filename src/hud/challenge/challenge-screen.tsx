import type { PaletteId } from '../../art/index.ts';
import type { Seal } from '../../session/index.ts';
import type { FateOf } from '../end/index.ts';
import { Screen } from '../page/index.ts';
import { SealLine } from '../replay/index.ts';
import { FigureRow } from '../share/index.ts';
import './challenge.css';

/** The player's own try at the fight of a day that a friend has fought. */
export interface OwnTry {
  /** `Today’s beast`. */
  readonly title: string;
  /** Not begun; begun and not over; or over, or its day past, so that nothing counts any more. */
  readonly stands: 'open' | 'begun' | 'over';
}

/** For somebody who has never played here. */
export interface Stranger {
  /** What is fought, in a line. */
  readonly line: string;
  /** The first lesson of it; null where there is none. */
  readonly lesson: { readonly name: string; readonly href: string } | null;
}

export interface ChallengeProps {
  /** What the friend did, as it came out here when it was played again: `saved 1 of 4`; null when nobody played. */
  readonly did: string | null;
  /** Nothing better can be done. */
  readonly unbeatable: boolean;
  /** By what it can be beaten all the same: `7 rounds and 12 Hit Points left`; empty where by nothing. */
  readonly beside: string;
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
  /** Null where it is not the fight of a day. */
  readonly ownTry: OwnTry | null;
  readonly stranger: Stranger | null;
  /** Why nothing may be begun here; null when it may. */
  readonly closed: string | null;
  readonly palette: PaletteId;
  readonly watchHref: string;
  readonly onBeat: (as: 'try' | 'practice') => void;
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

function Welcome({ line, lesson }: Stranger) {
  return (
    <section class="panel challenge-welcome" aria-label="What this is">
      <p>
        Damnatio is a game of the Roman arena, played by turns. {line.replace(/\.?$/, '.')} You decide, and every chance is shown before the
        dice fall.
        {lesson && (
          <>
            {' '}
            New to it? <a href={lesson.href}>The first lesson, {lesson.name}</a>, takes two minutes.
          </>
        )}
      </p>
    </section>
  );
}

/** How it stands with the player's own try, before he chooses. */
const TRIES: Readonly<Record<OwnTry['stands'], string>> = {
  open: 'Everybody has the same dice and one try that counts, and yours is not begun. Fight it as that try, or practise: who has seen the dice has no try any more. It can be watched once your try is over.',
  begun: 'Your one try at it is begun, so you go on with that. The friend’s can be watched when it is over.',
  over: 'You have no try at it any more: what you play now is practice.',
};

function Ways({ ownTry, closed, watchHref, onBeat }: Pick<ChallengeProps, 'ownTry' | 'closed' | 'watchHref' | 'onBeat'>) {
  const stands = ownTry?.stands ?? 'over';
  const off = closed !== null;
  return (
    <p class="button-row">
      <button type="button" class="button primary" disabled={off} onClick={() => onBeat('try')}>
        {stands === 'open' ? 'Fight it: your one try' : stands === 'begun' ? 'Go on with your try' : 'Fight it with the same dice'}
      </button>
      {stands === 'open' && (
        <button type="button" class="button" disabled={off} onClick={() => onBeat('practice')}>
          Practise: give up the try
        </button>
      )}
      {stands === 'over' && (
        <a class="button" href={watchHref}>
          Watch it first
        </a>
      )}
    </p>
  );
}

/** A fight that a friend has sent to be beaten: what came of it, and in. */
export function ChallengeScreen(props: ChallengeProps) {
  const { who, seed, seal, vouched, did, unbeatable, beside, figures, own, earlier, ownTry, stranger, closed, palette } = props;
  return (
    <Screen title={heading(props)}>
      {stranger && <Welcome {...stranger} />}
      <section class="panel challenge" aria-labelledby="challenge-title">
        <h2 id="challenge-title">{who}</h2>
        <FigureRow figures={figures} palette={palette} size={innerWidth < 640 ? 32 : figures.length > 6 ? 40 : 64} />
        {own !== '' && <p>You are {own}.</p>}
        {!vouched && <Doubt did={did} />}
        {vouched && unbeatable && beside !== '' && (
          <p>Nobody can do better, but with the same result one can still be ahead: your friend had {beside}.</p>
        )}
        <p>The same set-up, the same dice, the same opponents. What is decided is yours. Seed {seed}.</p>
        {ownTry && (
          <p class="challenge-try">
            <b>This is {ownTry.title.charAt(0).toLowerCase() + ownTry.title.slice(1)}.</b> {TRIES[ownTry.stands]}
          </p>
        )}
        {closed !== null && <p class="problem">{closed}</p>}
        <Ways {...props} />
        <SealLine seal={seal} />
      </section>
      {earlier.length > 0 && (
        <section class="panel" aria-labelledby="earlier-title">
          <h2 id="earlier-title">You have fought it before</h2>
          <ul class="bulleted">
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
