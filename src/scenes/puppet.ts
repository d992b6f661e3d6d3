import type Phaser from 'phaser';
import {
  conditionMarks,
  drawMedallionBody,
  drawMedallionHalo,
  drawMedallionRing,
  drawMedallionShadow,
  drawMedallionWedge,
  figureOf,
  lies,
  looksLeft,
  medallionBox,
  looksEdition,
  portraitOf,
  weaponIcon,
  type MedallionOptions,
  type Palette,
  type Point,
  type Pose,
} from '../art/index.ts';
import type { Brush } from './brush.ts';
import { HEX } from './camera.ts';
import { DEPTH } from './depth.ts';
import { burdensOf, hpShare, lookOf, postureOf, postureShown } from './picture-diff.ts';
import type { FigurePicture } from './types.ts';

/** Depths of the three storeys. */
const FLYING = [DEPTH.flyingFeet, DEPTH.flyingWedges, DEPTH.flying] as const;
const STANDING = [DEPTH.feet, DEPTH.wedges, DEPTH.figures] as const;
const LYING = [DEPTH.bodies, DEPTH.bodies, DEPTH.bodies] as const;

/** Diameter of a medallion and side of its textures, in world units. */
export const DISC = 150;
const BOX = medallionBox(DISC);

/** A figure on the sand, moved as one, in three storeys: shadows and halos of all, wedges of all, rings and bodies of all. */
export class Puppet {
  picture: FigurePicture;
  /** Turned to; halves of a facing while it turns. */
  facing: number;
  /** Turned up or down it looks as it did before. */
  private left: boolean;
  private readonly foot: Phaser.GameObjects.Container;
  private readonly front: Phaser.GameObjects.Container;
  private readonly root: Phaser.GameObjects.Container;
  private readonly conditions: Set<string>;
  private readonly brush: Brush;
  private readonly snap: (p: Point) => Point;
  private readonly shadow: Phaser.GameObjects.Image;
  private readonly halo: Phaser.GameObjects.Image;
  private readonly wedge: Phaser.GameObjects.Image;
  private readonly ring: Phaser.GameObjects.Image;
  private readonly body: Phaser.GameObjects.Image;
  private at: Point = { x: 0, y: 0 };
  private held: Pose = 'stand';

  constructor(scene: Phaser.Scene, brush: Brush, picture: FigurePicture, snap: (p: Point) => Point) {
    this.picture = picture;
    this.facing = picture.facing;
    this.left = looksLeft(picture.facing);
    this.brush = brush;
    this.snap = snap;
    this.conditions = burdensOf(picture);
    const layer = (): Phaser.GameObjects.Image => scene.add.image(0, 0, '__DEFAULT');
    [this.shadow, this.halo, this.wedge, this.ring, this.body] = [layer(), layer(), layer(), layer(), layer()];
    this.foot = scene.add.container(0, 0, [this.shadow, this.halo]);
    this.front = scene.add.container(0, 0, [this.wedge]);
    this.root = scene.add.container(0, 0, [this.ring, this.body]);
    this.redraw();
  }

  /** Whether he is dead, so that the living step over him. */
  get lies(): boolean {
    return this.picture.cell < 0 || this.picture.posture === 'dead';
  }

  get where(): Point {
    return this.at;
  }

  /** Puts the figure over a point of the sand, `lift` above it. */
  place(at: Point, lift = 0): void {
    this.at = at;
    const { x, y } = this.snap(at);
    const flies = lift > 20;
    const storeys = flies ? FLYING : this.lies ? LYING : STANDING;
    this.storeys().forEach((storey, i) => storey.setPosition(x, y).setDepth((storeys[i] ?? DEPTH.figures) + at.y / 10_000));
    for (const part of this.parts()) part.setPosition(0, -lift);
    const near = 1 / (this.brush.pixelsPerUnit || 1);
    this.shadow
      .setPosition(lift * 0.18, lift * 0.1)
      .setScale(near * (1 - lift / 900))
      .setAlpha(1 - lift / 320);
  }

  /** Tilts everything but the shadow, in radians. */
  tilt(angle: number): void {
    for (const part of this.parts()) part.setRotation(angle);
  }

  fade(alpha: number): void {
    for (const storey of this.storeys()) storey.setAlpha(alpha);
  }

  swell(x: number, y = x): void {
    for (const storey of this.storeys()) storey.setScale(x, y);
  }

  /** Shows other facts of the figure; where it stands is `place`'s. */
  change(patch: Partial<FigurePicture>): void {
    this.picture = { ...this.picture, ...patch };
    if (patch.facing !== undefined) this.turn(patch.facing);
    if (patch.posture !== undefined || patch.conditions !== undefined) {
      this.conditions.clear();
      for (const one of burdensOf(this.picture)) this.conditions.add(one);
    }
    this.redraw();
  }

