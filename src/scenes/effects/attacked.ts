import type { EventOf } from '../../engine/bout/index.ts';
import { glyphOfThing, hasWeaponIcon, type Point } from '../../art/index.ts';
import { weaponTexture } from '../cast.ts';
import { DEPTH } from '../depth.ts';
import { easeOut, hump } from '../motion.ts';
import type { Puppet } from '../puppet.ts';
import type { Stage } from '../stage.ts';
import { lean } from './deeds.ts';
import type { Effect } from './effect.ts';
import { fly, throwNet } from './flight.ts';
import { signPaint } from './signs.ts';

const LUNGE = 62;

type Way = (event: EventOf<'attacked'>, stage: Stage, puppet: Puppet, target: Puppet) => Promise<void>;

/** The attacker lunges; a beast's claws or a man's weapon go before it. */
export const attacked: Effect<'attacked'> = async (event, stage) => {
  const puppet = stage.puppet(event.figure);
  const target = stage.puppet(event.target);
  stage.blow = { attacker: event.figure, target: event.target };
  if (!puppet || !target || puppet === target) return;
  const own = OTHER_WAYS[event.kind];
  if (own) return own(event, stage, puppet, target);
  puppet.pose('strike');
  await strike(event, stage, puppet, target);
  puppet.pose('stand');
};

const strike: Way = async (event, stage, puppet, target) => {
  if (stage.reduced) {
    await stage.clock.play(260, (share) => target.fade(share >= 1 ? 1 : 1 - 0.4 * hump(share)));
    return;
  }
  const home = puppet.where;
  const aim = directionOf(home, target.where);
  const blow = puppet.picture.kind === 'beast' ? claws(stage, target.where) : weapon(stage, puppet, event.attack, target.where);
  await stage.clock.play(300, (share) => {
    const reach = share < 0.25 ? -0.35 * (share / 0.25) : hump((share - 0.25) / 0.75) - 0.35 * (1 - share);
    puppet.place(share >= 1 ? home : { x: home.x + aim.x * LUNGE * reach, y: home.y + aim.y * LUNGE * reach }, 8 * hump(share));
  });
  await blow;
};

/** He draws back and lets go; what he threw hangs over the target until the dice say where it goes. */
const looses: Way = async (event, stage, puppet, target) => {
  const home = puppet.where;
  const aim = directionOf(home, target.where);
  if (!stage.reduced)
    await stage.clock.play(220, (share) => puppet.place({ x: home.x - aim.x * 22 * hump(share), y: home.y - aim.y * 22 * hump(share) }));
  if (event.kind === 'entangle') return throwNet(stage, home, target.where);
  if (stage.reduced) return stage.clock.play(260, (share) => target.fade(share >= 1 ? 1 : 1 - 0.4 * hump(share)));
  await fly(stage, glyphOfThing(event.attack) === 'bow' ? 'arrow' : event.attack, home, target.where, 'flies');
};

const OTHER_WAYS: Readonly<Record<string, Way>> = {
  throw: looses,
  shoot: looses,
  entangle: looses,
  grapple: (_event, stage, puppet, target) => lean(stage, [puppet, target], 44),
};

function directionOf(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** Strokes of a paw that rake over the target. */
function claws(stage: Stage, at: Point): Promise<void> {
  if (stage.clock.hurried) return Promise.resolve();
  const image = stage.prop('claws', 210, signPaint('pinned', 'threat', 1.5), at, DEPTH.effects).setAlpha(0);
  return stage.clock.play(430, (share) => {
    const part = Math.max(0, (share - 0.35) / 0.65);
    image.setAlpha(part === 0 ? 0 : 1 - part * part).setPosition(at.x + 34 - 68 * easeOut(part), at.y - 34 + 68 * easeOut(part));
    if (share >= 1) image.destroy();
  });
}

/** The weapon flies out of the seal toward the target; empty hands show none. */
function weapon(stage: Stage, puppet: Puppet, attack: string, to: Point): Promise<void> {
  const from = puppet.where;
  const held = hasWeaponIcon(attack) ? attack : puppet.picture.weapon;
  if (held === null || stage.clock.hurried) return Promise.resolve();
  const key = weaponTexture(stage.brush, held);
  const image = stage.show(key, from, DEPTH.effects).setRotation(Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 4);
  return stage.clock.play(330, (share) => {
    const part = easeOut(Math.max(0, (share - 0.2) / 0.8)) * 0.86;
    image.setPosition(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part).setAlpha(share < 0.8 ? 1 : (1 - share) * 5);
    if (share >= 1) image.destroy();
  });
}
