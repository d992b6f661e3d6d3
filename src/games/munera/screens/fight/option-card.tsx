import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { actionSign } from '../../../../art/index.ts';
import { Icon, percent, RuleRef, signed, WeaponIcon } from '../../../../hud/common/index.ts';
import { useFight } from './context.ts';
import { needsDice, priceOf, type Option } from './model/options.ts';
import { OptionDetail } from './option-detail.tsx';

interface OptionCardProps {
  readonly option: Option;
  /** Place among the number keys, from 0; null for none. */
  readonly number: number | null;
}

/** The chance in large letters: that it wounds, that it succeeds. */
export function glanceOf({ odds }: Option): string {
  switch (odds.kind) {
    case 'blow':
      return odds.saveModifiers.length > 0 ? `${percent(odds.facts.anyWound)} wound` : `${percent(odds.facts.entangled)} caught`;
    case 'grapple':
      return `${percent(odds.facts.hit)} grip`;
    case 'try':
      return percent(odds.success);
    default:
      return '';
  }
}

/** The chances of an option in one line. */
export function lineOf({ odds }: Option): string {
  switch (odds.kind) {
    case 'blow': {
      const save = odds.saveModifiers.length > 0 ? [`Save ${odds.save}`] : [];
      return [`${signed(odds.total)} to the die`, `hits ${percent(odds.facts.hit)}`, ...save].join(' · ');
    }
    case 'grapple':
      return [`${signed(odds.total)} to the die`, `wins the test ${percent(odds.test.win)}`].join(' · ');
    case 'try':
      return `needs ${odds.needed}+`;
    default:
      return '';
  }
}

export function Price({ option }: { readonly option: Option }) {
  const { model } = useFight();
  const { base, surcharge } = priceOf(model.settled.value.view, option);
  if (base + surcharge === 0) return <span class="price">free</span>;
  return (
    <span class="price" title={surcharge > 0 ? 'A second attack costs one more' : undefined}>
      {base}
      {surcharge > 0 ? `+${surcharge}` : ''} AP
    </span>
  );
}

export function Glyph({ option }: { readonly option: Option }) {
  const { type } = option.action;
  if (type === 'attack' && option.gear) return <WeaponIcon weapon={option.gear} />;
  const sign = actionSign(type);
  return sign ? <Icon sign={sign} /> : null;
}

/** Reasons that the price explains. */
const DEAR = ['too-few-ap', 'too-tired'];

/** Answers that are not legal for one reason: greyed, with the reason and its rule. */
export function RefusedCard({ options }: { readonly options: readonly Option[] }) {
  const { model } = useFight();
  const refusal = options[0]!.odds.refusal!;
  return (
    <li class="hand-card option refused">
      <p class="refused-names">
        {options.map((option) => (
          <span key={option.key} class="refused-name" data-option={option.key}>
            <Glyph option={option} /> {option.name} {DEAR.includes(refusal.reason) ? <Price option={option} /> : null}
          </span>
        ))}
      </p>
      <p class="hand-why">
        {model.words.say('refusal', refusal.reason)} <RuleRef id={refusal.rule} />
      </p>
    </li>
  );
}

/** An answer as a card: price and chance at a glance, the law on demand. */
export function OptionCard({ option, number }: OptionCardProps) {
  const { model, commands } = useFight();
  const armed = model.armed.value === option.key;
  const { oddsDetail } = model.settings.value;
  const glance = glanceOf(option);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (armed) card.current?.scrollIntoView({ block: 'nearest' });
  }, [armed]);
  const point = (on: boolean): void => void (model.considered.value = on ? option.key : null);
  return (
    <li
      ref={card}
      class={`hand-card option ${armed ? 'pressed' : ''}`}
      data-option={option.key}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
    >
      <button
        type="button"
        class="hand-choose"
        aria-pressed={needsDice(option) ? armed : undefined}
        onFocus={() => point(true)}
        onBlur={() => point(false)}
        onClick={() => void commands.choose(option)}
      >
        <span class="hand-title">
          {number !== null && number < 9 ? (
            <kbd class="key" aria-hidden="true">
              {number + 1}
            </kbd>
          ) : null}
          <Glyph option={option} /> {option.name}
        </span>
        {glance ? <span class="hand-glance">{glance}</span> : <Price option={option} />}
        {glance ? (
          <span class="hand-line">
            <span>{oddsDetail === 'glance' ? '' : lineOf(option)}</span>
            <Price option={option} />
          </span>
        ) : null}
      </button>
      {needsDice(option) && (armed || oddsDetail === 'law') ? (
        <Expanded open={oddsDetail === 'law' || armed}>
          <OptionDetail option={option} />
        </Expanded>
      ) : null}
    </li>
  );
}

function Expanded({ open, children }: { readonly open: boolean; readonly children: ComponentChildren }) {
  return (
    <details class="hand-law" open={open}>
      <summary>Why, and what then</summary>
      {children}
    </details>
  );
}
