import { DEFAULT_PALETTE, PALETTES, pixelToHex, type Palette, type PaletteId, type Point } from '../art/index.ts';
import type { BoutEvent, FigureId } from '../engine/bout/index.ts';
import { cellAt, type Cell } from '../engine/hex/index.ts';
import { Brush } from './brush.ts';
import { fitShot, HEX, panBy, project, refit, scaleOf, unproject, zoomAt, type Shot } from './camera.ts';
import type { Timers } from './clock.ts';
import { playEvent } from './effects/index.ts';
import { Framer } from './framer.ts';
import { SMALL, type Sight, cellsOf } from './framing.ts';
import type { Canvas } from './game.ts';
import { listenToGestures, type GestureListener } from './gestures.ts';
import { Ground } from './ground.ts';
import { PerformQueue } from './clock.ts';
import { Stage } from './stage.ts';
import type { ArenaDebug, ArenaView, ArenaViewOptions, BoardPicture, Framing, HexMark, Overlays } from './types.ts';

/** How long the camera has to stand still before what it has come near to is drawn sharply. */
const SETTLE = 220;
/** The crowd is painted so much later than the rest, in milliseconds. */
const CROWD_LATE = 1800;
/** While the camera moves, whoever lies over the arena is told of it this often, in milliseconds. */
const TELL = 240;

/** Before these the camera looks anew for the best frame; before others it only follows. */
const REFRAMES: readonly BoutEvent['type'][] = ['round-started', 'charged'];

/** Marks of hexes that may be chosen. */
const CHOICES: readonly HexMark['kind'][] = ['reach', 'reach-costly', 'escape'];
/** So high must a hex be for a finger, in CSS pixels. */
const FINGER = 45;

const nobody = (): void => undefined;

const timers: Timers = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const id = setTimeout(run, milliseconds);
    return () => clearTimeout(id);
  },
};

function paletteOf(id: string): Palette {
  return PALETTES[id as PaletteId] ?? PALETTES[DEFAULT_PALETTE];
}

/** The arena of one page: camera, ground, stage and the queue of what is to be performed. */
export class PhaserArenaView implements ArenaView {
  private readonly parent: HTMLElement;
  private readonly options: ArenaViewOptions;
  private readonly canvas: Canvas;
  private readonly brush: Brush;
  private readonly ground: Ground;
  private readonly stage: Stage;
  private readonly queue: PerformQueue;
  private readonly framer: Framer;
  private readonly cleanUps: (() => void)[] = [];
  private readonly layoutListeners = new Set<() => void>();
  private picture: BoardPicture = { figures: [], items: [] };
  private palette: Palette;
  private settling: ReturnType<typeof setTimeout> | null = null;
  /** The ground was painted for another size of the view. */
  private outgrown = false;
  private gone = false;
  private close: () => void = () => undefined; // lets go of whoever waits for a performance that will not end
  private readonly closed = new Promise<void>((resolve) => (this.close = resolve));
  private told = -Infinity;
  private asked: { readonly who: readonly FigureId[]; readonly about: readonly FigureId[] } = { who: [], about: [] };
  private instant = false;
  private overlays: Overlays = { marks: [], ways: [], labels: [] };
  private pointer: Point | null = null;
  private hovered: Cell | null = null;

  constructor(parent: HTMLElement, options: ArenaViewOptions, canvas: Canvas) {
    this.parent = parent;
    this.options = options;
    this.canvas = canvas;
    this.palette = paletteOf(options.palette);
    this.brush = new Brush(canvas.scene.textures, this.palette);
    const { radius } = options.arena.data;
    this.ground = new Ground(canvas.scene, radius, options.look);
    const shot = fitShot(radius, ...this.parentSize());
    this.brush.set(this.palette, scaleOf(shot) * shot.dpr);
    this.stage = new Stage(canvas.scene, options.arena, this.brush, shot, {
      look: options.look,
      reduced: options.reducedMotion,
      timers,
      paint: () => canvas.paint(),
      crowd: (up) => this.ground.cheer(up),
    });
    this.queue = new PerformQueue(() => this.stage.clock.calm());
    this.framer = new Framer({
      timers,
      shot: () => this.stage.shot,
      sight: () => this.sight(),
      aim: (aimed) => this.draft(aimed),
      look: (next, last) => this.lookAt(next, last),
      jumps: () => this.stage.reduced || this.instant || document.hidden,
      least: () => (this.stage.shot.width < SMALL || matchMedia('(pointer: coarse)').matches ? FINGER : 0),
    });
    this.renew(shot);
    this.listen();
  }

  get framing(): Framing {
    return this.framer.framing;
  }

  frame(): void {
    if (!this.gone) this.framer.frame();
  }

  whole(): void {
    if (!this.gone) this.framer.whole();
  }

  private toggle(): void {
    if (this.framing === 'action') this.whole();
    else this.frame();
  }

