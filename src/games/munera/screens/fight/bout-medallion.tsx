import { Medallion } from '../../../../hud/common/index.ts';
import { useBout } from './bout-context.ts';
import type { BoutFigure } from './model/bout-board.ts';

/** The medallion of a fighter as he stands on the sand. */
export function BoutMedallion({ figure, size }: { readonly figure: BoutFigure; readonly size: number }) {
  const { model } = useBout();
  const { card, order, hp, fullHp, posture, kit, arcs, place } = figure;
  return (
    <Medallion
      card={card}
      kind={order}
      kit={kit}
      place={place}
      arcs={arcs}
      palette={model.settings.value.palette}
      size={size}
      hp={Math.max(0, hp) / Math.max(1, fullHp)}
      state={posture}
    />
  );
}
