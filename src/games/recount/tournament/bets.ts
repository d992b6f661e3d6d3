import type { Frozen } from '../../../engine/season/index.ts';
import type { ClassCard } from '../rules/index.ts';
import type { Bet, Gladiator, House, Lanista } from './state.ts';

type Classes = Readonly<Record<string, ClassCard>>;

/** What gamblers think of a man: his Strength now, and what they add for his class. */
export function ratingOf(classes: Classes, { card, strength }: Gladiator): number {
  return strength + classes[card]!.rating;
}

/** What a stake on one against another wins beside itself. */
export function profitOf(classes: Classes, stake: number, on: Gladiator, against: Gladiator): number {
  return Math.max(1, Math.floor((stake * ratingOf(classes, against)) / ratingOf(classes, on)));
}

/** Why a lanista may not stake so much on a man; null when he may. */
export function betProblem(house: House, lanista: Frozen<Lanista>, stake: number, on: Gladiator, against: Gladiator): string | null {
  const most = Math.min(house.mostStake, lanista.funds);
  if (!Number.isInteger(stake) || stake < 1 || stake > most) return most < 1 ? 'no-money' : 'stake-out-of-bounds';
  const owns = ({ id }: Gladiator): boolean => lanista.stable.some((each) => each.id === id);
  return owns(against) && !owns(on) ? 'against-own' : null;
}

const AI_STAKE = 10;
const AI_GAP = 2;
const AI_SHARE = 4;

/** What a lanista whom nobody plays stakes: on the better man when the gap is wide; null for nothing. */
export function aiBet(classes: Classes, house: House, lanista: Frozen<Lanista>, red: Gladiator, blue: Gladiator): Bet | null {
  const gap = ratingOf(classes, red) - ratingOf(classes, blue);
  if (Math.abs(gap) < AI_GAP) return null;
  const [on, against] = gap > 0 ? [red, blue] : [blue, red];
  const stake = Math.min(AI_STAKE, Math.floor(lanista.funds / AI_SHARE));
  return betProblem(house, lanista, stake, on, against) === null ? { lanista: lanista.id, on: on.id, stake } : null;
}
