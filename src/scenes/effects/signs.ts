import { drawGlyph, glyphPath, SIGNS, sideTone, weaponIcon, type Palette, type Point, type Sign } from '../../art/index.ts';
import type { Paint } from '../brush.ts';
import { HEX } from '../camera.ts';
import { DEPTH } from '../depth.ts';
import { ease, easeOut, hump } from '../motion.ts';
import type { Stage } from '../stage.ts';
import type { FigurePicture } from '../types.ts';

/** A role of the palette, or the place of a side. */
export type Role = 'ink' | 'threat' | 'men' | 'move' | 'good' | number;

export function roleTone(p: Palette, role: Role): string {
  return typeof role === 'number' ? sideTone(p, role) : p[role];
}

/** Whose ring: the colour of his side where there are sides, else that of his kind. */
export function roleOf({ place, kind }: FigurePicture): Role {
  return place ?? (kind === 'beast' ? 'threat' : 'men');
}

const paperOf = (p: Palette): string => (p.dark ? p.floor : p.panel);

/** A sign of the interface in a role's colour with a paper edge. */
export function signPaint(sign: Sign, role: Role, side: number): Paint {
  return (ctx, size, p) =>
    drawGlyph(ctx, glyphPath(SIGNS[sign]), size * side, { fill: roleTone(p, role), outline: paperOf(p), width: size * 0.05 });
}

/** A thing in ink with a paper edge. */
export function thingPaint(weapon: string): Paint {
  return (ctx, size, p) =>
    drawGlyph(ctx, glyphPath(weaponIcon(weapon)), size * 0.8, { fill: p.ink, outline: paperOf(p), width: size * 0.05 });
}

/** Large figures with a paper edge. */
export function numberPaint(text: string, role: Role): Paint {
  return (ctx, size, p) => {
    ctx.font = `800 ${size * 0.62}px Inter, "Helvetica Neue", Arial, sans-serif`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.lineJoin = 'round';
    ctx.strokeStyle = paperOf(p);
    ctx.lineWidth = size * 0.16;
    ctx.strokeText(text, 0, 0);
    ctx.fillStyle = roleTone(p, role);
    ctx.fillText(text, 0, 0);
  };
}

/** Rises over a point and fades; nobody has to wait for it. With reduced motion it only fades. */
export function float(stage: Stage, name: string, paint: Paint, at: Point, span = 900): Promise<void> {
  if (stage.clock.hurried) return Promise.resolve();
  const image = stage.prop(name, 1.9 * HEX, paint, { x: at.x, y: at.y - 55 }, DEPTH.effects);
  const { fine } = stage;
  const rise = stage.reduced ? 0 : 85;
  return stage.clock.play(span, (share) => {
    image.setPosition(at.x, at.y - 55 - rise * easeOut(share)).setAlpha(share < 0.6 ? 1 : (1 - share) / 0.4);
    if (!stage.reduced) image.setScale(fine * (share < 0.15 ? 0.7 + 2.4 * share : 1.06));
    if (share >= 1) image.destroy();
  });
}

/** A ring that widens round a point. */
export function pulse(stage: Stage, at: Point, role: Role, span = 520): Promise<void> {
  if (stage.clock.hurried) return Promise.resolve();
  const image = stage.prop(`pulse ${role}`, 2.6 * HEX, ringPaint(role), at, DEPTH.flashes + 1);
  const { fine } = stage;
  return stage.clock.play(span, (share) => {
    image.setAlpha(stage.reduced ? hump(share) : 1 - ease(share)).setScale(fine * (stage.reduced ? 1 : 0.78 + 0.45 * easeOut(share)));
    if (share >= 1) image.destroy();
  });
}

function ringPaint(role: Role): Paint {
  return (ctx, size, p) => {
    const stones = 30;
    for (const [colour, width, gap] of [
      [paperOf(p), 0.15, 0],
      [roleTone(p, role), 0.1, 0.22],
    ] as const) {
      ctx.strokeStyle = colour;
      ctx.lineWidth = size * width;
      for (let i = 0; i < stones; i++) {
        ctx.beginPath();
        ctx.arc(0, 0, size * 0.98, (i / stones) * Math.PI * 2, ((i + 1 - gap) / stones) * Math.PI * 2);
        ctx.stroke();
      }
    }
  };
}

/** A picture that swells in, stays for a while and fades; resolves when it stands, and fades behind the back. */
export async function stamp(
  stage: Stage,
  name: string,
  paint: Paint,
  at: Point,
  times: { from: number; depth: number; span: number; stay: number },
): Promise<void> {
  if (stage.clock.hurried) return;
  const image = stage.prop(name, 2.4 * HEX, paint, at, times.depth);
  const { fine } = stage;
  await stage.clock.play(times.span, (share) => {
    image.setAlpha(Math.min(1, share * 2)).setScale(fine * (stage.reduced ? 1 : times.from + (1 - times.from) * easeOut(share)));
  });
  void stage.clock.play(times.stay, (share) => {
    image.setAlpha(share < 0.5 ? 1 : 2 - 2 * share);
    if (share >= 1) image.destroy();
  });
}
