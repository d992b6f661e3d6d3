import type { Palette } from '../palette.ts';
import { floorTones } from '../palette.ts';
import { cosmetic, pick, type Cosmetic } from '../random.ts';
import { StoneBatch } from '../stones.ts';
import { mix, ramp } from '../tones.ts';

export interface CrowdBand {
  readonly width: number;
  /** Where the wall begins. */
  readonly height: number;
  readonly palette: Palette;
  readonly seed: number;
  /** 0: seated, and many have gone; 1: everybody is up and waves. */
  readonly mood: number;
  /** The second of two frames, in which those who wave wave the other way. */
  readonly frame: 0 | 1;
}

interface Row {
  readonly y: number;
  readonly pitch: number;
  /** Nearer rows are darker and stand out more. */
  readonly near: number;
}

interface Brushes {
  readonly batch: StoneBatch;
  readonly rnd: Cosmetic;
  readonly cloths: readonly string[];
  readonly skins: readonly string[];
}

/** Rows of people over one another, seen from the sand; they fill the picture down to the wall. */
export function drawCrowdBand(ctx: CanvasRenderingContext2D, o: CrowdBand): void {
  const { palette: p, width, height } = o;
  const { stands } = floorTones(p);
  ctx.fillStyle = mix(stands, '#000000', p.dark ? 0.25 : 0.12);
  ctx.fillRect(0, 0, width, height);
  const pitch = Math.max(13, height / 6.2);
  const count = Math.ceil(height / (pitch * 0.62)) + 1;
  const rnd = cosmetic(o.seed);
  for (let i = count; i >= 0; i--) {
    const near = 1 - i / (count + 1);
    const batch = new StoneBatch();
    seats(ctx, i, o, pitch, stands);
    people({ batch, rnd, ...tonesOf(p, stands, near) }, { y: height - i * pitch * 0.62, pitch, near }, o);
    batch.flush(ctx);
  }
}

function seats(ctx: CanvasRenderingContext2D, i: number, { width, height }: CrowdBand, pitch: number, stands: string): void {
  ctx.fillStyle = ramp(stands, 0.16, 2)[i % 2] ?? stands;
  ctx.fillRect(0, height - i * pitch * 0.62 - pitch * 0.12, width, pitch * 0.16);
}

function tonesOf(p: Palette, stands: string, near: number): Pick<Brushes, 'cloths' | 'skins'> {
  const calm = (p.highContrast ? 0.6 : p.dark ? 0.7 : 0.9) * (0.45 + 0.55 * near);
  const dye = (colour: string, share: number): string => mix(stands, colour, share * calm);
  const pale = p.dark ? p.muted : p.floorAlt;
  return {
    cloths: [...[0.62, 0.5, 0.4, 0.3, 0.56, 0.46].map((share) => dye(pale, share)), dye(p.men, 0.5), dye(p.threat, 0.5), dye(p.move, 0.3)],
    skins: [0.72, 0.55].map((share) => dye(p.dark ? '#000000' : p.ink, share)),
  };
}

function people(b: Brushes, row: Row, { width, mood, frame }: CrowdBand): void {
  const { pitch, y } = row;
  const step = pitch * 0.66;
  const shift = b.rnd() * step;
  for (let x = -step + shift; x < width + step; x += step) {
    const gone = b.rnd() > 0.58 + 0.42 * mood;
    const up = b.rnd() < mood * 1.1;
    const waves = up && b.rnd() < mood * 0.75;
    const cloth = pick(b.rnd, b.cloths);
    const skin = pick(b.rnd, b.skins);
    const at = x + (b.rnd() - 0.5) * step * 0.3;
    const left = b.rnd() < 0.5;
    const flag = b.rnd() < 0.3 ? pick(b.rnd, b.cloths) : null;
    if (gone) continue;
    const hop = waves && frame === 1 ? pitch * 0.07 : 0;
    body(b, { x: at, y: y - (up ? pitch * 0.2 : 0) - hop, pitch, cloth, skin });
    if (waves) arms(b, { x: at, y: y - pitch * 0.2 - hop, pitch, skin, flag, turned: (frame === 1) === left });
  }
}

interface Body {
  readonly x: number;
  readonly y: number;
  readonly pitch: number;
  readonly cloth: string;
  readonly skin: string;
}

function body({ batch }: Brushes, { x, y, pitch, cloth, skin }: Body): void {
  const h = pitch * 0.62;
  batch.quad(
    cloth,
    { x: x - pitch * 0.3, y: y + pitch * 0.28 },
    { x: x + pitch * 0.3, y: y + pitch * 0.28 },
    { x: x + pitch * 0.19, y: y - h * 0.5 },
    { x: x - pitch * 0.19, y: y - h * 0.5 },
  );
  batch.disc(skin, { x, y: y - h * 0.5 - pitch * 0.13 }, pitch * 0.14, pitch * 0.16);
}

interface Arms extends Omit<Body, 'cloth'> {
  readonly flag: string | null;
  readonly turned: boolean;
}

/** Two arms, or one that swings a cloth. */
function arms({ batch }: Brushes, { x, y, pitch, skin, flag, turned }: Arms): void {
  const lean = turned ? 0.12 : -0.04;
  const limb = (hand: number): { x: number; y: number } => {
    const shoulder = { x: x + hand * pitch * 0.17, y: y - pitch * 0.24 };
    const tip = { x: x + hand * pitch * (0.3 + lean * hand), y: y - pitch * 0.72 };
    const w = pitch * 0.05;
    batch.quad(
      skin,
      { x: shoulder.x - w, y: shoulder.y },
      { x: shoulder.x + w, y: shoulder.y },
      { x: tip.x + w, y: tip.y },
      { x: tip.x - w, y: tip.y },
    );
    return tip;
  };
  const tip = limb(1);
  if (flag === null) limb(-1);
  else {
    const way = turned ? -1 : 1;
    batch.quad(
      flag,
      tip,
      { x: tip.x + way * pitch * 0.34, y: tip.y - pitch * 0.08 },
      { x: tip.x + way * pitch * 0.3, y: tip.y + pitch * 0.14 },
      { x: tip.x, y: tip.y + pitch * 0.12 },
    );
  }
}
