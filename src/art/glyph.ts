import { ICON_BOX, iconCut, iconPath, type IconName } from './icons.ts';
import type { Colour, Figure } from '../engine/look/index.ts';
import { beastDrawing, type Drawing, type Pose } from './beasts/index.ts';

export interface Layer {
  readonly icon: IconName;
  readonly scale?: number;
  /** Shift in the box of 512. */
  readonly dx?: number;
  readonly dy?: number;
  /** Degrees clockwise. */
  readonly turn?: number;
  readonly flip?: boolean;
}

/** What stands for a card on its medallion: one silhouette, sometimes with a thing in its hand. */
export interface Portrait extends Layer {
  readonly with?: readonly Layer[];
  /** The silhouette is cut off on one side; the field's border hides the cut. */
  readonly crop?: true;
  /** A beast drawn on its rig, in place of the icon. */
  readonly beast?: Figure;
  /** Painted from back to front, each layer parted from those behind it by a line. */
  readonly layered?: true;
}

/** Width of the line between layers, in the box of 512. */
export const LINE = 13;

/** The same between the parts of a beast: it has more of them. */
export const BEAST_LINE = 8;

const CACHE = new Map<string, Path2D>();

/** The path of an icon in its box of 512, made once. */
export function glyphPath(name: IconName): Path2D {
  let path = CACHE.get(name);
  if (!path) CACHE.set(name, (path = new Path2D(iconPath(name))));
  return path;
}

/** All layers of a portrait as one path in a box of 512. */
export function portraitPath(portrait: Portrait): Path2D {
  const key = JSON.stringify(portrait);
  const known = CACHE.get(key);
  if (known) return known;
  const path = new Path2D();
  for (const layer of [portrait, ...(portrait.with ?? [])]) path.addPath(glyphPath(layer.icon), place(layer));
  CACHE.set(key, path);
  return path;
}

function place(layer: Layer): DOMMatrix {
  const m = new DOMMatrix();
  m.translateSelf(ICON_BOX / 2 + (layer.dx ?? 0), ICON_BOX / 2 + (layer.dy ?? 0));
  m.rotateSelf(layer.turn ?? 0);
  m.scaleSelf((layer.flip ? -1 : 1) * (layer.scale ?? 1), layer.scale ?? 1);
  return m.translateSelf(-ICON_BOX / 2, -ICON_BOX / 2);
}

/** Below this side of the box, in pixels, finer lines would only be dirt. */
const FINE = 84;

interface Sheet {
  readonly path: Path2D;
  readonly cut: Path2D;
  readonly fine: Path2D;
}

const SHEETS = new Map<string, readonly Sheet[]>();

/** The layers of a layered portrait, each with the lines incised into it. */
function sheetsOf(portrait: Portrait): readonly Sheet[] {
  const key = JSON.stringify(portrait);
  const known = SHEETS.get(key);
  if (known) return known;
  const sheets = [portrait, ...(portrait.with ?? [])].map((layer) => {
    const m = place(layer);
    const placed = (path: Path2D): Path2D => {
      const to = new Path2D();
      to.addPath(path, m);
      return to;
    };
    const lines = (fine: boolean): Path2D => placed(new Path2D(iconCut(layer.icon, fine)));
    return { path: placed(glyphPath(layer.icon)), cut: lines(false), fine: lines(true) };
  });
  SHEETS.set(key, sheets);
  return sheets;
}

/** Draws a portrait into a box of `side` pixels centred at the origin; layers in front are cut out of those behind. */
export function drawPortrait(ctx: CanvasRenderingContext2D, portrait: Portrait, side: number, ink: BeastInk): void {
  if (portrait.beast) {
    drawBeast(ctx, portrait.beast, side, ink);
    return;
  }
  if (!portrait.layered) {
    drawGlyph(ctx, portraitPath(portrait), side, ink);
    return;
  }
  const width = (LINE * side) / ICON_BOX;
  for (const { path, cut, fine } of sheetsOf(portrait)) {
    drawGlyph(ctx, path, side, { ...ink, width });
    if (ink.outline) drawGlyph(ctx, side < FINE ? cut : fine, side, { fill: ink.outline });
  }
}

