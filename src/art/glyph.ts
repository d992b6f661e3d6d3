import { ICON_BOX, iconPath, type IconName } from './icons.ts';
import type { Portrait } from './portraits.ts';

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
  for (const layer of [portrait, ...(portrait.with ?? [])]) {
    const m = new DOMMatrix();
    m.translateSelf(ICON_BOX / 2 + (layer.dx ?? 0), ICON_BOX / 2 + (layer.dy ?? 0));
    m.rotateSelf(layer.turn ?? 0);
    m.scaleSelf((layer.flip ? -1 : 1) * (layer.scale ?? 1), layer.scale ?? 1);
    m.translateSelf(-ICON_BOX / 2, -ICON_BOX / 2);
    path.addPath(glyphPath(layer.icon), m);
  }
  CACHE.set(key, path);
  return path;
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
