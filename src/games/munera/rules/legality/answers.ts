import type { MuneraAction } from './actions.ts';
import type { Area } from '../state/cards.ts';

type Keys = Record<'item' | 'target' | 'direction' | 'facing' | 'area' | 'use', unknown>;

/**
 * Answers are values: each is made once, frozen, and shared by all bouts, so that a list of legal ones costs no more than
 * its slots. All have the same keys, most without a value, so that reading one of many costs the same as reading one of
 * a kind; JSON leaves such keys out, `structuredClone` and IndexedDB keep them, so records are written without.
 */
function fixed<A extends MuneraAction>(action: A): A {
  const { type, item, target, direction, facing, area, use } = action as A & Keys;
  return Object.freeze({ type, item, target, direction, facing, area, use }) as unknown as A;
}

export const READY = fixed({ type: 'ready' });
export const END = fixed({ type: 'end' });
export const FEINT = fixed({ type: 'feint' });
export const AGAIN = fixed({ type: 'reroll', use: true });
export const KEEP = fixed({ type: 'reroll', use: false });
export const THROW = fixed({ type: 'throw' });
export const DISENGAGE = fixed({ type: 'disengage' });
export const MOVES = [0, 1, 2, 3, 4, 5].map((direction) => fixed({ type: 'move', direction }));
export const TURNS = [0, 1, 2, 3, 4, 5].map((facing) => fixed({ type: 'turn', facing }));

type OnItem = 'discard' | 'drop' | 'release' | 'draw' | 'sheathe' | 'pick-up' | 'cut-free';

/** The answers of a type by item; each is made when it is first wanted. */
function byItem(type: OnItem): (item: number) => MuneraAction {
  const made: MuneraAction[] = [];
  return (item) => (made[item] ??= fixed({ type, item }));
}

function byTarget(type: 'grapple' | 'haze'): (target: number) => MuneraAction {
  const made: MuneraAction[] = [];
  return (target) => (made[target] ??= fixed({ type, target }));
}

const PLACES: Readonly<Record<Area, number>> = { H: 1, M: 2, L: 3 };

/** Attacks or whirls by item, then by target and area. */
function byBlow(type: 'attack' | 'whirl'): (item: number, target: number, area: Area | null) => MuneraAction {
  const made: MuneraAction[][] = [];
  return (item, target, area) => {
    const ofItem = (made[item + 1] ??= []);
    const at = target * 4 + (area === null ? 0 : PLACES[area]);
    return (ofItem[at] ??= fixed(area === null ? { type, item, target } : { type, item, target, area }));
  };
}

export const discardAnswer = byItem('discard');
export const dropAnswer = byItem('drop');
export const releaseAnswer = byItem('release');
export const drawAnswer = byItem('draw');
export const sheatheAnswer = byItem('sheathe');
export const pickUpAnswer = byItem('pick-up');
export const cutFreeAnswer = byItem('cut-free');
export const grappleAnswer = byTarget('grapple');
export const hazeAnswer = byTarget('haze');
export const attackAnswer = byBlow('attack');
export const whirlAnswer = byBlow('whirl');

const kicks: MuneraAction[] = [];

export function kickAnswer(item: number, direction: number): MuneraAction {
  return (kicks[item * 6 + direction] ??= fixed({ type: 'kick', item, direction }));
}
