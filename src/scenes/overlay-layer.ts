import type Phaser from 'phaser';
import { drawPlannedArrow, type Point } from '../art/index.ts';
import type { Cell } from '../engine/hex/index.ts';
import type { Brush } from './brush.ts';
import { HEX } from './camera.ts';
import type { Cast } from './cast.ts';
import { DEPTH } from './depth.ts';
import { labelPlace, markPaint, tabletPaint } from './overlay-art.ts';
import { ghostTextures } from './puppet.ts';
import type { HexMark, Overlays, PlannedWay } from './types.ts';

const NONE: Overlays = { marks: [], ways: [], labels: [] };

/** Marks, planned ways and labels; images are kept and given other textures, so that showing is cheap. */
export class OverlayLayer {
  private shown: Overlays = NONE;
  private readonly pool: Phaser.GameObjects.Image[] = [];
  private used = 0;
  private hovered: Cell | null = null;
  private readonly cursor: Phaser.GameObjects.Image;
  private readonly scene: Phaser.Scene;
  private readonly brush: Brush;
  private readonly cast: Cast;
  private readonly where: (cell: Cell) => Point;

  constructor(scene: Phaser.Scene, brush: Brush, cast: Cast, where: (cell: Cell) => Point) {
    this.scene = scene;
    this.brush = brush;
    this.cast = cast;
    this.where = where;
    this.cursor = scene.add.image(0, 0, '__DEFAULT').setDepth(DEPTH.hover).setVisible(false);
  }

  show(overlays: Overlays): void {
    this.shown = overlays;
    this.redraw();
  }

  hover(cell: Cell | null): void {
    this.hovered = cell;
    this.cursor.setVisible(cell !== null);
    if (cell === null) return;
    const { x, y } = this.where(cell);
    this.cursor
      .setTexture(this.mark('hover'))
      .setPosition(x, y)
      .setScale(1 / this.brush.pixelsPerUnit);
  }

  /** Draws all anew, for example after a change of size or palette, or when figures have moved. */
  redraw(): void {
    this.used = 0;
    for (const { cell, kind } of this.shown.marks) if (cell >= 0) this.put(this.mark(kind), this.where(cell), DEPTH.marks);
    for (const way of this.shown.ways) this.way(way);
    const taken = new Set([...this.cast.puppets.values()].map(({ picture }) => picture.cell));
    for (const { cell, text } of this.shown.labels) {
      if (cell < 0) continue;
      const at = labelPlace(this.where(cell), taken.has(cell));
      const lines = text.split('\n');
      const width = 60 + 40 * Math.max(...lines.map(({ length }) => length));
      this.put(this.brush.sheet(`tablet ${text}`, width, 100 * lines.length, tabletPaint(text)), at, DEPTH.labels);
    }
    for (const image of this.pool.slice(this.used)) image.setVisible(false);
    this.hover(this.hovered);
  }

  get textures(): string[] {
    return [this.cursor, ...this.pool.slice(0, this.used)].map((image) => image.texture.key);
  }

  private mark(kind: HexMark['kind']): string {
    return this.brush.square(`mark ${kind}`, 2.2 * HEX, markPaint(kind));
  }

  private put(key: string, at: Point, depth: number, alpha = 1): void {
    let image = this.pool[this.used];
    if (!image) this.pool.push((image = this.scene.add.image(0, 0, key)));
    this.used += 1;
    image
      .setTexture(key)
      .setPosition(at.x, at.y)
      .setScale(1 / this.brush.pixelsPerUnit)
      .setDepth(depth)
      .setAlpha(alpha)
      .setVisible(true);
  }

  /** An arrow over the hexes and, where it ends, a ghost of the figure turned as it will be; where it began, if it was meant earlier. */
  private way({ figure, path, facing, from }: PlannedWay): void {
    const puppet = this.cast.puppets.get(figure);
    if (!puppet) return;
    const here = path[0] === puppet.picture.cell;
    const cells = here || from ? path : [puppet.picture.cell, ...path];
    const points = cells.map((cell) => this.where(cell));
    const end = points.at(-1);
    if (!end) return;
    if (points.length > 1) this.arrow(cells, points);
    const [at, looks] = from && !here ? [points[0]!, from.facing] : [end, facing];
    for (const key of ghostTextures(this.brush, puppet.picture, looks)) this.put(key, at, DEPTH.ways + 1, 0.62);
  }

  private arrow(cells: readonly Cell[], points: readonly Point[]): void {
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const middle = { x: (left + right) / 2, y: (top + foot) / 2 };
    const key = this.brush.sheet(`way ${cells.join(' ')}`, right - left + 1.2 * HEX, foot - top + 1.2 * HEX, (ctx, size, palette) => {
      const k = size / HEX;
      drawPlannedArrow(
        ctx,
        points.map(({ x, y }) => ({ x: (x - middle.x) * k, y: (y - middle.y) * k })),
        { size, palette },
      );
    });
    this.put(key, middle, DEPTH.ways);
  }
}
