import type { DeedOf } from './deed.ts';
import { plainLine } from './deed.ts';
import { entryRefusal, go, hexOfSector } from './movement.ts';

const FORWARD = Object.freeze({ type: 'forward' } as const);

/** One hex straight ahead. */
export const forward: DeedOf<'forward'> = {
  type: 'forward',
  answers: 'act',
  price: { cost: 1, rule: 'R-030' },
  dice: false,
  candidates: () => [FORWARD],
  refusal: (view) => entryRefusal(view, hexOfSector(view, 0)),
  perform: (play) => go(play, hexOfSector(play, 0), 'R-030'),
  ...plainLine('forward', FORWARD),
};
