import type { ComponentChildren } from 'preact';
import type { TraceStep } from '../../../../engine/bout/index.ts';
import {
  avoidText,
  blockerText,
  bloodied as isBloodied,
  conditionsText,
  deedWords,
  pickText,
  TRIGGERS,
  type BeastCard,
  type Intent,
  type Row,
} from '../../rules/index.ts';
import { capital, Icon, Latin, Medallion, RuleRef, Stones, Term, Told, type Settings, type Words } from '../../../../hud/common/index.ts';
import '../../../../hud/fight/panels.css';
import './fight.css';

export interface BeastCardProps {
  readonly card: BeastCard;
  readonly figure: string;
  readonly hp: number;
  readonly words: Words;
  readonly palette: Settings['palette'];
  /** What it went through when it last chose; null when it has not. */
  readonly trace: readonly TraceStep[] | null;
  /** What it would do next; outlined on the list when nothing is being done. */
  readonly intent: Intent | null;
  /** The way to its ratings, where there is one. */
  readonly more?: ComponentChildren;
}

/** A beast's card: its ratings, and its procedure as an inscription that shows what it does and would do. */
export function BeastCardPanel(props: BeastCardProps) {
  const { card, figure, hp, words, palette, intent } = props;
  const { ratings, move } = card;
  const bloodied = hp > 0 && isBloodied(card, hp);
  return (
    <section class="panel beast-card" aria-label={`Card of ${words.figure(figure)}`}>
      <header class="beast-head">
        <Medallion
          card={card.id}
          kind="beast"
          palette={palette}
          size={48}
          hp={Math.max(0, hp) / ratings.hitPoints}
          state={hp > 0 ? 'standing' : 'dead'}
        />
        <div>
          <h2>
            {card.name.en}
            <Latin name={card.name.la} beside={card.name.en} />
          </h2>
          <Stones value={hp} full={ratings.hitPoints} name="Hit points" kind="hp" />
          {bloodied ? (
            <span class="tag">
              <Term id="bloodied">bloodied</Term>
            </span>
          ) : null}
        </div>
        {props.more}
      </header>
      <dl class="ratings">
        <Rating term="control" name="Control" value={ratings.control} />
        <Rating term="armour" name="Armour" value={ratings.naturalArmour} />
        <Rating term="guard" name="Guard" value={ratings.guard} />
        <Rating term="charge" name="Move" value={`${move.slow} / ${move.charge}${move.leap ? `\u2013${move.leap}` : ''}`} />
      </dl>
      <Procedure {...props} />
      {intent ? null : <p class="quiet">The steps are tried from the top; the first that fits is done.</p>}
    </section>
  );
}

function Rating({ term, name, value }: { readonly term: string; readonly name: string; readonly value: string | number }) {
  return (
    <div>
      <dt>
        <Term id={term}>{name}</Term>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function Procedure({ card, words, trace, intent }: BeastCardProps) {
  return (
    <div class="procedure">
      {Object.entries(TRIGGERS).map(([trigger, [title]]) => {
        const rows = card.procedure.map((row, index) => ({ row, index })).filter(({ row }) => row.trigger === trigger);
        if (rows.length === 0) return null;
        return (
          <div key={trigger}>
            <h3>{title}</h3>
            <ol>
              {rows.map(({ row, index }) => (
                <Step key={index} row={row} index={index} card={card} words={words} trace={trace} intent={intent} />
              ))}
            </ol>
          </div>
        );
      })}
    </div>
  );
}

type StepProps = Pick<BeastCardProps, 'card' | 'words' | 'trace' | 'intent'> & { readonly row: Row; readonly index: number };

/** Which way a step may come next: it wins Control, or it answers. */
function forecastOf(intent: Intent | null, index: number): 'wins' | 'answers' | null {
  if (!intent) return null;
  if (intent.ifBeast.some(({ plan }) => plan.rowIndex === index)) return 'wins';
  if (intent.control.retained) return null;
  return intent.ifMen.some(({ plan }) => plan.rowIndex === index) ? 'answers' : null;
}

/** What the outline of a step means. */
function forecastNote(intent: Intent, forecast: 'wins' | 'answers'): string {
  if (forecast === 'answers') return 'its answer to a hit';
  return intent.control.retained ? 'what it will do' : 'if it wins Control';
}

function Step({ row, index, card, words, trace, intent }: StepProps) {
  const traced = intent ? undefined : trace?.find(({ step }) => step === index + 1);
  const forecast = forecastOf(intent, index);
  const attack = row.attack === null ? null : card.attacks[row.attack];
  return (
    <li
      class={`step ${traced ? traced.verdict : ''} ${forecast ? `forecast ${forecast}` : ''}`}
      value={index + 1}
      aria-current={traced?.verdict === 'fired' ? 'step' : undefined}
    >
      <span class="step-mark" aria-hidden="true">
        {traced?.verdict === 'fired' ? (
          <Icon sign="confirm" />
        ) : traced?.verdict === 'skipped' ? (
          '\u2013'
        ) : forecast ? (
          <i class="bullet" />
        ) : null}
      </span>
      <span class="step-text">
        <b>{attack ? attack.name : row.attack === null ? capital(words.say('deed', row.do)) : words.card(row.attack)}</b>{' '}
        <span class="quiet">
          <Told text={conditionOf(row, words)} />
        </span>{' '}
        <RuleRef id={row.because} />
        {traced ? <Verdict step={traced} row={row} words={words} /> : null}
        {intent && forecast ? <span class="step-note">{forecastNote(intent, forecast)}</span> : null}
      </span>
    </li>
  );
}

function Verdict({ step, row, words }: { readonly step: TraceStep; readonly row: Row; readonly words: Words }) {
  if (step.verdict === 'fired') return <span class="step-note fired-note">done</span>;
  if (step.verdict === 'not-reached') return <span class="visually-hidden">not reached</span>;
  return <span class="step-note">skipped: {blockerText(row, step.because ?? 'wound', words)}</span>;
}

/** When a step fires and what it does besides its attack, in a few words. */
export function conditionOf(row: Row, words: Words): string {
  const deeds = deedWords(row, words);
  const parts = [
    ...(row.when ? [words.say('step', 'if', { conditions: conditionsText(row.when, words) })] : []),
    ...(row.pick ? [words.say('step', 'at', { whom: pickText(row.pick, words) })] : []),
    ...(row.avoid ? [avoidText(row.avoid, words)] : []),
    ...deeds.before,
    ...deeds.after,
    ...(row.breakAndCharge ? [words.say('step', 'breaks', { count: row.breakAndCharge })] : []),
  ];
  return parts.length ? parts.join('; ') : words.say('step', 'otherwise');
}
