import {
  drawArena,
  figureOf,
  drawMark,
  drawMedallion,
  drawPlannedArrow,
  hexToPixel,
  pixelToHex,
  PALETTES,
  portraitOf,
  seedOf,
  sizeToFit,
  stateShown,
  weaponIcon,
  type PaletteId,
  type Palette,
} from '../../art/index.ts';
import type { Cell } from '../../engine/hex/index.ts';
import { cellAt, OUTSIDE } from '../../engine/hex/index.ts';
import type { ArenaView, ArenaViewOptions, BoardPicture, FigurePicture, Overlays } from '../../scenes/index.ts';

/** Hexes smaller than this cannot be drawn. */
const SMALLEST = 4;

/** The arena on a plain canvas, still pictures without travel: for browsers that give no WebGL. */
export class PlainArena implements ArenaView {
  private readonly parent: HTMLElement;
  private readonly options: ArenaViewOptions;
  private readonly canvas = document.createElement('canvas');
  private readonly ground = document.createElement('canvas');
  private readonly listeners = new Set<() => void>();
  private readonly observer: ResizeObserver;
  private palette: Palette;
  private picture: BoardPicture = { figures: [], items: [] };
  private overlays: Overlays = { marks: [], ways: [], labels: [] };
  private size = 10;
  private hurried = false;

  constructor(parent: HTMLElement, options: ArenaViewOptions) {
    this.parent = parent;
    this.options = options;
    this.palette = PALETTES[options.palette as PaletteId];
    this.canvas.setAttribute('aria-hidden', 'true');
    Object.assign(this.canvas.style, { display: 'block', height: '100%', width: '100%' });
    parent.append(this.canvas);
    this.canvas.addEventListener('click', (event) => this.at(event, (cell) => cell !== OUTSIDE && options.onHex(cell)));
    this.canvas.addEventListener('pointermove', (event) => this.at(event, (cell) => options.onHover(cell === OUTSIDE ? null : cell)));
    this.canvas.addEventListener('pointerleave', () => options.onHover(null));
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(parent);
    this.resize();
  }

  private at(event: MouseEvent, tell: (cell: Cell) => void): void {
    const { left, top } = this.canvas.getBoundingClientRect();
    const x = event.clientX - left - this.parent.clientWidth / 2;
    const y = event.clientY - top - this.parent.clientHeight / 2;
    const { q, r } = pixelToHex({ x, y }, this.size);
    tell(cellAt(this.options.arena, q, r));
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.parent;
    if (width === 0 || height === 0) return; // taken away before it was drawn
    const ratio = window.devicePixelRatio;
    for (const canvas of [this.canvas, this.ground]) {
      canvas.width = Math.max(1, width * ratio);
      canvas.height = Math.max(1, height * ratio);
    }
    this.size = Math.max(SMALLEST, sizeToFit(this.options.arena.data.radius, width, height));
    this.drawGround();
    this.draw();
    for (const listener of this.listeners) listener();
  }

  private middle(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
    const context = canvas.getContext('2d');
    const ratio = window.devicePixelRatio;
    context?.setTransform(ratio, 0, 0, ratio, canvas.width / 2, canvas.height / 2);
    return context;
  }

  private drawGround(): void {
    const context = this.middle(this.ground);
    const { radius } = this.options.arena.data;
    if (context)
      drawArena(context, { radius, size: this.size, palette: this.palette, seed: seedOf(this.options.look), dpr: window.devicePixelRatio });
  }

  private draw(): void {
    const context = this.middle(this.canvas);
    if (!context) return;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(this.ground, 0, 0);
    context.restore();
    for (const { cell, kind } of this.overlays.marks)
      this.on(context, cell, () => drawMark(context, kind, { size: this.size, palette: this.palette }));
    const { figures } = this.picture;
    for (const figure of figures) if (figure.body !== undefined) this.on(context, figure.body, () => this.figure(context, figure));
    for (const figure of figures) if (figure.cell !== OUTSIDE) this.on(context, figure.cell, () => this.figure(context, figure));
    for (const { path } of this.overlays.ways)
      drawPlannedArrow(
        context,
        path.map((cell) => this.point(cell)),
        { size: this.size, palette: this.palette },
      );
  }

  private figure(context: CanvasRenderingContext2D, figure: FigurePicture): void {
    const { card, kind, hp, fullHp, posture, facing, selected, threatened, weapon, initial, kit, place, arcs = 'front3' } = figure;
    drawMedallion(context, {
      portrait: kit ? figureOf(card, kit) : portraitOf(card, kind === 'beast' ? 'beast' : 'noxius'),
      side: kind === 'beast' ? 'beast' : 'men',
      facing,
      arcs,
      hp: Math.max(0, hp) / fullHp,
      state: stateShown(posture),
      selected,
      threatened,
      size: this.size * 1.3,
      palette: this.palette,
      ...(place === undefined ? {} : { place }),
      ...(initial ? { initial } : {}),
      ...(weapon ? { weapon: weaponIcon(weapon) } : {}),
    });
  }

  private point(cell: Cell) {
    return hexToPixel(this.options.arena.cells[cell]!, this.size);
  }

  private on(context: CanvasRenderingContext2D, cell: Cell, draw: () => void): void {
    const { x, y } = this.point(cell);
    context.save();
    context.translate(x, y);
    draw();
    context.restore();
  }

  sync(picture: BoardPicture): void {
    this.picture = picture;
    this.draw();
  }

  async perform(_events: readonly unknown[], after: BoardPicture, speed: number | 'instant', rested?: () => void): Promise<void> {
    const pause = speed === 'instant' || this.hurried ? 0 : 450 / speed;
    this.sync(after);
    rested?.();
    if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
    this.hurried = false;
  }

  skip(): void {
    this.hurried = true;
  }

  show(overlays: Overlays): void {
    this.overlays = overlays;
    this.draw();
  }

  project(cell: Cell) {
    const { x, y } = this.point(cell);
    return { x: x + this.parent.clientWidth / 2, y: y + this.parent.clientHeight / 2, size: (this.size * Math.sqrt(3)) / 2 };
  }

  onLayout(listener: () => void): void {
    this.listeners.add(listener);
  }

  setPalette(palette: string): void {
    this.palette = PALETTES[palette as PaletteId];
    this.drawGround();
    this.draw();
  }

  setReducedMotion(): void {
    // nothing travels here
  }

  destroy(): void {
    this.observer.disconnect();
    this.canvas.remove();
  }
}
