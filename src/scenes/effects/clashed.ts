import { drawDie, type Point } from '../../art/index.ts';
import type { Paint } from '../brush.ts';
import { DEPTH } from '../depth.ts';
import { easeOut, hump } from '../motion.ts';
import { tabletPaint } from '../overlay-art.ts';
import type { Puppet } from '../puppet.ts';
import type { Stage } from '../stage.ts';
import type { Effect, EventOf } from './effect.ts';
import { spray } from './sand.ts';
import { pulse, signPaint, stamp, type Role } from './signs.ts';

const DIE = 118;
/** How far from its owner a die lies toward the other, and how far beside the line between them. */
const TOWARD = 26;
const ASIDE = 108;

type Image = ReturnType<Stage['prop']>;

/** A bone cube on a disc in its owner's colour, with his letter and what it shows. */
export function ownedDie(value: number, role: Role, letter: string): Paint {
  return (ctx, size, p) => {
    const r = size * 0.5;
    for (const [fill, radius] of [[p.dark ? p.floor : p.panel, r * 1.04], [p[role], r * 0.96], [p.medal.rim, r * 0.84]] as const) {
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

/** Attack die against defence die: each falls beside its owner, then what came of it is stamped on the target. */
export const clashed: Effect<'clashed'> = async (event, stage) => {
  const attacker = stage.puppet(event.figure);
  const target = stage.puppet(event.target);
  if (!attacker || !target || stage.clock.hurried) return;
  stage.bowl.fill([]);
  const [first, second] = placesOf(attacker.where, target.where);
  const dice = [new Bone(stage, first, 'men', attacker), new Bone(stage, second, 'threat', target)] as const;
  if (event.thrown === 'attack') dice[1].lie(event.faces[1]);
  const falling = event.thrown === 'attack' ? [dice[0]] : dice;
  await Promise.all(falling.map((die, i) => die.fall(event.faces[i] ?? 1)));
  const sum = event.modifiers.reduce((all, { value }) => all + value, 0);
  const tablet = sum === 0 ? null : stage.prop(`sum ${sum}`, DIE, tabletPaint(sum > 0 ? `+${sum}` : `−${-sum}`), { x: first.x, y: first.y - 66 }, DEPTH.labels);
  await stage.clock.wait(240);
  await result(event, stage, attacker, target, dice);
  await stage.clock.wait(260);
  tablet?.destroy();
  for (const die of dice) die.gone();
};

async function result(event: EventOf<'clashed'>, stage: Stage, attacker: Puppet, target: Puppet, dice: readonly Bone[]): Promise<void> {
  if (event.result === 'double') return double(stage, attacker, target, dice);
  const hit = event.result === 'hit';
  await stamp(stage, `result ${event.result}`, signPaint(hit ? 'hurt' : 'dodge', hit ? 'threat' : 'ink', 1.15), target.where, {
    from: 1.7, depth: DEPTH.effects, span: 240, stay: 420,
  });
}

/** Equal dice ring and scatter stones, and the crowd jumps up. */
async function double(stage: Stage, attacker: Puppet, target: Puppet, dice: readonly Bone[]): Promise<void> {
  stage.cheer(1300);
  for (const { where } of [attacker, target]) void pulse(stage, where, 'good', 620);
  for (const die of dice) spray(stage, die.at, { count: 12, reach: 90, from: 26, stones: 'petal', span: 640 });
  await stage.clock.play(460, (share) => {
    for (const die of dice) die.swell(stage.reduced || share >= 1 ? 1 : 1 + 0.32 * Math.abs(Math.sin(share * Math.PI * 2)));
  });
}

/** Beside the line between two figures, on its upper side, so that neither is covered. */
export function placesOf(from: Point, to: Point): readonly [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const aim = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const side = aim.x < 0 ? { x: -aim.y, y: aim.x } : { x: aim.y, y: -aim.x };
  const up = Math.abs(aim.x) < 0.1 ? { x: 1, y: 0 } : side;
  const place = (at: Point, way: number): Point => ({ x: at.x + aim.x * TOWARD * way + up.x * ASIDE, y: at.y + aim.y * TOWARD * way + up.y * ASIDE });
  return [place(from, 1), place(to, -1)];
}

/** One die on the sand. */
class Bone {
  readonly at: Point;
  private readonly stage: Stage;
  private readonly role: Role;
  private readonly letter: string;
  private readonly image: Image;

  constructor(stage: Stage, at: Point, role: Role, owner: Puppet) {
    this.stage = stage;
    this.at = at;
    this.role = role;
    this.letter = owner.picture.initial;
    this.image = stage.show(this.texture(1), at, DEPTH.labels).setAlpha(0);
  }

  private texture(value: number): string {
    return this.stage.brush.square(`bone ${value} ${this.role} ${this.letter}`, DIE * 1.4, ownedDie(value, this.role, this.letter));
  }

  /** Tumbles and shows other faces until it rests on the one that counts. */
  fall(face: number): Promise<void> {
    const { stage, image, at } = this;
    const { fine, rnd } = stage;
    return stage.clock.play(stage.reduced ? 200 : 520, (share) => {
      image.setTexture(this.texture(share > 0.75 || stage.reduced ? face : 1 + Math.floor(rnd() * 6)));
      image.setAlpha(Math.min(1, share * 4)).setScale(fine * (stage.reduced ? 1 : 1.25 - 0.25 * easeOut(share)));
      if (!stage.reduced) image.setPosition(at.x, at.y - Math.abs(Math.cos(share * Math.PI * 2.5)) * 60 * (1 - easeOut(share))).setRotation((1 - share) * 3 * hump(share));
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
