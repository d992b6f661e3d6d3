import type { BoutEvent } from '../../engine/bout/index.ts';
import { Breakdown, capital, Die, narrate, RuleRefs, type Settings, termsLine, type Words } from '../common/index.ts';
import type { LogEntry } from './model/log-entries.ts';

type Rolled = Extract<BoutEvent, { type: 'rolled' }>;
type Wounded = Extract<BoutEvent, { type: 'wounded' }>;

interface DicePanelProps {
  readonly entry: LogEntry | null;
  /** The last roll before the entry, when the entry is none itself. */
  readonly lastRoll: LogEntry | null;
  readonly words: Words;
  readonly palette: Settings['palette'];
}

/** The die as it lies: what it needed, what it shows, what came of it and by which rule. */
export function DicePanel({ entry, lastRoll, words, palette }: DicePanelProps) {
  const roll = entry?.event.type === 'rolled' ? entry.event : lastRoll?.event.type === 'rolled' ? lastRoll.event : null;
  return (
    <section class="dice-panel" aria-label="Dice">
      {roll ? <RollLine event={roll} words={words} palette={palette} /> : null}
      {entry && entry.event !== roll ? <Happening event={entry.event} words={words} /> : null}
    </section>
  );
}

function RollLine({ event, words, palette }: { readonly event: Rolled; readonly words: Words; readonly palette: Settings['palette'] }) {
  const { roll } = event;
  const passed = roll.result === 'hit' || roll.result === 'success' || roll.result === 'critical';
  const bad = roll.result !== null && !passed;
  return (
    <div class="roll">
      <div class="roll-dice">
        {roll.faces.map((face, index) => (
          <Die key={index} dice={roll.dice} face={face} palette={palette} size={64} />
        ))}
      </div>
      <div class="roll-words">
        <p class="roll-why">
          <b>{capital(words.figure(event.figure))}</b>: {words.say('roll', roll.why)}
          {event.again ? ' again' : ''}
        </p>
        {roll.needed === null ? (
          <p>
            {roll.dice}: rolled {roll.faces.join(' + ')}
            {termsLine(roll.modifiers, words)}: <b>{roll.total}</b>
          </p>
        ) : (
          <p>
            needs <b>{roll.needed}+</b>, rolled <b>{roll.faces[0]}</b>
          </p>
        )}
        {roll.result ? <p class={`roll-result ${passed ? 'passed' : bad ? 'failed' : ''}`}>{words.say('result', roll.result)}</p> : null}
        <RuleRefs ids={event.rules} />
      </div>
      {roll.modifiers.length ? (
        <details class="roll-law">
          <summary>Term by term</summary>
          <Breakdown terms={roll.modifiers} chance={roll.chance} words={words} caption={capital(words.say('roll', roll.why))} />
        </details>
      ) : null}
    </div>
  );
}

function Happening({ event, words }: { readonly event: BoutEvent; readonly words: Words }) {
  return (
    <div class="happening">
      <p>{narrate(event, words)}</p>
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
      {event.modifiers.map(({ value, reason }) => `, ${value > 0 ? '+' : '\u2212'}${Math.abs(value)} ${words.reason(reason)}`).join('')}: {event.net}
    </p>
  );
}
