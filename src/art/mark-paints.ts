import { drawGuardArc, drawOverlay, drawOverrunHit, drawThreat, type OverlayOptions } from './overlays.ts';
import type { HexMark } from './picture.ts';

/** How each kind of mark is drawn: every kind differs in shape, not only in colour. */
const DRAWN: Readonly<Record<HexMark['kind'], (ctx: CanvasRenderingContext2D, o: OverlayOptions) => void>> = {
  run: (ctx, o) => drawOverlay(ctx, 'run', o),
  leap: (ctx, o) => drawOverlay(ctx, 'leap', o),
  overrun: (ctx, o) => drawOverlay(ctx, 'overrun', o),
  'overrun-struck': drawOverrunHit,
  reach: (ctx, o) => drawOverlay(ctx, 'move', o),
  'reach-costly': (ctx, o) => {
    drawOverlay(ctx, 'move', o);
    innerHex(ctx, o.size * 0.58, o.palette.move);
  },
  selected: (ctx, o) => drawOverlay(ctx, 'selected', o),
  target: (ctx, o) => drawOverlay(ctx, 'target', o),
  hover: (ctx, o) => drawOverlay(ctx, 'cursor', o),
  'arc-front': (ctx, o) => drawGuardArc(ctx, 'front', o),
  'arc-flank': (ctx, o) => drawGuardArc(ctx, 'flank', o),
  'arc-rear': (ctx, o) => drawGuardArc(ctx, 'rear', o),
  'danger-1': (ctx, o) => drawThreat(ctx, 1, o),
  'danger-2': (ctx, o) => drawThreat(ctx, 2, o),
  'danger-3': (ctx, o) => drawThreat(ctx, 3, o),
  escape: (ctx, o) => {
    drawGuardArc(ctx, 'rear', o);
    for (const [colour, grow] of [
      [o.palette.dark ? o.palette.floor : o.palette.panel, 0.06],
      [o.palette.good, 0],
    ] as const)
      chevrons(ctx, o.size, colour, grow);
  },
};

/** Draws a mark round the origin; `size` is half the width of a hex. */
export function drawMark(ctx: CanvasRenderingContext2D, kind: HexMark['kind'], options: OverlayOptions): void {
  DRAWN[kind](ctx, options);
}

/** Two angles that point up: the way out. */
function chevrons(ctx: CanvasRenderingContext2D, size: number, colour: string, grow: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = size * (0.11 + grow * 2);
  ctx.lineJoin = 'miter';
  ctx.beginPath();
  for (const y of [0, 0.3]) {
    ctx.moveTo(-size * 0.3, size * (y + 0.08));
    ctx.lineTo(0, size * (y - 0.2));
    ctx.lineTo(size * 0.3, size * (y + 0.08));
  }
  ctx.stroke();
}

function innerHex(ctx: CanvasRenderingContext2D, r: number, colour: string): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = Math.max(1.5, r * 0.1);
  ctx.setLineDash([r * 0.25, r * 0.25]);
  ctx.beginPath();
  for (let i = 0; i < 6; i++) ctx.lineTo(r * Math.cos((Math.PI / 3) * i), r * Math.sin((Math.PI / 3) * i));
  ctx.closePath();
  ctx.stroke();
}
