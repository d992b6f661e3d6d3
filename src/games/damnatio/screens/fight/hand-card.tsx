import type { ComponentChildren } from 'preact';
import { capital, type Settings } from '../../../../hud/common/index.ts';
import { ChoiceCard, LawOfCard, type Figure } from '../../../../hud/fight/index.ts';
import type { CardEffects } from '../../rules/index.ts';

interface HandCardProps {
  readonly id: string;
  readonly title: string;
  readonly number: number;
  readonly cost: number;
  readonly headline: readonly Figure[];
  readonly line: string;
  readonly pressed: boolean;
  readonly detail: Settings['oddsDetail'];
  readonly onChoose: () => void;
  /** Term by term. */
  readonly children?: ComponentChildren;
}

/** A card of the hand with its price in Stamina; the law behind it when it is chosen or always wanted. */
export function HandCard({ id, title, number, cost, headline, line, pressed, detail, onChoose, children }: HandCardProps) {
  return (
    <ChoiceCard
      id={id}
      number={number}
      name={title}
      price={
        <span class="hand-cost" title={`${cost} Stamina`}>
          <span aria-hidden="true">{'●'.repeat(cost) || 'free'}</span>
          <span class="visually-hidden">Stamina {cost}</span>
        </span>
      }
      headline={headline}
      line={detail === 'glance' ? '' : line}
      pressed={pressed}
      onChoose={onChoose}
    >
      {children && (pressed || detail === 'law') ? <LawOfCard open={detail === 'law'}>{children}</LawOfCard> : null}
    </ChoiceCard>
  );
}

/** What a card does, clause by clause, after what it needs; `success` and `failure` are what each is called on it. */
export function effectLine(
  needs: string,
  { always, success, failure }: CardEffects,
  called: { readonly success: string; readonly failure: string },
): string {
  return [
    needs,
    success.length ? `${called.success}: ${success.join('; ')}.` : '',
    failure.length ? `${called.failure}: ${failure.join('; ')}.` : '',
    always.length ? `${capital(always.join('; '))}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
