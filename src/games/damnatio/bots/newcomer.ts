import type { Rng } from '../../../engine/dice/index.ts';
import { byLot } from '../../../engine/mind/index.ts';
import { reachOf, type HuntAction, type Man, type View } from '../rules/index.ts';
import { bestDestination, NAIVE_TASTE, walkTo } from './destination.ts';
import { naive } from './naive.ts';
import type { HuntNotes, Style } from './policy.ts';
import { skilled } from './skilled.ts';

const TEN = 10;
/** Cards of ten that are what a good default offers; the others are any that is allowed. */
const DEFAULTS = 7;
/** Walks of ten that lead straight to the beast; the others end on any hex in reach. */
const AT_IT = 8;
/** Orders of ten that are MOVE. */
const MOVES = 9;

const times = (count: number, rng: Rng): boolean => rng.die(TEN) <= count;

/** One of two ways, by a die. */
function by<T>(count: number, { rng, notes }: { readonly rng: Rng; readonly notes: HuntNotes | undefined }, ways: Ways<T>): T {
  const usual = times(count, rng);
  notes?.goes(usual ? ways.usual[0] : ways.else[0]);
  return usual ? ways.usual[1] : ways.else[1];
}

interface Ways<T> {
  readonly usual: readonly [way: string, does: T];
  readonly else: readonly [way: string, does: T];
}

/** Whose cards he takes. */
const CARDS: Ways<Style> = { usual: ['takes what is offered first', skilled], else: ['tries another card', naive] };
const WALKS: Ways<Style['destination']> = {
  usual: ['runs straight at it', (view, man, _rng, notes) => bestDestination(view, man, NAIVE_TASTE, notes)],
  else: ['goes anywhere', anywhere],
};

/** Anywhere he can walk to, his face to the beast. */
function anywhere(view: View, man: Man, rng: Rng, notes?: HuntNotes): HuntAction {
  return walkTo(view, man, byLot(reachOf(view, man).cells, rng, notes));
}

/**
 * Somebody in his first hour, as strangers were seen to play: he takes the card that is offered first, or now and then
 * another to see what it does; he runs at the beast from wherever he stands and looks at no arc, lane or row of men; he
 * says yes and no to a second throw alike. What is offered first he knows by the odds, not from the screen.
 */
export const newcomer: Style = {
  destination: (view, man, rng, notes) => by(AT_IT, { rng, notes }, WALKS)(view, man, rng, notes),
  strike: (view, man, rng, notes) => by(DEFAULTS, { rng, notes }, CARDS).strike(view, man, rng, notes),
  defend: (view, man, rng, notes) => by(DEFAULTS, { rng, notes }, CARDS).defend(view, man, rng, notes),
  moves: (rng) => times(MOVES, rng),
  dares: (rng) => times(TEN / 2, rng),
};
