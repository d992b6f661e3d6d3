import { chanceOf, mapped, mean } from '../../../../../engine/odds/index.ts';
import type { Area, HuntAction, HuntDecision, Man, PlannedStrike, StrikeOdds, View } from '../../../rules/index.ts';
import { strikeOptions, theBeast } from '../../../rules/index.ts';

/** What one man is to do when the strikes are committed; no card: he holds back. */
export interface StrikeChoice {
  readonly figure: string;
  readonly card: string | null;
  readonly area: Area | null;
}

type Strike = Extract<HuntAction, { type: 'strike' }>;

/** The strikes among the legal answers. */
export function strikesIn(actions: readonly HuntAction[]): Strike[] {
  return actions.filter((action) => action.type === 'strike');
}

/**
 * What a point of Stamina is worth in Hit Points of the beast: little while a man spends no more a round than lasts him
 * the hunt, much beyond that, most for the last points, which are kept for a Defend card.
 */
const BREATH = { steady: 0.2, hasty: 0.6, last: 0.8 } as const;
const ROUNDS = 6;
const KEPT = 2;
/** What a kill is worth beside the Hit Points that it takes. */
const KILL = 6;

function priceOf(cost: number, stamina: number): number {
  const last = Math.min(cost, Math.max(0, KEPT - (stamina - cost)));
  const steady = Math.min(cost - last, Math.max(1, (stamina - KEPT) / ROUNDS));
  return BREATH.steady * steady + BREATH.hasty * (cost - last - steady) + BREATH.last * last;
}

/** Hit Points that the beast can be expected to lose, and its death, less the breath it costs. */
export function strikeWorth({ card, net }: Pick<StrikeOdds, 'card' | 'net'>, stamina: number, beastHp: number): number {
  const taken = net ? mean(mapped(net, (damage) => Math.min(damage, beastHp))).valueOf() : 0;
  const kills = net ? chanceOf(net, (damage) => damage >= beastHp).valueOf() : 0;
  return taken + KILL * kills - priceOf(card.stamina, stamina);
}

/** The cards of a man's hand that may be played in the order of their number keys: most worth first, the likelier to hit among equals. */
export function strikesByWorth(view: View, man: Man, legal: readonly Strike[]): StrikeOdds[] {
  const { hp } = theBeast(view.state);
  const worth = (odds: StrikeOdds): number => strikeWorth(odds, man.stamina, hp);
  const own = new Set(legal.filter(({ figure }) => figure === man.id).map(({ card }) => card));
  return strikeOptions(view, man)
    .filter(({ card }) => own.has(card.id))
    .toSorted((a, b) => worth(b) - worth(a) || b.hit.valueOf() - a.hit.valueOf());
}

/** The legal card of most worth. */
export function bestStrike(view: View, figure: string, legal: readonly Strike[]): StrikeChoice | null {
  const man = view.state.men.find(({ id }) => id === figure);
  const [best] = man ? strikesByWorth(view, man, legal) : [];
  return best ? choiceOf(legal, figure, best.card.id) : null;
}

/** A choice of a card, aimed where it may first be aimed. */
export function choiceOf(legal: readonly Strike[], figure: string, card: string): StrikeChoice | null {
  const strike = legal.find((one) => one.figure === figure && one.card === card);
  return strike ? { figure, card, area: strike.area ?? null } : null;
}

/** The plan for a decision: what was chosen before where it is still legal, else the best card of each man. */
export function strikePlan(
  view: View,
  decision: HuntDecision | null,
  actions: readonly HuntAction[],
  before: readonly StrikeChoice[],
): StrikeChoice[] {
  if (decision?.kind !== 'strikes' && decision?.kind !== 'bystanders') return [];
  const legal = strikesIn(actions);
  const able = new Set(legal.map(({ figure }) => figure));
  const kept = before.filter(
    ({ figure, card }) => able.has(figure) && (card === null || legal.some((one) => one.figure === figure && one.card === card)),
  );
  const rest = [...able].filter((figure) => !kept.some((choice) => choice.figure === figure));
  return [...kept, ...rest.flatMap((figure) => bestStrike(view, figure, legal) ?? [])];
}

/** Moves a man one place earlier or later in the order of strikes. */
export function reordered(plan: readonly StrikeChoice[], figure: string, by: -1 | 1): StrikeChoice[] {
  const from = plan.findIndex((choice) => choice.figure === figure);
  const to = from + by;
  if (from < 0 || to < 0 || to >= plan.length) return [...plan];
  const next = [...plan];
  [next[from], next[to]] = [next[to]!, next[from]!];
  return next;
}

export function strikeAction({ figure, card, area }: StrikeChoice): Strike | null {
  return card === null ? null : { type: 'strike', figure, card, ...(area ? { area } : {}) };
}

/** The plan as the engine counts it. */
export function plannedStrikes(plan: readonly StrikeChoice[]): PlannedStrike[] {
  return plan.flatMap(({ figure, card }) => (card ? [{ figure, card }] : []));
}
