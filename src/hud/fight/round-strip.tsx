import type { ComponentChildren } from 'preact';
import { RuleRefs, Told } from '../common/index.ts';
import type { AnyFight } from './fight-model.ts';
import { shownRound } from './moment.ts';
import './round-strip.css';

export interface RoundStripProps {
  readonly model: Pick<AnyFight, 'settled' | 'presenter' | 'settings'>;
  /** What it tells of beside the round: `Round and turn`. */
  readonly label: string;
  readonly whose: string;
  readonly yours: boolean;
  /** What the moment asks. */
  readonly text: string;
  /** The rules behind it. */
  readonly refs: readonly string[];
  readonly children?: ComponentChildren;
}

/** Round, whose turn, and the rule of the moment in words. */
export function RoundStrip({ model, label, whose, yours, text, refs, children }: RoundStripProps) {
  return (
    <section class="phase-strip wrap" aria-label={label}>
      <p class="phase-round">
        <span class="phase-label">Round</span> <b>{shownRound(model)}</b>
      </p>
      <p class={`phase-whose ${yours ? 'yours' : ''}`}>{whose}</p>
      <p class="phase-rule">
        {model.settings.value.hints ? (
          <span>
            <Told text={text} />{' '}
          </span>
        ) : null}
        <RuleRefs ids={refs} />
      </p>
      {children}
    </section>
  );
}
