import { turned } from '../../../../engine/hex/index.ts';
import { actorOf } from '../state/world.ts';
import type { ActionOf } from '../actions.ts';
import type { DeedOf } from './deed.ts';
import { refuse } from './deed.ts';

const BY = { left: -1, right: 1 } as const;
const PIVOTS: readonly ActionOf<'pivot'>[] = (['left', 'right'] as const).map((way) => Object.freeze({ type: 'pivot', way }));
const NO_WAY = refuse('R-032', 'left-or-right');

/** One hexside left or right, anywhere and as often as he can pay. */
export const pivot: DeedOf<'pivot'> = {
  type: 'pivot',
  answers: 'act',
  price: { cost: 1, rule: 'R-032' },
  dice: false,
  candidates: () => PIVOTS,
  refusal: (_, { way }) => (Object.hasOwn(BY, way) ? null : NO_WAY),
  perform(play, { way }) {
    const actor = actorOf(play);
    const from = actor.facing;
    actor.facing = turned(from, BY[way]);
    play.referee.tell?.({ type: 'faced', figure: actor.id, from, to: actor.facing, rules: ['R-032'] });
  },
  write: ({ way }) => `pivots ${way}`,
  read: (line) => {
    const way = /^pivots (left|right)$/.exec(line)?.[1];
    return way === undefined ? null : { type: 'pivot', way: way as 'left' | 'right' };
  },
};
