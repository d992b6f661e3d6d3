import { drawNet, type Point } from '../../art/index.ts';
import type { Paint } from '../brush.ts';
import { weaponTexture } from '../cast.ts';
import { HEX } from '../camera.ts';
import { DEPTH } from '../depth.ts';
import { easeOut, hump } from '../motion.ts';
import type { Stage } from '../stage.ts';

/** How a thing goes through the air: turning over, point first, or along the sand. */
export type Manner = 'tumbles' | 'flies' | 'slides';

const LOOKS: Readonly<Record<Manner, { readonly span: number; readonly perUnit: number; readonly arc: number; readonly perArc: number }>> =
  {
    tumbles: { span: 300, perUnit: 0.5, arc: 60, perArc: 0.2 },
    flies: { span: 160, perUnit: 0.45, arc: 18, perArc: 0.16 },
    slides: { span: 260, perUnit: 0.9, arc: 0, perArc: 0 },
  };

/** The glyphs of weapons point to the upper right. */
const ASLANT = Math.PI / 4;

/** A thing goes from one point to another; not with reduced motion. */
export async function fly(stage: Stage, weapon: string, from: Point, to: Point, manner: Manner = 'tumbles'): Promise<void> {
  if (stage.reduced || stage.clock.hurried) return;
  const image = stage.show(weaponTexture(stage.brush, weapon), from, DEPTH.effects);
  const look = LOOKS[manner];
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const aim = Math.atan2(to.y - from.y, to.x - from.x) + ASLANT;
  await stage.clock.play(look.span + far * look.perUnit, (share) => {
    const part = manner === 'slides' ? easeOut(share) : share;
    const lift = (look.arc + far * look.perArc) * hump(share);
    image.setPosition(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part - lift);
    image.setRotation(manner === 'flies' ? aim + (share - 0.5) * 0.5 : part * (manner === 'slides' ? 4 : 7));
  });
  image.destroy();
}

const netPaint: Paint = (ctx, size, p) => drawNet(ctx, size * 0.8, p);

/** A net opens on its way and lies over its victim for a moment; then whoever it missed is free of it again. */
export async function throwNet(stage: Stage, from: Point, to: Point): Promise<void> {
  if (stage.clock.hurried) return;
  const image = stage.prop('net in the air', 1.9 * HEX, netPaint, stage.reduced ? to : from, DEPTH.effects);
  const { fine } = stage;
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  await stage.clock.play(stage.reduced ? 420 : 380 + far * 0.4, (share) => {
    if (stage.reduced) return void image.setAlpha(hump(share));
    const part = easeOut(share);
    image.setPosition(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part - (70 + far * 0.15) * hump(share));
    image
      .setScale(fine * (0.3 + 0.7 * part))
      .setRotation(part * 3)
      .setAlpha(share > 0.85 ? (1 - share) / 0.15 : 1);
  });
  image.destroy();
}

/** The net that has caught somebody closes over him. */
export async function closeNet(stage: Stage, at: Point): Promise<void> {
  if (stage.clock.hurried) return;
  const image = stage.prop('net in the air', 1.9 * HEX, netPaint, at, DEPTH.effects);
  const { fine } = stage;
  await stage.clock.play(320, (share) => {
    image.setAlpha(Math.min(1, share * 3)).setScale(fine * (stage.reduced ? 0.85 : 1.35 - 0.5 * easeOut(share)));
  });
  image.destroy();
}