  /** Shows a facing, in halves while turning. */
  face(facing: number): void {
    if (this.facing === facing) return;
    this.turn(facing);
    this.redraw();
  }

  private turn(facing: number): void {
    this.facing = facing;
    this.left = looksLeft(facing, this.left);
  }

  /** Adds or takes away a condition; gives whether the figure looks otherwise. */
  condition(name: string, gained: boolean): boolean {
    if (gained) this.conditions.add(name);
    else this.conditions.delete(name);
    const before = lookOf(this.picture, this.facing, this.left).body;
    const worn = this.picture.conditions === undefined ? {} : { conditions: [...this.conditions] };
    this.picture = { ...this.picture, posture: postureOf(this.conditions), ...worn };
    if (lookOf(this.picture, this.facing, this.left).body === before) return false;
    this.redraw();
    return true;
  }

  /** Holds itself otherwise: only a beast on a rig shows it. */
  pose(pose: Pose): void {
    if (this.held === pose) return;
    this.held = pose;
    if (this.picture.kind === 'beast') this.redraw();
  }

  /** Draws all parts anew, for example after a change of size or palette. */
  redraw(): void {
    const look = lookOf(this.picture, this.facing, this.left);
    const show = (image: Phaser.GameObjects.Image, name: string, part: Part): void => {
      image.setVisible(name !== '');
      if (name === '') return;
      const key = this.brush.square(name, BOX, (ctx, size, palette) =>
        part(ctx, { ...medallion(this.picture, this.facing, size, palette), left: this.left, pose: this.held }),
      );
      image.setTexture(key).setScale(1 / this.brush.pixelsPerUnit);
    };
    const posture = postureShown(this.picture);
    show(this.shadow, posture === 'dead' ? '' : `shadow ${lies(posture)}`, drawMedallionShadow);
    show(this.halo, look.halo, drawMedallionHalo);
    show(this.wedge, look.wedge, drawMedallionWedge);
    show(this.ring, look.ring, drawMedallionRing);
    show(this.body, `${look.body} ${this.held} ${looksEdition()}`, drawMedallionBody);
  }

  get textures(): string[] {
    return [this.shadow, ...this.parts()].map((image) => image.texture.key);
  }

  private storeys(): Phaser.GameObjects.Container[] {
    return [this.foot, this.front, this.root];
  }

  /** Everything but the shadow. */
  private parts(): Phaser.GameObjects.Image[] {
    return [this.halo, this.wedge, this.ring, this.body];
  }

  destroy(): void {
    for (const storey of this.storeys()) storey.destroy();
  }
}

type Part = (ctx: CanvasRenderingContext2D, o: MedallionOptions) => void;

/** Options of the art library for a figure; `hex` is the size of a hex in device pixels. */
function medallion(picture: FigurePicture, facing: number, hex: number, palette: Palette): MedallionOptions {
  const beast = picture.kind === 'beast';
  return {
    portrait: picture.kit ? figureOf(picture.card, picture.kit) : portraitOf(picture.card, beast ? 'beast' : 'noxius'),
    side: beast ? 'beast' : 'men',
    ...(picture.place === undefined ? {} : { place: picture.place }),
    facing,
    hp: hpShare(picture.hp, picture.fullHp),
    ...(picture.arcs ? { arcs: picture.arcs } : {}),
    state: postureShown(picture),
    marks: conditionMarks(picture.conditions ?? []),
    selected: picture.selected,
    threatened: picture.threatened,
    size: (hex * DISC) / HEX,
    palette,
    wedge: false,
    ...(beast && picture.initial === '' ? {} : { initial: picture.initial }),
    ...(picture.weapon === null ? {} : { weapon: weaponIcon(picture.weapon) }),
  };
}

/** Textures of a figure turned to `facing`, for a ghost of what is planned. */
export function ghostTextures(brush: Brush, picture: FigurePicture, facing: number): string[] {
  const plain = { ...picture, selected: false, threatened: false };
  const look = lookOf(plain, facing);
  const parts: [string, Part][] = [
    [look.wedge, drawMedallionWedge],
    [look.ring, drawMedallionRing],
    [`${look.body} stand ${looksEdition()}`, drawMedallionBody],
  ];
  return parts
    .filter(([name]) => name !== '')
    .map(([name, part]) => brush.square(name, BOX, (ctx, size, palette) => part(ctx, medallion(plain, facing, size, palette))));
}
