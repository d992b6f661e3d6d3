import type { ComponentChildren } from 'preact';
import { Latin } from '../common/index.ts';
import { Screen, WaitingBout } from '../page/index.ts';
import type { Measured, ReportTable, StepCoverage } from '../workshop/index.ts';
import { ReportTables } from '../workshop/index.ts';
import './bestiary.css';

/** What quick bouts say of a card. */
export interface QuickReport {
  readonly played: number;
  readonly wanted: number;
  readonly measures: readonly Measured[];
  readonly steps: readonly StepCoverage[];
  readonly tables: readonly ReportTable[];
}

interface CardPageProps {
  readonly name: string;
  /** Its Latin name; null where it has none. */
  readonly latin: string | null;
  readonly kind: string;
  readonly id: string;
  readonly pack: string;
  /** The card as players see it; null for kinds that have no face. */
  readonly face: ComponentChildren;
  readonly sentences: readonly string[];
  /** Null for cards that no bout can be made of. */
  readonly measured: QuickReport | null;
  /** Who played those bouts; empty where everybody in them was the card. */
  readonly player: string;
  /** The player's own fights with it; null while they are looked for. */
  readonly best: readonly { readonly href: string; readonly title: string; readonly result: string }[] | null;
  readonly editHref: string;
  /** Null where there is nothing to fight. */
  readonly onFight: (() => void) | null;
  /** Where a bout stands that a fight would take the place of, and the way to it; null where none waits. */
  readonly waiting: { readonly place: string; readonly href: string } | null;
  readonly onPrint: () => void;
}

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** `12 %`, `4.1 %`, `under 0.1 %` for what is not nothing. */
function percent(share: number): string {
  if (share > 0 && share < 0.001) return 'under 0.1 %';
  return `${(share * 100).toFixed(share < 0.1 && share > 0 ? 1 : 0)} %`;
}

/** Warmth in five steps, so that it prints, and no colour has to be told from the next. */
function heatOf(share: number): number {
  return share === 0 ? 0 : Math.min(4, 1 + Math.floor(share * 8));
}

/** What quick bouts say of its steps: the more of its turns a step took, the broader its bar. */
function Steps({ steps }: { readonly steps: readonly StepCoverage[] }) {
  const done = steps.reduce((sum, { fired }) => sum + fired, 0);
  const harms = steps.some(({ damage }) => damage !== undefined);
  return (
    <table class="heat table">
      <caption>Its steps, and how much each was of all that it did</caption>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col" class="number">
            Done, of times looked at
          </th>
          {harms && (
            <th scope="col" class="number">
              Damage a bout
            </th>
          )}
          <th scope="col" class="heat-cell">
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ id, label, considered, fired, damage, blocked }) => {
          const share = shareOf(fired, done);
          return (
            <tr key={id} class={`heat-${heatOf(share)}`}>
              <th scope="row">
                {label}
                {blocked[0] && <span class="quiet heat-blocker">held back most: {blocked[0].why}</span>}
              </th>
              <td class="number">
                {fired.toLocaleString('en')} of {considered.toLocaleString('en')}
              </td>
              {harms && <td class="number">{damage === undefined ? '\u2013' : damage.toFixed(2)}</td>}
              <td class="heat-cell">{fired === 0 ? 'never' : percent(share)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Numbers({ measured, player }: { readonly measured: QuickReport; readonly player: string }) {
  const { played, wanted, measures, steps, tables } = measured;
  return (
    <section class="panel" aria-labelledby="bestiary-numbers">
      <h2 id="bestiary-numbers">In {played.toLocaleString('en')} bouts</h2>
      {played < wanted && <progress class="no-print" max={wanted} value={played} aria-label="Bouts played" />}
      <p class="quiet">
        {player !== '' && `Played against it: ${player}; the counts on set-ups are those of newcomers. `}People play otherwise: the numbers
        tell cards apart and foretell nothing.
      </p>
      <dl class="bestiary-numbers">
        {measures.map(({ label, value, half, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {unit === 'share' ? `${(value * 100).toFixed(0)} %` : value.toFixed(1)}{' '}
              <span class="quiet">{unit === 'share' ? `±${(half * 100).toFixed(0)}` : `±${half.toFixed(1)}`}</span>
            </dd>
          </div>
        ))}
      </dl>
      {steps.length > 0 && <Steps steps={steps} />}
      <ReportTables tables={tables} />
    </section>
  );
}

function Best({ name, best }: Pick<CardPageProps, 'name' | 'best'>) {
  return (
    <section class="panel no-print" aria-labelledby="bestiary-best">
      <h2 id="bestiary-best">Your fights with it</h2>
      {best === null && <p>They are looked for …</p>}
      {best?.length === 0 && <p>None is kept yet. Each fight with {name} that you play to its end is.</p>}
      {best && best.length > 0 && (
        <ol class="bulleted">
          {best.map(({ href, title, result }) => (
            <li key={href}>
              <a href={href}>{title}</a>, {result}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const FIGHT = 'Fight it';

/** A card on a page of its own, on the screen and on paper. */
export function CardPage(props: CardPageProps) {
  const { name, latin, kind, id, pack, face, sentences, measured, player } = props;
  return (
    <Screen
      title={name}
      beside={<Latin name={latin ?? undefined} beside={name} />}
      home={{ href: '#/bestiary', text: 'Bestiary' }}
      aside={
        <span class="button-row no-print">
          {props.onFight && (
            <button type="button" class="button primary" onClick={props.onFight}>
              {FIGHT}
            </button>
          )}
          <a class="button" href={props.editHref}>
            Edit a copy
          </a>
          <button type="button" class="button" onClick={props.onPrint}>
            Print
          </button>
        </span>
      }
    >
      <div class="bestiary-page">
        {props.onFight && props.waiting && <WaitingBout {...props.waiting} begins={FIGHT} />}
        <p class="quiet">
          {kind} · {id}
          {pack !== 'core' && ` · from ${pack}`}
        </p>
        <div class="bestiary-columns">
          {face && <div class="bestiary-face">{face}</div>}
          <section class="panel" aria-labelledby="bestiary-told">
            <h2 id="bestiary-told">What it does</h2>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </section>
        </div>
        {measured && <Numbers measured={measured} player={player} />}
        <Best name={name} best={props.best} />
      </div>
    </Screen>
  );
}
