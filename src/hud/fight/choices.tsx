import type { ComponentChildren } from 'preact';
import { Key, RuleRef, Told, type Words } from '../common/index.ts';
import { useInView } from './in-view.ts';
import './choices.css';

/** One number of a headline and what it is a number of: `42 %`, `wound`. */
export interface Figure {
  readonly value: string;
  readonly what: string;
}

export interface ChoiceCardProps {
  /** Names the card for scripts and tests. */
  readonly id: string;
  /** Place among the number keys, from 0; null for none. */
  readonly number: number | null;
  readonly glyph?: ComponentChildren;
  readonly name: string;
  readonly price: ComponentChildren;
  /** What decides, most weight first; empty for what throws no die. */
  readonly headline: readonly Figure[];
  /** What it does on a hit, on a miss and to oneself, in one line. */
  readonly line: string;
  readonly pressed: boolean;
  /** It is done at once: there is nothing to press. */
  readonly atOnce?: boolean;
  readonly onChoose: () => void;
  /** The pointer or the focus has come to it, or has left. */
  readonly onPoint?: (on: boolean) => void;
  /** The law behind it, shown on demand. */
  readonly children?: ComponentChildren;
}

/** An answer as a card of three short lines: name and price, what decides, what it does; the law on demand. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { id, number, glyph, name, price, headline, line, pressed, atOnce = false, onChoose, onPoint, children } = props;
  const card = useInView<HTMLLIElement>(pressed, id);
  const inOne = headline.length === 1;
  return (
    <li
      ref={card}
      class={`hand-card option ${pressed ? 'pressed' : ''}`}
      data-option={id}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
    >
      <button
        type="button"
        class="hand-choose bare"
        aria-pressed={atOnce ? undefined : pressed}
        onFocus={() => onPoint?.(true)}
        onBlur={() => onPoint?.(false)}
        onClick={onChoose}
      >
        <span class="hand-title">
          {number !== null && number >= 0 && number < 9 ? <Key name={String(number + 1)} /> : null}
          {glyph} <Told text={name} inside />
        </span>
        <span class="hand-price">{price}</span>
        <span class={`hand-told ${inOne ? 'in-one' : ''}`}>
          {headline.length > 0 ? <Headline figures={headline} /> : null}{' '}
          {line ? (
            <span class="hand-effects">
              {inOne ? '· ' : null}
              <Told text={line} inside />
            </span>
          ) : null}
        </span>
      </button>
      {children}
    </li>
  );
}

function Headline({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <span class="hand-glance">
      {figures.map(({ value, what }, index) => (
        <span key={what} class="figure">
          {index > 0 ? <span class="visually-hidden">, </span> : null}
          <b>{value}</b> <Told text={what} inside />
        </span>
      ))}
    </span>
  );
}

/** Everything behind the chances of a card; open for whoever wants the law everywhere. */
export function LawOfCard({ open, children }: { readonly open: boolean; readonly children: ComponentChildren }) {
  return (
    <details class="hand-law" open={open}>
      <summary>Why, and what then</summary>
      {children}
    </details>
  );
}

/** What cannot be done now, and why. */
export interface NotNow {
  readonly key: string;
  readonly name: string;
  /** What tells it from its namesakes, such as a price. */
  readonly price?: string;
  readonly reason: string;
  readonly rule: string;
}

function byReason(refused: readonly NotNow[]): readonly (readonly NotNow[])[] {
  const groups = new Map<string, NotNow[]>();
  for (const one of refused) groups.set(one.reason, [...(groups.get(one.reason) ?? []), one]);
  return [...groups.values()];
}

/** All that cannot be done now in one closed line; it opens with the reason and the rule of each. */
export function NotNowLine({ refused, words }: { readonly refused: readonly NotNow[]; readonly words: Pick<Words, 'say'> }) {
  if (refused.length === 0) return null;
  const names = [...new Set(refused.map(({ name }) => name))];
  return (
    <details class="not-now">
      <summary>
        <b>{refused.length} not now:</b> {names.join(', ')}
      </summary>
      <ul>
        {byReason(refused).map((together) => (
          <li key={together[0]!.reason}>
            {together.map(({ key, name, price }, index) => (
              <span key={key} data-option={key}>
                {index > 0 ? ', ' : ''}
                <b>{name}</b>
                {price ? ` ${price}` : ''}
              </span>
            ))}
            : <Told text={words.say('refusal', together[0]!.reason)} /> <RuleRef id={together[0]!.rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Answers that hardly ever matter, in one closed line. */
export function MoreLine({ names, children }: { readonly names: readonly string[]; readonly children: ComponentChildren }) {
  if (names.length === 0) return null;
  return (
    <details class="not-now more">
      <summary>
        <b>{names.length} more:</b> {names.join(', ')}
      </summary>
      {children}
    </details>
  );
}

export interface AimRowProps<Aim extends string> {
  readonly aims: readonly { readonly aim: Aim; readonly name: string }[];
  readonly chosen: Aim;
  readonly onChoose: (aim: Aim) => void;
}

/** What he is after: each puts other answers first. */
export function AimRow<Aim extends string>({ aims, chosen, onChoose }: AimRowProps<Aim>) {
  return (
    <p class="aims" role="group" aria-label="What he is after">
      {aims.map(({ aim, name }) => (
        <button key={aim} type="button" class="button" data-aim={aim} aria-pressed={aim === chosen} onClick={() => onChoose(aim)}>
          {name}
        </button>
      ))}
    </p>
  );
}
