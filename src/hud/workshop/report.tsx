import './workshop.css';
import { count } from './bout-tables.ts';
import { Coverage } from './report-coverage.tsx';
import { AimLine, Measures } from './report-measures.tsx';
import { ReportTables } from './report-tables.tsx';
import type { ReportProps } from './report-types.ts';
import { progressWords, shownNumber } from './report-words.ts';
import './report.css';

const BOUTS = [1000, 2000, 5000, 10_000, 20_000];

function Controls(props: ReportProps) {
  const { player, players, wanted, stopsEarly, running, played } = props;
  const unfinished = running || (played > 0 && played < wanted && props.ended === null);
  const about = players.find(({ id }) => id === player)?.about;
  return (
    <>
      <div class="report-controls">
        {players.length > 0 && (
          <label>
            Played by
            <select value={player} onChange={(event) => props.onPlayer(event.currentTarget.value)}>
              {players.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        {props.children}
        <label>
          Bouts
          <select value={wanted} onChange={(event) => props.onWanted(Number(event.currentTarget.value))}>
            {BOUTS.map((bouts) => (
              <option key={bouts} value={bouts}>
                {count(bouts)}
              </option>
            ))}
          </select>
        </label>
        <label class="tick">
          <input type="checkbox" checked={stopsEarly} onChange={(event) => props.onStopsEarly(event.currentTarget.checked)} />
          Stop when it is sure enough
        </label>
        <button type="button" class="button primary" onClick={unfinished ? props.onToggle : props.onAgain}>
          {running ? 'Pause' : unfinished ? 'Go on' : played === 0 ? 'Measure' : 'Measure again'}
        </button>
      </div>
      <p class="quiet">{`${about === undefined ? '' : `This player ${about.replace(/\.$/, '')}. `}People play otherwise: the numbers compare cards, they do not foretell your bouts.`}</p>
    </>
  );
}

/** What many bouts say of a card. */
export function Report(props: ReportProps) {
  const { played, wanted, running, ended, failure, outdated, measures, tables, outliers } = props;
  const settled = !running && played > 0;
  return (
    <section class="report" aria-labelledby="report-title">
      <h2 id="report-title">Balance report</h2>
      <Controls {...props} />
      {failure && <p class="problem">{failure}</p>}
      {(running || played > 0) && (
        <div class="report-progress">
          <progress max={wanted} value={played} aria-label="Bouts played" />
          <span>
            {progressWords(props)}
            {ended ? `. ${ended}` : ''}
          </span>
        </div>
      )}
      <AimLine {...props} />
      <p class="visually-hidden" role="status">
        {settled && measures[0] ? `${played} bouts. ${measures.map((each) => `${each.label} ${shownNumber(each)}`).join(', ')}.` : ''}
      </p>
      {outdated && played > 0 && <p class="problem">The card has been changed since: measure again to see what that did.</p>}
      {played > 0 && (
        <>
          <Measures {...props} />
          {props.steps.length > 0 && <Coverage {...props} />}
          <ReportTables tables={tables} />
          {outliers.length > 0 && (
            <section aria-labelledby="outliers-title">
              <h3 id="outliers-title">Bouts out of the ordinary</h3>
              <ul class="outliers">
                {outliers.map((outlier) => (
                  <li key={outlier.index}>
                    <button type="button" class="link-button" onClick={() => props.onOutlier(outlier)}>
                      Watch bout {outlier.index + 1}
                    </button>{' '}
                    {outlier.why}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </section>
  );
}
