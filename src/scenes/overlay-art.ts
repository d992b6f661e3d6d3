import { drawGuardArc, drawOverlay, drawOverrunHit, type Palette } from '../art/index.ts';
import type { Paint } from './brush.ts';
import type { HexMark } from './types.ts';

const own =
  (draw: (ctx: CanvasRenderingContext2D, o: { size: number; palette: Palette }) => void): Paint =>
  (ctx, size, palette) =>
    draw(ctx, { size, palette });

/** How each kind of mark is drawn: every kind differs in shape, not only in colour. */
export const MARK_PAINTS: Readonly<Record<HexMark['kind'], Paint>> = {
  run: own((ctx, o) => drawOverlay(ctx, 'run', o)),
  leap: own((ctx, o) => drawOverlay(ctx, 'leap', o)),
  overrun: own((ctx, o) => drawOverlay(ctx, 'overrun', o)),
  'overrun-struck': own(drawOverrunHit),
  reach: own((ctx, o) => drawOverlay(ctx, 'move', o)),
  'reach-costly': own((ctx, o) => {
    drawOverlay(ctx, 'move', o);
    innerHex(ctx, o.size * 0.58, o.palette.move);
  }),
  selected: own((ctx, o) => drawOverlay(ctx, 'selected', o)),
  target: own((ctx, o) => drawOverlay(ctx, 'target', o)),
  hover: own((ctx, o) => drawOverlay(ctx, 'cursor', o)),
  'arc-front': own((ctx, o) => drawGuardArc(ctx, 'front', o)),
  'arc-flank': own((ctx, o) => drawGuardArc(ctx, 'flank', o)),
  'arc-rear': own((ctx, o) => drawGuardArc(ctx, 'rear', o)),
  escape: own((ctx, o) => {
    drawGuardArc(ctx, 'rear', o);
    for (const [colour, grow] of [
      [o.palette.dark ? o.palette.floor : o.palette.panel, 0.06],
      [o.palette.good, 0],
    ] as const)
      chevrons(ctx, o.size, colour, grow);
  }),
};

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

/** A number or sign on a small tablet with a paper edge, legible over any figure. */
export function tabletPaint(text: string): Paint {
  return (ctx, size, p) => {
    const h = Math.max(13, size * 0.5);
    ctx.font = `700 ${h * 0.74}px Inter, "Helvetica Neue", Arial, sans-serif`;
    ctx.fontKerning = 'none';
    const w = Math.max(h, ctx.measureText(text).width + h * 0.5);
    const box = (grow: number, fill: string): void => {
      ctx.fillStyle = fill;
      ctx.beginPath();
      ctx.roundRect(-w / 2 - grow, -h / 2 - grow, w + 2 * grow, h + 2 * grow, h * 0.24);
      ctx.fill();
    };
    box(h * 0.12, p.dark ? p.floor : p.panel);
    box(0, p.ink);
    ctx.fillStyle = p.dark ? p.floor : p.panel;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(text, 0, h * 0.05);
  };
}
