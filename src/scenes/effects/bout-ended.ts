import { HEX } from '../camera.ts';
import { DEPTH } from '../depth.ts';
import { easeOut, hump } from '../motion.ts';
import type { Puppet } from '../puppet.ts';
import type { Stage } from '../stage.ts';
import type { Effect } from './effect.ts';
import { dust, spray } from './sand.ts';
import { signPaint } from './signs.ts';

/** How long the crowd stands, in milliseconds, for a victory and for a draw. */
const ROUSED = 3200;
const CIVIL = 1100;
/** How long the sand lies still when nobody is left to cheer for. */
const STILL = 1100;

/** Laurel for whoever of the winning side still stands; where sides have names of their own, nobody else is left. Over the men it has killed a beast has silence. */
export const boutEnded: Effect<'bout-ended'> = async (event, stage) => {
  const { winner, survivors } = event.outcome;
  const kind = winner === 'men' ? 'man' : winner;
  const left = [...stage.cast.puppets.values()].filter(({ picture }) => survivors.includes(picture.id) && picture.posture !== 'dead');
  if (winner === 'beast') return prowl(stage, left);
  const named = left.filter(({ picture }) => picture.kind === kind || picture.id === winner);
  const won = named.length > 0 || winner === null || winner === 'men' || stage.puppet(winner) ? named : left;
  stage.cheer(winner === null ? CIVIL : ROUSED);
  await stage.clock.wait(300);
  await Promise.all(won.map((puppet) => crown(stage, puppet)));
  await stage.clock.wait(500);
};

/** Nobody cheers; it turns on its own ground, and dust settles. */
async function prowl(stage: Stage, beasts: readonly Puppet[]): Promise<void> {
  await stage.clock.wait(STILL / 2);
  for (const puppet of beasts) {
    dust(stage, puppet.where, 10);
    await stage.clock.play(STILL, (share) => puppet.swell(stage.reduced || share >= 1 ? 1 : 1 + 0.06 * hump(share)));
  }
  await stage.clock.wait(STILL / 2);
}

async function crown(stage: Stage, puppet: Puppet): Promise<void> {
  const at = puppet.where;
  if (!stage.clock.hurried) {
    const image = stage.prop('laurel', 3.4 * HEX, signPaint('victory', 'good', 2.5), at, DEPTH.effects);
    const { fine } = stage;
    await stage.clock.play(520, (share) => {
      image.setAlpha(Math.min(1, share * 1.6)).setScale(fine * (stage.reduced ? 0.75 : 1.5 - 0.75 * easeOut(share)));
    });
    image.destroy();
  }
  puppet.change({ posture: 'winner' });
  spray(stage, at, { count: 18, reach: 170, from: 60, stones: 'petal', span: 900 });
  await stage.clock.play(300, (share) => puppet.swell(stage.reduced || share >= 1 ? 1 : 1 + 0.14 * hump(share)));
}
