import type Phaser from 'phaser';
import { cosmetic, drawDie, mix, pick, withAlpha, type DieSides, type Palette, type Point } from '../art/index.ts';
import type { Brush } from './brush.ts';
import { scaleOf, type Shot } from './camera.ts';
import { DEPTH } from './depth.ts';
import { freeCorner, type Corner } from './framing.ts';

/** Sides of the bowl and of a die in CSS pixels, for a view that is wide enough. */
const BOWL = 132;
const DIE = 56;
const EDGE = 10;

export interface Die {
  readonly sides: DieSides;
  readonly value: number;
}

/** Where a die lies or flies, in CSS pixels from the middle of the bowl. */
export interface DiePlace {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly value: number;
  /** So far above the bowl, in CSS pixels; on it when left out. */
  readonly lift?: number;
}

/** A bowl in a corner of the view, whatever the camera looks at: the lower right one, or another when figures stand there. */
export class Bowl {
  private readonly root: Phaser.GameObjects.Container;
  private readonly dish: Phaser.GameObjects.Image;
  private dice: { die: Die; image: Phaser.GameObjects.Image; shadow: Phaser.GameObjects.Image; place: DiePlace }[] = [];
  private share = 1;
  private corner: Corner = { x: 1, y: 1 };
  private shot: Shot | null = null;
  /** What the dice in it were thrown for. */
  thrownFor = '';
  private readonly scene: Phaser.Scene;
  private readonly brush: Brush;
  private readonly figures: () => Point[];

  constructor(scene: Phaser.Scene, brush: Brush, figures: () => Point[]) {
    this.figures = figures;
    this.scene = scene;
    this.brush = brush;
    this.dish = scene.add.image(0, 0, '__DEFAULT');
    this.root = scene.add.container(0, 0, [this.dish]).setDepth(DEPTH.bowl).setVisible(false);
  }

  get contents(): Die[] {
    return this.dice.map(({ die }) => die);
  }

  /** Takes the dice out and puts others in; none hides the bowl. */
  fill(dice: readonly Die[]): void {
    this.thrownFor = '';
    if (this.shot && this.dice.length === 0 && dice.length > 0) {
      this.corner = freeCorner(this.shot, this.figures(), BOWL * this.share + EDGE);
      this.follow(this.shot);
    }
    for (const { image, shadow } of this.dice) {
      image.destroy();
      shadow.destroy();
    }
    this.dice = dice.map((die) => ({
      die,
      image: this.scene.add.image(0, 0, '__DEFAULT'),
      shadow: this.scene.add.image(0, 0, '__DEFAULT'),
      place: { x: 0, y: 0, turn: 0, value: die.value },
    }));
    this.root.add([...this.dice.map(({ shadow }) => shadow), ...this.dice.map(({ image }) => image)]);
    this.root.setVisible(dice.length > 0).setAlpha(1);
    this.dish.setTexture(this.dishTexture()).setScale(1 / this.brush.pixelsPerUnit);
    this.dice.forEach((_, i) => this.put(i, this.rest(i)));
  }

