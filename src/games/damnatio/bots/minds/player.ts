import { compareClockwise } from '../../../../engine/hex/index.ts';
import type { HuntAction, HuntDecision, HuntView, Man, View } from '../../rules/index.ts';
import { manCard, manNamed, nodOdds, reachOf, rerollOdds, SECOND_WIND, skinOdds, theBeast } from '../../rules/index.ts';
import { liftsWeapon, pointsFor, walkTo } from '../destination.ts';
import { policyOf, type Policy } from '../policy.ts';
import { cardsBy, EPSILON } from '../skilled.ts';
import { groundWorth, standpointOf } from './worth.ts';
import type { Weights } from './weights.ts';

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

/** Whether a second throw or a Fate card is worth it: a lost check again, a failed die again, damage taken off (D-052, D-234, D-236). */
export function dares(view: View, { kind, fate }: Pick<HuntDecision, 'kind' | 'fate'>): boolean {
  if (kind === 'reroll') return rerollOdds(view)!.worthwhile;
  if (fate === 'thickSkin') return skinOdds(view)!.worthwhile;
  const odds = nodOdds(view)!;
  return odds.worthwhile && odds.passed === false;
}

/** Plays by weights: as the player of section 28.1, who also uses second throws and Fate cards where they are worth it. */
export function playerOf(weights: Weights): Policy {
  const plain = policyOf({ destination: (view, man) => bestGround(view, man, weights), ...cardsBy(weights) });
  return (hunt: HuntView, rng): HuntAction => {
    const decision = hunt.decision()!;
    const [figure] = decision.figures;
    if (decision.kind === 'reroll' || decision.kind === 'fate')
      return { type: decision.kind, figure: figure!, use: dares(hunt.view, decision) };
    const action = plain(hunt, rng);
    if (action.type === 'move') {
      const man = manNamed(hunt.state, action.figure);
      return secondWindOf(hunt, man) ?? action;
    }
    if (action.type !== 'defend') return action;
    const slipped: HuntAction = { ...action, slip: true };
    return hunt.isLegal(slipped) ? slipped : action;
  };
}