/** How a beast is inked: as any figure, and besides in the colours that its card names. */
export interface BeastInk extends GlyphInk {
  readonly pose?: Pose;
  /** Head and shoulders fill the field, and what lies outside it must be cut off; else the whole beast does. */
  readonly bust?: boolean;
  /** What a colour comes to; left out: one ink. */
  readonly tone?: (colour: Colour) => string;
}

const BEASTS = new Map<string, readonly BeastPaths[]>();
const MOST_BEASTS = 60;

interface BeastPaths {
  readonly path: Path2D;
  readonly cut: Path2D;
  readonly fine: Path2D;
  readonly marks: Path2D;
  readonly tone: Colour;
  readonly markTone: Colour;
}

function beastPaths(drawing: Drawing): readonly BeastPaths[] {
  const known = BEASTS.get(drawing.key);
  if (known) return known;
  if (BEASTS.size >= MOST_BEASTS) BEASTS.clear();
  const paths = drawing.sheets.map(({ path, cut, fine, marks, ...tones }) => ({
    path: new Path2D(path),
    cut: new Path2D(cut),
    fine: new Path2D(fine),
    marks: new Path2D(marks),
    ...tones,
  }));
  BEASTS.set(drawing.key, paths);
  return paths;
}

/** Draws a beast on its rig, part by part from the farthest to the nearest, into a box of `side` pixels centred at the origin. */
export function drawBeast(ctx: CanvasRenderingContext2D, beast: Figure, side: number, ink: BeastInk): void {
  const { pose = 'stand' } = ink;
  const drawing = beastDrawing(beast, pose);
  if (!drawing) return;
  const paths = beastPaths(drawing);
  const width = Math.max(0.7, (BEAST_LINE * side) / ICON_BOX);
  const { bust } = drawing;
  const near = ink.bust ? Math.max(1, (ICON_BOX * 0.49) / bust.r) : 1;
  ctx.save();
  if (near > 1) ctx.translate((((ICON_BOX / 2 - bust.x) * side) / ICON_BOX) * near, (((ICON_BOX / 2 - bust.y) * side) / ICON_BOX) * near);
  paintBeast(ctx, paths, side * near, { ...ink, width: ink.width ?? width }, width);
  ctx.restore();
}

function paintBeast(ctx: CanvasRenderingContext2D, paths: readonly BeastPaths[], side: number, ink: BeastInk, width: number): void {
  const { fill = '#000', outline, tone } = ink;
  const of = (colour: Colour): string => tone?.(colour) ?? fill;
  // One line round the whole beast, then a thinner one round each part.
  if (outline) for (const { path } of paths) drawGlyph(ctx, path, side, { outline, ...(ink.width !== undefined && { width: ink.width }) });
  for (const { path, cut, fine, marks, tone: coat, markTone } of paths) {
    drawGlyph(ctx, path, side, { fill: of(coat), ...(outline && { outline, width }) });
    if (!outline) continue;
    drawGlyph(ctx, marks, side, { fill: markTone === 'paper' ? outline : (tone?.(markTone) ?? outline) });
    drawGlyph(ctx, side < FINE ? cut : fine, side, { fill: outline });
  }
}

export interface GlyphInk {
  readonly fill?: string;
  readonly outline?: string;
  /** Width of the outline in pixels. */
  readonly width?: number;
}

/** Draws a path of the 512 box into a box of `side` pixels centred at the origin. */
export function drawGlyph(ctx: CanvasRenderingContext2D, path: Path2D, side: number, ink: GlyphInk): void {
  const k = side / ICON_BOX;
  ctx.save();
  ctx.scale(k, k);
  ctx.translate(-ICON_BOX / 2, -ICON_BOX / 2);
  ctx.lineJoin = 'round';
  if (ink.outline) {
    ctx.strokeStyle = ink.outline;
    ctx.lineWidth = ((ink.width ?? 1) * 2) / k;
    ctx.stroke(path);
  }
  if (ink.fill) {
    ctx.fillStyle = ink.fill;
    ctx.fill(path);
  }
  ctx.restore();
}
