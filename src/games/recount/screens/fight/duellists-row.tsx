import { FightersRow } from '../../../../hud/turns/index.ts';
import { useFight } from './context.ts';

/** The fighters who are left, in the order of play. */
export function DuellistsRow() {
  const { model, commands } = useFight();
  const { figures } = model.picture.value;
  const row = model.settled.value.view.state.order.flatMap((index) => figures[index] ?? []);
  return <FightersRow model={model} commands={commands} row={row} life="Strength" />;
}
