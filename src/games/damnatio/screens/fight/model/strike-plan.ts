import { chanceOf } from '../../../../../engine/odds/index.ts';
import { decimal, percent } from '../../../../../hud/common/index.ts';
import type { Figure } from '../../../../../hud/fight/index.ts';
import { strikeScore } from '../../../desk/index.ts';
import type { Area, HuntAction, HuntDecision, Man, PlannedStrike, StrikeOdds, View } from '../../../rules/index.ts';
import { findMan, asBeast, atWhom, handOfMan, onSand, strikeOptions, strikeViews, struckBeast, theBeast } from '../../../rules/index.ts';

/** What one man is to do when the strikes are committed; no card: he holds back. */
export interface StrikeChoice {
  readonly figure: string;
  readonly card: string | null;
  readonly area: Area | null;
  /** The beast that it is meant for, where there are several. */
  readonly at?: string | undefined;
}

type Strike = Extract<HuntAction, { type: 'strike' }>;

/** The strikes among the legal answers. */
export function strikesIn(actions: readonly HuntAction[]): Strike[] {
  return actions.filter((action) => action.type === 'strike');
}

/** The least and the most that a hit takes, hide and critical counted. */
export function hitSpan({ net }: Pick<StrikeOdds, 'net'>): readonly [number, number] {
  if (!net) return [0, 0];
  const taken = [...net.weights.keys()].filter((damage) => damage > 0);
  return taken.length > 0 ? [Math.min(...taken), Math.max(...taken)] : [0, 0];
}

/** What decides between strikes, most weight first: to wound, how much, and to end the hunt. */
export function strikeHeadline({ net, hit, meanNet }: StrikeOdds, beastHp: number): readonly Figure[] {
  if (!net) return [{ value: percent(hit), what: 'hits, no wound' }];
  return [
    { value: percent(chanceOf(net, (damage) => damage > 0)), what: 'wounds' },
    { value: decimal(meanNet), what: 'HP' },
    { value: percent(chanceOf(net, (damage) => damage >= beastHp)), what: 'kills' },
  ];
}

/**
 * What a point of Stamina costs beyond its price to the policy, in Hit Points of the beast: nothing while a man spends no
 * more a blow than lasts him the hunt, much beyond that, most for the last points, which are kept for a Defend card.
 */
const BREATH = { hasty: 0.4, last: 0.6 } as const;
const KEPT = 2;
/** What a kill is worth beside the Hit Points that it takes. */
const KILL = 6;
const MOST_BLOWS = 8;
/** To draw the beast on himself is for the player to decide: it comes last, as with the policies (section 28.4 of the ledger). */
const GOAD = 100;

/** Blows that each man has still to strike, if all strike as they would with little breath. */
export function blowsLeft(view: View): number {
  const { state } = view;
  const damage = state.men.filter((man) => onSand(man)).reduce((sum, man) => sum + plainBlow(view, man), 0);
  return damage <= 0 ? MOST_BLOWS : Math.min(MOST_BLOWS, Math.max(1, Math.ceil(theBeast(state).hp / damage)));
}

/** The best that a man's cards for a point of Stamina or none come to on average, wherever he stands. */
function plainBlow(view: View, man: Man): number {
  const cheap = handOfMan(view, man).attacks.filter(({ stamina }) => stamina <= 1);
  return Math.max(0, ...cheap.map((card) => strikeScore(view, man, { ...card, stamina: 0 })));
}

function haste(cost: number, stamina: number, blows: number): number {
  const last = Math.min(cost, Math.max(0, KEPT - (stamina - cost)));
  const steady = Math.min(cost - last, Math.max(1, (stamina - KEPT) / blows));
  return BREATH.hasty * (cost - last - steady) + BREATH.last * last;
}

/** The worth to the skilled policy, and a kill, less the breath that would be missed before the hunt is over. */
function strikeWorth(view: View, man: Man, { card, net }: StrikeOdds, blows: number): number {
  const { hp } = theBeast(view.state);
  const kills = net ? chanceOf(net, (damage) => damage >= hp).valueOf() : 0;
  return strikeScore(view, man, card) + KILL * kills - haste(card.stamina, man.stamina, blows);
}

