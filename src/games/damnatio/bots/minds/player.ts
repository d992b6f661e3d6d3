import { compareClockwise, toward, type Cell } from '../../../../engine/hex/index.ts';
import type { AttackCard, HuntAction, HuntDecision, HuntView, Man, Reach, View } from '../../rules/index.ts';
import {
  legalDefends,
  legalStrikes,
  manCard,
  nodOdds,
  promptedAttack,
  reachOf,
  rerollOdds,
  SECOND_WIND,
  skinOdds,
  strikeAction,
  theBeast,
  weaponAt,
} from '../../rules/index.ts';
import { withoutGoad } from '../goad.ts';
import type { Policy, Style } from '../policy.ts';
import { policyOf } from '../policy.ts';
import { blowWorth, groundWorth, guardWorth, standpointOf } from './worth.ts';
import type { Weights } from './weights.ts';

/** Sums of fractions are not exact. */
const EPSILON = 1e-9;

function best<T>(items: readonly T[], worth: (item: T) => number): T | null {
  let chosen: T | null = null;
  let most = -Infinity;
  for (const item of items) {
    const value = worth(item);
    if (value > most + EPSILON) [chosen, most] = [item, value];
  }
  return chosen;
}

/** A man content with his hex pivots there and back (D-280). */
const STAY_COST = 2;

/** Movement points for a walk that stays on its hex, or goes to another. */
export function pointsFor({ cell: own }: Man, { cost }: Reach, cell: Cell): number {
  return cell === own ? STAY_COST : cost[cell]!;
}

/** The walk to a hex, his face to the beast; on his own he keeps his facing. */
export function walkTo(view: View, man: Man, to: Cell): Extract<HuntAction, { type: 'move' }> {
  const facing = to === man.cell ? man.facing : toward(view.world.arena, to, theBeast(view.state).cell);
  return { type: 'move', figure: man.id, to, facing };
}

/** A weapon at his feet is picked up first (D-103). */
export function liftsWeapon(view: View, man: Man): HuntAction | null {
  return man.weapon < 0 && weaponAt(view, man.cell) >= 0 ? { ...walkTo(view, man, man.cell), pickUp: true } : null;
}

/** A second wind costs him nothing beside its card: it is taken as soon as nothing of it is lost. */
export function secondWindOf(hunt: HuntView, man: Man): HuntAction | null {
  const { view } = hunt;
  if (!man.fate.includes('secondWind') || man.stamina + SECOND_WIND > manCard(view.world, man).ratings.stamina) return null;
  const wind: HuntAction = { type: 'second-wind', figure: man.id };
  return hunt.isLegal(wind) ? wind : null;
}

function bestGround(view: View, man: Man, weights: Weights): HuntAction {
  const lifted = liftsWeapon(view, man);
  if (lifted) return lifted;
  const { arena } = view.world;
  const { cell: beast, facing } = theBeast(view.state);
  const standpoint = standpointOf(view, man, weights);
  let to = man.cell;
  let most = -Infinity;
  const reach = reachOf(view, man);
  for (const cell of reach.cells) {
    const value = groundWorth(view, standpoint, cell, pointsFor(man, reach, cell));
    const better = value > most + EPSILON || (value > most - EPSILON && compareClockwise(arena, beast, facing, cell, to) < 0);
    if (better) [to, most] = [cell, value];
  }
  return walkTo(view, man, to);
}

function styleOf(weights: Weights): Style {
  return {
    destination: (view, man) => bestGround(view, man, weights),
    strike: (view, man): HuntAction => {
      const card = best<AttackCard>(withoutGoad(legalStrikes(view, man)), (each) => blowWorth(view, man, each, weights));
      return strikeAction(view, man, card!);
    },
    defend: (view, man): HuntAction => {
      const attack = promptedAttack(view);
      const card = best(legalDefends(view, man, attack), (each) => guardWorth(view, man, each, attack, weights));
      return { type: 'defend', figure: man.id, card: card?.id ?? null };
    },
  };
}

/** Whether a second throw or a Fate card is worth it: a lost check again, a failed die again, damage taken off (D-052, D-234, D-236). */
export function dares(view: View, { kind, fate }: Pick<HuntDecision, 'kind' | 'fate'>): boolean {
  if (kind === 'reroll') return rerollOdds(view)!.worthwhile;
  if (fate === 'thickSkin') return skinOdds(view)!.worthwhile;
  const odds = nodOdds(view)!;
  return odds.worthwhile && odds.passed === false;
}

/** Plays by weights: as the player of section 28.1, who also uses second throws and Fate cards where they are worth it. */
export function playerOf(weights: Weights): Policy {
  const plain = policyOf(styleOf(weights));
  return (hunt: HuntView, rng): HuntAction => {
    const decision = hunt.decision()!;
    const [figure] = decision.figures;
    if (decision.kind === 'reroll' || decision.kind === 'fate')
      return { type: decision.kind, figure: figure!, use: dares(hunt.view, decision) };
    const action = plain(hunt, rng);
    if (action.type === 'move') {
      const man = hunt.state.men.find(({ id }) => id === action.figure)!;
      return secondWindOf(hunt, man) ?? action;
    }
    if (action.type !== 'defend') return action;
    const slipped: HuntAction = { ...action, slip: true };
    return hunt.isLegal(slipped) ? slipped : action;
  };
}
