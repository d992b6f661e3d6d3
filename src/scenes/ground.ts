import type Phaser from 'phaser';
import { cosmetic, drawArena, drawFloor, seedOf, type Bounds, type Palette } from '../art/index.ts';
import { putTexture } from './brush.ts';
import { HEX, scaleOf, type Shot } from './camera.ts';
import { DEPTH } from './depth.ts';

/** Larger textures are refused by old telephones. */
const MOST_PIXELS = 4096;

/**
 * The mosaic, painted once into a texture of the size of the view. When the camera has come near, the part in view is
 * painted a second time, sharply, over the first.
 */
export class Ground {
  private base: Phaser.GameObjects.Image | null = null;
  private sharp: Phaser.GameObjects.Image | null = null;
  private readonly scene: Phaser.Scene;
  private readonly radius: number;
  private readonly seed: number;

  constructor(scene: Phaser.Scene, radius: number, look: string) {
    this.scene = scene;
    this.radius = radius;
    this.seed = Math.floor(cosmetic(seedOf(look))() * 1e6);
  }

  redraw(shot: Shot, palette: Palette): void {
    this.base = this.paint('ground', this.base, { ...shot, zoom: 1, x: 0, y: 0 }, palette, true).setDepth(DEPTH.ground);
    this.sharpen(shot, palette);
  }

  /** Paints what is in view at the camera's own size; nothing at zoom 1. */
  sharpen(shot: Shot, palette: Palette): void {
    if (shot.zoom > 1.05) {
      this.sharp = this.paint('ground-sharp', this.sharp, shot, palette, false).setDepth(DEPTH.sharp);
    } else if (this.sharp) {
      this.sharp.destroy();
      this.sharp = null;
      this.scene.textures.remove('ground-sharp');
    }
  }

  private paint(key: string, old: Phaser.GameObjects.Image | null, shot: Shot, palette: Palette, stands: boolean): Phaser.GameObjects.Image {
    old?.destroy();
    if (this.scene.textures.exists(key)) this.scene.textures.remove(key);
    const canvas = this.canvasOf(shot, palette, stands);
    putTexture(this.scene.textures, key, canvas);
    const k = scaleOf(shot);
    return this.scene.add.image(shot.x, shot.y, key).setDisplaySize(shot.width / k, shot.height / k);
  }

  private canvasOf(shot: Shot, palette: Palette, stands: boolean): HTMLCanvasElement {
    const most = Math.min(1, MOST_PIXELS / (Math.max(shot.width, shot.height) * shot.dpr));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(shot.width * shot.dpr * most));
    canvas.height = Math.max(1, Math.round(shot.height * shot.dpr * most));
    const ctx = canvas.getContext('2d');
    if (!ctx) return canvas;
    const k = shot.dpr * most * shot.zoom;
    const unit = shot.size / HEX;
    ctx.scale(canvas.width / shot.width, canvas.height / shot.height);
    ctx.translate(shot.width / 2, shot.height / 2);
    ctx.scale(shot.zoom, shot.zoom);
    ctx.translate(-shot.x * unit, -shot.y * unit);
    const view: Bounds = { x: -shot.width / 2, y: -shot.height / 2, width: shot.width, height: shot.height };
    const options = { radius: this.radius, size: shot.size, palette, seed: this.seed, dpr: k, view };
    if (stands) drawFloor(ctx, options);
    else drawArena(ctx, options);
    return canvas;
  }
}
