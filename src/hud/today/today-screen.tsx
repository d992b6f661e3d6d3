import type { PaletteId } from '../../art/index.ts';
import type { Messages } from '../../catalogue/index.ts';
import { Screen } from '../page/index.ts';
import type { CalendarDay } from './calendar.tsx';
import { Calendar } from './calendar.tsx';
import type { DailyResult, FightOfDay, BestOfBots } from './fight-panel.tsx';
import { FightPanel, BestLine } from './fight-panel.tsx';
import './today.css';

/** What came of a fight of the day before. */
export interface FightOfYesterday {
  readonly game: string;
  readonly title: string;
  readonly who: string;
  readonly result: DailyResult | null;
  /** Begun and not over; null when there is nothing to go on with. */
  readonly onGoOn: (() => void) | null;
  readonly best: BestOfBots | null;
}

export interface TodayScreenProps {
  /** `Sunday, 22 November`. */
  readonly day: string;
  readonly streak: number;
  /** Null while they are being loaded. */
  readonly fights: readonly FightOfDay[] | null;
  readonly yesterday: readonly FightOfYesterday[];
  readonly days: readonly CalendarDay[];
  readonly palette: PaletteId;
  readonly messages: Messages;
  readonly closed: string | null;
  /** What the player should know of keeping; null when all is well. */
  readonly caution: string | null;
}

/** Days in a row with a try brought to its end, in few words; empty for none. */
export function streakWords(streak: number): string {
  return streak === 0 ? '' : `${streak === 1 ? '1 day' : `${streak} days in a row`} on which you fought one of these to its end`;
}

function Yesterday({ fight }: { readonly fight: FightOfYesterday }) {
  const { title, who, result, best, onGoOn } = fight;
  return (
    <li>
      <b>{title}</b> ({who}):{' '}
      {result ? result.href ? <a href={result.href}>{result.line}</a> : result.line : onGoOn ? 'begun and not over' : 'not fought'}.
      {onGoOn && (
        <>
          {' '}
          <button type="button" class="text-button" onClick={onGoOn}>
            Go on with it
          </button>
        </>
      )}
      {best && <BestLine best={best} />}
    </li>
  );
}

/** The fights of the day, those of the day before, and the last weeks. */
export function TodayScreen(props: TodayScreenProps) {
  const { day, streak, fights, yesterday, days, palette, messages, closed, caution } = props;
  return (
    <Screen title="Today">
      <p class="day-line">
        {day}. <span class="quiet">The same fights and the same dice for everybody, until midnight.</span>{' '}
        {streak > 0 && <b data-streak={streak}>{streakWords(streak)}.</b>}
      </p>
      {(closed ?? caution) && (
        <p class="panel day-caution" role="status">
          {closed ?? caution}
        </p>
      )}
      {fights === null ? (
        <p role="status">The programme is being read …</p>
      ) : (
        <div class="fights-of-day">
          {fights.map((fight) => (
            <FightPanel key={fight.game} fight={fight} palette={palette} messages={messages} closed={closed} />
          ))}
        </div>
      )}
      <div class="fights-of-day">
        <section class="panel" aria-labelledby="yesterday-title">
          <h2 id="yesterday-title">Yesterday</h2>
          <ul class="yesterday">
            {yesterday.map((fight) => (
              <Yesterday key={fight.game} fight={fight} />
            ))}
          </ul>
        </section>
        <section class="panel" aria-label="Calendar">
          <Calendar days={days} />
          <p class="quiet">
            A bar for each fight, as high as what came of it, hatched where a bot finished it. Easier on Monday, harder towards Sunday. The
            count after the word: of 100 newcomers with such dice it ends well for so many, as on the programmes.
          </p>
        </section>
      </div>
      <p class="button-row">
        <a class="button" href="#/statistics">
          Statistics
        </a>
        <a class="button" href="#/replays">
          Replays
        </a>
      </p>
    </Screen>
  );
}
