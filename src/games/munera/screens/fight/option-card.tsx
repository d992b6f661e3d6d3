import { actionSign } from '../../../../art/index.ts';
import { distance } from '../../../../engine/hex/index.ts';
import { Icon, WeaponIcon } from '../../../../hud/common/index.ts';
import { ChoiceCard, dangerFigures, LawOfCard, struckAt, type NotNow } from '../../../../hud/fight/index.ts';
import type { View } from '../../rules/index.ts';
import { useFight } from './context.ts';
import { dangerKey } from './model/danger.ts';
import { foesFrom } from './model/foes.ts';
import { needsDice, priceOf, waits, type Option } from './model/options.ts';
import { OptionDetail } from './option-detail.tsx';
import { effectOf, headlineOf } from './option-words.ts';

interface OptionCardProps {
  readonly option: Option;
  /** Place among the number keys, from 0; null for none. */
  readonly number: number | null;
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

/** An answer that is not legal, for the line of such. */
export function notNow(view: View, option: Option): NotNow {
  const refusal = option.odds.refusal!;
  const { base, surcharge } = priceOf(view, option);
  return {
    key: option.key,
    name: option.name,
    ...(DEAR.includes(refusal.reason) && { price: `${base + surcharge} AP` }),
    ...refusal,
  };
}

/** An answer as a card: price, what decides, what it does; the law on demand. */
export function OptionCard({ option, number }: OptionCardProps) {
  const { model, commands } = useFight();
  const armed = model.armed.value === option.key;
  const { oddsDetail } = model.settings.value;
  const { view } = model.settled.value;
  const { words } = model;
  const [me, foe] = [model.acting.value!, model.target.value];
  const several = foesFrom(view, me).length > 1;
  const beside = foe !== null && distance(view.world.arena, me.cell, foe.cell) === 1;
  return (
    <ChoiceCard
      id={option.key}
      number={number}
      glyph={<Glyph option={option} />}
      name={option.name}
      price={<Price option={option} />}
      headline={[...headlineOf(option, beside), ...dangerFigures({ dangers: model.dangers, key: dangerKey(option), several, words })]}
      line={oddsDetail === 'glance' ? '' : effectOf(option, { me, left: view.state.turn.ap, struck: struckAt(model.foesReach), words })}
      pressed={armed}
      atOnce={!waits(option)}
      onChoose={() => void commands.choose(option)}
      onPoint={(on) => void (model.considered.value = on ? option.key : null)}
    >
      {needsDice(option) && (armed || oddsDetail === 'law') ? (
        <LawOfCard open>
          <OptionDetail option={option} />
        </LawOfCard>
      ) : null}
    </ChoiceCard>
  );
}
