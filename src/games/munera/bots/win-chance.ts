import { sum } from '../../../engine/dice/index.ts';
import { actionPointTerms, isEntangled, isExhausted, isInjured, isTired, shieldOf, type View } from '../rules/index.ts';
import { type Foe, foesOf } from './foes.ts';
import { type Mind, mindOf } from './mind.ts';
import { prospectFor, threatTo } from './stance.ts';
import { WEIGHTS } from './weights.ts';

/** What of a man on the sand tells who will win, at the beginning of a turn. */
export interface Sign {
  readonly id: string;
  readonly of: (view: View, index: number) => number;
}

const FEW = 3;
/** No total of AP below this makes a turn worse: none is left. */
const NO_POINTS = -8;

const whether = (is: boolean): number => (is ? 1 : 0);
const fighter = ({ state }: View, index: number) => state.fighters[index]!;

export const SIGNS: readonly Sign[] = [
  { id: 'stamina', of: (view, index) => fighter(view, index).stamina },
  { id: 'last-three', of: (view, index) => Math.min(fighter(view, index).stamina, FEW) },
  { id: 'fatigue', of: (view, index) => fighter(view, index).fatigue },
  { id: 'tired', of: (view, index) => whether(isTired(fighter(view, index))) },
  { id: 'exhausted', of: (view, index) => whether(isExhausted(fighter(view, index))) },
  { id: 'injured', of: (view, index) => whether(isInjured(fighter(view, index))) },
  { id: 'netted', of: (view, index) => whether(isEntangled(fighter(view, index))) },
  { id: 'shield', of: (view, index) => whether(shieldOf(view, fighter(view, index)) >= 0) },
  { id: 'points', of: (view, index) => Math.max(NO_POINTS, sum(actionPointTerms(view, index))) },
];

function foreseen(view: View, index: number, ask: (mind: Mind, foes: readonly Foe[]) => number): number {
  const mind = mindOf(view, index, WEIGHTS);
  return ask(mind, foesOf(mind));
}

/** What tells of whoever is on the move alone: whom he may reach, and from where. */
export const SIGNS_OF_MOVER: readonly Sign[] = [
  { id: 'on-the-move', of: () => 1 },
  { id: 'prospect', of: (view, index) => foreseen(view, index, prospectFor) },
  { id: 'threat', of: (view, index) => foreseen(view, index, threatTo) },
];

/** Logits a sign, of 8,000 duels among eight classes between skilled bots; `npm run fit:win-chance` fits them again. */
const FITTED: Readonly<Record<string, number>> = {
  stamina: 0.142,
  'last-three': 0.221,
  fatigue: -0.022,
  tired: -0.231,
  exhausted: -0.107,
  injured: -0.488,
  netted: -0.907,
  shield: 0.184,
  points: 0.113,
  'on-the-move': -0.002,
  prospect: 0.284,
  threat: -0.106,
};
/** A man more than the others have. */
const A_MAN = 2;

const weighed = (signs: readonly Sign[]) => signs.map(({ id, of }) => ({ of, weight: FITTED[id]! }));
const WEIGHED = weighed(SIGNS);
const WEIGHED_OF_MOVER = weighed(SIGNS_OF_MOVER);

function total(signs: ReturnType<typeof weighed>, view: View, index: number): number {
  let logit = 0;
  for (const { of, weight } of signs) logit += weight * of(view, index);
  return logit;
}

/** The chance that a side wins at the beginning of a turn, as skilled bots would go on; `mover` has it. */
export function winChance(view: View, side: string, mover: number): number {
  let logit = 0;
  let own = 0;
  let others = 0;
  view.state.fighters.forEach((each, index) => {
    if (each.fate !== 'active') return;
    const brings = A_MAN + total(WEIGHED, view, index) + (index === mover ? total(WEIGHED_OF_MOVER, view, index) : 0);
    if (each.side === side) own += 1;
    else others += 1;
    logit += each.side === side ? brings : -brings;
  });
  if (own === 0 || others === 0) return own === others ? 1 / 2 : whether(own > 0);
  return 1 / (1 + Math.exp(-logit));
}
