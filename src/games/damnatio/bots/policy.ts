import type { Rng } from '../../../engine/dice/index.ts';
import type { HuntAction, HuntDecision, HuntView, Man, View } from '../rules/index.ts';
import { distanceToBeast, gripped } from '../rules/index.ts';
import { mindingNearest, mindingWeakest } from './focus.ts';

/** Answers the decisions of the men. Synchronous; chance comes from a stream of its own (D-279). */
export type Policy = (hunt: HuntView, rng: Rng) => HuntAction;

/** What a policy chooses by itself; the rest of D-280 is common to all. */
export interface Style {
  destination(view: View, man: Man, rng: Rng): HuntAction;
  strike(view: View, man: Man, rng: Rng): HuntAction;
  defend(view: View, man: Man, rng: Rng): HuntAction;
  /** Whether all move, rather than hold; left out: always. */
  moves?(rng: Rng): boolean;
  /** Whether a Fate card or a second throw is taken where the rules offer it; left out: never. */
  dares?(rng: Rng): boolean;
}

function named({ state }: View, decision: HuntDecision): Man[] {
  return decision.figures.map((id) => state.men.find((man) => man.id === id)!);
}

/** Order MOVE, Down men stand, gripped men struggle, no Fate, no re-roll, bystanders beside the beast attack (D-280). */
export function policyOf(style: Style): Policy {
  return (hunt, rng) => {
    const { view } = hunt;
    const decision = hunt.decision()!;
    const men = named(view, decision);
    switch (decision.kind) {
      case 'order':
        return { type: 'order', order: (style.moves?.(rng) ?? true) ? 'move' : 'hold' };
      case 'reroll':
        return { type: 'reroll', figure: men[0]!.id, use: style.dares?.(rng) ?? false };
      case 'fate':
        return { type: 'fate', figure: men[0]!.id, use: style.dares?.(rng) ?? false };
      case 'defend':
        return style.defend(view, men[0]!, rng);
      case 'strikes':
        return style.strike(mindingWeakest(view, men[0]!), men[0]!, rng);
      case 'moves':
      case 'first-moves':
        return move(view, style, men, rng);
      case 'bystanders':
        return bystander(view, style, men, rng);
      case 'watch':
        return { type: 'watch' };
    }
  };
}

/** Men walk by distance to the beast, then roster (D-281); then the gripped struggle, when friends stand beside it. */
function move(view: View, style: Style, men: readonly Man[], rng: Rng): HuntAction {
  let nearest: Man | null = null;
  for (const man of men) {
    if (!gripped(man) && (!nearest || away(view, man) < away(view, nearest))) nearest = man;
  }
  if (nearest) return step(view, style, nearest, rng);
  const [prey] = men;
  return prey ? { type: 'struggle', figure: prey.id } : { type: 'done' };
}

/** Hexes to the nearest beast. */
const away = (view: View, man: Man): number => distanceToBeast(mindingNearest(view, man), man);

function step(view: View, style: Style, man: Man, rng: Rng): HuntAction {
  return man.down ? { type: 'stand', figure: man.id } : style.destination(mindingNearest(view, man), man, rng);
}

/** In roster order; who stands beside the beast attacks, the others move (D-280). */
function bystander(view: View, style: Style, men: readonly Man[], rng: Rng): HuntAction {
  const [man] = men;
  if (!man) return { type: 'done' };
  const task = view.state.agenda.at(-1)!;
  const index = view.state.men.indexOf(man);
  const entry = task.do === 'others' ? task.eligible!.find((eligible) => eligible.man === index) : undefined;
  return entry?.may === 'attack' ? style.strike(mindingWeakest(view, man), man, rng) : step(view, style, man, rng);
}
