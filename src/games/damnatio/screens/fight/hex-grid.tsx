import { useMemo } from 'preact/hooks';
import { HexButtons, type GridPlace } from '../../../../hud/fight/index.ts';
import { useArena } from './arena-context.ts';
import { hexLabel } from './hex-label.ts';

/** The hexes of a hunt as buttons: who is there, and what it means now. */
export function HexGrid(place: GridPlace) {
  const { model, commands } = useArena();
  const { view } = model.settled.value;
  const board = model.picture.value;
  const overlays = model.overlays.value;
  const labels = useMemo(
    () => model.arena.cells.map((_, cell) => hexLabel(cell, board, view, overlays, model.words)),
    [board, view, overlays],
  );
  return <HexButtons {...place} model={model} labels={labels} onChoose={commands.chooseHex} />;
}
