import type { Palette, PaletteId } from '../../art/index.ts';
import { drawFloor, drawMedallion, figureOf, PALETTES, portraitOf, seedOf, weaponIcon } from '../../art/index.ts';
import type { FateOf } from '../end/index.ts';
import type { ResultCard } from './card.tsx';
import { cardTitle } from './card.tsx';

export const PICTURE = { width: 1200, height: 630 } as const;

/** Hexes from the middle of the arena in the picture, so long that its wall frames it left and right. */
const RADIUS = 6;
const HEX = 50;
const FIGURES = { y: 172, widest: 960, largest: 168, apart: 1.42 } as const;
const PLATE = { x: 130, y: 326, width: 940, height: 264, border: 5, inset: 11 } as const;
const MARK = { width: 26, height: 40, gap: 9 } as const;

type Context = CanvasRenderingContext2D;

function medallion(
  ctx: Context,
  { card, kind, kit, place, hp, state, arcs, name, initial, weapon }: FateOf,
  size: number,
  palette: Palette,
): void {
  drawMedallion(ctx, {
    portrait: kit ? figureOf(card, kit) : portraitOf(card, kind),
    side: kind === 'beast' ? 'beast' : 'men',
    hp,
    state,
    size,
    palette,
    initial: initial ?? name.slice(0, 1),
    ...(place === undefined ? {} : { place }),
    ...(arcs ? { arcs } : {}),
    ...(weapon ? { weapon: weaponIcon(weapon) } : {}),
  });
}

/** Everybody in a row, as large as there is room for. */
function figures(ctx: Context, fates: readonly FateOf[], palette: Palette): void {
  const size = Math.min(FIGURES.largest, FIGURES.widest / Math.max(1, fates.length) / FIGURES.apart);
  const step = size * FIGURES.apart;
  fates.forEach((fate, index) => {
    ctx.save();
    ctx.translate(PICTURE.width / 2 + (index - (fates.length - 1) / 2) * step, FIGURES.y);
    medallion(ctx, fate, size, palette);
    ctx.restore();
  });
}

function plate(ctx: Context, palette: Palette): void {
  const { x, y, width, height, border, inset } = PLATE;
  ctx.fillStyle = palette.panel;
  ctx.fillRect(x, y, width, height);
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = border;
  ctx.strokeRect(x, y, width, height);
  ctx.strokeStyle = palette.men;
  ctx.lineWidth = 2;
  ctx.strokeRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset);
}

interface Written {
  readonly text: string;
  readonly y: number;
  /** Pixels; less where the text would be wider than the plate. */
  readonly size: number;
  /** Weight and family are told apart, as the size stands between them. */
  readonly weight: number;
  readonly family: string;
  readonly colour: string;
}

function write(ctx: Context, { text, y, size, weight, family, colour }: Written): void {
  const room = PLATE.width - 80;
  ctx.font = `${weight} ${size}px ${family}`;
  const wide = ctx.measureText(text).width;
  if (wide > room) ctx.font = `${weight} ${Math.floor((size * room) / wide)}px ${family}`;
  ctx.fillStyle = colour;
  ctx.textAlign = 'center';
  ctx.fillText(text, PICTURE.width / 2, y);
}

/** Tablets in a row: full, open, or a stone where nothing was decided. */
function marks(ctx: Context, row: string, palette: Palette): void {
  const all = row.split('');
  const { width, height, gap } = MARK;
  const left = PICTURE.width / 2 - (all.length * (width + gap) - gap) / 2;
  ctx.strokeStyle = palette.ink;
  ctx.fillStyle = palette.ink;
  ctx.lineWidth = 3;
  all.forEach((mark, index) => {
    const x = left + index * (width + gap);
    const y = PLATE.y + PLATE.height - height - 30;
    if (mark === '▮') ctx.fillRect(x, y, width, height);
    else if (mark === '▯') ctx.strokeRect(x + 1.5, y + 1.5, width - 3, height - 3);
    else ctx.fillRect(x + width / 2 - 4, y + height / 2 - 4, 8, 8);
  });
}

const TITLE_FACE = "Cinzel, 'Trajan Pro', Palatino, serif";
const TEXT_FACE = 'Inter, system-ui, sans-serif';

/** Draws the card into a context of 1200 by 630. */
export function drawCard(ctx: Context, card: ResultCard, paletteId: PaletteId): void {
  const palette = PALETTES[paletteId];
  const { width, height } = PICTURE;
  ctx.save();
  ctx.translate(width / 2, height / 2 - 20);
  const view = { x: -width / 2, y: -height / 2, width, height: height + 40 };
  drawFloor(ctx, { radius: RADIUS, size: HEX, palette, seed: seedOf(card.who), dpr: 1, view });
  ctx.restore();
  figures(ctx, card.figures, palette);
  plate(ctx, palette);
  write(ctx, { text: cardTitle(card).toUpperCase(), y: PLATE.y + 52, size: 28, weight: 600, family: TITLE_FACE, colour: palette.muted });
  write(ctx, { text: card.line, y: PLATE.y + 110, size: 50, weight: 700, family: TITLE_FACE, colour: palette.ink });
  write(ctx, { text: card.who, y: PLATE.y + 146, size: 24, weight: 400, family: TEXT_FACE, colour: palette.muted });
  if (card.story !== null)
    write(ctx, { text: card.story, y: PLATE.y + 184, size: 28, weight: 600, family: TEXT_FACE, colour: palette.ink });
  marks(ctx, card.marks, palette);
}

/** The card as a PNG; null where the browser cannot make one. */
export async function pictureOf(card: ResultCard, palette: PaletteId): Promise<Blob | null> {
  await Promise.all(
    ['600 28px Cinzel', '700 50px Cinzel', '400 24px Inter', '600 28px Inter'].map((font) => document.fonts.load(font).catch(() => [])),
  );
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  drawCard(context, card, palette);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
