import { count } from './bout-tables.ts';
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
export function Coverage({ steps, played, onStep }: CoverageProps) {
  const most = Math.max(1, ...steps.map(({ considered }) => considered));
  const harms = steps.some(({ damage }) => damage !== undefined);
  const never = steps.filter(({ fired }) => fired === 0);
  return (
    <section aria-labelledby="coverage-title">
      <h3 id="coverage-title">Its steps</h3>
      {never.map((step) => (
        <NeverFires key={step.id} step={step} played={played} onStep={onStep} />
      ))}
      <table class="coverage">
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
