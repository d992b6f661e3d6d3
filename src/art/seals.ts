import { drawGlyph, glyphPath } from './glyph.ts';
import { lies, type MedallionOptions } from './medallion-options.ts';
import type { MedallionState } from './marks.ts';
import { sideNumeral, sideTone, textOn } from './sides.ts';

/** A figure that faces D0 or D1 wears its seal at the upper right, so that the wedge stays in sight; a victor has his plate below. */
export function sealIsHigh(facing: number | undefined, state?: MedallionState): boolean {
  return state === 'winner' || facing === 0 || facing === 1;
}

/** A tablet at the lower right with letter and weapon: tells six condemned men apart without colour. */
export function seal(ctx: CanvasRenderingContext2D, r: number, o: MedallionOptions): void {
  const p = o.palette;
  const h = r < 24 ? Math.max(9, r * 0.64) : Math.max(15, r * 0.5);
  const weapon = r < 13 && o.initial !== undefined ? undefined : o.weapon;
  const both = o.initial !== undefined && weapon !== undefined;
  const w = both ? h * 1.78 : h;
  const paper = p.dark ? p.floor : p.panel;
  const ink = p.dark ? p.ink : p.medal.rim;
  const [ground, sign] = o.state === 'dead' ? [p.floor, ink] : [ink, paper];
  ctx.save();
  ctx.translate(r * 1.18 - w / 2, (sealIsHigh(o.facing, o.state) ? -0.88 : 0.84) * r * (lies(o.state) ? 0.86 : 1));
  ctx.fillStyle = o.state === 'dead' ? ink : paper;
  tablet(ctx, w + r * 0.12, h + r * 0.12);
  ctx.fillStyle = ground;
  tablet(ctx, w, h);
  if (o.initial !== undefined) letter(ctx, o.initial, both ? -h * 0.42 : 0, h, sign);
  if (weapon) {
    ctx.translate(both ? h * 0.42 : 0, 0);
    drawGlyph(ctx, glyphPath(weapon), h * 0.84, { fill: sign });
  }
  ctx.restore();
}

/** Whoever faces D2 has his wedge where the numeral stands else. */
export function numeralIsHigh(facing: number | undefined): boolean {
  return facing === 2;
}

/** A tablet at the left in the side's colour with its numeral. */
export function numeral(ctx: CanvasRenderingContext2D, r: number, o: MedallionOptions, place: number): void {
  const p = o.palette;
  const h = Math.max(9, r * 0.46);
  const text = sideNumeral(place);
  const w = h * (text.length > 2 ? 1.3 : 1);
  const tone = sideTone(p, place);
  ctx.save();
  ctx.translate(-r * 1.12 + w / 2, (numeralIsHigh(o.facing) ? -0.86 : 0.84) * r * (lies(o.state) ? 0.86 : 1));
  ctx.fillStyle = p.dark ? p.floor : p.panel;
  tablet(ctx, w + r * 0.12, h + r * 0.12);
  ctx.fillStyle = tone;
  tablet(ctx, w, h);
  letter(ctx, text, 0, h, textOn(tone));
  ctx.restore();
}

function letter(ctx: CanvasRenderingContext2D, text: string, x: number, h: number, fill: string): void {
  ctx.fillStyle = fill;
  ctx.font = `700 ${h * (text.length > 1 ? 0.6 : 0.84)}px Inter, "Helvetica Neue", Arial, sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  const m = ctx.measureText(text);
  ctx.fillText(text, x, (m.actualBoundingBoxAscent - m.actualBoundingBoxDescent) / 2);
}

function tablet(ctx: CanvasRenderingContext2D, w: number, h: number): void {
  ctx.beginPath();
  ctx.roundRect(-w / 2, -h / 2, w, h, h * 0.24);
  ctx.fill();
}
