import { drawMedallion } from '../medallion.ts';
import type { Palette } from '../palette.ts';
import { cosmetic } from '../random.ts';
import { stateShown } from '../showing.ts';
import { drawCrowdBand } from './crowd.ts';
import { drawPodium, drawSandBand, drawWallBand } from './ground.ts';
import { FLAT, layoutOf, SAND, type TriumphFigure, type TriumphKind, type TriumphPlace } from './scene.ts';
import { drawDusk, drawMercy, drawPalm, drawPetals, drawShade, drawTracks, drawWreath } from './signs.ts';

export interface TriumphOptions {
  readonly kind: TriumphKind;
  readonly figures: readonly TriumphFigure[];
  /** In units of the context. */
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly seed: number;
  readonly frame: 0 | 1;
}

interface Mood {
  /** How the crowd takes it, 0 to 1. */
  readonly crowd: number;
  readonly petals: number;
  readonly dusk: boolean;
  /** What stands on the stone. */
  readonly text: string;
}

const MOODS: Readonly<Record<TriumphKind, Mood>> = {
  'all-saved': { crowd: 1, petals: 90, dusk: false, text: 'VIC' },
  'some-saved': { crowd: 0.62, petals: 24, dusk: false, text: 'VIC' },
  'none-saved': { crowd: 0.06, petals: 0, dusk: true, text: '' },
  'beast-left': { crowd: 0.8, petals: 20, dusk: false, text: '' },
  'beasts-parted': { crowd: 0.35, petals: 0, dusk: false, text: '' },
  won: { crowd: 1, petals: 90, dusk: false, text: 'VIC' },
  lost: { crowd: 0.5, petals: 0, dusk: true, text: 'VIC' },
  watched: { crowd: 0.85, petals: 40, dusk: false, text: 'VIC' },
  draw: { crowd: 0.4, petals: 12, dusk: false, text: '' },
  'broken-off': { crowd: 0.2, petals: 0, dusk: false, text: '' },
};

/** Whoever is only carried out is not drawn as broken as he is. */
const CARRIED = 0.6;

/** Whether anything moves from one frame to the other. */
export function triumphMoves(kind: TriumphKind): boolean {
  return MOODS[kind].crowd > 0.3;
}

/** The arena at the end of a fight: the stands over the wall, the sand, and everybody as it left him. */
export function drawTriumph(ctx: CanvasRenderingContext2D, o: TriumphOptions): void {
  const { kind, figures, width, height, palette, seed, frame } = o;
  const mood = MOODS[kind];
  const wall = height * (SAND - 0.13);
  const sand = height * SAND;
  drawCrowdBand(ctx, { width, height: wall, palette, seed, mood: mood.crowd, frame });
  if (mood.dusk) drawDusk(ctx, width, wall, palette);
  drawWallBand(ctx, { width, height, palette, seed, from: wall, to: sand });
  drawSandBand(ctx, { width, height, palette, seed, from: sand, to: height });
  if (mood.petals > 0)
    drawPetals(ctx, { width, height, count: Math.round((mood.petals * width) / 900) }, cosmetic(seed ^ 0x9e7a1), palette);
  const { places, podium } = layoutOf(figures, width, height);
  if (mood.dusk) drawShade(ctx, sand, width, height, palette);
  if (podium) drawPodium(ctx, podium, mood.text, palette);
  for (const place of places) if (place.stance === 'raised') honours(ctx, o, place);
  for (const place of places) figure(ctx, o, place);
}

/** What is round a winner: laurel and palms; of a beast the way it came. */
function honours(ctx: CanvasRenderingContext2D, o: TriumphOptions, place: TriumphPlace): void {
  const beast = o.figures[place.index]?.beast ?? false;
  const { palette } = o;
  if (beast) drawTracks(ctx, place, place.size, palette);
  ctx.save();
  ctx.translate(place.x, place.y);
  if (!beast) {
    for (const hand of [-1, 1] as const) {
      ctx.save();
      ctx.translate(hand * place.size * 0.28, place.size * 0.52);
      ctx.rotate(hand * 0.62);
      drawPalm(ctx, place.size * 0.86, hand, palette);
      ctx.restore();
    }
  }
  if (!beast || o.kind === 'beast-left') drawWreath(ctx, place.size / 2, palette);
  ctx.restore();
}

function figure(ctx: CanvasRenderingContext2D, o: TriumphOptions, { index, x, y, size, stance }: TriumphPlace): void {
  const who = o.figures[index];
  if (!who) return;
  const { portrait, beast, state, hp, place, initial, weapon } = who;
  const drawn = stateShown(state);
  ctx.save();
  ctx.translate(x, y);
  if (stance === 'stands' && o.kind === 'draw') drawWreath(ctx, size / 2, o.palette); // all who stand are let go with honour
  if (stance === 'lies') {
    ctx.scale(1, drawn === 'down' ? 1 : FLAT);
    ctx.rotate(index % 2 === 0 ? -0.12 : 0.1);
  }
  drawMedallion(ctx, {
    portrait,
    side: beast ? 'beast' : 'men',
    state: drawn === 'winner' || drawn === 'spared' ? 'standing' : drawn,
    hp: drawn === 'down' ? Math.max(hp, CARRIED) : hp,
    size,
    wedge: false,
    palette: o.palette,
    ...(place === undefined ? {} : { place }),
    ...(initial === undefined ? {} : { initial }),
    ...(weapon === undefined ? {} : { weapon }),
  });
  if (state === 'spared' && o.kind !== 'broken-off') drawMercy(ctx, size, o.palette);
  ctx.restore();
}
