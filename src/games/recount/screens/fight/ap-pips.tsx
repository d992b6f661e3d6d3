import { Breakdown } from '../../../../hud/common/index.ts';
import { useFight } from './context.ts';

/** The action points of the turn as pips: spent, left, and those that the option shown would take. */
export function ApPips() {
  const { model } = useFight();
  const { ap, spent } = model.settled.value.view.state.turn;
  const cost = model.shownOption.value?.cost ?? model.pointedPose.value?.cost ?? 0;
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
      <ApWhy />
    </div>
  );
}

/** The die of the turn and every term of it. */
function ApWhy() {
  const { model } = useFight();
  const { view } = model.settled.value;
  const id = view.world.ids[view.state.turn.fighter];
  const rolled = model.presenter.entries.value.findLast(({ event }) => event.type === 'action-points' && event.figure === id)?.event;
  if (rolled?.type !== 'action-points') return null;
  return (
    <details class="ap-why" open={model.settings.value.oddsDetail === 'law'}>
      <summary>
        Rolled {rolled.face}, {rolled.total} AP
      </summary>
      <Breakdown
        terms={[{ rule: 'R-021', value: rolled.face, reason: 'die' }, ...rolled.modifiers]}
        chance={null}
        words={model.words}
        caption="Action points"
      />
    </details>
  );
}
