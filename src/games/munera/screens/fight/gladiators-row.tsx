import { Icon } from '../../../../hud/common/index.ts';
import { FightersRow } from '../../../../hud/turns/index.ts';
import { useFight } from './context.ts';
import type { Gladiator } from './model/board.ts';

/** The fighters in the order of play, with their fatigue. */
export function GladiatorsRow() {
  const { model, commands } = useFight();
  const { order } = model.settled.value.view.state;
  const { figures } = model.picture.value;
  const row = [...new Set([...order, ...figures.map(({ index }) => index)])].flatMap((index) => figures[index] ?? []);
  return <FightersRow model={model} commands={commands} row={row} life="Stamina" more={fatigueOf} />;
}

function fatigueOf({ fatigue }: Gladiator) {
  return (
    <span class="man-breath" title="Fatigue">
      <Icon sign="wait" label="Fatigue" /> {fatigue}
    </span>
  );
}
