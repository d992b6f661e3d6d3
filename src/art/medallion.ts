import { contrast, mix, ramp, withAlpha } from './tones.ts';
import { drawConditionMarks } from './condition-marks.ts';
import { drawPortrait } from './glyph.ts';
import type { Colour } from '../engine/look/index.ts';
import { floorTones, type Palette } from './palette.ts';
import { facingAngle, looksLeft } from './layout.ts';
import { drawCracks, drawMark, type MedallionState } from './marks.ts';
import { cosmetic, pick, seedOf, shuffled } from './random.ts';
import { lies, type ArcModel, type MedallionOptions } from './medallion-options.ts';
import { numeral, seal } from './seals.ts';
import { StoneBatch } from './stones.ts';
import { sideTone } from './sides.ts';

/** Least contrast of a coat to the field that it stands on. */
const LEAST = 2.4;

/** What the colours of cards come to in a palette; where one would not be read, or contrast is asked for, it is the ink of all figures. */
function coatTone(palette: Palette): (colour: Colour) => string {
  const { figure, line, field } = palette.medal;
  const { ochre, porphyry } = floorTones(palette);
  const read = (tone: string): string => (palette.highContrast || contrast(tone, field) < LEAST ? figure : tone);
  return (colour) => (colour === 'ink' ? figure : colour === 'paper' ? line : read(colour === 'ochre' ? ochre : porphyry));
}

/** A disc of less than so many units in radius is read by its silhouette and wedge alone: both are larger, the ring thinner. */
const SMALL = 16;

/** How flat a medallion lies that has been knocked down. */
export const DOWN_SQUASH = 0.66;

/** Side of the square a medallion with wedge, seal and halo needs, for a disc of that diameter. */
export function medallionBox(size: number): number {
  return Math.ceil(size * 1.56);
}

/** Shadow, halo, ring and body in one, centred at the origin. */
export function drawMedallion(ctx: CanvasRenderingContext2D, o: MedallionOptions): void {
  drawMedallionShadow(ctx, o);
  drawMedallionHalo(ctx, o);
  drawMedallionRing(ctx, o);
  drawMedallionBody(ctx, o);
}

/** Runs `draw` flattened when the figure lies on the sand. */
function onSand(ctx: CanvasRenderingContext2D, o: MedallionOptions, draw: () => void): void {
  ctx.save();
  if (lies(o.state)) ctx.scale(1, DOWN_SQUASH);
  draw();
  ctx.restore();
}

/** A flat shadow to the lower right; draw it unturned beneath the ring. */
export function drawMedallionShadow(ctx: CanvasRenderingContext2D, o: MedallionOptions): void {
  if (o.state === 'dead') return;
  const r = o.size / 2;
  ctx.fillStyle = withAlpha('#000000', o.palette.dark ? 0.55 : 0.28);
  onSand(ctx, o, () => disc(ctx, r * 0.06, r * 0.1, r * 1.02));
}

/** Double ring of a chosen figure, notched ring of a threatened one. */
export function drawMedallionHalo(ctx: CanvasRenderingContext2D, o: MedallionOptions): void {
  const r = o.size / 2;
  const p = o.palette;
  onSand(ctx, o, () => {
    if (o.selected) {
      ctx.fillStyle = p.ink;
      disc(ctx, 0, 0, r * 1.24);
      ctx.fillStyle = p.dark ? p.floor : p.panel;
      disc(ctx, 0, 0, r * 1.17);
    }
    if (o.threatened) notches(ctx, r, p, r * (o.selected ? 1.36 : 1.22));
  });
}

