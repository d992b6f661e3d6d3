import { mix, type Point } from '../../art/index.ts';
import type { Paint } from '../brush.ts';
import { DEPTH } from '../depth.ts';
import { easeOut } from '../motion.ts';
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
const PETAL: Paint = (ctx, size, p) => {
  ctx.fillStyle = p.good;
  ctx.beginPath();
  ctx.ellipse(0, 0, size * 0.09, size * 0.045, 0, 0, Math.PI * 2);
  ctx.fill();
};
const GRAINS = { sand: STONE, ink: INK_STONE, petal: PETAL } as const;

export interface Spray {
  readonly count: number;
  /** How far the stones fly, and from how far off the middle, in world units. */
  readonly reach: number;
  readonly from: number;
  readonly stones: keyof typeof GRAINS;
  readonly span: number;
}

/** Stones fly up from a point and fall; nobody waits for them. Not with reduced motion. */
export function spray(stage: Stage, at: Point, o: Spray): void {
  if (stage.reduced || stage.clock.hurried) return;
  const { rnd, fine } = stage;
  const grains = Array.from({ length: o.count }, () => {
    const angle = rnd() * Math.PI * 2;
    const image = stage
      .prop(`grain ${o.stones}`, 24, GRAINS[o.stones], at, DEPTH.effects)
      .setScale(fine * (0.6 + rnd() * 0.8))
      .setRotation(angle);
    return {
      image,
      x: Math.cos(angle),
      y: Math.sin(angle),
      far: o.reach * (0.4 + rnd() * 0.6),
      high: 30 + rnd() * 60,
      spin: (rnd() - 0.5) * 5,
    };
  });
  void stage.clock.play(o.span, (share) => {
    for (const { image, x, y, far, high, spin } of grains) {
      const d = o.from + far * easeOut(share);
      image.setPosition(at.x + x * d, at.y + y * d * 0.8 - high * 4 * share * (1 - share)).setAlpha(share < 0.7 ? 1 : (1 - share) / 0.3);
      image.setRotation(image.rotation + spin * 0.1);
      if (share >= 1) image.destroy();
    }
  });
}

/** A puff where feet push off or land. */
export function dust(stage: Stage, at: Point, count: number): void {
  spray(stage, { x: at.x, y: at.y + 40 }, { count, reach: 70, from: 30, stones: 'sand', span: 420 });
}
