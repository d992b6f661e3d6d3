import type Phaser from 'phaser';
import { cosmetic, drawGlyph, glyphPath, seedOf, weaponIcon, type Point } from '../art/index.ts';
import type { Cell } from '../engine/hex/index.ts';
import type { Brush } from './brush.ts';
import { DEPTH } from './depth.ts';
import { diffFigures, spotOf } from './picture-diff.ts';
import { Puppet } from './puppet.ts';
import type { BoardPicture } from './types.ts';

interface Thing {
  readonly weapon: string;
  readonly cell: Cell;
  readonly image: Phaser.GameObjects.Image;
}

/** Everybody and everything on the sand. */
export class Cast {
  readonly puppets = new Map<string, Puppet>();
  private things: Thing[] = [];
  private readonly scene: Phaser.Scene;
  private readonly brush: Brush;
  private readonly where: (cell: Cell) => Point;
  private readonly snap: (p: Point) => Point;

  constructor(scene: Phaser.Scene, brush: Brush, where: (cell: Cell) => Point, snap: (p: Point) => Point) {
    this.scene = scene;
    this.brush = brush;
    this.where = where;
    this.snap = snap;
  }

  /** Draws a position at once. */
  sync(picture: BoardPicture): void {
    const { gone, come, kept } = diffFigures(this.puppets.keys(), picture.figures);
    for (const id of gone) this.remove(id);
    for (const figure of come) this.puppets.set(figure.id, new Puppet(this.scene, this.brush, figure, this.snap));
    for (const figure of kept) this.puppets.get(figure.id)?.change(figure);
    for (const puppet of this.puppets.values()) {
      puppet.place(this.where(spotOf(puppet.picture)));
      puppet.tilt(0);
      puppet.fade(1);
      puppet.swell(1);
      puppet.pose('stand');
    }
    this.layOut(picture.items);
  }

  remove(id: string): void {
    this.puppets.get(id)?.destroy();
    this.puppets.delete(id);
  }

  /** Where the thing of a kind lies that is nearest to a point. */
  nearest(weapon: string, to: Point): Cell | null {
    const far = ({ cell }: Thing): number => Math.hypot(this.where(cell).x - to.x, this.where(cell).y - to.y);
    return this.things.filter((thing) => thing.weapon === weapon).toSorted((a, b) => far(a) - far(b))[0]?.cell ?? null;
  }

  lay(weapon: string, cell: Cell): void {
    this.layOut([...this.things, { weapon, cell }]);
  }

  take(weapon: string, cell: Cell): void {
    this.layOut(this.things.filter((thing) => thing.weapon !== weapon || thing.cell !== cell));
  }

  /** Draws all anew after a change of size or palette. */
  redraw(): void {
    for (const puppet of this.puppets.values()) {
      puppet.redraw();
      puppet.place(puppet.where);
    }
    this.layOut(this.things);
  }

  get textures(): string[] {
    return [...[...this.puppets.values()].flatMap((puppet) => puppet.textures), ...this.things.map(({ image }) => image.texture.key)];
  }

  private layOut(items: readonly { readonly weapon: string; readonly cell: Cell }[]): void {
    for (const { image } of this.things) image.destroy();
    const taken = new Set([...this.puppets.values()].map(({ picture }) => picture.cell));
    this.things = items
      .filter(({ cell }) => cell >= 0)
      .map(({ weapon, cell }) => ({ weapon, cell, image: this.thing(weapon, cell, taken.has(cell)) }));
  }

  /** A weapon in the middle of its hex, or at the foot of whoever stands over it. */
  private thing(weapon: string, cell: Cell, under: boolean): Phaser.GameObjects.Image {
    const { x, y } = this.where(cell);
    const key = weaponTexture(this.brush, weapon);
    const turn = cosmetic(seedOf(`${weapon}${cell}`))() * Math.PI * 2;
    const scale = (under ? 0.75 : 1) / this.brush.pixelsPerUnit;
    return this.scene.add
      .image(under ? x - 56 : x, under ? y + 62 : y, key)
      .setScale(scale)
      .setRotation(turn)
      .setDepth(DEPTH.items);
  }
}

/** A weapon as it lies on the sand: ink with a paper edge. */
export function weaponTexture(brush: Brush, weapon: string): string {
  const icon = weaponIcon(weapon);
  return brush.square(`weapon ${icon}`, 110, (ctx, size, p) => {
    const paper = p.dark ? p.floor : p.panel;
    drawGlyph(ctx, glyphPath(icon), size * 0.86, { fill: p.ink, outline: paper, width: size * 0.06 });
  });
}
