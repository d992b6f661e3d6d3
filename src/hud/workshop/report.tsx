import './workshop.css';
import { AimLine, Measures, progressWords, shownNumber } from './report-measures.tsx';
import { ReportTables, count } from './report-tables.tsx';
import type { ReportProps, StepCoverage } from './report-types.ts';
import './report.css';

type CoverageProps = Pick<ReportProps, 'steps' | 'played' | 'onStep'>;

/** A step that nobody will ever see, why not, and the way to it. */
function NeverFires({ step, played, onStep }: Omit<CoverageProps, 'steps'> & { readonly step: StepCoverage }) {
  const [blocker] = step.blocked;
  return (
    <p class="never-fires">
      <b>
        {step.label} never fires (0 of {count(step.considered)} times it was looked at in {count(played)} bouts).
      </b>{' '}
      {blocker ? `What blocked it: ${blocker.why}, ${count(blocker.times)} times. ` : ''}
      {step.considered === 0 ? 'A step above it is always done first. ' : ''}
      {step.advice ?? ''}{' '}
      <button type="button" class="link-button" onClick={() => onStep(step)}>
        Go to the step
      </button>
    </p>
  );
}

function Row({ step, most, harms }: { readonly step: StepCoverage; readonly most: number; readonly harms: boolean }) {
  const { label, considered, fired, damage, blocked } = step;
  const [blocker] = blocked;
  return (
    <tr class={fired === 0 ? 'never' : ''}>
      <th scope="row">
        {label}
        {blocker && (
          <span class="quiet blocker">
            not done: {blocker.why} ({count(blocker.times)})
          </span>
        )}
      </th>
      <td class="number">{count(considered)}</td>
      <td class="number">{count(fired)}</td>
      {harms && <td class="number">{damage === undefined ? '\u2013' : damage.toFixed(2)}</td>}
      <td class="bar-column" aria-hidden="true">
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false" class="coverage-bar">
          <rect class="looked" width={(considered / most) * 100} height="10" />
          <rect class="done" width={(fired / most) * 100} height="10" />
        </svg>
      </td>
    </tr>
  );
}

/** How often each step was looked at and done, what it did, and what blocked it. */
function Coverage({ steps, played, onStep }: CoverageProps) {
  const most = Math.max(1, ...steps.map(({ considered }) => considered));
  const harms = steps.some(({ damage }) => damage !== undefined);
  const never = steps.filter(({ fired }) => fired === 0);
  return (
    <section aria-labelledby="coverage-title">
      <h3 id="coverage-title">Its steps</h3>
      {never.map((step) => (
        <NeverFires key={step.id} step={step} played={played} onStep={onStep} />
      ))}
      <table class="coverage table">
        <caption class="visually-hidden">How often each step was looked at and done, what it did, and what blocked it most</caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col" class="number">
              Looked at
            </th>
            <th scope="col" class="number">
              Done
            </th>
            {harms && (
              <th scope="col" class="number">
                Damage a bout
              </th>
            )}
            <th scope="col" class="bar-column">
              <span class="visually-hidden">As a bar</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <Row key={step.id} step={step} most={most} harms={harms} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

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
        <div class="report-progress row">
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
              <ul class="outliers bulleted">
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
