import type { Sign } from '../../../../art/index.ts';
import { Icon, WeaponIcon } from '../../../../hud/common/index.ts';
import { ChoiceCard, dangerFigures, LawOfCard, struckAt, type NotNow } from '../../../../hud/fight/index.ts';
import { areOpponents } from '../../rules/index.ts';
import { useFight } from './context.ts';
import { dangerKey } from './model/danger.ts';
import { hasDice, type Option } from './model/options.ts';
import { OptionDetail } from './option-detail.tsx';
import { effectOf, headlineOf } from './option-words.ts';

interface OptionCardProps {
  readonly option: Option;
  /** Place among the number keys, from 0; null for none. */
  readonly number: number | null;
}

function signOf(action: Option['action']): Sign {
  if (action.type === 'vote') return action.up ? 'mercy' : 'death';
  if (action.type === 'end') return 'wait';
  return action.type === 'struggle' ? 'free' : 'step';
}

function Glyph({ option }: { readonly option: Option }) {
  const { action, gear } = option;
  if (gear) return <WeaponIcon weapon={gear} />;
  return <Icon sign={signOf(action)} />;
}

function Price({ cost }: { readonly cost: number }) {
  return <span class="price">{cost === 0 ? 'free' : `${cost} AP`}</span>;
}

/** An answer that is not legal, for the line of such. */
export function notNow({ key, name, odds }: Option): NotNow {
  return { key, name, ...odds.refusal! };
}

/** An answer as a card: price, what decides, what it does; the law on demand. */
export function OptionCard({ option, number }: OptionCardProps) {
  const { model, commands } = useFight();
  const armed = model.armed.value === option.key;
  const { oddsDetail } = model.settings.value;
  const { words } = model;
  const { fighters, turn } = model.settled.value.view.state;
  const me = model.acting.value;
  const several = me !== null && fighters.filter((other) => areOpponents(me, other)).length > 1;
  return (
    <ChoiceCard
      id={option.key}
      number={number}
      glyph={<Glyph option={option} />}
      name={option.name}
      price={option.action.type === 'vote' ? null : <Price cost={option.cost} />}
      headline={[...headlineOf(option, words), ...dangerFigures({ dangers: model.dangers, key: dangerKey(option), several, words })]}
      line={oddsDetail === 'glance' ? '' : effectOf(option, { left: turn.ap, struck: struckAt(model.foesReach), words })}
      pressed={armed}
      onChoose={() => void commands.choose(option)}
      onPoint={(on) => void (model.considered.value = on ? option.key : null)}
    >
      {hasDice(option) && (armed || oddsDetail === 'law') ? (
        <LawOfCard open>
          <OptionDetail option={option} />
        </LawOfCard>
      ) : null}
    </ChoiceCard>
  );
}
