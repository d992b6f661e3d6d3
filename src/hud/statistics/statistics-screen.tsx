import { useId } from 'preact/hooks';
import { wholePercent } from '../common/index.ts';
import { Screen } from '../page/index.ts';
import './statistics.css';

/** Fights of one kind. */
export interface StatisticsLine {
  readonly name: string;
  readonly fights: number;
  /** `12 of 40 saved`, `7 of 15 won`. */
  readonly came: string;
  /** Share of what could be hoped for, 0 to 1, and half of its interval; null with too few fights. */
  readonly share: number;
  readonly half: number | null;
}

export interface StatisticsTable {
  readonly title: string;
  /** What the first column holds: `opponent`. */
  readonly of: string;
  readonly lines: readonly StatisticsLine[];
}

/** A value between its ends, with the interval that holds it in 19 of 20 cases. */
export interface Gauge {
  readonly name: string;
  readonly value: number;
  readonly half: number | null;
  /** Greatest distance from the middle that is drawn. */
  readonly reach: number;
  readonly text: string;
}

/** Some fights after one another. */
export interface StatisticsGroup {
  readonly name: string;
  readonly share: number;
  readonly luck: string;
  readonly above: string;
}

/** A fight that its player did not fight to its end. */
export interface NotOwnFight {
  /** `Lion: given up in round 5`. */
  readonly text: string;
  /** Its end page; null when its record is no longer kept. */
  readonly href: string | null;
}

export interface StatisticsProps {
  /** Null while nobody knows how many there are. */
  readonly fights: number | null;
  /** Fights that are still to be read. */
  readonly left: number;
  /** Fights again with the same dice, which count for nothing but themselves. */
  readonly repeats: number;
  /** Kept fights that are not counted: nobody's here, a friend's, or left. */
  readonly others: number;
  /** Luck and skill. */
  readonly gauges: readonly Gauge[];
  /** How they were told apart. */
  readonly notes: readonly string[];
  readonly tables: readonly StatisticsTable[];
  /** The newest first. */
  readonly notOwn: readonly NotOwnFight[];
  readonly groups: readonly StatisticsGroup[];
}

/** A bar from the middle; what it says stands beside it. */
function GaugeRow({ gauge }: { readonly gauge: Gauge }) {
  const { name, value, half, reach, text } = gauge;
  const x = (at: number): number => 50 + (50 * Math.max(-reach, Math.min(reach, at))) / reach;
  const [from, to] = value < 0 ? [x(value), 50] : [50, x(value)];
  return (
    <div class="gauge">
      <h3>{name}</h3>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect class="gauge-field" x="0" y="0" width="100" height="12" />
        <rect class="gauge-bar" x={from} y="2" width={Math.max(0.6, to - from)} height="8" />
        {half !== null && (
          <rect class="gauge-interval" x={x(value - half)} y="5.2" width={x(value + half) - x(value - half)} height="1.6" />
        )}
        <rect class="gauge-middle" x="49.8" y="0" width="0.4" height="12" />
      </svg>
      <p>{text}</p>
    </div>
  );
}

function Table({ table }: { readonly table: StatisticsTable }) {
  const id = useId();
  return (
    <section class="panel" aria-labelledby={id}>
      <h2 id={id}>{table.title}</h2>
      <table class="statistics table">
        <thead>
          <tr>
            <th scope="col">{table.of}</th>
            <th scope="col">fights</th>
            <th scope="col">came of it</th>
            <th scope="col">share</th>
          </tr>
        </thead>
        <tbody>
          {table.lines.map(({ name, fights, came, share, half }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{fights}</td>
              <td>{came}</td>
              <td>
                {wholePercent(share)}
                {half === null ? '' : ` ± ${Math.round(half * 100)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Groups({ groups }: Pick<StatisticsProps, 'groups'>) {
  return (
    <section class="panel" aria-labelledby="groups-title">
      <h2 id="groups-title">Over time</h2>
      <table class="statistics table">
        <thead>
          <tr>
            <th scope="col">fight</th>
            <th scope="col">share</th>
            <th scope="col">dice better than</th>
            <th scope="col">above the bot</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ name, share, luck, above }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <span class="share-bar" aria-hidden="true">
                  <span style={{ width: `${Math.round(share * 100)}%` }} />
                </span>
                {wholePercent(share)}
              </td>
              <td>{luck}</td>
              <td>{above}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** So many are named; the others are only counted. */
const MOST_NAMED = 8;

function NotOwn({ fights }: { readonly fights: readonly NotOwnFight[] }) {
  return (
    <section class="panel" aria-labelledby="not-own-title">
      <h2 id="not-own-title">Given up, or handed to the bot</h2>
      <ul class="not-own bulleted">
        {fights.slice(0, MOST_NAMED).map(({ text, href }, index) => (
          <li key={index}>{href === null ? text : <a href={href}>{text}</a>}.</li>
        ))}
      </ul>
      {fights.length > MOST_NAMED && <p>And {fights.length - MOST_NAMED} before them.</p>}
      <p class="quiet">
        They count above: one that was given up as nothing saved or won; one that the bot played on by what could be hoped for when it took
        over, and by the dice until then.
      </p>
    </section>
  );
}

function Nothing() {
  return (
    <section class="panel">
      <p>Nothing has been fought to its end here yet. Every fight of yours that is over is counted, with its dice.</p>
      <p class="button-row">
        <a class="button primary" href="#/today">
          Today’s fights
        </a>
        <a class="button" href="#/">
          To the title
        </a>
      </p>
    </section>
  );
}

/** Replays and the wall hold more than what was the player's own. */
function notCounted(others: number): string {
  const [are, not] = others === 1 ? ['1 more fight is', 'it is not'] : [`${others} more fights are`, 'they are not'];
  return `${are} among the replays, and may be on the wall, but ${not} counted: fought by bots alone, sent by a friend, or left.`;
}

function progress(left: number): string {
  return `${left} ${left === 1 ? 'fight is' : 'fights are'} still being read and foreseen; you may leave, it goes on next time.`;
}

/** The player's own fights in numbers, luck apart from skill. */
export function StatisticsScreen(props: StatisticsProps) {
  const { fights, left, repeats, others, gauges, notes, tables, notOwn, groups } = props;
  return (
    <Screen title="Statistics">
      <p role="status" class="statistics-progress">
        {fights === null ? 'The fights are being read …' : left > 0 ? progress(left) : ''}
      </p>
      {fights === 0 && left === 0 && <Nothing />}
      {fights !== null && fights > 0 && (
        <>
          <p class="statistics-total">
            <b>
              {fights} {fights === 1 ? 'fight' : 'fights'}
            </b>
            {repeats > 0 &&
              `; ${repeats} of them again with the same dice, or on from within another, which count below but neither for luck nor for skill`}
            . {others > 0 && notCounted(others)}
          </p>
          <section class="panel" aria-labelledby="apart-title">
            <h2 id="apart-title">Luck and skill</h2>
            <div class="gauges">
              {gauges.map((gauge) => (
                <GaugeRow key={gauge.name} gauge={gauge} />
              ))}
            </div>
            {notes.map((note) => (
              <p class="quiet" key={note}>
                {note}
              </p>
            ))}
          </section>
          <div class="statistics-tables">
            {tables.map((table) => (
              <Table key={table.title} table={table} />
            ))}
            {groups.length > 1 && <Groups groups={groups} />}
            {notOwn.length > 0 && <NotOwn fights={notOwn} />}
          </div>
        </>
      )}
    </Screen>
  );
}
