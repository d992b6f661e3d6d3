import { withAlpha } from './tones.ts';
import { hexCorners, type Point } from './layout.ts';
import type { Palette } from './palette.ts';

export type OverlayKind = 'run' | 'leap' | 'overrun' | 'move' | 'selected' | 'target' | 'cursor';
export type GuardArc = 'front' | 'flank' | 'rear';

export interface OverlayOptions {
  readonly size: number;
  readonly palette: Palette;
}

/** Draws one hex of an overlay, centred at the origin. Every kind differs by shape, not by colour alone. */
export function drawOverlay(ctx: CanvasRenderingContext2D, kind: OverlayKind, o: OverlayOptions): void {
  ctx.save();
  DRAW[kind](ctx, o);
  ctx.restore();
}

const DRAW: Readonly<Record<OverlayKind, (ctx: CanvasRenderingContext2D, o: OverlayOptions) => void>> = {
  run: (ctx, o) => {
    tint(ctx, o, o.palette.threat, 0.1);
    inHex(ctx, o.size * 0.9, () => hatch(ctx, o, o.palette.threat, -Math.PI / 6, 0.3));
  },
  leap: (ctx, o) => {
    tint(ctx, o, o.palette.threat, 0.14);
    inHex(ctx, o.size * 0.9, () => {
      hatch(ctx, o, o.palette.threat, Math.PI / 4, 0.4);
      hatch(ctx, o, o.palette.threat, -Math.PI / 4, 0.4);
    });
  },
  overrun: (ctx, o) => {
    tint(ctx, o, o.palette.threat, 0.08);
    inHex(ctx, o.size * 0.92, () => dots(ctx, o, o.palette.threat, 0.095));
  },
  move: (ctx, o) => {
    tint(ctx, o, o.palette.move, 0.1, 0.8);
    stoneOutline(ctx, o, o.palette.move, 0.8, 0.1);
  },
  selected: (ctx, o) => {
    outline(ctx, o.size * 0.93, paperOf(o.palette), o.size * 0.2);
    outline(ctx, o.size * 0.93, o.palette.ink, o.size * 0.08);
    outline(ctx, o.size * 0.76, o.palette.ink, o.size * 0.045);
  },
  target: (ctx, o) => {
    for (const [colour, grow] of [
      [paperOf(o.palette), o.size * 0.05],
      [o.palette.threat, 0],
    ] as const)
      toothed(ctx, o, colour, grow);
  },
  cursor: (ctx, o) => {
    for (const [colour, width] of [
      [paperOf(o.palette), 0.24],
      [o.palette.ink, 0.11],
    ] as const)
      brackets(ctx, o, colour, o.size * width);
  },
};

/** A hex the beast would strike without a roll: the overrun dots and an exclamation mark. */
export function drawOverrunHit(ctx: CanvasRenderingContext2D, o: OverlayOptions): void {
  drawOverlay(ctx, 'overrun', o);
  const s = o.size;
  const bar = (colour: string, grow: number): void => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(-s * 0.13 - grow, -s * 0.52 - grow);
    ctx.lineTo(s * 0.13 + grow, -s * 0.52 - grow);
    ctx.lineTo(s * 0.07 + grow, s * 0.16 + grow);
    ctx.lineTo(-s * 0.07 - grow, s * 0.16 + grow);
    ctx.closePath();
    ctx.fill();
    ctx.beginPath();
    ctx.arc(0, s * 0.38, s * 0.11 + grow, 0, Math.PI * 2);
    ctx.fill();
  };
  bar(paperOf(o.palette), s * 0.07);
  bar(o.palette.threat, 0);
}

/** How dangerous a hex is, 1 to 3: denser hatching and as many stones at the foot. */
export function drawThreat(ctx: CanvasRenderingContext2D, strength: 1 | 2 | 3, o: OverlayOptions): void {
  const p = o.palette;
  ctx.save();
  tint(ctx, o, p.threat, 0.05 * strength);
  inHex(ctx, o.size * 0.9, () =>
    hatch(ctx, o, withAlpha(p.threat, 0.35 + 0.15 * strength), Math.PI / 3, [0.62, 0.44, 0.3][strength - 1] as number),
  );
  for (let i = 0; i < strength; i++) {
    const x = (i - (strength - 1) / 2) * o.size * 0.3;
    for (const [colour, w] of [
      [paperOf(p), 0.3],
      [p.threat, 0.2],
    ] as const) {
      ctx.fillStyle = colour;
      ctx.fillRect(x - (o.size * w) / 2, o.size * 0.6 - (o.size * w) / 2, o.size * w, o.size * w);
    }
  }
  ctx.restore();
}

