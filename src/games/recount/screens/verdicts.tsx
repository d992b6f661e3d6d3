import type { EventOf } from '../../../engine/bout/index.ts';
import { narrate, percent, type Exact, type Words } from '../../../hud/common/index.ts';

/** A verdict that was given, and how likely it was to be mercy when the victor had said his. */
export interface Verdict {
  readonly event: EventOf<'judged'>;
  readonly chance: Exact;
}

interface VerdictsPanelProps {
  readonly verdicts: readonly Verdict[];
  /** Names of those who died at once. */
  readonly killed: readonly string[];
  readonly words: Words;
}

/** Whom the thumbs let live. */
export function VerdictsPanel({ verdicts, killed, words }: VerdictsPanelProps) {
  if (verdicts.length + killed.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="thumbs-title">
      <h2 id="thumbs-title">The thumbs</h2>
      <ul class="moments">
        {verdicts.map(({ event, chance }, index) => (
          <li key={index}>
            <b>{event.spared ? 'Spared' : 'Condemned'}</b>
            <span class="moment-told">{narrate(event, words)}</span>
            <span class="moment-swing quiet">The chance of mercy was {percent(chance)}.</span>
          </li>
        ))}
        {killed.map((name) => (
          <li key={name}>
            <b>Not asked</b>
            <span class="moment-told">{words.say('end', 'unasked', { name })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
