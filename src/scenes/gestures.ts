import type { Point } from '../art/index.ts';

/** What fingers and mice ask of the arena. Points are CSS pixels of the canvas. */
export interface GestureListener {
  tap(at: Point): void;
  hover(at: Point | null): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  /** A button or finger goes down, or the last one has gone up. */
  press(down: boolean): void;
  /** Lets the camera follow the action again; false when it does already. */
  reset(): boolean;
}

/** A press that moves further than this is a drag and chooses nothing. */
const SLACK = 8;
const TWICE = 320;

/** Two taps of the finger at the same place within a third of a second. */
export function isDoubleTap(last: { readonly at: Point; readonly time: number } | null, at: Point, time: number): boolean {
  return last !== null && time - last.time < TWICE && Math.hypot(at.x - last.at.x, at.y - last.at.y) < 24;
}

/** Factor of a wheel's turn; lines and pages count as so many pixels. */
export function wheelFactor(deltaY: number, mode: number): number {
  const pixels = deltaY * (mode === 1 ? 16 : mode === 2 ? 240 : 1);
  return Math.exp(-Math.max(-240, Math.min(240, pixels)) / 480);
}

/** Listens on the canvas with pointer events; gives what stops it. */
export function listenToGestures(element: HTMLElement, listener: GestureListener): () => void {
  const gestures = new Gestures(element, listener);
  const listeners = {
    pointerdown: gestures.down,
    pointermove: gestures.move,
    pointerup: gestures.up,
    pointercancel: gestures.cancel,
    pointerleave: gestures.leave,
    wheel: gestures.wheel,
    contextmenu: (event: Event) => event.preventDefault(),
  } as const;
  for (const [type, listen] of Object.entries(listeners)) element.addEventListener(type, listen as EventListener, { passive: false });
  return () => {
    for (const [type, listen] of Object.entries(listeners)) element.removeEventListener(type, listen as EventListener);
  };
}

class Gestures {
  private readonly pressed = new Map<number, Point>();
  private start: Point | null = null;
  private dragging = false;
  private lastTap: { at: Point; time: number } | null = null;
  private readonly element: HTMLElement;
  private readonly listener: GestureListener;

  constructor(element: HTMLElement, listener: GestureListener) {
    this.element = element;
    this.listener = listener;
  }

  down = (event: PointerEvent): void => {
    if (event.button > 1) return;
    const at = this.at(event);
    this.pressed.set(event.pointerId, at);
    if (this.pressed.size === 1) this.listener.press(true);
    if (this.pressed.size === 1) {
      this.start = at;
      this.dragging = event.button === 1;
    } else {
      this.dragging = true;
    }
    this.element.setPointerCapture(event.pointerId);
  };

  move = (event: PointerEvent): void => {
    const at = this.at(event);
    const before = this.pressed.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== 'touch') this.listener.hover(at);
      return;
    }
    if (!this.dragging && this.start && Math.hypot(at.x - this.start.x, at.y - this.start.y) < SLACK) return;
    this.dragging = true;
    if (this.pressed.size >= 2) this.pinch(event.pointerId, before, at);
    else this.listener.pan(at.x - before.x, at.y - before.y);
    this.pressed.set(event.pointerId, at);
  };

  up = (event: PointerEvent): void => {
    const known = this.pressed.delete(event.pointerId);
    if (known && !this.dragging) this.tapped(this.at(event), event);
    if (known) this.released();
  };

  cancel = (event: PointerEvent): void => {
    if (this.pressed.delete(event.pointerId)) this.released();
  };

  leave = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') this.listener.hover(null);
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.listener.zoom(wheelFactor(event.deltaY, event.deltaMode), this.at(event));
  };

  /** The second of two quick taps of a finger gives the camera back to the action, and chooses nothing. */
  private tapped(at: Point, event: PointerEvent): void {
    if (event.button !== 0) return;
    if (event.pointerType === 'touch' && isDoubleTap(this.lastTap, at, event.timeStamp)) {
      this.lastTap = null;
      if (this.listener.reset()) return;
    }
    this.lastTap = { at, time: event.timeStamp };
    this.listener.tap(at);
  }

  private released(): void {
    if (this.pressed.size > 0) return;
    this.dragging = false;
    this.listener.press(false);
  }

  private pinch(id: number, before: Point, at: Point): void {
    const other = [...this.pressed].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    this.listener.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    const span = (p: Point): number => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y));
    this.listener.zoom(span(at) / span(before), middle);
  }

  private at(event: MouseEvent): Point {
    const box = this.element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
}
