import { Medallion } from '../../../../hud/common/index.ts';
import { useFight } from './context.ts';
import type { Duellist } from './model/board.ts';

/** The medallion of a fighter as he stands on the sand. */
export function FighterMedallion({ figure, size }: { readonly figure: Duellist; readonly size: number }) {
  const { model } = useFight();
  const { card, order, hp, fullHp, posture, kit, place } = figure;
  return (
    <Medallion
      card={card}
      kind={order}
      kit={kit}
      place={place}
      arcs="ancestor"
      palette={model.settings.value.palette}
      size={size}
      hp={Math.max(0, hp) / Math.max(1, fullHp)}
      state={posture}
    />
  );
}
