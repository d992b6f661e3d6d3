import { RuleRef } from '../common/index.ts';
import { RolledPoints } from '../fight/index.ts';
import { useFight } from './context.ts';
import type { Tiring } from './game.ts';
import './action-points.css';

type Pip = 'spent' | 'left' | 'barred';

/** The points of a turn in the order they are spent; where such tire that a tired man may not spend, they are barred. */
export function pipsOf(spent: number, left: number, tiring?: Pick<Tiring, 'from' | 'barred'>): Pip[] {
  const isBarred = (point: number): boolean => tiring?.barred === true && point >= tiring.from;
  return Array.from({ length: spent + left }, (_, i) => (i < spent ? 'spent' : isBarred(i + 1) ? 'barred' : 'left'));
}

/** The action points of the turn as pips: spent, left, those that the option shown would take, and where the turn begins to tire. */
export function ApPips() {
  const { duel, model } = useFight();
  const { view } = model.settled.value;
  const { ap, spent, fighter } = view.state.turn;
  const { pointed, taken } = model.walking;
  const cost = model.shownOption.value?.cost ?? (taken.value.answers > 0 ? 0 : (pointed.value?.cost ?? 0));
  const tiring = duel.tiring?.(view);
  const pips = pipsOf(spent, ap, tiring);
  return (
    <div class="ap">
      <p class="ap-row row" role="img" aria-label={`${ap} action points left, ${spent} spent`}>
        {pips.map((pip, i) => (
          <i
            key={i}
            class={`pip ${pip} ${i >= spent && i < spent + cost ? 'priced' : ''} ${i + 1 === tiring?.from ? 'tiring' : ''}`}
            aria-hidden="true"
          />
        ))}
        <span class="ap-number" aria-hidden="true">
          <b>{ap}</b> AP
        </span>
      </p>
      <RolledPoints model={model} figure={view.world.ids[fighter]} rule={duel.pointsRule} />
      {tiring && pips.length >= tiring.from ? (
        <p class="quiet ap-note">
          {tiring.note} <RuleRef id={tiring.rule} />
        </p>
      ) : null}
    </div>
  );
}
