/** What a day came to at one of the fights. */
export interface DayMark {
  /** Which: `beast`. */
  readonly what: string;
  /** Its result in a line; null when it was not brought to an end. */
  readonly line: string | null;
  /** Share of what could be hoped for, 0 to 1. */
  readonly share: number;
  /** The player brought it to its end himself. */
  readonly own: boolean;
}

export interface CalendarDay {
  readonly day: string;
  /** Date in the month. */
  readonly date: number;
  /** `Sunday, 22 November`. */
  readonly inWords: string;
  readonly when: 'past' | 'today' | 'to-come';
  /** One for each fight of the day. */
  readonly marks: readonly DayMark[];
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WEEK = 7;

function spoken({ inWords, marks }: CalendarDay): string {
  const told = marks.map(({ what, line }) => `${what}: ${line ?? 'not fought'}`);
  return `${inWords}. ${told.join('; ')}`;
}

function Mark({ mark }: { readonly mark: DayMark }) {
  return (
    <span class={mark.line === null ? 'day-mark none' : mark.own ? 'day-mark' : 'day-mark not-own'}>
      <span style={{ height: `${Math.round(mark.share * 100)}%` }} />
    </span>
  );
}

function Day({ day }: { readonly day: CalendarDay }) {
  const words = day.when === 'to-come' ? day.inWords : spoken(day);
  return (
    <td class={`day ${day.when}`} {...(day.when === 'today' ? { 'aria-current': 'date' as const } : {})} title={words}>
      <span class="visually-hidden">{words}</span>
      <span class="day-face" aria-hidden="true">
        <span class="day-date">{day.date}</span>
        <span class="day-marks">{day.when === 'to-come' ? null : day.marks.map((mark) => <Mark key={mark.what} mark={mark} />)}</span>
      </span>
    </td>
  );
}

/** The last weeks: a bar for each fight of a day, as high as what came of it. */
export function Calendar({ days }: { readonly days: readonly CalendarDay[] }) {
  const weeks = Array.from({ length: Math.ceil(days.length / WEEK) }, (_, week) => days.slice(week * WEEK, (week + 1) * WEEK));
  return (
    <table class="calendar">
      <caption>The last weeks</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th scope="col" key={name}>
              <abbr title={name}>{name.slice(0, 2)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]!.day}>
            {week.map((day) => (
              <Day key={day.day} day={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
