import { drawGlyph, glyphPath } from './glyph.ts';
import type { Palette } from './palette.ts';
import { cosmetic } from './random.ts';
import { woundTone } from './showing.ts';

export type MedallionState = 'standing' | 'down' | 'pinned' | 'held' | 'dead' | 'spared' | 'winner';

/** Cracks from the rim inwards, one more for every quarter of the hit points lost. */
export function drawCracks(ctx: CanvasRenderingContext2D, r: number, lost: number, p: Palette, seed: number): void {
  const steps = lost <= 0 ? 0 : Math.min(4, Math.ceil(lost * 4));
  const rnd = cosmetic(seed);
  const first = rnd() * Math.PI * 2;
  for (let k = 0; k < steps; k++) {
    const line = crackLine(rnd, first + k * 2.3, r, 0.55 + 0.12 * steps);
    strokeLine(ctx, line, p.medal.line, Math.max(1.6, r * 0.12));
    strokeLine(ctx, line, woundTone(p, p.dark ? '#000000' : p.medal.rim), Math.max(0.8, r * 0.05));
  }
}

type Line = readonly (readonly [number, number])[];

function crackLine(rnd: () => number, angle: number, r: number, depth: number): Line {
  const line: [number, number][] = [];
  let side = 0;
  for (let i = 0; i <= 5; i++) {
    const d = r * (1 - (depth * i) / 5);
    side += (rnd() - 0.5) * 0.26 + (i % 2 ? 0.09 : -0.09);
    line.push([Math.cos(angle + side) * d, Math.sin(angle + side) * d]);
  }
  return line;
}

function strokeLine(ctx: CanvasRenderingContext2D, line: Line, colour: string, width: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineJoin = 'miter';
  ctx.lineCap = 'butt';
  ctx.beginPath();
  line.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
  ctx.stroke();
}

/** What a state adds over the figure: claws, chain, theta, laurel, inscription. */
export function drawMark(ctx: CanvasRenderingContext2D, state: MedallionState, r: number, p: Palette): void {
  if (state === 'pinned') drawClaws(ctx, r, p);
  else if (state === 'held') drawChain(ctx, r, p);
  else if (state === 'dead') drawTheta(ctx, r, p);
  else if (state === 'spared' || state === 'winner') {
    drawLaurel(ctx, r, p);
    if (state === 'winner') inscribe(ctx, 'VIC', r, p);
  }
}

/** The strokes of a paw that lies on the man. */
function drawClaws(ctx: CanvasRenderingContext2D, r: number, p: Palette): void {
  const outline = p.dark ? p.floor : p.panel;
  drawGlyph(ctx, glyphPath('claw-slashes'), r * 1.36, { fill: p.threat, outline, width: Math.max(1.2, r * 0.08) });
}

/** Links laid across the disc from rim to rim. */
function drawChain(ctx: CanvasRenderingContext2D, r: number, p: Palette): void {
  const links = 7;
  const paper = p.dark ? p.floor : p.panel;
  const ink = p.dark ? p.ink : p.medal.rim;
  for (const [colour, width] of [
    [paper, r * 0.2],
    [ink, r * 0.1],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = Math.max(1, width);
    for (let i = 0; i < links; i++) {
      const u = (i + 0.5) / links;
      ctx.save();
      ctx.translate(r * (-0.92 + 1.84 * u), r * (0.16 + 0.3 * Math.sin(u * Math.PI)));
      ctx.rotate((0.5 - u) * 0.85);
      ctx.beginPath();
      if (i % 2) ctx.ellipse(0, 0, r * 0.15, r * 0.03, 0, 0, Math.PI * 2);
      else ctx.ellipse(0, 0, r * 0.17, r * 0.11, 0, 0, Math.PI * 2);
      ctx.stroke();
      ctx.restore();
    }
  }
}

/** The letter the Romans put behind the name of a dead man. */
function drawTheta(ctx: CanvasRenderingContext2D, r: number, p: Palette): void {
  ctx.save();
  ctx.translate(-r * 0.62, -r * 0.62);
  const stroke = (colour: string, width: number): void => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.ellipse(0, 0, r * 0.24, r * 0.3, 0, 0, Math.PI * 2);
    ctx.moveTo(-r * 0.14, 0);
    ctx.lineTo(r * 0.14, 0);
    ctx.stroke();
  };
  ctx.fillStyle = p.floor;
  ctx.beginPath();
  ctx.ellipse(0, 0, r * 0.34, r * 0.4, 0, 0, Math.PI * 2);
  ctx.fill();
  stroke(p.ink, Math.max(1.5, r * 0.1));
  ctx.restore();
}

function drawLaurel(ctx: CanvasRenderingContext2D, r: number, p: Palette): void {
  drawGlyph(ctx, glyphPath('laurels'), r * 2.46, { fill: p.good, outline: p.dark ? p.floor : p.panel, width: Math.max(1, r * 0.05) });
}

function inscribe(ctx: CanvasRenderingContext2D, text: string, r: number, p: Palette): void {
  const h = Math.max(9, r * 0.46);
  const top = r * 0.72; // below the head
  ctx.font = `700 ${h * 0.8}px Cinzel, "Times New Roman", serif`;
  const w = ctx.measureText(text).width + h * 0.6;
  ctx.fillStyle = p.dark ? p.ink : p.medal.rim;
  ctx.beginPath();
  ctx.rect(-w / 2, top, w, h);
  ctx.fill();
  ctx.fillStyle = p.dark ? p.floor : p.panel;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillText(text, 0, top + h * 0.78);
}