/** The cards of a man's hand that may be played on the beast in question, as the rules list them. */
export function strikesOf(view: View, man: Man, legal: readonly Strike[]): StrikeOdds[] {
  const { at } = atWhom(view.state);
  const own = new Set(legal.filter((strike) => strike.figure === man.id && strike.at === at).map(({ card }) => card));
  return strikeOptions(view, man).filter(({ card }) => own.has(card.id));
}

interface Rated {
  readonly odds: StrikeOdds;
  readonly worth: number;
  readonly at: string | undefined;
}

const byWorth = (a: Rated, b: Rated): number => b.worth - a.worth || b.odds.hit.valueOf() - a.odds.hit.valueOf();

function ratedStrikes(view: View, man: Man, legal: readonly Strike[]): Rated[] {
  const blows = blowsLeft(view);
  const { at } = atWhom(view.state);
  const rated = strikesOf(view, man, legal).map((odds): Rated => {
    return { odds, worth: strikeWorth(view, man, odds, blows) - (odds.card.provoke ? GOAD : 0), at };
  });
  return rated.toSorted(byWorth);
}

/** The same with most worth first, the likelier to hit among equals. */
export function strikesByWorth(view: View, man: Man, legal: readonly Strike[]): StrikeOdds[] {
  return ratedStrikes(view, man, legal).map(({ odds }) => odds);
}

/** The legal card of most worth, on whichever beast. */
export function bestStrike(view: View, figure: string, legal: readonly Strike[]): StrikeChoice | null {
  const man = findMan(view, figure);
  const [best] = man
    ? strikeViews(view)
        .flatMap((each) => ratedStrikes(each, man, legal))
        .toSorted(byWorth)
    : [];
  return best ? choiceOf(legal, figure, best.odds.card.id, best.at) : null;
}

/** A choice of a card on a beast, aimed where it may first be aimed. */
export function choiceOf(legal: readonly Strike[], figure: string, card: string, at?: string): StrikeChoice | null {
  const strike = legal.find((one) => one.figure === figure && one.card === card && one.at === at);
  return strike ? { figure, card, area: strike.area ?? null, ...(at !== undefined && { at }) } : null;
}

/** Ids of the beasts that a man may strike at now, in order. */
export function foesOfMan(legal: readonly Strike[], figure: string): string[] {
  return [...new Set(legal.flatMap((strike) => (strike.figure === figure && strike.at !== undefined ? [strike.at] : [])))];
}

/** The position as the beast is in question that a choice is meant for, or else the first that the man can reach. */
export function viewAt(view: View, { figure, at }: StrikeChoice, legal: readonly Strike[]): View {
  const whom = at ?? foesOfMan(legal, figure)[0];
  return whom === undefined ? view : asBeast(view, Math.max(0, struckBeast(view.state, whom)));
}

interface Planning {
  /** What was chosen before. */
  readonly before: readonly StrikeChoice[];
  /** Whether a card is chosen for whoever has none. */
  readonly advised: boolean;
}

/** The plan for a decision: what was chosen before where it is still legal, else the best card of each man, or none. */
export function strikePlan(
  view: View,
  decision: HuntDecision | null,
  actions: readonly HuntAction[],
  { before, advised }: Planning,
): StrikeChoice[] {
  if (decision?.kind !== 'strikes' && decision?.kind !== 'bystanders') return [];
  const legal = strikesIn(actions);
  const able = new Set(legal.map(({ figure }) => figure));
  const kept = before.filter(
    ({ figure, card, at }) =>
      able.has(figure) && (card === null || legal.some((one) => one.figure === figure && one.card === card && one.at === at)),
  );
  const rest = [...able].filter((figure) => !kept.some((choice) => choice.figure === figure));
  if (!advised) return [...kept, ...rest.map((figure) => ({ figure, card: null, area: null }))];
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

export function strikeAction({ figure, card, area, at }: StrikeChoice): Strike | null {
  return card === null ? null : { type: 'strike', figure, card, ...(area ? { area } : {}), ...(at === undefined ? {} : { at }) };
}

/** The plan as the engine counts it. */
export function plannedStrikes(plan: readonly StrikeChoice[]): PlannedStrike[] {
  return plan.flatMap(({ figure, card, at }) => (card ? [{ figure, card, at }] : []));
}
