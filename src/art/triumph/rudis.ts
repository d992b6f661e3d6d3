import { drawGlyph, glyphPath } from '../glyph.ts';
import { drawMedallion } from '../medallion.ts';
import type { Palette } from '../palette.ts';
import { floorTones } from '../palette.ts';
import { cosmetic } from '../random.ts';
import { mix, withAlpha } from '../tones.ts';
import { drawCrowdBand } from './crowd.ts';
import { drawPodium, drawSandBand, drawWallBand } from './ground.ts';
import type { TriumphFigure } from './scene.ts';
import { drawPalm, drawPetals, drawWreath } from './signs.ts';

interface RudisOptions {
  /** Who is freed. */
  readonly figure: TriumphFigure;
  /** In units of the context. */
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly seed: number;
  /** The crowd has two pictures; the light in the gate comes and goes with them. */
  readonly frame: 0 | 1;
}

/** Where the wall ends and the sand begins, in shares of the height. */
const WALL = 0.4;
const SAND = 0.54;
/** What is cut into the stone under him: he is free. */
const STONE = 'LIBER';

/** The award of the wooden sword: the editor on the sand holds it out, the gate of the living stands open behind. */
export function drawRudis(ctx: CanvasRenderingContext2D, o: RudisOptions): void {
  const { width, height, palette, seed, frame } = o;
  const [wall, sand] = [height * WALL, height * SAND];
  drawCrowdBand(ctx, { width, height: wall, palette, seed, mood: 1, frame });
  drawWallBand(ctx, { width, height, palette, seed, from: wall, to: sand });
  drawSandBand(ctx, { width, height, palette, seed, from: sand, to: height });
  drawGate(ctx, o);
  drawPetals(ctx, { width, height, count: Math.round(width / 9) }, cosmetic(seed ^ 0x51de5), palette);
  drawLaidDown(ctx, o);
  drawEditor(ctx, o);
  drawFreedman(ctx, o);
  drawHandedOver(ctx, o);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The freed man stands left of the middle, the gate is behind him, the editor comes from the right. */
function manAt({ width, height }: RudisOptions): Box {
  const size = Math.min(height * 0.4, width * 0.34);
  return { x: width * 0.4, y: height * 0.52, size };
}

function editorAt({ width, height }: RudisOptions): Box {
  const size = Math.min(height * 0.56, width * 0.44);
  return { x: Math.min(width * 0.82, width * 0.4 + height * 0.92), y: height * 0.6, size };
}

/** Porta Sanavivaria: an arch in the wall with daylight in it, which falls over the sand. */
function drawGate(ctx: CanvasRenderingContext2D, { width, height, palette: p, frame }: RudisOptions): void {
  const wide = Math.min(height * 0.3, width * 0.24);
  const x = width * 0.12 + wide * 0.1;
  const [foot, top] = [height * (SAND + 0.01), height * 0.19];
  const arch = (grow: number): void => {
    const half = wide / 2 + grow;
    ctx.beginPath();
    ctx.moveTo(x - half, foot);
    ctx.lineTo(x - half, top + half);
    ctx.arc(x, top + half, half, Math.PI, 0);
    ctx.lineTo(x + half, foot);
    ctx.closePath();
  };
  const tones = floorTones(p);
  arch(wide * 0.16);
  ctx.fillStyle = p.dark ? p.ink : p.medal.rim;
  ctx.fill();
  arch(wide * 0.13);
  ctx.fillStyle = tones.pale;
  ctx.fill();
  ctx.strokeStyle = withAlpha(p.dark ? p.floor : p.ink, 0.45);
  ctx.lineWidth = Math.max(1, wide * 0.012);
  const middle = top + wide / 2;
  for (let i = 1; i < 9; i += 1) {
    const angle = Math.PI + (i / 9) * Math.PI;
    ctx.beginPath();
    ctx.moveTo(x + Math.cos(angle) * (wide / 2), middle + Math.sin(angle) * (wide / 2));
    ctx.lineTo(x + Math.cos(angle) * wide * 0.63, middle + Math.sin(angle) * wide * 0.63);
    ctx.stroke();
  }
  arch(0);
  const day = ctx.createLinearGradient(0, top, 0, foot);
  day.addColorStop(0, mix(p.men, '#ffffff', 0.72));
  day.addColorStop(1, mix(p.men, '#ffffff', frame === 0 ? 0.9 : 0.95));
  ctx.fillStyle = day;
  ctx.fill();
  light(ctx, { x, wide, foot }, { width, height, palette: p, frame });
}

function light(
  ctx: CanvasRenderingContext2D,
  { x, wide, foot }: { readonly x: number; readonly wide: number; readonly foot: number },
  { width, height, palette: p, frame }: Pick<RudisOptions, 'width' | 'height' | 'palette' | 'frame'>,
): void {
  const to = Math.min(width * 0.62, x + height * 0.95);
  const beam = ctx.createLinearGradient(x, foot, to, height);
  beam.addColorStop(0, withAlpha('#fff6dc', (p.dark ? 0.3 : 0.62) + frame * 0.06));
  beam.addColorStop(1, withAlpha('#fff6dc', 0));
  ctx.fillStyle = beam;
  ctx.beginPath();
  ctx.moveTo(x - wide / 2, foot);
  ctx.lineTo(x + wide / 2, foot);
  ctx.lineTo(to + wide * 0.8, height);
  ctx.lineTo(x - wide * 0.2, height);
  ctx.closePath();
  ctx.fill();
}

/** Helmet, shield and sword lie on the sand: he needs them no more. */
function drawLaidDown(ctx: CanvasRenderingContext2D, o: RudisOptions): void {
  const { width, height, palette: p } = o;
  const side = Math.min(height * 0.17, width * 0.13);
  const ink = { fill: p.ink, outline: withAlpha(p.panel, p.dark ? 0.15 : 0.7), width: Math.max(1, side * 0.02) };
  const things = [
    ['roman-shield', 0.07, 0.88, -74],
    ['galea', 0.15, 0.92, 18],
    ['gladius', 0.225, 0.9, 62],
  ] as const;
  for (const [icon, x, y, turn] of things) {
    ctx.save();
    ctx.translate(Math.max(side * 0.6, width * x), height * y);
    shade(ctx, side, p);
    ctx.scale(1, 0.78);
    ctx.rotate((turn * Math.PI) / 180);
    drawGlyph(ctx, glyphPath(icon), side, ink);
    ctx.restore();
  }
}

function shade(ctx: CanvasRenderingContext2D, size: number, p: Palette): void {
  ctx.fillStyle = withAlpha('#000000', p.dark ? 0.4 : 0.18);
  ctx.beginPath();
  ctx.ellipse(0, size * 0.32, size * 0.46, size * 0.12, 0, 0, Math.PI * 2);
  ctx.fill();
}

/** Who gives the games, in his toga; the wooden sword leaves his hand. */
function drawEditor(ctx: CanvasRenderingContext2D, o: RudisOptions): void {
  const { palette: p } = o;
  const { x, y, size } = editorAt(o);
  ctx.save();
  ctx.translate(x, y);
  ctx.save();
  ctx.translate(0, size * 0.3);
  shade(ctx, size * 0.6, p);
  ctx.restore();
  ctx.scale(-1, 1);
  drawGlyph(ctx, glyphPath('roman-toga'), size, { fill: p.ink, outline: p.dark ? p.floor : p.panel, width: Math.max(1.5, size * 0.014) });
  ctx.restore();
}

/** The wooden sword leaves the editor's hand, its point towards whoever is freed. */
function drawHandedOver(ctx: CanvasRenderingContext2D, o: RudisOptions): void {
  const [man, editor] = [manAt(o), editorAt(o)];
  const grip = { x: editor.x - editor.size * 0.14, y: editor.y - editor.size * 0.12 };
  const tip = { x: man.x + man.size * 0.26, y: man.y - man.size * 0.5 };
  const [dx, dy] = [grip.x - tip.x, grip.y - tip.y];
  ctx.save();
  ctx.translate((grip.x + tip.x) / 2, (grip.y + tip.y) / 2);
  ctx.rotate(Math.atan2(dy, dx));
  drawWoodenSword(ctx, Math.hypot(dx, dy), o.palette);
  ctx.restore();
}

/** The rudis: a sword of wood, its grip to the right, the grain cut into it; `long` from point to pommel. */
function drawWoodenSword(ctx: CanvasRenderingContext2D, long: number, p: Palette): void {
  const k = long / 400;
  ctx.save();
  ctx.scale(k, k);
  const blade = new Path2D('M-200 0Q-186-20-150-24L70-24V24L-150 24Q-186 20-200 0Z');
  const guard = new Path2D('M70-44H92V44H70Z');
  const grip = new Path2D('M92-15H168V15H92Z');
  const pommel = new Path2D('M168-24Q200-24 200 0T168 24Z');
  const wood = mix(p.men, '#f4d9a0', p.dark ? 0.5 : 0.62);
  ctx.lineJoin = 'round';
  for (const part of [blade, guard, grip, pommel]) {
    ctx.strokeStyle = p.dark ? p.floor : p.panel;
    ctx.lineWidth = 16;
    ctx.stroke(part);
  }
  for (const [part, tone] of [
    [blade, wood],
    [guard, mix(wood, '#000000', 0.22)],
    [grip, mix(wood, '#000000', 0.34)],
    [pommel, mix(wood, '#000000', 0.22)],
  ] as const) {
    ctx.fillStyle = tone;
    ctx.strokeStyle = p.dark ? '#000000' : p.ink;
    ctx.lineWidth = 5;
    ctx.fill(part);
    ctx.stroke(part);
  }
  ctx.strokeStyle = withAlpha('#3a1e08', 0.55);
  ctx.lineWidth = 2.5;
  for (const grain of ['M-176-4Q-60-14 66-8', 'M-160 10Q-90 2-20 12T66 12', 'M-120-15Q-40-20 66-18', 'M104-5H160M104 5H160'])
    ctx.stroke(new Path2D(grain));
  ctx.restore();
}

/** The man on his stone: laurel, palms, and what he is from today on. */
function drawFreedman(ctx: CanvasRenderingContext2D, o: RudisOptions): void {
  const { palette: p, figure, height } = o;
  const { x, y, size } = manAt(o);
  const block = { x: x - size * 0.78, y: y + size * 0.62, width: size * 1.56, height: height * 0.13 };
  drawPodium(ctx, block, STONE, p);
  ctx.save();
  ctx.translate(x, y);
  for (const hand of [-1, 1] as const) {
    ctx.save();
    ctx.translate(hand * size * 0.28, size * 0.52);
    ctx.rotate(hand * 0.62);
    drawPalm(ctx, size * 0.86, hand, p);
    ctx.restore();
  }
  drawWreath(ctx, size / 2, p);
  const { portrait, hp, place, initial, weapon } = figure;
  drawMedallion(ctx, {
    portrait,
    side: 'men',
    state: 'standing',
    hp,
    size,
    wedge: false,
    palette: p,
    ...(place === undefined ? {} : { place }),
    ...(initial === undefined ? {} : { initial }),
    ...(weapon === undefined ? {} : { weapon }),
  });
  ctx.restore();
}
