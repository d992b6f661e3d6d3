import type { Palette } from '../palette.ts';
import { drawGlyph, glyphPath } from '../glyph.ts';
import { pick, type Cosmetic } from '../random.ts';
import { mix, withAlpha } from '../tones.ts';

/** A leaf from a stalk outwards. */
function leaf(ctx: CanvasRenderingContext2D, x: number, y: number, angle: number, long: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.quadraticCurveTo(long * 0.45, -long * 0.3, long, 0);
  ctx.quadraticCurveTo(long * 0.45, long * 0.3, 0, 0);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}

/** A wreath of laurel round a disc of radius `r`, open at the top and tied below. */
export function drawWreath(ctx: CanvasRenderingContext2D, r: number, p: Palette): void {
  const at = r * 1.17;
  const leaves = 11;
  ctx.strokeStyle = p.dark ? p.floor : p.panel;
  ctx.lineWidth = Math.max(0.8, r * 0.035);
  for (const hand of [-1, 1]) {
    for (let i = 0; i < leaves; i++) {
      const u = i / (leaves - 1);
      const a = Math.PI / 2 + hand * (0.12 + u * 2.62);
      const [x, y] = [Math.cos(a) * at, Math.sin(a) * at];
      const along = a + (hand * Math.PI) / 2;
      const long = r * (0.42 - 0.1 * Math.abs(u - 0.45));
      ctx.fillStyle = i % 2 === 0 ? p.good : mix(p.good, p.ink, 0.28);
      leaf(ctx, x, y, along - hand * 0.5, long);
      leaf(ctx, x, y, along + hand * 0.42, long * 0.9);
    }
  }
  ctx.fillStyle = p.threat;
  for (const hand of [-1, 1]) leaf(ctx, hand * r * 0.02, at, Math.PI / 2 + hand * 0.95, r * 0.32);
}

/** A branch of palm that leans to one side. */
export function drawPalm(ctx: CanvasRenderingContext2D, long: number, hand: 1 | -1, p: Palette): void {
  ctx.save();
  ctx.scale(hand, 1);
  ctx.strokeStyle = p.dark ? p.floor : p.panel;
  ctx.lineWidth = Math.max(0.8, long * 0.012);
  const blades = 13;
  for (let i = 0; i < blades; i++) {
    const u = i / (blades - 1);
    const [x, y] = [long * 0.34 * u * u, -long * u];
    const size = long * (0.36 - 0.2 * u);
    ctx.fillStyle = i % 2 === 0 ? p.good : mix(p.good, p.ink, 0.3);
    for (const side of [-1, 1]) leaf(ctx, x, y, -Math.PI / 2 + side * (0.95 - 0.45 * u) + 0.3 * u, size);
  }
  ctx.restore();
}

interface Shower {
  readonly width: number;
  readonly height: number;
  readonly count: number;
}

/** Petals that fall over everything. */
export function drawPetals(ctx: CanvasRenderingContext2D, { width, height, count }: Shower, rnd: Cosmetic, p: Palette): void {
  const tones = [p.good, p.men, p.dark ? p.ink : p.panel];
  for (let i = 0; i < count; i++) {
    ctx.fillStyle = pick(rnd, tones);
    ctx.beginPath();
    const size = height * (0.008 + rnd() * 0.008);
    ctx.ellipse(rnd() * width, rnd() * height * 0.96, size * 1.6, size, rnd() * Math.PI, 0, Math.PI * 2);
    ctx.fill();
  }
}

/** Where a beast has walked: paws from the edge of the picture to where it stands. */
export function drawTracks(ctx: CanvasRenderingContext2D, to: { readonly x: number; readonly y: number }, size: number, p: Palette): void {
  const steps = Math.ceil(to.x / (size * 0.4));
  for (let i = 1; i < steps; i++) {
    ctx.save();
    ctx.translate(to.x - size * 0.5 - i * size * 0.36, to.y + size * (0.46 + (i % 2) * 0.13) + i * size * 0.015);
    ctx.rotate(Math.PI / 2);
    drawGlyph(ctx, glyphPath('paw-print'), size * 0.17, { fill: withAlpha(p.ink, 0.34) });
    ctx.restore();
  }
}

/** Evening over the stands, where nobody has anything to cheer. */
export function drawDusk(ctx: CanvasRenderingContext2D, width: number, height: number, p: Palette): void {
  const dusk = ctx.createLinearGradient(0, 0, 0, height);
  dusk.addColorStop(0, withAlpha(p.dark ? '#000000' : p.ink, 0.55));
  dusk.addColorStop(1, withAlpha(p.dark ? '#000000' : p.ink, 0.05));
  ctx.fillStyle = dusk;
  ctx.fillRect(0, 0, width, height);
}

/** Evening over the sand too, lighter. */
export function drawShade(ctx: CanvasRenderingContext2D, from: number, width: number, height: number, p: Palette): void {
  ctx.fillStyle = withAlpha(p.dark ? '#000000' : p.ink, 0.1);
  ctx.fillRect(0, from, width, height - from);
}

/** The thumb of the crowd, at the upper edge of whoever was spared. */
export function drawMercy(ctx: CanvasRenderingContext2D, size: number, p: Palette): void {
  ctx.save();
  ctx.translate(size * 0.42, -size * 0.4);
  drawGlyph(ctx, glyphPath('thumb-up'), size * 0.42, {
    fill: p.good,
    outline: p.dark ? p.floor : p.panel,
    width: Math.max(1.4, size * 0.035),
  });
  ctx.restore();
}
