import type { ComponentChildren } from 'preact';
import type { TraceStep } from '../../../../engine/bout/index.ts';
import type { BeastCard, Intent, Row } from '../../rules/index.ts';
import { Icon, Medallion, RuleRef, Stones, Term, Told, type Settings, type Words } from '../../../../hud/common/index.ts';
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
  const bloodied = hp > 0 && hp * 100 <= Math.round(card.bloodied.atHpFraction * 100) * ratings.hitPoints;
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
            {card.name.en} {card.name.la ? <i class="latin">{card.name.la}</i> : null}
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
        <Rating term="armour" name="Armour" value={ratings.naturalArmor} />
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

const TRIGGERS = [
  { trigger: 'control', title: 'In Control' },
  { trigger: 'charge', title: 'After a charge' },
  { trigger: 'counter', title: 'In answer' },
] as const;

function Procedure({ card, words, trace, intent }: BeastCardProps) {
  return (
    <div class="procedure">
      {TRIGGERS.map(({ trigger, title }) => {
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
  if (intent.ifBeast.plan.rowIndex === index) return 'wins';
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
  const attack = card.attacks[row.do];
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
        <b>{attack ? attack.name : words.card(row.do)}</b>{' '}
        <span class="quiet">
          <Told text={conditionOf(row, words)} />
        </span>{' '}
        <RuleRef id={row.because} />
        {traced ? <Verdict step={traced} words={words} /> : null}
        {intent && forecast ? <span class="step-note">{forecastNote(intent, forecast)}</span> : null}
      </span>
    </li>
  );
}

function Verdict({ step, words }: { readonly step: TraceStep; readonly words: Words }) {
  if (step.verdict === 'fired') return <span class="step-note fired-note">done</span>;
  if (step.verdict === 'not-reached') return <span class="visually-hidden">not reached</span>;
  return <span class="step-note">skipped: {words.say('skipped', step.because ?? 'wound')}</span>;
}

const YES_NO: Readonly<Record<string, readonly [string, string]>> = {
  pinned: ['he is Pinned', 'he is not Pinned'],
  held: ['he is Held', 'he is not Held'],
  down: ['he is Down', 'he is up'],
};

/** The conditions of a row in a few words. */
export function conditionOf(row: Row, words: Words): string {
  const { when } = row;
  const parts: string[] = [];
  for (const [key, value] of Object.entries(when ?? {})) {
    if (value === undefined) continue;
    const pair = YES_NO[key];
    if (pair) parts.push(`if ${value ? pair[0] : pair[1]}`);
    else if (key === 'position') parts.push(`if he stands in its ${(value as string[]).map((arc) => words.say('arc', arc)).join(' or ')}`);
    else if (key === 'hpAtMost') parts.push(`at ${Number(value) * 100} % of its life or less`);
    else parts.push(`${NUMBERS[key] ?? key} ${String(value)}`);
  }
  if (row.breakAndCharge) parts.push(`breaks away from ${row.breakAndCharge} or more`);
  return parts.length ? parts.join('; ') : 'otherwise';
}

const NUMBERS: Readonly<Record<string, string>> = {
  leapMin: 'after a leap of at least',
  runMin: 'after a run of at least',
  frontFlankMin: 'with men before it, at least',
  adjacentMin: 'with standing men beside it, at least',
  wound: 'if wounded in the',
  targetTrait: 'if he is',
};
