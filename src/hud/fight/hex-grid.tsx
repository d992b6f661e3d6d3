import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Cell } from '../../engine/hex/index.ts';
import type { AnyFight } from './fight-model.ts';
import './hex-grid.css';

/** Where a cell lies on the screen: centre and half height in CSS pixels. */
export type Projection = (cell: Cell) => { readonly x: number; readonly y: number; readonly size: number };

/** Where the buttons lie, and which of them the keys are on. */
export interface GridPlace {
  readonly projection: ReadonlySignal<Projection | null>;
  readonly cursor: Cell;
  /** The cursor has come to a hex. */
  readonly onCursor: (cell: Cell) => void;
}

export interface HexGridProps extends GridPlace {
  readonly model: Pick<AnyFight, 'arena' | 'pointed' | 'picture' | 'overlays' | 'settled'>;
  /** The name of a hex for whoever does not see it: who is there, and what it means now. */
  readonly label: (cell: Cell) => string;
  readonly onChoose: (cell: Cell) => void;
}

/** One real button for each hex, laid over the drawn arena: one tab stop, moved over with the direction keys. */
export function HexGrid({ projection, cursor, onCursor, model, label, onChoose }: HexGridProps) {
  const project = projection.value;
  const labels = useMemo(
    () => model.arena.cells.map((_, cell) => label(cell)),
    [model.picture.value, model.settled.value.view, model.overlays.value],
  );
  const grid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!grid.current?.contains(document.activeElement)) return;
    focusHex(grid.current, cursor);
    onCursor(cursor);
  }, [cursor]);
  if (!project) return null;
  return (
    <div class="hex-grid" ref={grid} role="group" aria-label="Arena. Q W E A S D or the arrows move over the hexes, Enter chooses.">
      {model.arena.cells.map((_, cell) => {
        const { x, y, size } = project(cell);
        return (
          <button
            key={cell}
            type="button"
            class="hex"
            data-cell={cell}
            tabIndex={cell === cursor ? 0 : -1}
            aria-label={labels[cell]!}
            style={{ left: `${x}px`, top: `${y}px`, width: `${size * 1.6}px`, height: `${size * 1.6}px` }}
            onFocus={(event) => {
              if (event.currentTarget.matches(':focus-visible')) model.pointed.value = cell;
            }}
            onBlur={() => (model.pointed.value = null)}
            onClick={() => onChoose(cell)}
          />
        );
      })}
    </div>
  );
}

/** Moves the focus to the button of a hex. */
export function focusHex(grid: Element, cell: Cell): void {
  grid.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
}
