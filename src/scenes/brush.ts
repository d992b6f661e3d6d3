import type Phaser from 'phaser';
import type { Palette } from '../art/index.ts';
import { HEX } from './camera.ts';

/** Draws into a context whose origin is the middle of the texture, in device pixels. */
export type Paint = (ctx: CanvasRenderingContext2D, size: number, palette: Palette) => void;

const MANY = 260;

/** Textures drawn once for each name, size and palette, and thrown away together when these change. */
export class Brush {
  palette: Palette;
  /** Device pixels for one unit of the world. */
  private pixels = 1;
  private readonly textures: Phaser.Textures.TextureManager;
  private readonly known = new Map<string, string>();

  constructor(textures: Phaser.Textures.TextureManager, palette: Palette) {
    this.textures = textures;
    this.palette = palette;
  }

  get pixelsPerUnit(): number {
    return this.pixels;
  }

  /** Size of a hex in device pixels: what the art library is asked for. */
  get hex(): number {
    return this.pixels * HEX;
  }

  get count(): number {
    return this.known.size;
  }

  /** Sets palette and resolution. What was drawn stays until `sweep`, as images still show it. */
  set(palette: Palette, pixelsPerUnit: number): void {
    this.palette = palette;
    this.pixels = pixelsPerUnit;
  }

  /** Key of a square texture of `span` world units, drawn with the size of a hex in device pixels. */
  square(name: string, span: number, paint: Paint): string {
    return this.sheet(name, span, span, paint);
  }

  sheet(name: string, width: number, height: number, paint: Paint): string {
    const id = `${name}|${this.palette.id}|${this.pixels.toFixed(4)}`;
    const old = this.known.get(id);
    if (old !== undefined) return old;
    const canvas = document.createElement('canvas');
    canvas.width = evenPixels(width * this.pixels);
    canvas.height = evenPixels(height * this.pixels);
    const ctx = canvas.getContext('2d');
    if (ctx) {
      ctx.translate(canvas.width / 2, canvas.height / 2);
      paint(ctx, this.hex, this.palette);
    }
    putTexture(this.textures, id, canvas);
    this.known.set(id, id);
    return id;
  }

  /** Throws away what nobody shows, once there is much of it or palette or size have changed. */
  sweep(used: ReadonlySet<string>, all: boolean): void {
    if (!all && this.known.size < MANY) return;
    for (const [id, key] of this.known) {
      if (used.has(key)) continue;
      this.textures.remove(key);
      this.known.delete(id);
    }
  }
}

/** Even, so that the middle of the texture lies between two pixels whatever is drawn. */
function evenPixels(length: number): number {
  return Math.max(2, 2 * Math.ceil(length / 2));
}

/** A texture over a canvas, without the copy of its pixels that Phaser's own canvas texture keeps. */
export function putTexture(textures: Phaser.Textures.TextureManager, key: string, canvas: HTMLCanvasElement): void {
  const texture = textures.create(key, canvas, canvas.width, canvas.height);
  texture?.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
}
