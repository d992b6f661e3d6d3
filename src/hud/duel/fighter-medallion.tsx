import type { PaletteId } from '../../art/index.ts';
import { Medallion } from '../common/index.ts';
import type { DuelFigure } from './game.ts';

interface FighterMedallionProps {
  readonly figure: DuelFigure;
  readonly size: number;
  readonly palette: PaletteId;
}

/** The medallion of a fighter as he stands on the sand. */
export function FighterMedallion({ figure, size, palette }: FighterMedallionProps) {
  const { card, order, hp, fullHp, posture, kit, arcs, place } = figure;
  return (
    <Medallion
      card={card}
      kind={order}
      kit={kit}
      place={place}
      {...(arcs && { arcs })}
      palette={palette}
      size={size}
      hp={Math.max(0, hp) / Math.max(1, fullHp)}
      state={posture}
    />
  );
}