/** A ring with teeth that point at the figure, like the jaws of a trap. */
function notches(ctx: CanvasRenderingContext2D, r: number, p: Palette, at: number): void {
  for (const [colour, grow] of [
    [p.dark ? p.floor : p.panel, r * 0.05],
    [p.threat, 0],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.fillStyle = colour;
    ctx.lineWidth = Math.max(1.2, r * 0.08) + grow * 2;
    ctx.beginPath();
    ctx.arc(0, 0, at, 0, Math.PI * 2);
    ctx.stroke();
    ctx.beginPath();
    for (let i = 0; i < 6; i++) {
      const a = (Math.PI / 3) * i;
      const w = 0.15 + grow / r;
      ctx.moveTo(Math.cos(a - w) * at, Math.sin(a - w) * at);
      ctx.lineTo(Math.cos(a + w) * at, Math.sin(a + w) * at);
      ctx.lineTo(Math.cos(a) * (at - r * 0.26 - grow), Math.sin(a) * (at - r * 0.26 - grow));
      ctx.closePath();
    }
    ctx.fill();
  }
}

/** Rim, ring of stones and wedge; all that turns. Drawn for `facing`, or for facing 0 to be turned by 60 degrees. */
export function drawMedallionRing(ctx: CanvasRenderingContext2D, o: MedallionOptions): void {
  const r = o.size / 2;
  if (o.state === 'dead') {
    deadRing(ctx, r, o.palette);
    return;
  }
  onSand(ctx, o, () => {
    if (o.wedge ?? true) drawWedge(ctx, o);
    ctx.fillStyle = o.palette.medal.rim;
    if (lies(o.state)) disc(ctx, 0, r * 0.1, r);
    disc(ctx, 0, 0, r);
    ringStones(ctx, o, r);
  });
}

/** Who is dead, has won or was spared faces nobody. */
export function hasWedge(state: MedallionState | undefined): boolean {
  return state !== 'dead' && state !== 'winner' && state !== 'spared';
}

/** The wedge alone: draw it beneath the bodies of all figures, and their rings without it. */
export function drawMedallionWedge(ctx: CanvasRenderingContext2D, o: MedallionOptions): void {
  onSand(ctx, o, () => drawWedge(ctx, o));
}

function drawWedge(ctx: CanvasRenderingContext2D, o: MedallionOptions): void {
  if (hasWedge(o.state)) wedge(ctx, facingAngle(o.facing ?? 0), o.size / 2, o.palette);
}

function deadRing(ctx: CanvasRenderingContext2D, r: number, p: Palette): void {
  ctx.strokeStyle = withAlpha(p.ink, 0.75);
  ctx.lineWidth = Math.max(1, r * 0.06);
  ctx.setLineDash([r * 0.2, r * 0.1]);
  ctx.beginPath();
  ctx.arc(0, 0, r * 0.93, 0, Math.PI * 2);
  ctx.stroke();
  ctx.setLineDash([]);
}

function wedge(ctx: CanvasRenderingContext2D, angle: number, r: number, p: Palette): void {
  const half = r * (r < SMALL ? 0.52 : 0.36);
  ctx.save();
  ctx.rotate(angle);
  for (const [colour, grow] of [
    [p.dark ? p.floor : p.panel, r * 0.07],
    [p.dark ? p.ink : p.medal.rim, 0],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(r * (r < SMALL ? 1.44 : 1.38) + grow * 1.4, 0);
    ctx.lineTo(r * 0.94, -half - grow);
    ctx.lineTo(r * 0.94, half + grow);
    ctx.closePath();
    ctx.fill();
  }
  ctx.restore();
}

/** The role colour, lifted a little where it would drown in the black rim. */
function sideColour(o: MedallionOptions): string {
  const role = o.place !== undefined ? sideTone(o.palette, o.place) : o.side === 'beast' ? o.palette.threat : o.palette.men;
  return contrast(role, o.palette.medal.rim) < 2.2 ? mix(role, '#E0476F', 0.42) : role;
}

/** Where the ring ends and the field begins, as a share of the radius. */
function innerOf(r: number): number {
  return r < SMALL ? 0.83 : 0.79;
}

type Arc = 'front' | 'flank' | 'rear';

/** The arc an angle (from the facing, in degrees, -180 to 180) belongs to. */
export function ringArc(degrees: number, arcs: ArcModel): Arc {
  const d = Math.abs(degrees);
  if (d < (arcs === 'front3' ? 90 : 30)) return 'front';
  return d < (arcs === 'ancestor' ? 90 : 150) ? 'flank' : 'rear';
}

/** Stones of the front arc are pale, of the flanks the side's colour, of the rear every second is missing its colour. */
function ringStones(ctx: CanvasRenderingContext2D, o: MedallionOptions, r: number): void {
  const count = r < 30 ? 24 : 36;
  const rnd = cosmetic(seedOf(o.portrait.icon + (o.initial ?? '')));
  const colour = sideColour(o);
  const side = ramp(colour, 0.2, 4);
  const front = ramp(o.palette.medal.front, 0.05, 3);
  const lost = new Set(shuffled(rnd, count).slice(0, Math.round((1 - (o.hp ?? 1)) * count * 0.6)));
  const batch = new StoneBatch();
  const facing = (facingAngle(o.facing ?? 0) * 180) / Math.PI;
  const outer = r * 0.945;
  const inner = r * innerOf(r);
  const gap = Math.max(0.35, r * 0.018) / r;
  for (let i = 0; i < count; i++) {
    const middle = (360 / count) * (i + 0.5);
    const arc = ringArc(((middle + 540) % 360) - 180, o.arcs ?? 'front3');
    const a = ((facing + middle - 180 / count) * Math.PI) / 180 + gap;
    const b = ((facing + middle + 180 / count) * Math.PI) / 180 - gap;
    const fill = arc === 'front' ? pick(rnd, front) : pick(rnd, side);
    if (lost.has(i)) continue;
    const deep = arc === 'rear' ? inner + (outer - inner) * 0.55 : inner;
    const at = (angle: number, d: number): { x: number; y: number } => ({ x: Math.cos(angle) * d, y: Math.sin(angle) * d });
    batch.quad(fill, at(a, outer), at(b, outer), at(b, deep), at(a, deep));
    if (arc !== 'front' && o.place !== undefined) hatchStone({ batch, at, a, b, outer, deep, count: i }, o.place, o.palette.medal.rim);
  }
  batch.flush(ctx);
}

interface RingStone {
  readonly batch: StoneBatch;
  readonly at: (angle: number, d: number) => { x: number; y: number };
  readonly a: number;
  readonly b: number;
  readonly outer: number;
  readonly deep: number;
  /** Which of the ring it is. */
  readonly count: number;
}

/** Cuts into the stones of a side, so that six sides are told apart without colour: whole, across, along, every other, a corner, a hole. */
function hatchStone({ batch, at, a, b, outer, deep, count }: RingStone, place: number, ink: string): void {
  const middle = (outer + deep) / 2;
  const [thin, wide] = [(outer - deep) * 0.17, (b - a) * 0.17];
  const centre = (a + b) / 2;
  const cuts: readonly (() => void)[] = [
    () => undefined,
    () => batch.quad(ink, at(a, middle + thin), at(b, middle + thin), at(b, middle - thin), at(a, middle - thin)),
    () => batch.quad(ink, at(centre - wide, outer), at(centre + wide, outer), at(centre + wide, deep), at(centre - wide, deep)),
    () => void (count % 2 === 0 && batch.quad(ink, at(a, outer), at(b, outer), at(b, middle), at(a, middle))),
    () => batch.quad(ink, at(a, outer), at(b, outer), at(a, deep), at(a, deep)),
    () =>
      batch.quad(
        ink,
        at(centre - wide, middle + thin * 1.6),
        at(centre + wide, middle + thin * 1.6),
        at(centre + wide, middle - thin * 1.6),
        at(centre - wide, middle - thin * 1.6),
      ),
  ];
  cuts[place % cuts.length]?.();
}

/** Field, silhouette, wounds, marks of the state and the seal; all that stays upright. Of `facing` only the seal's place depends. */
export function drawMedallionBody(ctx: CanvasRenderingContext2D, o: MedallionOptions): void {
  const r = o.size / 2;
  const dead = o.state === 'dead';
  const inside = r * (innerOf(r) - 0.04);
  if (!dead) onSand(ctx, o, () => field(ctx, inside, o));
  silhouette(ctx, r < SMALL ? r * 0.86 : inside, o);
  if (!dead) onSand(ctx, o, () => drawCracks(ctx, r * 0.77, 1 - (o.hp ?? 1), o.palette, seedOf(`crack${o.portrait.icon}`)));
  drawMark(ctx, o.state ?? 'standing', r, o.palette);
  if (o.marks && !dead) onSand(ctx, o, () => drawConditionMarks(ctx, o.marks ?? [], r, o.palette));
  if (o.initial !== undefined || o.weapon) seal(ctx, r, o);
  if (o.initial !== undefined && o.place !== undefined) numeral(ctx, r, o, o.place);
}

/** Pale stones in rings, so near in tone that the figure alone is read. */
function field(ctx: CanvasRenderingContext2D, r: number, o: MedallionOptions): void {
  const tone = o.palette.medal.field;
  ctx.fillStyle = tone;
  disc(ctx, 0, 0, r);
  if (r < 16) return;
  const batch = new StoneBatch();
  const rnd = cosmetic(seedOf(o.portrait.icon));
  const tones = ramp(tone, 0.07, 4);
  const stone = Math.max(3.4, r / 7);
  ctx.fillStyle = ramp(tone, 0.26, 2)[0] as string;
  disc(ctx, 0, 0, r);
  for (let d = r; d > stone * 0.4; d -= stone) {
    const count = Math.max(5, Math.round((Math.PI * 2 * (d - stone / 2)) / stone));
    const turn = rnd();
    for (let i = 0; i < count; i++) {
      const at = (k: number, e: number): { x: number; y: number } => {
        const a = ((i + k + turn) / count) * Math.PI * 2;
        return { x: Math.cos(a) * Math.max(0, e), y: Math.sin(a) * Math.max(0, e) };
      };
      batch.quad(pick(rnd, tones), at(0.05, d), at(0.95, d), at(0.95, d - stone + 0.5), at(0.05, d - stone + 0.5));
    }
  }
  batch.flush(ctx);
}

function silhouette(ctx: CanvasRenderingContext2D, r: number, o: MedallionOptions): void {
  if (r <= 0) return; // so small that its ring is all there is
  const medal = o.palette.medal;
  const side = r * 1.96;
  ctx.save();
  if (o.portrait.crop) {
    ctx.beginPath();
    ctx.ellipse(0, 0, r, lies(o.state) ? r * DOWN_SQUASH : r, 0, 0, Math.PI * 2);
    ctx.clip();
  }
  const pose = lies(o.state) || o.state === 'dead' ? 'down' : (o.pose ?? 'stand');
  if (lies(o.state) && !o.portrait.beast) {
    ctx.scale(1, DOWN_SQUASH + 0.1);
    ctx.rotate(o.side === 'men' ? Math.PI / 2 : Math.PI * 0.86);
  }
  if (o.left ?? looksLeft(o.facing ?? 0)) ctx.scale(-1, 1);
  if (o.state === 'dead') {
    drawPortrait(ctx, o.portrait, side * 0.92, { fill: o.palette.floor, outline: o.palette.ink, width: Math.max(0.9, r * 0.055), pose });
  } else {
    drawPortrait(ctx, o.portrait, side, {
      fill: medal.figure,
      outline: medal.line,
      width: Math.max(1, r * 0.07),
      pose,
      bust: pose !== 'down',
      tone: coatTone(o.palette),
    });
  }
  ctx.restore();
}

function disc(ctx: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
}
