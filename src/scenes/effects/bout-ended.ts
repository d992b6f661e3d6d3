import { HEX } from '../camera.ts';
import { DEPTH } from '../depth.ts';
import { easeOut, hump } from '../motion.ts';
import type { Puppet } from '../puppet.ts';
import type { Stage } from '../stage.ts';
import type { Effect } from './effect.ts';
import { spray } from './sand.ts';
import { signPaint } from './signs.ts';

/** Laurel for whoever of the winning side still stands; where sides have names of their own, nobody else is left. */
export const boutEnded: Effect<'bout-ended'> = async (event, stage) => {
  const { winner, survivors } = event.outcome;
  const kind = winner === 'men' ? 'man' : winner;
  const left = [...stage.cast.puppets.values()].filter(({ picture }) => survivors.includes(picture.id) && picture.posture !== 'dead');
  const named = left.filter(({ picture }) => picture.kind === kind || picture.id === winner);
  const won = named.length > 0 || winner === null || winner === 'men' || stage.puppet(winner) ? named : left;
  stage.cheer(3200);
  await stage.clock.wait(300);
  await Promise.all(won.map((puppet) => crown(stage, puppet)));
  await stage.clock.wait(500);
};

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
