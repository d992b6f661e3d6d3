import type Phaser from 'phaser';
import {
  arenaApothem,
  BANKS,
  cosmetic,
  drawArena,
  drawFloor,
  drawStands,
  hexCorners,
  seedOf,
  WALL,
  type Bounds,
  type Palette,
} from '../art/index.ts';
import { putTexture } from './brush.ts';
import { HEX, scaleOf, type Shot } from './camera.ts';
import { DEPTH } from './depth.ts';
import { mostZoom, wholeShot } from './framing.ts';

/** Larger textures are refused by old telephones, and more pixels fill their memory. */
const MOST_SIDE = 4096;
const MOST_PIXELS = 8e6;
/** Each smaller copy of the ground is so much smaller: a texture shrunk by less than half stays clean. */
const SMALLER = 1.6;
/** How lively the crowd is that jumps up, and how finely it is drawn. */
const LIVELY = 0.95;
const CROWD_ZOOM = 1.5;

interface Level {
  readonly key: string;
  /** Zoom up to which it is sharp. */
  readonly zoom: number;
  readonly image: Phaser.GameObjects.Image;
}

/**
 * The mosaic, painted once as fine as the camera comes near by itself, with smaller copies for when it is farther off.
 * Where the player goes nearer still, the part in view is painted a second time, sharply, over it.
 */
export class Ground {
  private levels: Level[] = [];
  private sharp: Phaser.GameObjects.Image | null = null;
  private crowd: Phaser.GameObjects.Image | null = null;
  private readonly scene: Phaser.Scene;
  private readonly radius: number;
  private readonly seed: number;

  constructor(scene: Phaser.Scene, radius: number, look: string) {
    this.scene = scene;
    this.radius = radius;
    this.seed = Math.floor(cosmetic(seedOf(look))() * 1e6);
  }

  redraw(shot: Shot, palette: Palette): void {
    const whole = wholeShot(shot);
    const near = Math.max(1, Math.min(mostZoom(shot), mostOf(shot)));
    this.drop();
    let canvas = this.canvasOf(whole, near, (ctx, options) => drawFloor(ctx, { ...options, palette }));
    for (let zoom = near, i = 0; ; i += 1) {
      this.levels.push({ key: `ground-${i}`, zoom, image: this.put(`ground-${i}`, canvas, whole).setDepth(DEPTH.ground) });
      if (zoom <= 1) break;
      zoom = zoom / SMALLER < 1.15 ? 1 : zoom / SMALLER;
      canvas = shrunk(canvas, whole, zoom);
    }
    this.follow(shot);
    this.sharpen(shot, palette);
  }

  /** Shows the copy that is fine enough. */
  follow(shot: Shot): void {
    const fit = this.levels.findLast(({ zoom }) => zoom >= shot.zoom * 0.96) ?? this.levels[0];
    for (const level of this.levels) level.image.setVisible(level === fit);
  }

  /** Paints what is in view at the camera's own size, where the ground is too coarse for it. */
  sharpen(shot: Shot, palette: Palette): void {
    this.forget('ground-sharp', this.sharp);
    this.sharp = null;
    if (shot.zoom <= (this.levels[0]?.zoom ?? 1) * 1.25) return;
    const canvas = this.canvasOf(shot, 1, (ctx, options) => drawArena(ctx, { ...options, palette }));
    this.sharp = this.put('ground-sharp', canvas, shot).setDepth(DEPTH.sharp);
  }

  get hasCrowd(): boolean {
    return this.crowd !== null;
  }

  /** Paints the crowd as it jumps up, clear over wall and sand; seen while `cheer` says so. */
  drawCrowd(shot: Shot, palette: Palette): void {
    const whole = wholeShot(shot);
    this.forget('crowd', this.crowd);
    const canvas = this.canvasOf(whole, Math.min(CROWD_ZOOM, mostOf(shot)), (ctx, options) => {
      drawStands(ctx, { ...options, palette, frame: 1, mood: Array.from({ length: BANKS }, () => LIVELY) });
      ctx.globalCompositeOperation = 'destination-out';
      ctx.beginPath();
      const reach = ((arenaApothem(this.radius, shot.size) + WALL * shot.size) * 2) / Math.sqrt(3);
      hexCorners({ x: 0, y: 0 }, reach).forEach(({ x, y }, i) => {
        const [c, s] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
        if (i === 0) ctx.moveTo(x * c - y * s, x * s + y * c);
        else ctx.lineTo(x * c - y * s, x * s + y * c);
      });
      ctx.fill();
    });
    this.crowd = this.put('crowd', canvas, whole).setDepth(DEPTH.crowd).setVisible(false);
  }

  cheer(up: boolean): void {
    this.crowd?.setVisible(up);
  }

  private put(key: string, canvas: HTMLCanvasElement, shot: Shot): Phaser.GameObjects.Image {
    putTexture(this.scene.textures, key, canvas);
    const k = scaleOf(shot);
    return this.scene.add.image(shot.x, shot.y, key).setDisplaySize(shot.width / k, shot.height / k);
  }

  private drop(): void {
    for (const { key, image } of this.levels) this.forget(key, image);
    this.levels = [];
    this.forget('crowd', this.crowd);
    this.crowd = null;
  }

  private forget(key: string, image: Phaser.GameObjects.Image | null): void {
    if (!image) return;
    image.destroy();
    this.scene.textures.remove(key);
  }

  /** What a shot shows on a canvas `finer` times as fine as the screen. */
  private canvasOf(
    shot: Shot,
    finer: number,
    draw: (ctx: CanvasRenderingContext2D, options: Omit<Parameters<typeof drawFloor>[1], 'palette'>) => void,
  ): HTMLCanvasElement {
    const k = Math.min(finer, mostOf(shot)) * shot.dpr;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(shot.width * k));
    canvas.height = Math.max(1, Math.round(shot.height * k));
    const ctx = canvas.getContext('2d');
    if (!ctx) return canvas;
    const unit = shot.size / HEX;
    ctx.scale(canvas.width / shot.width, canvas.height / shot.height);
    ctx.translate(shot.width / 2, shot.height / 2);
    ctx.scale(shot.zoom, shot.zoom);
    ctx.translate(-shot.x * unit, -shot.y * unit);
    const view: Bounds = { x: -shot.width / 2, y: -shot.height / 2, width: shot.width, height: shot.height };
    draw(ctx, { radius: this.radius, size: shot.size, seed: this.seed, dpr: k * shot.zoom, view });
    return canvas;
  }
}

/** How much finer than the screen a canvas of the whole view may be. */
function mostOf({ width, height, dpr }: Shot): number {
  return Math.min(MOST_SIDE / (Math.max(width, height) * dpr), Math.sqrt(MOST_PIXELS / (width * height * dpr * dpr)));
}

function shrunk(from: HTMLCanvasElement, shot: Shot, zoom: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(shot.width * shot.dpr * zoom));
  canvas.height = Math.max(1, Math.round(shot.height * shot.dpr * zoom));
  const ctx = canvas.getContext('2d');
  if (!ctx) return canvas;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(from, 0, 0, canvas.width, canvas.height);
  return canvas;
}
