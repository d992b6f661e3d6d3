import type { BoutEvent } from '../../engine/bout/index.ts';
import type { Words } from '../common/index.ts';
import { inTwenty, sayPassages, sumLine, termsLine, Told } from '../common/index.ts';

type Rolled = Extract<BoutEvent, { type: 'rolled' }>;

/** A roll with its chance and everything that made it. */
function RollLine({ event, words }: { readonly event: Rolled; readonly words: Words }) {
  const { roll } = event;
  return (
    <li>
      <span class="roll-what">
        {words.title(event.figure)}: {words.say('roll', roll.why)}
      </span>
      <b class="roll-chance">{roll.chance === null ? roll.total : inTwenty(roll.chance)}</b>
      <span class="quiet">
        {roll.needed === null ? `${roll.dice} shows ${roll.faces.join(' and ')}` : `needs ${roll.needed}, rolled ${roll.faces.join(', ')}`}
        {roll.needed === null ? (
          termsLine(roll.modifiers, words)
        ) : (
          <Told text={`. ${sumLine(roll.modifiers, (key) => words.reason(key))}`} />
        )}
      </span>
    </li>
  );
}

/** What happened at a moment, and the dice of it. */
export function MomentPanel({ events, words }: { readonly events: readonly BoutEvent[]; readonly words: Words }) {
  const rolls = events.filter((event): event is Rolled => event.type === 'rolled');
  const told = sayPassages(
    events.filter(({ type }) => type !== 'rolled'),
    (event) => event,
    words,
  ).map(({ text }) => text);
  return (
    <section class="panel moment" aria-labelledby="moment-title">
      <h2 id="moment-title">At this moment</h2>
      <p>
        <Told text={told.join(' ') || 'A choice was made; no die fell.'} />
      </p>
      {rolls.length > 0 && (
        <>
          <h3>Odds and dice</h3>
          <ul class="rolls">
            {rolls.map((event, index) => (
              <RollLine key={index} event={event} words={words} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
