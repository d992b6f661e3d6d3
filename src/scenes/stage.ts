import type Phaser from 'phaser';
import { cosmetic, hexToPixel, seedOf, type Cosmetic, type Point } from '../art/index.ts';
import type { Arena, Cell } from '../engine/hex/index.ts';
import { Bowl } from './bowl.ts';
import type { Brush, Paint } from './brush.ts';
import { HEX, scaleOf, snapped, type Shot } from './camera.ts';
import { Cast } from './cast.ts';
import { STEP, StepClock, type Timers } from './clock.ts';
import { hump } from './motion.ts';
import { OverlayLayer } from './overlay-layer.ts';
import type { Puppet } from './puppet.ts';

/** How much nearer the camera comes when somebody falls. */
const LEAN = 0.09;

/** Half of a jump of the crowd, in milliseconds. */
const JUMP = 2 * STEP;

/** What effects play on: the figures, the clock, and hands to put things up and take them away. */
export class Stage {
  readonly clock: StepClock;
  readonly cast: Cast;
  readonly overlays: OverlayLayer;
  readonly bowl: Bowl;
  /** Cosmetic chance. */
  readonly rnd: Cosmetic;
  readonly brush: Brush;
  reduced: boolean;
  shot: Shot;
  /** Who attacked whom last: where Saves, missiles and nets belong. */
  blow: { readonly attacker: string | null; readonly target: string | null } = { attacker: null, target: null };
  /** Whom the crowd has just spared. */
  pardoned: string | null = null;
  /** Whom it has just refused. */
  condemned: string | null = null;
  /** Told when thrown dice have come to rest: from then on everybody may know what they show. */
  rested: () => void = () => undefined;
  private readonly scene: Phaser.Scene;
  private readonly arena: Arena;
  private readonly crowd: (up: boolean) => void;
  private readonly props = new Set<Phaser.GameObjects.Image>();

  constructor(
    scene: Phaser.Scene,
    arena: Arena,
    brush: Brush,
    shot: Shot,
    options: { look: string; reduced: boolean; timers: Timers; paint: () => void; crowd: (up: boolean) => void },
  ) {
    this.scene = scene;
    this.arena = arena;
    this.brush = brush;
    this.shot = shot;
    this.reduced = options.reduced;
    this.crowd = options.crowd;
    this.rnd = cosmetic(seedOf(`stage ${options.look}`));
    this.clock = new StepClock(options.timers, options.paint);
    const at = (cell: Cell): Point => this.at(cell);
    this.cast = new Cast(scene, brush, at, (p) => snapped(this.shot, p));
    this.overlays = new OverlayLayer(scene, brush, this.cast, at);
    this.bowl = new Bowl(scene, brush, () => this.standing());
  }

  /** Middle of a cell in the world; the arena's middle for a cell outside. */
  at(cell: Cell): Point {
    const hex = this.arena.cells[cell];
    return hex ? hexToPixel(hex, HEX) : { x: 0, y: 0 };
  }

  puppet(id: string | null): Puppet | undefined {
    return id === null ? undefined : this.cast.puppets.get(id);
  }

  /** Puts up a picture of `span` world units; whoever puts it up takes it away. */
  prop(name: string, span: number, paint: Paint, at: Point, depth: number): Phaser.GameObjects.Image {
    return this.show(this.brush.square(name, span, paint), at, depth);
  }

  /** Puts up a texture of the brush. */
  show(key: string, at: Point, depth: number): Phaser.GameObjects.Image {
    const image = this.scene.add.image(at.x, at.y, key).setScale(this.fine).setDepth(depth);
    this.props.add(image);
    image.once('destroy', () => this.props.delete(image));
    return image;
  }

  /** World units for one device pixel: the scale of a prop that is put up now. */
  get fine(): number {
    return 1 / this.brush.pixelsPerUnit;
  }

  /** Moves the camera; what has to stay at the edge of the view follows. */
  look(shot: Shot): void {
    this.shot = shot;
    this.scene.cameras.main.setZoom(scaleOf(shot) * shot.dpr).centerOn(shot.x, shot.y);
    this.bowl.follow(shot);
  }

  /** Leans toward a point and comes back to exactly where it was. Not with reduced motion. */
  async push(at: Point, span: number): Promise<void> {
    if (this.reduced || this.clock.hurried) return;
    await this.clock.play(span, (share) => this.lean(at, share >= 1 ? 0 : hump(share)));
  }

  /** Nothing but the picture moves: the shot is what it was, and whoever moves the camera meanwhile moves it from there. */
  private lean(at: Point, by: number): void {
    if (by <= 0) return this.look(this.shot);
    const { shot } = this;
    const near = {
      ...shot,
      zoom: shot.zoom * (1 + LEAN * by),
      x: shot.x + (at.x - shot.x) * LEAN * by,
      y: shot.y + (at.y - shot.y) * LEAN * by,
    };
    this.scene.cameras.main.setZoom(scaleOf(near) * near.dpr).centerOn(near.x, near.y);
    this.bowl.follow(near);
  }

  /** The crowd jumps up and sits down for a while; nobody waits for it. Not with reduced motion. */
  cheer(span: number): void {
    if (this.reduced || this.clock.hurried) return;
    void this.clock.play(span, (share) => this.crowd(share < 1 && Math.floor((share * span) / JUMP) % 2 === 0));
  }

  /** Where everybody is. */
  standing(): Point[] {
    return [...this.cast.puppets.values()].filter(({ picture }) => picture.cell >= 0).map(({ where }) => where);
  }

  /** Draws all anew after a change of size or palette, or for a shot the camera will go to. */
  redraw(aim = this.shot): void {
    this.cast.redraw();
    this.overlays.redraw();
    this.bowl.redraw(this.shot, aim);
    this.brush.sweep(this.used(), true);
  }

  /** Throws away textures nobody shows, when there are many. */
  sweep(): void {
    this.brush.sweep(this.used(), false);
  }

  private used(): Set<string> {
    const props = [...this.props].map((image) => image.texture.key);
    return new Set([...this.cast.textures, ...this.overlays.textures, ...this.bowl.textures, ...props]);
  }
}
