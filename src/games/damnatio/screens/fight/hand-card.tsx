import type { ComponentChildren } from 'preact';
import type { Refusal } from '../../../../engine/bout/index.ts';
import { capital, RuleRef, type Settings, type Words } from '../../../../hud/common/index.ts';
import type { CardEffects } from '../../rules/index.ts';
import { useInView } from '../../../../hud/fight/index.ts';

interface HandCardProps {
  readonly title: string;
  readonly number: number | null;
  readonly cost: number;
  /** The chance in large letters. */
  readonly glance: string;
  readonly line: string;
  /** What it does beside that, whatever detail of the odds is shown (D-255). */
  readonly effects: CardEffects;
  /** What success is called on this card. */
  readonly success: string;
  readonly refusal: Refusal | null;
  readonly pressed: boolean;
  readonly words: Words;
  readonly detail: Settings['oddsDetail'];
  readonly onChoose: () => void;
  /** Term by term. */
  readonly children?: ComponentChildren;
}

/** A card of the hand: at a glance, in a line, and by law. One that cannot be played stays and says why. */
export function HandCard(props: HandCardProps) {
  const { title, number, cost, glance, line, effects, success, refusal, pressed, words, detail, onChoose, children } = props;
  const card = useInView<HTMLLIElement>(pressed, title);
  return (
    <li ref={card} class={`hand-card ${refusal ? 'refused' : ''} ${pressed ? 'pressed' : ''}`}>
      <button
        type="button"
        class="hand-choose"
        aria-pressed={pressed}
        aria-disabled={refusal !== null}
        onClick={() => (refusal ? undefined : onChoose())}
      >
        <span class="hand-title">
          {number !== null && number < 9 ? (
            <kbd class="key" aria-hidden="true">
              {number + 1}
            </kbd>
          ) : null}
          {title}
        </span>
        <span class="hand-glance">{glance}</span>
        <span class="hand-line">
          {refusal ? <span class="hand-why">{words.say('refusal', refusal.reason)}</span> : detail === 'glance' ? null : line}
          <span class="hand-cost" aria-label={`Stamina ${cost}`}>
            {'●'.repeat(cost) || 'free'}
          </span>
        </span>
        {refusal ? null : <EffectLine effects={effects} success={success} />}
      </button>
      {refusal ? <RuleRef id={refusal.rule} /> : null}
      {!refusal && children && (pressed || detail === 'law') ? (
        <details class="hand-law" open={detail === 'law'}>
          <summary>Why</summary>
          {children}
        </details>
      ) : null}
    </li>
  );
}

/** What a card does, clause by clause; nothing for a card that only wards off or only wounds. */
function EffectLine({ effects: { always, success, failure }, success: when }: { readonly effects: CardEffects; readonly success: string }) {
  const parts = [
    success.length ? `${when}: ${success.join('; ')}.` : '',
    failure.length ? `Failure: ${failure.join('; ')}.` : '',
    always.length ? `${capital(always.join('; '))}.` : '',
  ].filter(Boolean);
  return parts.length ? <span class="hand-effects">{parts.join(' ')}</span> : null;
}
