import { toward } from '../../../engine/hex/index.ts';
import type { Rng } from '../../../engine/dice/index.ts';
import type { HuntAction, Man, View } from '../rules/index.ts';
import { reachOf, theBeast } from '../rules/index.ts';
import { bestDestination, NAIVE_TASTE } from './destination.ts';
import { anyOf, naive } from './naive.ts';
import type { Style } from './policy.ts';
import { skilled } from './skilled.ts';

const TEN = 10;
/** Cards of ten that are what a good default offers; the others are any that is allowed. */
const DEFAULTS = 7;
/** Walks of ten that lead straight to the beast; the others end on any hex in reach. */
const AT_IT = 8;
/** Orders of ten that are MOVE. */
const MOVES = 9;

const times = (count: number, rng: Rng): boolean => rng.die(TEN) <= count;

/** Anywhere he can walk to, his face to the beast. */
function anywhere(view: View, man: Man, rng: Rng): HuntAction {
  const to = anyOf(reachOf(view, man).cells, rng);
  const facing = to === man.cell ? man.facing : toward(view.world.arena, to, theBeast(view.state).cell);
  return { type: 'move', figure: man.id, to, facing };
}

/**
 * Somebody in his first hour, as strangers were seen to play: he takes the card that is offered first, or now and then
 * another to see what it does; he runs at the beast from wherever he stands and looks at no arc, lane or row of men; he
 * says yes and no to a second throw alike. What is offered first he knows by the odds, not from the screen.
 */
export const newcomer: Style = {
  destination: (view, man, rng) => (times(AT_IT, rng) ? bestDestination(view, man, NAIVE_TASTE) : anywhere(view, man, rng)),
  strike: (view, man, rng) => (times(DEFAULTS, rng) ? skilled : naive).strike(view, man, rng),
  defend: (view, man, rng) => (times(DEFAULTS, rng) ? skilled : naive).defend(view, man, rng),
  moves: (rng) => times(MOVES, rng),
  dares: (rng) => times(TEN / 2, rng),
};
