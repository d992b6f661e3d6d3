import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { branchText, type Trod } from '../../engine/mind/index.ts';
import { capital, Icon, Key, listed } from '../common/index.ts';
import type { GhostTold, ToldAnswer, GhostNow } from './ghost-desk.ts';
import './ghost.css';

interface GhostPanelProps extends GhostNow {
  readonly onBy: (decisions: number) => void;
  readonly onClose: () => void;
  /** Opens what is known of how they fight. */
  readonly onScout: () => void;
  /** Said where there is nothing to tell. */
  readonly nothing: string;
}

/** A branch with what spoke for or against it. */
function Step({ branch, taken, because }: Trod) {
  const heading = branch.say ?? branchText(branch);
  return (
    <li class={taken ? 'taken' : 'left'}>
      {taken ? <b>{heading}</b> : heading}
      {because.length > 0 ? <span class="quiet"> {capital(listed(because))}.</span> : null}
    </li>
  );
}

const stepOf = (trod: Trod) => <Step key={trod.branch.place.join('.')} {...trod} />;

const MINUS = '−';

function worthText(worth: number): string {
  return `${worth < 0 ? MINUS : '+'}${Math.abs(worth).toFixed(1)}`;
}

function Answer({ text, worth, odds, taken }: ToldAnswer) {
  return (
    <tr class={taken ? 'taken' : ''}>
      <th scope="row">
        {capital(text)}
        {taken ? <span class="quiet"> (taken)</span> : null}
        {odds.length > 0 ? <small>{odds.join(', ')}</small> : null}
      </th>
      <td>{worthText(worth)}</td>
    </tr>
  );
}

function errorsOf({ exact, misjudges, answers }: GhostTold): string | null {
  if (!exact) return 'His dice are not known here: what he weighed is told without his errors of judgement.';
  if (misjudges === 0) return null;
  const best = Math.max(...answers.map(({ worth }) => worth));
  const erred = answers.some(({ taken, worth }) => taken && worth < best - 0.05);
  const most = `At his grade he misjudges by up to ${misjudges.toFixed(1)}`;
  return erred ? `${most}, and did so here.` : `${most}; here it changed nothing.`;
}

function Told({ told }: { readonly told: GhostTold }) {
  const errors = errorsOf(told);
  const left = told.way.filter(({ taken }) => !taken);
  return (
    <>
      <p>
        {told.did}. {told.meant ?? ''} <span class="quiet">He fights as {told.manner}.</span>
      </p>
      {told.way.length > 0 ? (
        <ul class="ghost-way" aria-label="The way he took">
          {told.way.filter(({ taken }) => taken).map(stepOf)}
        </ul>
      ) : (
        <p class="quiet">This needed no tree: he did what is worth most.</p>
      )}
      {told.instead === null ? null : (
        <p>His tree led to {told.instead}. He played his best answers on in his head, and came to more by another.</p>
      )}
      <table class="ghost-answers table">
        <caption>What he weighed, in points of what a fresh man can lose</caption>
        <thead class="visually-hidden">
          <tr>
            <th scope="col">Answer</th>
            <th scope="col">Worth</th>
          </tr>
        </thead>
        <tbody>
          {told.answers.map((answer) => (
            <Answer key={answer.text} {...answer} />
          ))}
        </tbody>
      </table>
      {errors ? <p class="quiet">{errors}</p> : null}
      {left.length > 0 ? (
        <>
          <h3>What he left before</h3>
          <ol class="ghost-way">{left.map(stepOf)}</ol>
        </>
      ) : null}
    </>
  );
}

/** Why somebody decided as he did: his way through his tree, and what he weighed. Left and right go from decision to decision. */
export function GhostPanel({ told, round, place, count, nothing, onBy, onClose, onScout }: GhostPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Escape') onClose();
    else if (by !== undefined) onBy(by);
    else return;
    event.stopPropagation();
    event.preventDefault();
  };
  return (
    <section class="panel ghost-why" aria-labelledby={id} onKeyDown={onKeyDown}>
      <header class="ghost-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {told ? `Why: ${told.who}` : 'Why'}
        </h2>
        <button type="button" class="button icon-button" aria-label="Close" onClick={onClose}>
          <Icon sign="cancel" />
        </button>
      </header>
      <div class="ghost-body" role="group" aria-label="Reasons" tabIndex={0}>
        {told ? <Told told={told} /> : <p>{nothing}</p>}
      </div>
      <footer class="ghost-ways row">
        {count > 0 ? (
          <>
            <button type="button" class="button" aria-disabled={place <= 1} aria-label="The decision before" onClick={() => onBy(-1)}>
              Before
            </button>
            <span role="status">
              {place > 0 ? `${place} of ${count}` : `${count}`}
              {round > 0 && place > 0 ? `, round ${round}` : ''}
            </span>
            <button type="button" class="button" aria-disabled={place >= count} aria-label="The next decision" onClick={() => onBy(1)}>
              Next
            </button>
          </>
        ) : null}
        <button type="button" class="button" onClick={onScout}>
          Scout them
        </button>
        <span class="ghost-key">
          <Key name="G" />
        </span>
      </footer>
    </section>
  );
}
