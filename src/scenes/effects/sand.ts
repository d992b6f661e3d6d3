import { mix, woundTone, type Point } from '../../art/index.ts';
import type { Paint } from '../brush.ts';
import { DEPTH } from '../depth.ts';
import { easeOut, hump } from '../motion.ts';
import type { Stage } from '../stage.ts';

const STONE: Paint = (ctx, size, p) => {
  ctx.fillStyle = mix(p.dark ? p.muted : p.floorAlt, p.ink, p.dark ? 0.1 : 0.32);
  ctx.fillRect(-size * 0.05, -size * 0.045, size * 0.1, size * 0.09);
};
const INK_STONE: Paint = (ctx, size, p) => {
  const k = size * 0.055;
  ctx.fillStyle = p.dark ? p.floor : p.panel;
  ctx.fillRect(-k * 1.35, -k * 1.35, k * 2.7, k * 2.7);
  ctx.fillStyle = p.ink;
  ctx.fillRect(-k, -k, k * 2, k * 2);
};
/** What leaves a medallion that is wounded. */
const WOUND_STONE: Paint = (ctx, size, p) => {
  const k = size * 0.055;
  ctx.fillStyle = p.dark ? p.floor : p.panel;
  ctx.fillRect(-k * 1.35, -k * 1.35, k * 2.7, k * 2.7);
  ctx.fillStyle = woundTone(p, p.ink);
  ctx.fillRect(-k, -k, k * 2, k * 2);
};
const PETAL: Paint = (ctx, size, p) => {
  ctx.fillStyle = p.good;
  ctx.beginPath();
  ctx.ellipse(0, 0, size * 0.09, size * 0.045, 0, 0, Math.PI * 2);
  ctx.fill();
};
const GRAINS = { sand: STONE, ink: INK_STONE, wound: WOUND_STONE, petal: PETAL } as const;

export interface Spray {
  readonly count: number;
  /** How far the stones fly, and from how far off the middle, in world units. */
  readonly reach: number;
  readonly from: number;
  readonly stones: keyof typeof GRAINS;
  readonly span: number;
  /** Away from a blow: most fly this way, in radians; all round when left out. */
  readonly toward?: number;
  /** They bounce, and lie on the sand for a while. */
  readonly lie?: boolean;
}

/** Half of the fan in which stones fly away from a blow, in radians. */
const FAN = 1.15;
/** Milliseconds that stones lie, the last of them fading. */
const LIES = 2600;
/** How high a stone bounces the second time, and when it first touches the sand. */
const BOUNCE = 0.22;
const TOUCHES = 0.7;

/** Height of a stone at a share of its flight, 0 to 1 of its highest: an arc, and a small one after it. */
function heightAt(share: number): number {
  return share < TOUCHES ? hump(share / TOUCHES) : BOUNCE * hump((share - TOUCHES) / (1 - TOUCHES));
}

interface Grain {
  readonly image: ReturnType<Stage['prop']>;
  readonly x: number;
  readonly y: number;
  readonly far: number;
  readonly high: number;
  readonly spin: number;
}

function grainsOf(stage: Stage, at: Point, { count, reach, stones, toward }: Spray): Grain[] {
  const { rnd, fine } = stage;
  return Array.from({ length: count }, () => {
    const angle = toward === undefined || rnd() < 0.2 ? rnd() * Math.PI * 2 : toward + (rnd() + rnd() - 1) * FAN;
    const image = stage
      .prop(`grain ${stones}`, 24, GRAINS[stones], at, DEPTH.effects)
      .setScale(fine * (0.6 + rnd() * 0.8))
      .setRotation(angle);
    return {
      image,
      x: Math.cos(angle),
      y: Math.sin(angle),
      far: reach * (0.4 + rnd() * 0.6),
      high: 30 + rnd() * 60,
      spin: (rnd() - 0.5) * 5,
    };
  });
}

/** Stones fly up from a point and fall; nobody waits for them. Not with reduced motion. */
export function spray(stage: Stage, at: Point, o: Spray): void {
  if (stage.reduced || stage.clock.hurried) return;
  const grains = grainsOf(stage, at, o);
  const { lie = false } = o;
  void stage.clock
    .play(o.span, (share) => {
      for (const { image, x, y, far, high, spin } of grains) {
        const d = o.from + far * easeOut(share);
        image.setPosition(at.x + x * d, at.y + y * d * 0.8 - high * heightAt(share)).setAlpha(lie || share < 0.7 ? 1 : (1 - share) / 0.3);
        image.setRotation(image.rotation + spin * 0.1 * (1 - share));
        if (share >= 1 && !lie) image.destroy();
      }
    })
    .then(() => lie && rest(stage, grains));
}

/** Stones that have come to rest lie flat, and are raked away after a while. */
function rest(stage: Stage, grains: readonly Grain[]): void {
  for (const { image } of grains) image.setDepth(DEPTH.items);
  void stage.clock.play(LIES, (share) => {
    for (const { image } of grains) {
      image.setAlpha(share < 0.6 ? 1 : (1 - share) / 0.4);
      if (share >= 1) image.destroy();
    }
  });
}

/** A puff where feet push off or land. */
export function dust(stage: Stage, at: Point, count: number): void {
  spray(stage, { x: at.x, y: at.y + 40 }, { count, reach: 70, from: 30, stones: 'sand', span: 420 });
}
