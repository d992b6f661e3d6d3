import { ICON_BOX, iconCut, iconPath, type IconName } from './icons.ts';
import { LINE, type Layer, type Portrait } from './layers.ts';

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
export function drawPortrait(ctx: CanvasRenderingContext2D, portrait: Portrait, side: number, ink: GlyphInk): void {
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
