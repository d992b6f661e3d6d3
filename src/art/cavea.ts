import { mix, ramp } from './tones.ts';
import { arenaApothem, SQRT3, WALL, type Bounds, type Point } from './layout.ts';
import { floorTones, type Palette } from './palette.ts';
import { cosmetic, pick, type Cosmetic } from './random.ts';
import { StoneBatch } from './stones.ts';

export const BANKS = 12;

export interface CaveaOptions {
  readonly radius: number;
  readonly size: number;
  readonly palette: Palette;
  readonly seed: number;
  readonly view: Bounds;
  /** How lively each of the twelve banks is, 0 (seated, sparse) to 1 (on their feet); 0.5 if absent. */
  readonly mood?: readonly number[];
  /** The second of two frames sways a little; swap them to let the crowd move. */
  readonly frame?: 0 | 1;
}

interface Crowd {
  readonly ground: StoneBatch;
  readonly batch: StoneBatch;
  readonly heads: StoneBatch;
  readonly rnd: Cosmetic;
  readonly cloths: readonly string[];
  readonly skins: readonly string[];
  readonly steps: readonly string[];
  readonly seats: readonly string[];
}

/** Rows of seats in twelve banks round the wall, each with its stairs; fills the whole view. */
export function drawCavea(ctx: CanvasRenderingContext2D, o: CaveaOptions): void {
  const tones = floorTones(o.palette);
  ctx.fillStyle = mix(tones.stands, '#000000', 0.1);
  ctx.fillRect(o.view.x, o.view.y, o.view.width, o.view.height);
  const crowd = crowdOf(o, tones.stands);
  for (let bank = 0; bank < BANKS; bank++) drawBank(crowd, bank, o);
  crowd.ground.flush(ctx);
  crowd.batch.flush(ctx);
  crowd.heads.flush(ctx);
}

function crowdOf(o: CaveaOptions, stands: string): Crowd {
  const p = o.palette;
  const calm = p.highContrast ? 0.5 : p.dark ? 0.6 : 0.85;
  const dye = (colour: string, share: number): string => mix(stands, colour, share * calm);
  const pale = p.dark ? p.muted : p.floorAlt;
  const cloths = [
    ...[0.5, 0.42, 0.34, 0.26, 0.46].map((share) => dye(pale, share)),
    dye(p.men, 0.3),
    dye(p.threat, 0.34),
    dye(p.move, 0.22),
  ];
  const skins = [dye(p.dark ? '#000000' : p.ink, 0.5), dye(p.dark ? '#000000' : p.ink, 0.36), dye(mix(p.men, pale, 0.35), 0.3)];
  return {
    ground: new StoneBatch(),
    batch: new StoneBatch(),
    heads: new StoneBatch(),
    rnd: cosmetic(o.seed ^ 0xca7ea),
    cloths,
    skins,
    steps: ramp(mix(stands, pale, 0.2), 0.1, 3),
    seats: ramp(stands, 0.07, 4),
  };
}

/** Two banks lie on every side of the arena; `u` runs along the side, `v` outwards. */
function drawBank(crowd: Crowd, bank: number, o: CaveaOptions): void {
  const angle = (Math.PI / 3) * Math.floor(bank / 2);
  const hand = bank % 2 === 0 ? -1 : 1;
  const base = arenaApothem(o.radius, o.size) + WALL * o.size;
  const at = (u: number, v: number): Point => ({
    x: Math.cos(angle) * (base + v) - Math.sin(angle) * u,
    y: Math.sin(angle) * (base + v) + Math.cos(angle) * u,
  });
  const pitch = Math.max(9, o.size * 0.62);
  const stair = Math.max(5, o.size * 0.3);
  const reach = Math.hypot(Math.max(-o.view.x, o.view.x + o.view.width), Math.max(-o.view.y, o.view.y + o.view.height));
  const lively = o.mood?.[bank] ?? 0.5;
  for (let row = 0; base + row * pitch < reach; row++) {
    const v = pitch * (row + 0.3);
    const half = (base + v) / SQRT3 - stair;
    if (row % 6 === 5) continue;
    seatRow(crowd, at, { v, pitch, hand, from: stair, to: half, lively, row, frame: o.frame ?? 0, view: o.view });
    stairStones(crowd, at, { v, pitch, hand, stair, half });
  }
}

interface SeatRow {
  readonly v: number;
  readonly pitch: number;
  readonly hand: number;
  readonly from: number;
  readonly to: number;
  readonly lively: number;
  readonly row: number;
  readonly frame: 0 | 1;
  readonly view: Bounds;
}

function seatRow(crowd: Crowd, at: (u: number, v: number) => Point, s: SeatRow): void {
  const { rnd } = crowd;
  const { pitch } = s;
  const width = pitch * 0.86;
  const count = Math.floor((s.to - s.from) / width);
  const spare = (s.to - s.from - count * width) / 2;
  const h = s.hand;
  block(crowd.ground, pick(rnd, crowd.seats), at, [h * s.from, h * s.to], [s.v - pitch * 0.12, s.v + pitch * 0.62]);
  for (let i = 0; i < count; i++) {
    const empty = rnd() > 0.74 + 0.24 * s.lively;
    const jitter = (rnd() - 0.5) * width * 0.22;
    const lift = (rnd() - 0.5) * pitch * 0.1;
    const cloth = pick(rnd, crowd.cloths);
    const skin = pick(rnd, crowd.skins);
    const sways = rnd() < s.lively;
    const u = h * (s.from + spare + (i + 0.5) * width + jitter);
    if (empty || outside(at(u, s.v), s.view, pitch)) continue;
    const v = s.v + lift + (s.frame === 1 && sways ? pitch * 0.14 : 0);
    const tall = pitch * (0.34 + 0.08 * s.lively);
    crowd.batch.quad(
      cloth,
      at(u - pitch * 0.36, v),
      at(u + pitch * 0.36, v),
      at(u + pitch * 0.19, v + tall),
      at(u - pitch * 0.19, v + tall),
    );
    crowd.heads.disc(skin, at(u, v + tall + pitch * 0.1), pitch * 0.17);
  }
}

/** The steps of one row: `stair` wide, at the middle of the bank and `half` away from it. */
interface StairRow {
  readonly v: number;
  readonly pitch: number;
  readonly hand: number;
  readonly stair: number;
  readonly half: number;
}

function stairStones(crowd: Crowd, at: (u: number, v: number) => Point, { v, pitch, hand, stair, half }: StairRow): void {
  for (const [a, b] of [
    [0, stair * 0.7],
    [half + stair * 0.3, half + stair],
  ] as const) {
    for (const k of [0, 0.5]) {
      const v0 = v + pitch * (k - 0.1);
      block(crowd.ground, pick(crowd.rnd, crowd.steps), at, [hand * a, hand * b], [v0, v0 + pitch * 0.36]);
    }
  }
}

/** A rectangle along the side of the arena. */
function block(
  batch: StoneBatch,
  fill: string,
  at: (u: number, v: number) => Point,
  u: readonly [number, number],
  v: readonly [number, number],
): void {
  batch.quad(fill, at(u[0], v[0]), at(u[1], v[0]), at(u[1], v[1]), at(u[0], v[1]));
}

function outside(p: Point, view: Bounds, margin: number): boolean {
  return p.x < view.x - margin || p.y < view.y - margin || p.x > view.x + view.width + margin || p.y > view.y + view.height + margin;
}
