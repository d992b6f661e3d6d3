import type { BoutEvent } from '../../engine/bout/index.ts';
import { Breakdown, capital, Die, narrate, RuleRefs, sayPassages, Told, type Settings, type Words } from '../common/index.ts';
import type { AnyFight } from './fight-model.ts';
import type { LogEntry } from './log-entries.ts';
import { hasThrow, throwOf, thrower } from './throws.ts';
import './dice-panel.css';

type Wounded = Extract<BoutEvent, { type: 'wounded' }>;

interface DicePanelProps {
  readonly entry: LogEntry | null;
  /** The last roll before the entry, when the entry is none itself. */
  readonly lastRoll: LogEntry | null;
  /** The roll that it is held against; left out for none. */
  readonly against?: LogEntry | null;
  readonly words: Words;
  readonly palette: Settings['palette'];
}

/** The die of the other side, where both were thrown for Control. */
function againstOf(entries: readonly LogEntry[], roll: LogEntry | null): LogEntry | null {
  if (roll?.event.type !== 'rolled' || roll.event.roll.why !== 'control') return null;
  const { figure } = roll.event;
  const before = entries.slice(0, entries.indexOf(roll)).findLast(hasDice)?.event;
  const isOther = before?.type === 'rolled' && before.roll.why === 'control' && before.figure !== figure;
  return isOther ? entries.find(({ event }) => event === before)! : null;
}

const hasDice = (entry: LogEntry | null): boolean => entry !== null && hasThrow(entry.event);

/** The die as it lies: what it needed, what it shows, what came of it and by which rule. */
export function DicePanel({ entry, lastRoll, against = null, words, palette }: DicePanelProps) {
  const event = (hasDice(entry) ? entry : lastRoll)?.event ?? null;
  return (
    <section class="dice-panel" aria-label="Dice">
      {against ? <RollLine event={against.event} words={words} palette={palette} /> : null}
      {event ? <RollLine event={event} words={words} palette={palette} /> : null}
      {entry && entry.event !== event ? <Happening event={entry.event} words={words} /> : null}
    </section>
  );
}

function RollLine({ event, words, palette }: { readonly event: BoutEvent; readonly words: Words; readonly palette: Settings['palette'] }) {
  const thrown = throwOf(event, words);
  if (!thrown) return null;
  const { faces, dice, why, before, number, after, result, passed, modifiers, chance } = thrown;
  return (
    <div class="roll">
      <div class="roll-dice">
        {faces.map((face, index) => (
          <Die key={index} dice={dice} face={face} palette={palette} size={64} />
        ))}
      </div>
      <div class="roll-words">
        <p class="roll-why">
          <b>{thrower(thrown)}</b>: <Told text={why} />
        </p>
        <p>
          <Told text={before} />
          <b>{number}</b>
          {after}
        </p>
        {result ? (
          <p class={`roll-result ${passed ? 'passed' : passed === false ? 'failed' : ''}`}>
            <Told text={result} />
          </p>
        ) : null}
        <RuleRefs ids={event.rules} />
      </div>
      {modifiers.length ? (
        <details class="roll-law">
          <summary>Term by term</summary>
          <Breakdown terms={modifiers} chance={chance} words={words} caption={capital(why)} />
        </details>
      ) : null}
    </div>
  );
}

/** Who throws and for what; the rest when the dice lie. */
function FallingDice({ event, words }: { readonly event: BoutEvent; readonly words: Words }) {
  const thrown = throwOf(event, words);
  return (
    <section class="dice-panel falling" aria-label="Dice">
      <p class="roll-why">
        {thrown ? (
          <>
            <b>{thrower(thrown)}</b>: {thrown.why} …
          </>
        ) : (
          'A die falls …'
        )}
      </p>
    </section>
  );
}

function Happening({ event, words }: { readonly event: BoutEvent; readonly words: Words }) {
  return (
    <div class="happening">
      <p>
        <Told text={narrate(event, words)} />
      </p>
      {event.type === 'wounded' ? <WoundTerms event={event} words={words} /> : null}
      {event.type === 'attacked' && event.chance !== null ? (
        <details class="roll-law">
          <summary>Why {event.chance} in 20</summary>
          <Breakdown terms={event.modifiers} chance={event.chance} words={words} caption={words.card(event.attack)} />
        </details>
      ) : null}
      <RuleRefs ids={event.rules} />
    </div>
  );
}

function WoundTerms({ event, words }: { readonly event: Wounded; readonly words: Words }) {
  if (event.modifiers.length === 0) return null;
  return (
    <p class="quiet">
      {event.raw} thrown
      {event.modifiers
        .map(({ value, reason }) => `, ${value > 0 ? '+' : '\u2212'}${Math.abs(value)} ${words.reason(reason)}`)
        .join('')}:{' '}
      {event.net}
    </p>
  );
}

/** All that a line of the log stands for. */
function Passage({ entries, words }: { readonly entries: readonly LogEntry[]; readonly words: Words }) {
  return (
    <section class="dice-panel" aria-label="Step by step">
      {entries.map((entry) => (
        <Happening key={`${entry.step}-${entry.index}`} event={entry.event} words={words} />
      ))}
    </section>
  );
}

function passageOf(entries: readonly LogEntry[], entry: LogEntry, words: Words): readonly LogEntry[] {
  return sayPassages(entries, ({ event }) => event, words).find(({ passage }) => passage.includes(entry))?.passage ?? [];
}

/** The last roll up to an entry. */
function rollBefore(entries: readonly LogEntry[], now: LogEntry | null): LogEntry | null {
  const to = now ? entries.indexOf(now) : -1;
  return entries.slice(0, to + 1).findLast(hasDice) ?? null;
}

/** That it is over is told below the dice: beside them stands what ended it. */
function lastTold(entries: readonly LogEntry[], current: LogEntry | null): LogEntry | null {
  if (current?.event.type !== 'bout-ended') return current;
  return entries.findLast(({ event }) => event.type !== 'bout-ended') ?? null;
}

interface DiceOfMomentProps {
  readonly model: Pick<AnyFight, 'presenter' | 'inspected' | 'words' | 'settings' | 'idle'>;
  /** What is asked leaves no room for the dice that fell before. */
  readonly asking: boolean;
}

/** The dice of the moment while things happen, of a line of the log when one is looked at. */
export function DiceOfMoment({ model, asking }: DiceOfMomentProps) {
  const { presenter, inspected, words, settings } = model;
  const falling = inspected.value ? null : presenter.falling.value;
  if (falling) return <FallingDice event={falling} words={words} />;
  const now = inspected.value ?? lastTold(presenter.entries.value, presenter.current.value);
  if (!inspected.value && model.idle.value && asking) return null;
  const whole = inspected.value ? passageOf(presenter.entries.value, inspected.value, words) : [];
  const last = inspected.value ? null : rollBefore(presenter.entries.value, now);
  const against = againstOf(presenter.entries.value, last ?? now);
  return (
    <>
      {whole.length > 1 ? (
        <Passage entries={whole} words={words} />
      ) : (
        <DicePanel entry={now} lastRoll={last} against={against} words={words} palette={settings.value.palette} />
      )}
      {inspected.value ? (
        <button type="button" class="button" onClick={() => (inspected.value = null)}>
          Back to the present
        </button>
      ) : null}
    </>
  );
}
