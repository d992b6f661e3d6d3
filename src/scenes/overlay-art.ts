import { drawMark, type Point } from '../art/index.ts';
import type { Paint } from './brush.ts';
import type { HexMark } from './types.ts';

/** The paint of a mark: every kind differs in shape, not only in colour. */
export function markPaint(kind: HexMark['kind']): Paint {
  return (ctx, size, palette) => drawMark(ctx, kind, { size, palette });
}

/** Where a label stands: in the middle of its hex, under whoever is there at its foot, so that it lies over no label of another hex. */
export function labelPlace({ x, y }: Point, taken: boolean): Point {
  return taken ? { x, y: y + 78 } : { x, y };
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
