import { isTired } from '../../rules/index.ts';
import { RuleRef } from '../../../../hud/common/index.ts';
import { RolledPoints } from '../../../../hud/fight/index.ts';
import { useFight } from './context.ts';

/** AP after which a turn tires (M-078). */
const TIRING = 7;

type PipState = 'spent' | 'left' | 'barred';

/** The points of a turn in the order they are spent; tired fighters may not spend the seventh. */
export function pipsOf(spent: number, left: number, tired: boolean): PipState[] {
  return Array.from({ length: spent + left }, (_, i) => (i < spent ? 'spent' : tired && i >= TIRING - 1 ? 'barred' : 'left'));
}

/** The action points of the turn as pips: spent, left, and where the turn begins to tire. */
export function ApPips() {
  const { model } = useFight();
  const { state, world } = model.settled.value.view;
  const fighter = state.fighters[state.turn.fighter]!;
  const { ap, spent } = state.turn;
  const price = model.shownOption.value?.odds.cost;
  const cost = price ? price.base + price.surcharge : 0;
  const pips = pipsOf(spent, ap, isTired(fighter));
  return (
    <div class="ap">
      <p class="ap-row" role="img" aria-label={`${ap} action points left, ${spent} spent`}>
        {pips.map((pip, i) => (
          <i
            key={i}
            class={`pip ${pip} ${i >= spent && i < spent + cost ? 'priced' : ''} ${i === TIRING - 1 ? 'tiring' : ''}`}
            aria-hidden="true"
          />
        ))}
        <span class="ap-number" aria-hidden="true">
          <b>{ap}</b> AP
        </span>
      </p>
      <RolledPoints model={model} figure={world.ids[state.turn.fighter]} rule="M-044" />
      {pips.length >= TIRING ? (
        <p class="quiet ap-note">
          {isTired(fighter)
            ? 'Tired: no seventh point.'
            : spent >= TIRING
              ? 'The seventh point has tired him.'
              : 'The seventh point tires him.'}{' '}
          <RuleRef id={isTired(fighter) ? 'M-079' : 'M-078'} />
        </p>
      ) : null}
    </div>
  );
}
