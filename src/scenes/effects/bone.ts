import { drawDie, type Point } from '../../art/index.ts';
import type { Paint } from '../brush.ts';
import { DEPTH } from '../depth.ts';
import { easeOut, hump } from '../motion.ts';
import { tabletPaint } from '../overlay-art.ts';
import type { Stage } from '../stage.ts';
import { roleTone, type Role } from './signs.ts';

export const DIE = 118;

/** A bone cube on a disc in its owner's colour, with his letter and what it shows. */
function ownedDie(value: number, role: Role, letter: string): Paint {
  return (ctx, size, p) => {
    const r = size * 0.5;
    for (const [fill, radius] of [
      [p.dark ? p.floor : p.panel, r * 1.04],
      [roleTone(p, role), r * 0.96],
      [p.medal.rim, r * 0.84],
    ] as const) {
      ctx.fillStyle = fill;
      ctx.beginPath();
      ctx.arc(0, 0, radius, 0, Math.PI * 2);
      ctx.fill();
    }
    drawDie(ctx, { sides: 6, value, size: r * 1.24, palette: p });
    ctx.save();
    ctx.translate(0, r * 0.86);
    tabletPaint(`${letter} ${value}`.trim())(ctx, size * 0.72, p);
    ctx.restore();
  };
}

/** One die on the sand. */
export class Bone {
  readonly at: Point;
  private readonly stage: Stage;
  private readonly role: Role;
  private readonly letter: string;
  private readonly image: ReturnType<Stage['prop']>;

  constructor(stage: Stage, at: Point, role: Role, letter: string) {
    this.stage = stage;
    this.at = at;
    this.role = role;
    this.letter = letter;
    this.image = stage.show(this.texture(1), at, DEPTH.labels).setAlpha(0);
  }

  private texture(value: number): string {
    return this.stage.brush.square(`bone ${value} ${this.role} ${this.letter}`, DIE * 1.4, ownedDie(value, this.role, this.letter));
  }

  /** Tumbles and shows other faces until it rests on the one that counts. */
  fall(face: number, span = 520): Promise<void> {
    const { stage, image, at } = this;
    const { fine, rnd } = stage;
    return stage.clock.play(stage.reduced ? 200 : span, (share) => {
      image.setTexture(this.texture(share > 0.75 || stage.reduced ? face : 1 + Math.floor(rnd() * 6)));
      image.setAlpha(Math.min(1, share * 4)).setScale(fine * (stage.reduced ? 1 : 1.25 - 0.25 * easeOut(share)));
      if (!stage.reduced)
        image
          .setPosition(at.x, at.y - Math.abs(Math.cos(share * Math.PI * 2.5)) * 60 * (1 - easeOut(share)))
          .setRotation((1 - share) * 3 * hump(share));
    });
  }

  /** Lies as it fell before. */
  lie(face: number): void {
    this.image.setTexture(this.texture(face)).setAlpha(1).setScale(this.stage.fine);
  }

  swell(by: number): void {
    this.image.setScale(this.stage.fine * by);
  }

  gone(): void {
    this.image.destroy();
  }
}
