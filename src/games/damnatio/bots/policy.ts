import type { Rng } from '../../../engine/dice/index.ts';
import type { Notes } from '../../../engine/mind/index.ts';
import type { HuntAction, HuntDecision, HuntView, Man, View } from '../rules/index.ts';
import { distanceToBeast, gripped, manNamed } from '../rules/index.ts';
import { mindingNearest, mindingWeakest } from './focus.ts';

/** Answers the decisions of the men. Synchronous; chance comes from a stream of its own (D-279). */
export type Policy = (hunt: HuntView, rng: Rng, notes?: HuntNotes) => HuntAction;
export type HuntNotes = Notes<HuntAction>;

/** What a policy chooses by itself; the rest of D-280 is common to all. */
export interface Style {
  destination(view: View, man: Man, rng: Rng, notes?: HuntNotes): HuntAction;
  strike(view: View, man: Man, rng: Rng, notes?: HuntNotes): HuntAction;
  defend(view: View, man: Man, rng: Rng, notes?: HuntNotes): HuntAction;
  /** Whether all move, rather than hold; left out: always. */
  moves?(rng: Rng): boolean;
  /** Whether a Fate card or a second throw is taken where the rules offer it; left out: never. */
  dares?(rng: Rng): boolean;
}

/** What is asked about the men of a decision. */
interface Asked {
  readonly style: Style;
  readonly men: readonly Man[];
  readonly rng: Rng;
  readonly notes: HuntNotes | undefined;
}

function named({ state }: View, decision: HuntDecision): Man[] {
  return decision.figures.map((id) => manNamed(state, id));
}

/** Order MOVE, Down men stand, gripped men struggle, no Fate, no re-roll, bystanders beside the beast attack (D-280). */
export function policyOf(style: Style): Policy {
  return (hunt, rng, notes) => {
    const { view } = hunt;
    const decision = hunt.decision()!;
    const men = named(view, decision);
    const asked = { style, men, rng, notes };
    switch (decision.kind) {
      case 'order':
        return { type: 'order', order: moves(asked) ? 'move' : 'hold' };
      case 'reroll':
      case 'fate':
        return { type: decision.kind, figure: men[0]!.id, use: dares(asked) };
      case 'defend':
        return style.defend(view, men[0]!, rng, notes);
      case 'strikes':
        return style.strike(mindingWeakest(view, men[0]!), men[0]!, rng, notes);
      case 'moves':
      case 'first-moves':
        return move(view, asked);
      case 'bystanders':
        return bystander(view, asked);
      case 'watch':
        return { type: 'watch' };
    }
  };
}

function moves({ style, rng, notes }: Asked): boolean {
  notes?.goes(style.moves ? 'throws for his order' : 'always orders MOVE');
  return style.moves?.(rng) ?? true;
}

function dares({ style, rng, notes }: Asked): boolean {
  notes?.goes(style.dares ? 'throws for whether he takes it' : 'never takes a Fate card or a second throw');
  return style.dares?.(rng) ?? false;
}

/** Men walk by distance to the beast, then roster (D-281); then the gripped struggle, when friends stand beside it. */
function move(view: View, asked: Asked): HuntAction {
  const { men } = asked;
  let nearest: Man | null = null;
  for (const man of men) {
    if (!gripped(man) && (!nearest || away(view, man) < away(view, nearest))) nearest = man;
  }
  if (nearest) return step(view, nearest, asked);
  const [prey] = men;
  return prey ? { type: 'struggle', figure: prey.id } : { type: 'done' };
}

/** Hexes to the nearest beast. */
const away = (view: View, man: Man): number => distanceToBeast(mindingNearest(view, man), man);

function step(view: View, man: Man, { style, rng, notes }: Asked): HuntAction {
  return man.down ? { type: 'stand', figure: man.id } : style.destination(mindingNearest(view, man), man, rng, notes);
}

/** In roster order; who stands beside the beast attacks, the others move (D-280). */
function bystander(view: View, asked: Asked): HuntAction {
  const { style, rng, notes } = asked;
  const [man] = asked.men;
  if (!man) return { type: 'done' };
  const task = view.state.agenda.at(-1)!;
  const index = view.state.men.indexOf(man);
  const entry = task.do === 'others' ? task.eligible!.find((eligible) => eligible.man === index) : undefined;
  return entry?.may === 'attack' ? style.strike(mindingWeakest(view, man), man, rng, notes) : step(view, man, asked);
}
