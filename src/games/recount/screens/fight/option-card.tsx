import { useEffect, useRef } from 'preact/hooks';
import { decimal, Icon, percent, RuleRef, signed, WeaponIcon } from '../../../../hud/common/index.ts';
import { useFight } from './context.ts';
import type { Option } from './model/options.ts';
import { OptionDetail } from './option-detail.tsx';

interface OptionCardProps {
  readonly option: Option;
  /** Place among the number keys, from 0; null for none. */
  readonly number: number | null;
}

/** The chance in large letters, with the word for what it is the chance of. */
export function glanceOf({ odds }: Option, say: (group: string, key: string) => string): string {
  const [first] = odds.outlook;
  return first ? `${percent(first.chance)} ${say('outlook', first.what)}` : '';
}

/** The chances of an option in one line. */
export function lineOf({ action, odds }: Option): string {
  const { modifiers, save, expected } = odds;
  const total = modifiers.reduce((sum, { value }) => sum + value, 0);
  switch (action.type) {
    case 'strike':
      return [
        `${signed(total)} to the die`,
        save === null ? 'no save' : `saves on ${save}+`,
        ...(expected ? [`${decimal(expected)} Strength on average`] : []),
      ].join(' · ');
    case 'vote':
      return total === 0 ? 'the mob is of two minds' : `${signed(total)} to every die of the mob`;
    default:
      return '';
  }
}

function Glyph({ option }: { readonly option: Option }) {
  const { action, gear } = option;
  if (gear) return <WeaponIcon weapon={gear} />;
  return <Icon sign={action.type === 'vote' ? (action.up ? 'mercy' : 'death') : 'free'} />;
}

function Price({ cost }: { readonly cost: number }) {
  return <span class="price">{cost === 0 ? 'free' : `${cost} AP`}</span>;
}

/** An answer that is not legal: greyed, with the reason and its rule. */
export function RefusedCard({ option }: { readonly option: Option }) {
  const { model } = useFight();
  const refusal = option.odds.refusal!;
  return (
    <li class="hand-card option refused">
      <p class="refused-names">
        <span class="refused-name" data-option={option.key}>
          <Glyph option={option} /> {option.name}
        </span>
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
        aria-pressed={armed}
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
        <span class="hand-glance">{glanceOf(option, (group, key) => model.words.say(group, key))}</span>
        <span class="hand-line">
          <span>{oddsDetail === 'glance' ? '' : lineOf(option)}</span>
          {option.action.type === 'vote' ? null : <Price cost={option.cost} />}
        </span>
      </button>
      {armed || oddsDetail === 'law' ? (
        <details class="hand-law" open>
          <summary>Why, and what then</summary>
          <OptionDetail option={option} />
        </details>
      ) : null}
    </li>
  );
}
