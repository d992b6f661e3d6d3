import { drawMark, type Point } from '../art/index.ts';
import type { Paint } from './brush.ts';
import type { HexMark } from './types.ts';

/** The paint of a mark: every kind differs in shape, not only in colour. */
export function markPaint(kind: HexMark['kind']): Paint {
  return (ctx, size, palette) => drawMark(ctx, kind, { size, palette });
}

/** Where a label stands: in the middle of its hex, under whoever is there at its foot, so that it lies over no label of another hex. */
export function labelPlace({ x, y }: Point, taken: boolean): Point {
  return taken ? { x, y: y + 70 } : { x, y };
}

/** Numbers or signs, one line under another, on a small tablet with a paper edge, legible over any figure and narrower than a hex. */
export function tabletPaint(text: string): Paint {
  return (ctx, size, p) => {
    const lines = text.split('\n');
    const line = Math.min(Math.max(13, size * 0.5), size * 0.58);
    const leading = line * 0.84;
    const h = line + leading * (lines.length - 1);
    ctx.font = `700 ${line * 0.74}px Inter, "Helvetica Neue", Arial, sans-serif`;
    ctx.fontKerning = 'none';
    const w = Math.max(line, ...lines.map((each) => ctx.measureText(each).width + line * 0.3));
    const box = (grow: number, fill: string): void => {
      ctx.fillStyle = fill;
      ctx.beginPath();
      ctx.roundRect(-w / 2 - grow, -h / 2 - grow, w + 2 * grow, h + 2 * grow, line * 0.24);
      ctx.fill();
    };
    box(line * 0.12, p.dark ? p.floor : p.panel);
    box(0, p.ink);
    ctx.fillStyle = p.dark ? p.floor : p.panel;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    lines.forEach((each, at) => ctx.fillText(each, 0, line * 0.05 + leading * (at - (lines.length - 1) / 2)));
  };
}