  /** Where die `i` comes to rest. */
  rest(i: number): DiePlace {
    const n = this.dice.length;
    const value = this.dice[i]?.die.value ?? 1;
    if (n === 1) return { x: 0, y: 0, turn: 0, value };
    const angle = (Math.PI * 2 * i) / n + (n === 2 ? Math.PI : -Math.PI / 2);
    const reach = n === 2 ? 25 : 30;
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach, turn: 0, value };
  }

  put(i: number, place: DiePlace): void {
    const one = this.dice[i];
    if (!one) return;
    one.place = place;
    const k = this.unit();
    const scale = 1 / this.brush.pixelsPerUnit;
    const { lift = 0 } = place;
    one.image
      .setTexture(this.dieTexture(one.die.sides, place.value))
      .setPosition(place.x * k, (place.y - lift) * k)
      .setRotation(place.turn)
      .setScale(scale);
    one.shadow
      .setTexture(this.shadowTexture())
      .setPosition((place.x + lift * 0.2) * k, (place.y + 5) * k)
      .setScale(scale * (1 - Math.min(0.4, lift / 120)))
      .setAlpha(lift > 0 ? 1 - Math.min(0.55, lift / 80) : 0);
  }

  fade(alpha: number): void {
    this.root.setAlpha(alpha);
  }

  /** Keeps the bowl at its edge when the camera has moved. */
  follow(shot: Shot): void {
    this.shot = shot;
    const k = scaleOf(shot);
    this.share = Math.min(1, Math.max(0.6, Math.min(shot.width, shot.height) / 560));
    const inset = (BOWL / 2) * this.share + EDGE;
    const zoomed = this.css / k;
    const at = { x: shot.x + (this.corner.x * (shot.width / 2 - inset)) / k, y: shot.y + (this.corner.y * (shot.height / 2 - inset)) / k };
    this.root.setPosition(at.x, at.y).setScale(zoomed || 1);
  }

  /** Draws all anew, for the zoom of `aim`. */
  redraw(shot: Shot, aim: Shot): void {
    this.css = scaleOf(aim);
    this.follow(shot);
    this.dish.setTexture(this.dishTexture()).setScale(1 / this.brush.pixelsPerUnit);
    this.dice.forEach(({ place }, i) => this.put(i, place));
  }

  get textures(): string[] {
    return [this.dish, ...this.dice.flatMap(({ image, shadow }) => [image, shadow])].map((image) => image.texture.key);
  }

  /** CSS pixels for a world unit when the textures were drawn: at another zoom the bowl is scaled back. */
  private css = 1;

  /** World units for one CSS pixel of the bowl. */
  private unit(): number {
    return this.share / this.css;
  }

  private dishTexture(): string {
    const side = BOWL * this.unit();
    return this.brush.square(`bowl ${this.share.toFixed(2)}`, side * 1.06, (ctx, size, palette) =>
      drawBowl(ctx, (side * size) / 200, palette),
    );
  }

  /** Under a die that is in the air. */
  private shadowTexture(): string {
    const span = DIE * this.unit();
    return this.brush.square(`die shadow ${this.share.toFixed(2)}`, span * 1.2, (ctx, size) => {
      ctx.fillStyle = withAlpha('#000000', 0.3);
      ctx.beginPath();
      ctx.ellipse(0, 0, (span * size) / 240, (span * size) / 330, 0, 0, Math.PI * 2);
      ctx.fill();
    });
  }

  private dieTexture(sides: DieSides, value: number): string {
    const span = DIE * this.unit();
    const small = this.dice.length > 1 ? 0.8 : 1;
    return this.brush.square(`die ${sides} ${value} ${small} ${this.share.toFixed(2)}`, span * 1.4, (ctx, size, palette) => {
      drawDie(ctx, { sides, value, size: ((span * size) / 100) * small, palette });
    });
  }
}

/** A dish of black glaze seen from above: rim, ring of stones, a pale field for the bones. */
function drawBowl(ctx: CanvasRenderingContext2D, r: number, p: Palette): void {
  const disc = (fill: string, at: number, dx = 0, dy = 0): void => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.arc(dx, dy, at, 0, Math.PI * 2);
    ctx.fill();
  };
  disc(withAlpha('#000000', 0.35), r * 0.99, r * 0.03, r * 0.05);
  disc(p.dark ? p.floor : p.panel, r);
  disc(p.medal.rim, r * 0.965);
  stones(ctx, r * 0.92, r * 0.8, near(p.threat, p), 44);
  disc(p.dark ? p.floor : p.panel, r * 0.76);
  disc(p.medal.rim, r * 0.735);
  disc(p.dark ? p.panel : p.floorAlt, r * 0.715);
  stones(ctx, r * 0.7, r * 0.6, near(p.dark ? p.panel : p.floorAlt, p), 40);
}

function stones(ctx: CanvasRenderingContext2D, outer: number, inner: number, tones: readonly string[], count: number): void {
  const rnd = cosmetic(count);
  for (let i = 0; i < count; i++) {
    const a = ((i + 0.08) / count) * Math.PI * 2;
    const b = ((i + 0.92) / count) * Math.PI * 2;
    ctx.fillStyle = pick(rnd, tones);
    ctx.beginPath();
    ctx.arc(0, 0, outer, a, b);
    ctx.arc(0, 0, inner, b, a, true);
    ctx.fill();
  }
}

/** A tone and two near it. */
function near(tone: string, p: Palette): string[] {
  return [tone, mix(tone, p.ink, 0.08), mix(tone, p.panel, 0.16)];
}