/** Where men may strike a beast from: its guarded front, its flanks, its open rear. One neighbouring hex. */
export function drawGuardArc(ctx: CanvasRenderingContext2D, arc: GuardArc, o: OverlayOptions): void {
  const p = o.palette;
  ctx.save();
  if (arc === 'front') {
    tint(ctx, o, p.threat, 0.1);
    inHex(ctx, o.size * 0.9, () => hatch(ctx, o, p.threat, -Math.PI / 4, 0.26));
    outline(ctx, o.size * 0.88, p.threat, o.size * 0.07);
  } else if (arc === 'flank') {
    tint(ctx, o, p.men, 0.12);
    inHex(ctx, o.size * 0.9, () => dots(ctx, o, p.men, 0.12));
  } else {
    stoneOutline(ctx, o, p.good, 0.84, 0.14);
  }
  ctx.restore();
}

/** A planned path in ink with a paper edge: stones from start to end and an arrow head. */
export function drawPlannedArrow(ctx: CanvasRenderingContext2D, path: readonly Point[], o: OverlayOptions): void {
  const end = path.at(-1);
  const before = path.at(-2);
  if (!end || !before) return;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const head = o.size * 0.46;
  const neck = { x: end.x - Math.cos(angle) * head * 0.8, y: end.y - Math.sin(angle) * head * 0.8 };
  const line = [...path.slice(0, -1), neck];
  ctx.save();
  ctx.lineJoin = 'round';
  for (const [colour, grow] of [
    [paperOf(o.palette), o.size * 0.07],
    [o.palette.ink, 0],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.fillStyle = colour;
    ctx.lineWidth = o.size * 0.15 + grow * 2;
    ctx.lineCap = grow ? 'round' : 'butt';
    ctx.setLineDash(grow ? [] : [o.size * 0.24, o.size * 0.07]);
    ctx.beginPath();
    line.forEach((p, i) => (i ? ctx.lineTo(p.x, p.y) : ctx.moveTo(p.x, p.y)));
    ctx.stroke();
    arrowHead(ctx, end, angle, head + grow * 2.4, grow);
    const start = path[0] as Point;
    ctx.beginPath();
    ctx.arc(start.x, start.y, o.size * 0.15 + grow, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.restore();
}

function arrowHead(ctx: CanvasRenderingContext2D, at: Point, angle: number, length: number, grow: number): void {
  const tip = { x: at.x + Math.cos(angle) * grow * 1.4, y: at.y + Math.sin(angle) * grow * 1.4 };
  ctx.beginPath();
  ctx.moveTo(tip.x, tip.y);
  for (const side of [-1, 1]) {
    const a = angle + Math.PI + side * 0.5;
    ctx.lineTo(tip.x + Math.cos(a) * length, tip.y + Math.sin(a) * length);
  }
  ctx.closePath();
  ctx.fill();
}

function paperOf(p: Palette): string {
  return p.dark ? p.floor : p.panel;
}

function trace(ctx: CanvasRenderingContext2D, r: number): void {
  ctx.beginPath();
  hexCorners({ x: 0, y: 0 }, r).forEach((p, i) => (i ? ctx.lineTo(p.x, p.y) : ctx.moveTo(p.x, p.y)));
  ctx.closePath();
}

function inHex(ctx: CanvasRenderingContext2D, r: number, draw: () => void): void {
  ctx.save();
  trace(ctx, r);
  ctx.clip();
  draw();
  ctx.restore();
}

function tint(ctx: CanvasRenderingContext2D, o: OverlayOptions, colour: string, alpha: number, share = 0.9): void {
  ctx.fillStyle = withAlpha(colour, o.palette.dark ? alpha * 1.3 : alpha);
  trace(ctx, o.size * share);
  ctx.fill();
}

function outline(ctx: CanvasRenderingContext2D, r: number, colour: string, width: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = Math.max(1, width);
  ctx.lineJoin = 'miter';
  trace(ctx, r);
  ctx.stroke();
}

/** Parallel rows of stones at `angle`; `pitch` between rows in hex sizes. */
function hatch(ctx: CanvasRenderingContext2D, o: OverlayOptions, colour: string, angle: number, pitch: number): void {
  const s = o.size;
  const step = Math.max(5, s * pitch);
  const stone = Math.max(3, s * 0.19);
  const row = Math.max(1.5, s * 0.085);
  ctx.save();
  ctx.rotate(angle);
  ctx.fillStyle = colour;
  ctx.beginPath();
  const rows = Math.ceil(s / step);
  for (let k = -rows; k <= rows; k++) {
    const shift = (Math.abs(k) % 2) * 0.5 * stone;
    for (let x = -Math.ceil(s / stone) * stone - shift; x < s; x += stone)
      ctx.rect(x, k * step - row / 2, stone - Math.max(0.8, s * 0.03), row);
  }
  ctx.fill();
  ctx.restore();
}

/** Round stones in the middle and in two rings, so that the hex keeps its form. */
function dots(ctx: CanvasRenderingContext2D, o: OverlayOptions, colour: string, radius: number): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  const r = Math.max(1.5, o.size * radius);
  for (const [ring, count] of [
    [0, 1],
    [0.36, 6],
    [0.7, 12],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const corner = Math.floor((i * 6) / count);
      const part = count === 12 && i % 2 ? 0.5 : 0;
      const corners = hexCorners({ x: 0, y: 0 }, o.size * ring);
      const a = corners[corner] as Point;
      const b = corners[(corner + 1) % 6] as Point;
      const x = a.x + (b.x - a.x) * part;
      const y = a.y + (b.y - a.y) * part;
      ctx.moveTo(x + r, y);
      ctx.arc(x, y, r, 0, Math.PI * 2);
    }
  }
  ctx.fill();
}

/** An outline of stones inside the border of the hex. */
function stoneOutline(ctx: CanvasRenderingContext2D, o: OverlayOptions, colour: string, share: number, width: number): void {
  const w = Math.max(2, o.size * width);
  const per = Math.max(3, Math.round((o.size * share) / (w * 1.7)));
  const side = o.size * share;
  ctx.strokeStyle = colour;
  ctx.lineWidth = w;
  ctx.setLineDash([(side / per) * 0.82, (side / per) * 0.18]);
  ctx.lineDashOffset = -(side / per) * 0.09;
  trace(ctx, side);
  ctx.stroke();
  ctx.setLineDash([]);
}

/** A ring with six teeth that point inwards. */
function toothed(ctx: CanvasRenderingContext2D, o: OverlayOptions, colour: string, grow: number): void {
  const r = o.size * 0.8;
  outline(ctx, r, colour, o.size * 0.09 + grow * 2);
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (let i = 0; i < 6; i++) {
    const a = Math.PI / 6 + (Math.PI / 3) * i;
    const base = r * 0.866;
    const w = o.size * 0.1 + grow;
    const nx = Math.cos(a);
    const ny = Math.sin(a);
    ctx.moveTo(nx * base - ny * w, ny * base + nx * w);
    ctx.lineTo(nx * base + ny * w, ny * base - nx * w);
    ctx.lineTo(nx * (base - o.size * 0.24 - grow), ny * (base - o.size * 0.24 - grow));
    ctx.closePath();
  }
  ctx.fill();
}

/** Six angles at the corners of the hex: the cursor, inked outside and paper within, seen on any ground. */
function brackets(ctx: CanvasRenderingContext2D, o: OverlayOptions, colour: string, width: number): void {
  const corners = hexCorners({ x: 0, y: 0 }, o.size * 0.97);
  const toward = (from: Point, to: Point): Point => ({ x: from.x + (to.x - from.x) * 0.28, y: from.y + (to.y - from.y) * 0.28 });
  ctx.strokeStyle = colour;
  ctx.lineWidth = Math.max(1.5, width);
  ctx.lineJoin = 'miter';
  ctx.lineCap = 'square';
  ctx.beginPath();
  corners.forEach((corner, i) => {
    const a = toward(corner, corners[(i + 5) % 6] as Point);
    const b = toward(corner, corners[(i + 1) % 6] as Point);
    ctx.moveTo(a.x, a.y);
    ctx.lineTo(corner.x, corner.y);
    ctx.lineTo(b.x, b.y);
  });
  ctx.stroke();
}
