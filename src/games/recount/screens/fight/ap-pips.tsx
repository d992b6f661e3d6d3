import { RolledPoints } from '../../../../hud/fight/index.ts';
import { useFight } from './context.ts';

/** The action points of the turn as pips: spent, left, and those that the option shown would take. */
export function ApPips() {
  const { model } = useFight();
  const { state, world } = model.settled.value.view;
  const { ap, spent } = state.turn;
  const { pointed, taken } = model.walking;
  const cost = model.shownOption.value?.cost ?? (taken.value.answers > 0 ? 0 : (pointed.value?.cost ?? 0));
  return (
    <div class="ap">
      <p class="ap-row" role="img" aria-label={`${ap} action points left, ${spent} spent`}>
        {Array.from({ length: spent + ap }, (_, i) => (
          <i key={i} class={`pip ${i < spent ? 'spent' : 'left'} ${i >= spent && i < spent + cost ? 'priced' : ''}`} aria-hidden="true" />
        ))}
        <span class="ap-number" aria-hidden="true">
          <b>{ap}</b> AP
        </span>
      </p>
      <RolledPoints model={model} figure={world.ids[state.turn.fighter]} rule="R-021" />
    </div>
  );
}