  sync(picture: BoardPicture): void {
    if (this.gone) return;
    this.queue.drop();
    this.stage.clock.hurry();
    if (!this.queue.busy) this.stage.clock.calm();
    this.stage.bowl.fill([]);
    this.draw(picture);
  }

  perform(events: readonly BoutEvent[], after: BoardPicture, speed: number | 'instant', rested?: () => void): Promise<void> {
    if (this.gone) return Promise.resolve();
    this.instant = speed === 'instant';
    const played = this.queue.add(async (wanted) => {
      this.stage.rested = rested ?? nobody;
      if (speed !== 'instant' && !document.hidden) await this.framer.during(() => this.play(events, speed, wanted));
      if (this.gone) return;
      this.draw(wanted() ? after : this.picture);
    });
    return Promise.race([played, this.closed]);
  }

  skip(): void {
    if (!this.queue.busy) return;
    this.framer.hurry();
    this.stage.clock.hurry();
  }

  show(overlays: Overlays): void {
    if (this.gone) return;
    this.overlays = overlays;
    this.stage.overlays.show(overlays);
    this.stage.sweep();
    this.canvas.paint();
  }

  attend(who: readonly FigureId[], about: readonly FigureId[] = [], question?: number): void {
    if (this.gone) return;
    this.asked = { who, about };
    this.framer.attend(who.toSorted().join(' '), question);
  }

  reveal(cell: Cell): void {
    if (!this.gone && cell >= 0) this.framer.reveal(this.stage.at(cell));
  }

  project(cell: Cell): { readonly x: number; readonly y: number; readonly size: number } {
    const { shot } = this.stage;
    return { ...project(shot, this.stage.at(cell)), size: (scaleOf(shot) * HEX * Math.sqrt(3)) / 2 };
  }

  onLayout(listener: () => void): void {
    this.layoutListeners.add(listener);
  }

  setPalette(palette: string): void {
    if (this.gone || this.palette === paletteOf(palette)) return;
    this.palette = paletteOf(palette);
    this.renew(this.stage.shot);
  }

  setReducedMotion(reduced: boolean): void {
    this.stage.reduced = reduced;
  }

  debug(): ArenaDebug {
    const figures = [...this.stage.cast.puppets.values()].map(({ picture, where }) => ({
      id: picture.id,
      cell: picture.cell,
      ...project(this.stage.shot, where),
    }));
    return {
      idle: this.stage.clock.idle && this.framer.idle && !this.queue.busy && this.canvas.resting,
      textures: this.brush.count,
      figures,
    };
  }

  destroy(): void {
    if (this.gone) return;
    this.gone = true;
    this.queue.drop();
    this.framer.stop();
    this.stage.clock.stop();
    this.close();
    this.uncall();
    if (this.settling !== null) clearTimeout(this.settling);
    for (const cleanUp of this.cleanUps) cleanUp();
    this.layoutListeners.clear();
    this.canvas.destroy();
  }

  private async play(events: readonly BoutEvent[], speed: number, wanted: () => boolean): Promise<void> {
    const { clock } = this.stage;
    clock.speed = Math.max(0.25, Math.min(48, speed));
    for (const event of events) {
      if (!wanted() || this.gone) return;
      if (!clock.hurried)
        await this.framer.before(
          cellsOf(event, this.options.arena).map((cell) => this.stage.at(cell)),
          REFRAMES.includes(event.type),
          speed,
        );
      await playEvent(event, this.stage);
    }
  }

  /** Everybody on the sand, and the hexes that are marked. */
  private sight(): Sight {
    const { marks, ways } = this.overlays;
    const at = (cells: readonly Cell[]): Point[] => cells.filter((cell) => cell >= 0).map((cell) => this.stage.at(cell));
    const where = (ids: readonly FigureId[]): Point[] => ids.flatMap((id) => this.stage.puppet(id)?.where ?? []);
    const choices = at(marks.filter(({ kind }) => CHOICES.includes(kind)).map(({ cell }) => cell));
    const { who, about } = this.asked;
    return {
      figures: this.stage.standing(),
      marks: at([...marks.map(({ cell }) => cell), ...ways.flatMap(({ path }) => path)]),
      asked: { who: where(who), choices, about: where(about) },
    };
  }

  private draw(picture: BoardPicture): void {
    if (this.gone) return;
    this.picture = picture;
    this.stage.cast.sync(picture);
    this.stage.overlays.redraw();
    this.stage.sweep();
    this.canvas.paint();
  }

  private parentSize(): [width: number, height: number, dpr: number] {
    return [Math.max(1, this.parent.clientWidth), Math.max(1, this.parent.clientHeight), Math.max(1, window.devicePixelRatio)];
  }

  /** Draws everything anew for a size or palette. */
  private renew(shot: Shot): void {
    this.canvas.resize(shot.width, shot.height, shot.dpr);
    this.brush.set(this.palette, scaleOf(shot) * shot.dpr);
    this.stage.look(shot);
    this.ground.redraw(shot, this.palette);
    this.stage.redraw();
    this.moved();
    this.callCrowd();
  }

