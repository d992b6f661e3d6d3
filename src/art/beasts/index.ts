import { PROPORTIONS, type Figure, type Proportion } from '../../engine/look/index.ts';
import { marksOn } from './coat.ts';
import { circleRound, lay, laid, written, type Circle, type Outline, type Spot } from './geometry.ts';
import type { Build, Drawing, Pose, Sheet } from './parts.ts';
import { PUT_ON, RIG_PAINTS } from './rigs.ts';

export type { Drawing, Pose, Sheet };

const BOX = 512;
/** Radius of the round field that a figure of scale 1 fills, in the box of 512. */
const FIELD = 252;

/** How far a beast is moved from the middle of the circle round it to the middle of its box. */
const LEAN = 0.5;

const NAMES = Object.keys(PROPORTIONS) as Proportion[];

function buildOf({ rig, proportions = {}, hornForm = 'curved' }: Figure & { readonly rig: NonNullable<Figure['rig']> }, pose: Pose): Build {
  const { has } = RIG_PAINTS[rig];
  const plain = (name: Proportion): number => has[name] ?? (PUT_ON.includes(name) ? 0 : 1);
  const of = Object.fromEntries(NAMES.map((name) => [name, proportions[name] ?? plain(name)])) as Record<Proportion, number>;
  return { of, hornForm, pose };
}

const DRAWN = new Map<string, Drawing>();
/** While somebody types, every letter makes another beast. */
const MOST_KEPT = 160;

/** The layers of a beast on its rig, in the box of 512, fitted to the round field of a medallion; null for a figure without a rig. */
export function beastDrawing(figure: Figure, pose: Pose = 'stand'): Drawing | null {
  if (!figure.rig) return null;
  const key = JSON.stringify([figure, pose]);
  const known = DRAWN.get(key);
  if (known) return known;
  if (DRAWN.size >= MOST_KEPT) DRAWN.clear();
  const drawing = paint({ ...figure, rig: figure.rig }, pose, key);
  DRAWN.set(key, drawing);
  return drawing;
}

/** The circle round a beast, moved a little toward the middle of what it covers: an ear may touch the rim, but nothing hangs to one side. */
function field(spots: readonly Spot[]): Circle {
  const { x, y, r } = circleRound(spots);
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const [mx, my] = [middle(spots.map(([at]) => at)), middle(spots.map(([, at]) => at))];
  return { x: x + (mx - x) * LEAN, y: y + (my - y) * LEAN, r };
}

function paint(figure: Figure & { readonly rig: NonNullable<Figure['rig']> }, pose: Pose, key: string): Drawing {
  const { scale = 1, marks = 'none', colours = {} } = figure;
  const { pieces, front } = RIG_PAINTS[figure.rig].paint(buildOf(figure, pose));
  const { x, y, r } = field(pieces.flatMap(({ body }) => body.flat()));
  const k = (FIELD / r) * scale;
  const to = laid([BOX / 2 - x * k, BOX / 2 - y * k], k);
  const put = (outlines: readonly Outline[] = []): string => written(lay(outlines, to));
  const { coat = 'ink', marks: markTone = 'paper', mane = coat } = colours;
  const sheets = pieces
    .filter(({ body }) => body.length > 0)
    .map((piece): Sheet => {
      const cut = put(piece.cut);
      return {
        path: put(piece.body),
        cut,
        fine: cut + put(piece.fine),
        marks: put(marksOn(piece.coat ?? [], marks)),
        tone: piece.tone === 'mane' ? mane : coat,
        markTone,
      };
    });
  const near = front ? circleRound(front) : { x, y, r };
  const [bx, by] = to([near.x, near.y]);
  return { key, sheets, bust: { x: bx, y: by, r: (near.r * k) / scale } };
}
