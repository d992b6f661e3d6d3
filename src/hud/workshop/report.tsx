import './workshop.css';
import type { ComponentChildren } from 'preact';
import { Meter } from './meter.tsx';
import { ReportTables, type ReportTable } from './report-tables.tsx';

/** A number with the range that holds it 19 times in 20. */
export interface Measured {
  readonly label: string;
  readonly value: number;
  readonly half: number;
  readonly unit: 'share' | 'number';
  /** Least and most that it can be, for its bar. */
  readonly most: number;
  /** What the card does otherwise than its parent over the same dice; null where there is nothing to compare. */
  readonly difference: { readonly value: number; readonly half: number } | null;
}

/** How often a step of a card was looked at and done, and what stood in its way. */
export interface StepCoverage {
  readonly id: string;
  readonly label: string;
  readonly considered: number;
  readonly fired: number;
  /** Conditions that were not met, the most frequent first. */
  readonly blocked: readonly { readonly why: string; readonly times: number }[];
  /** What could be done about a step that never fires. */
  readonly advice?: string | undefined;
}

export interface Outlier {
  readonly index: number;
  readonly why: string;
}

export interface ReportProps {
  readonly player: string;
  readonly players: readonly { readonly id: string; readonly label: string; readonly about: string }[];
  readonly parent: string | null;
  readonly played: number;
  readonly wanted: number;
  readonly running: boolean;
  readonly stopsEarly: boolean;
  /** Why it ended before all were played; null where it did not. */
  readonly ended: string | null;
  readonly seconds: number;
  readonly failure: string | null;
  /** Whether the card has been changed since. */
  readonly outdated: boolean;
  readonly measures: readonly Measured[];
  readonly tables: readonly ReportTable[];
  readonly steps: readonly StepCoverage[];
  readonly outliers: readonly Outlier[];
  onPlayer(this: void, id: string): void;
  onWanted(this: void, bouts: number): void;
  onStopsEarly(this: void, stops: boolean): void;
  onToggle(this: void): void;
  onAgain(this: void): void;
  onOutlier(this: void, outlier: Outlier): void;
  onStep(this: void, step: StepCoverage): void;
  /** What else is chosen before it is measured. */
  readonly children?: ComponentChildren;
}

const decimal = (value: number, digits: number): string => value.toFixed(digits);

const BOUTS = [1000, 2000, 5000, 10_000, 20_000];

function shown({ value, unit }: Measured): string {
  return unit === 'share' ? `${decimal(value * 100, 1)} %` : decimal(value, 2);
}

function half(measured: { readonly half: number }, unit: Measured['unit']): string {
  return unit === 'share' ? `±${decimal(measured.half * 100, 1)}` : `±${decimal(measured.half, 2)}`;
}

function signedBy({ value }: { readonly value: number }, unit: Measured['unit']): string {
  const by = unit === 'share' ? decimal(Math.abs(value) * 100, 1) : decimal(Math.abs(value), 2);
  return Number(by) === 0 ? '0' : `${value < 0 ? '\u2212' : '+'}${by}`;
}

/** Whether a difference is more than chance. */
function verdict({ value, half: width }: { readonly value: number; readonly half: number }): string {
  return Math.abs(value) > width ? (value > 0 ? 'more' : 'less') : 'no sure difference';
}

function Measures({ measures, parent }: Pick<ReportProps, 'measures' | 'parent'>) {
  const compares = parent !== null && measures.some(({ difference }) => difference);
  return (
    <table class="measures">
      <caption class="visually-hidden">What the bouts came to</caption>
      <thead>
        <tr>
          <th scope="col">Of each bout</th>
          <th scope="col">This card</th>
          <th scope="col" class="bar-column">
            <span class="visually-hidden">As a bar</span>
          </th>
          {compares && <th scope="col">Against {parent}, same dice</th>}
        </tr>
      </thead>
      <tbody>
        {measures.map((each) => (
          <tr key={each.label}>
            <th scope="row">{each.label}</th>
            <td class="number">
              {shown(each)} <span class="quiet">{half(each, each.unit)}</span>
            </td>
            <td class="bar-column" aria-hidden="true">
              <Meter value={each.value} half={each.half} most={each.most} difference={each.difference} />
            </td>
            {compares && (
              <td class="number difference">
                {each.difference ? (
                  <>
                    {signedBy(each.difference, each.unit)} <span class="quiet">{half(each.difference, each.unit)}</span>{' '}
                    <span class="tag">{verdict(each.difference)}</span>
                  </>
                ) : (
                  '\u2013'
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Coverage({ steps, played, onStep }: Pick<ReportProps, 'steps' | 'played' | 'onStep'>) {
  const most = Math.max(1, ...steps.map(({ considered }) => considered));
  const never = steps.filter(({ fired }) => fired === 0);
  return (
    <section aria-labelledby="coverage-title">
      <h3 id="coverage-title">Its steps</h3>
      {never.map((step) => (
        <p key={step.id} class="never-fires">
          <b>
            {step.label} never fires (0 of {step.considered.toLocaleString('en')} times it was looked at in {played.toLocaleString('en')}{' '}
            bouts).
          </b>{' '}
          {step.blocked[0] ? `What blocked it: ${step.blocked[0].why}, ${step.blocked[0].times.toLocaleString('en')} times. ` : ''}
          {step.considered === 0 ? 'A step above it is always done first. ' : ''}
          {step.advice ?? ''}{' '}
          <button type="button" class="link-button" onClick={() => onStep(step)}>
            Go to the step
          </button>
        </p>
      ))}
      <table class="coverage">
        <caption class="visually-hidden">How often each step was looked at and done</caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Looked at</th>
            <th scope="col">Done</th>
            <th scope="col" class="bar-column">
              <span class="visually-hidden">As a bar</span>
            </th>
            <th scope="col">What blocked it most</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.id} class={step.fired === 0 ? 'never' : ''}>
              <th scope="row">{step.label}</th>
              <td class="number">{step.considered.toLocaleString('en')}</td>
              <td class="number">{step.fired.toLocaleString('en')}</td>
              <td class="bar-column" aria-hidden="true">
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false" class="coverage-bar">
                  <rect class="looked" width={(step.considered / most) * 100} height="10" />
                  <rect class="done" width={(step.fired / most) * 100} height="10" />
                </svg>
              </td>
              <td class="quiet">{step.blocked[0] ? `${step.blocked[0].why} (${step.blocked[0].times.toLocaleString('en')})` : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

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
                {bouts.toLocaleString('en')}
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
  const { played, wanted, running, ended, failure, outdated, measures, tables, outliers, seconds } = props;
  const settled = !running && played > 0;
  return (
    <section class="report" aria-labelledby="report-title">
      <h2 id="report-title">Balance report</h2>
      <Controls {...props} />
      {failure && <p class="problem">{failure}</p>}
      <div class="report-progress">
        <progress max={wanted} value={played} aria-label="Bouts played" />
        <span>
          {played.toLocaleString('en')} of {wanted.toLocaleString('en')} bouts
          {played > 0 ? `, ${decimal(seconds, 1)} s` : ''}
          {ended ? `. ${ended}` : ''}
        </span>
      </div>
      <p class="visually-hidden" role="status">
        {settled && measures[0] ? `${played} bouts. ${measures.map((each) => `${each.label} ${shown(each)}`).join(', ')}.` : ''}
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