  /** Paints the crowd that jumps up when there is time for it. */
  private callCrowd(): void {
    this.uncall();
    const call = (): void => {
      if (!this.gone && !this.ground.hasCrowd) this.ground.drawCrowd(this.stage.shot, this.palette);
    };
    const soon = setTimeout(() => {
      if (typeof requestIdleCallback === 'undefined') return call();
      const idle = requestIdleCallback(call, { timeout: 8000 });
      this.uncall = () => cancelIdleCallback(idle);
    }, CROWD_LATE);
    this.uncall = () => clearTimeout(soon);
  }

  private uncall: () => void = () => undefined;

  /** Draws figures and the ground in view sharply for the zoom at which the camera has come to rest. */
  private settle(): void {
    this.settling = null;
    if (this.gone) return;
    const { shot } = this.stage;
    this.brush.set(this.palette, scaleOf(shot) * shot.dpr);
    if (this.outgrown) {
      this.ground.redraw(shot, this.palette);
      this.callCrowd();
    } else {
      this.ground.sharpen(shot, this.palette);
    }
    this.outgrown = false;
    this.stage.redraw();
    this.moved();
    if (this.pointer) this.hover(this.pointer);
  }

  private moved(now = true): void {
    this.canvas.paint();
    const time = timers.now();
    if (!now && time - this.told < TELL) return;
    this.told = time;
    for (const listener of this.layoutListeners) listener();
  }

  /** Draws figures and marks as fine as a shot will need them. */
  private draft(shot: Shot): void {
    this.brush.set(this.palette, scaleOf(shot) * shot.dpr);
    this.stage.redraw(shot);
  }

  /** Moves the camera. Where it is not the last of its way, it is drawn sharply when it has stood still for a while. */
  private lookAt(shot: Shot, last = false): void {
    this.stage.look(shot);
    this.ground.follow(shot);
    if (this.settling !== null) clearTimeout(this.settling);
    this.settling = null;
    if (last) return this.settle();
    this.settling = setTimeout(() => this.settle(), SETTLE);
    this.moved(false);
  }

  private listen(): void {
    const observer = new ResizeObserver(() => this.resized());
    observer.observe(this.parent);
    const resized = (): void => this.resized();
    const hidden = (): void => {
      if (document.hidden) this.skip();
    };
    const key = (event: KeyboardEvent): void => {
      const writes = event.target instanceof Element && event.target.closest('input, textarea, select, dialog[open]') !== null;
      if (event.key === '0' && !event.ctrlKey && !event.metaKey && !event.altKey && !writes) this.toggle();
    };
    window.addEventListener('resize', resized); // another screen may have other pixels and the same size
    document.addEventListener('visibilitychange', hidden);
    document.addEventListener('keydown', key);
    this.cleanUps.push(
      () => observer.disconnect(),
      () => window.removeEventListener('resize', resized),
      () => document.removeEventListener('visibilitychange', hidden),
      () => document.removeEventListener('keydown', key),
      listenToGestures(this.canvas.element, this.gestures()),
    );
  }

  private gestures(): GestureListener {
    return {
      tap: (at) => {
        const cell = this.cellUnder(at);
        if (cell !== null) this.options.onHex(cell);
      },
      hover: (at) => {
        this.pointer = at;
        this.framer.point(at !== null);
        this.hover(at);
      },
      press: (down) => this.framer.press(down),
      pan: (dx, dy) => this.take(panBy(this.stage.shot, dx, dy)),
      zoom: (factor, at) => this.take(zoomAt(this.stage.shot, factor, at)),
      reset: () => {
        if (this.framing === 'action') return false;
        this.frame();
        return true;
      },
    };
  }

  /** The player moves the camera. */
  private take(shot: Shot): void {
    this.framer.own();
    this.lookAt(shot);
  }

  private hover(at: Point | null): void {
    const cell = at && this.cellUnder(at);
    if (cell === this.hovered) return;
    this.hovered = cell;
    this.stage.overlays.hover(cell);
    this.canvas.paint();
    this.options.onHover(cell);
  }

  private cellUnder(at: Point): Cell | null {
    const { q, r } = pixelToHex(unproject(this.stage.shot, at), HEX);
    const cell = cellAt(this.options.arena, q, r);
    return cell < 0 ? null : cell;
  }

  /** The picture is stretched at once and painted anew when the size has come to rest. */
  private resized(): void {
    const [width, height, dpr] = this.parentSize();
    const { shot } = this.stage;
    if (this.gone || (width === shot.width && height === shot.height && dpr === shot.dpr)) return;
    this.canvas.resize(width, height, dpr);
    this.outgrown = true;
    this.lookAt(this.framer.home(refit(shot, this.options.arena.data.radius, width, height, dpr)));
  }
}
