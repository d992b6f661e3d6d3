import { useMemo } from 'preact/hooks';
import { HexButtons, type GridPlace } from '../../../../hud/fight/index.ts';
import { useBout } from './bout-context.ts';
import { boutHexLabel } from './hex-label.ts';

/** The hexes of a bout as buttons: who is there, and what it means now. */
export function BoutGrid(place: GridPlace) {
  const { model, commands } = useBout();
  const { view } = model.settled.value;
  const board = model.picture.value;
  const overlays = model.overlays.value;
  const labels = useMemo(
    () => model.arena.cells.map((_, cell) => boutHexLabel(cell, board, view, overlays, model.words)),
    [board, view, overlays],
  );
  return <HexButtons {...place} model={model} labels={labels} onChoose={commands.chooseHex} />;
}
