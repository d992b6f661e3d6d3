import { pushBackOf } from '../rules/index.ts';
import type { Foe } from './foes.ts';
import type { Mind } from './mind.ts';

/** Whether a miss from where the thinker is put knocks an opponent down (M-125). */
export function isPinned({ view, index }: Mind, target: number): boolean {
  const { barred } = pushBackOf(view, index, target);
  return barred === 'wall' || barred === 'figure';
}

/** The position once a miss has pushed an opponent back, all else as it was (M-122). */
export function withPushed(mind: Mind, foes: readonly Foe[], target: number): { readonly mind: Mind; readonly foes: readonly Foe[] } {
  const { view, index } = mind;
  const moved = { ...view.state.fighters[target]!, cell: pushBackOf(view, index, target).to };
  const fighters = view.state.fighters.slice();
  fighters[target] = moved;
  return {
    mind: { ...mind, view: { world: view.world, state: { ...view.state, fighters } } },
    foes: foes.map((foe) => (foe.index === target ? { ...foe, fighter: moved } : foe)),
  };
}
