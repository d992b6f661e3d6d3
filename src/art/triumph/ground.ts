import type { Palette } from '../palette.ts';
import { floorTones } from '../palette.ts';
import { cosmetic } from '../random.ts';
import { StoneBatch, stoneRow } from '../stones.ts';
import { mix, ramp, withAlpha } from '../tones.ts';

interface Ground {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly seed: number;
}

interface Band extends Ground {
  readonly from: number;
  readonly to: number;
}

function stoneBand({ width, palette, seed, from, to }: Band, ctx: CanvasRenderingContext2D, tones: readonly string[], stone: number): void {
  const batch = new StoneBatch();
  const style = { tones, stone, gap: Math.max(0.8, stone * 0.1), rough: stone * 0.06 };
  stoneRow(
    batch,
    cosmetic(seed),
    [
      { x: -4, y: from },
      { x: width + 4, y: from },
    ],
    [
      { x: -4, y: to },
      { x: width + 4, y: to },
    ],
    style,
  );
  ctx.fillStyle = floorTones(palette).wallGround;
  ctx.fillRect(0, from, width, to - from);
  batch.flush(ctx);
}

/** Porphyry over pale stone over a guilloche, as round the arena. */
export function drawWallBand(ctx: CanvasRenderingContext2D, o: Band): void {
  const { from, to, palette: p, seed } = o;
  const tones = floorTones(p);
  const h = to - from;
  stoneBand({ ...o, from, to: from + h * 0.2 }, ctx, ramp(tones.porphyry, 0.18, 4), h * 0.22);
  stoneBand({ ...o, from: from + h * 0.2, to: from + h * 0.36, seed: seed + 1 }, ctx, ramp(tones.pale, 0.05, 3), h * 0.18);
  ctx.fillStyle = tones.wallGround;
  ctx.fillRect(0, from + h * 0.36, o.width, h * 0.5);
  guilloche(ctx, o, from + h * 0.61, h * 0.17);
  stoneBand({ ...o, from: from + h * 0.86, to, seed: seed + 2 }, ctx, ramp(tones.pale, 0.05, 3), h * 0.18);
}

/** Two strands that cross over and under, with an eye in every loop. */
function guilloche(ctx: CanvasRenderingContext2D, { width, palette: p }: Band, y: number, r: number): void {
  const tones = floorTones(p);
  const period = r * 4.4;
  const strand = (phase: number, from: number, to: number): void => {
    ctx.beginPath();
    for (let x = from; x <= to; x += 2) {
      const at = y + Math.sin((x / period) * Math.PI * 2 + phase) * r;
      if (x === from) ctx.moveTo(x, at);
      else ctx.lineTo(x, at);
    }
    for (const [colour, w] of [
      [tones.wallGround, r * 1.02],
      [tones.pale, r * 0.84],
      [phase === 0 ? p.men : tones.wallGround, r * 0.42],
    ] as const) {
      ctx.strokeStyle = colour;
      ctx.lineWidth = w;
      ctx.stroke();
    }
  };
  ctx.lineCap = 'butt';
  for (let k = -1; k * (period / 2) < width + period; k++) {
    const from = (k * period) / 2 - period / 4;
    const first = k % 2 === 0 ? 0 : Math.PI;
    strand(Math.PI - first, from, from + period / 2 + 1);
    strand(first, from, from + period / 2 + 1);
  }
  for (let k = 0; k * (period / 2) < width + period; k++) {
    ctx.fillStyle = tones.pale;
    ctx.beginPath();
    ctx.arc((k * period) / 2 + period / 4, y, r * 0.22, 0, Math.PI * 2);
    ctx.fill();
  }
}

/** Rows of stones that grow toward the onlooker, with a shadow under the wall. */
export function drawSandBand(ctx: CanvasRenderingContext2D, o: Band): void {
  const { from, to, palette: p, seed, width } = o;
  const tones = floorTones(p);
  ctx.fillStyle = mix(tones.grout, p.floor, 0.35);
  ctx.fillRect(0, from, width, to - from);
  const h = to - from;
  let y = from;
  for (let i = 0; y < to; i++) {
    const deep = h * (0.034 + 0.0032 * i);
    const shade = Math.max(0, 1 - (y - from) / (h * 0.3));
    const row = tones.hex.flatMap((tone) => ramp(mix(mix(tone, p.floor, 0.45), p.ink, 0.16 * shade), 0.035, 3));
    const batch = new StoneBatch();
    const style = { tones: row, stone: deep * 1.15, gap: Math.max(0.7, deep * 0.1), rough: deep * 0.1 };
    stoneRow(
      batch,
      cosmetic(seed + i),
      [
        { x: -6, y },
        { x: width + 6, y },
      ],
      [
        { x: -6, y: y + deep },
        { x: width + 6, y: y + deep },
      ],
      style,
    );
    batch.flush(ctx);
    y += deep;
  }
}

/** A block of pale stone with a dark foot and an inscription. */
export function drawPodium(
  ctx: CanvasRenderingContext2D,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  text: string,
  p: Palette,
): void {
  const { x, y, width, height } = box;
  ctx.fillStyle = withAlpha('#000000', p.dark ? 0.5 : 0.26);
  ctx.fillRect(x + height * 0.1, y + height * 0.2, width + height * 0.1, height * 0.98);
  ctx.fillStyle = p.dark ? p.ink : p.medal.rim;
  ctx.fillRect(x - 2, y - 2, width + 4, height + 4);
  ctx.fillStyle = p.panel;
  ctx.fillRect(x, y, width, height);
  ctx.fillStyle = mix(p.panel, p.ink, 0.14);
  ctx.fillRect(x, y + height * 0.8, width, height * 0.2);
  ctx.strokeStyle = mix(p.panel, p.ink, 0.4);
  ctx.lineWidth = 1;
  ctx.strokeRect(x + height * 0.1, y + height * 0.1, width - height * 0.2, height * 0.62);
  ctx.fillStyle = p.ink;
  ctx.font = `700 ${height * 0.44}px Cinzel, "Times New Roman", serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, x + width / 2, y + height * 0.43, width * 0.9);
}
