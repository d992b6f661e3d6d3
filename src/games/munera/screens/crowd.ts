import { OUTSIDE } from '../../../engine/hex/index.ts';
import { needOf, type CrowdLedger, type CrowdWay } from '../../../hud/appeal/index.ts';
import type { Words } from '../../../hud/common/index.ts';
import { mercyOdds, threatsTo, WEIGHED, type View } from '../rules/index.ts';

/** What the crowd weighs of a fighter as he stands; null where nobody would ask it (D-269), or he is off the sand. */
export function ledgerOf(view: View, index: number, words: Words): CrowdLedger | null {
  const fighter = view.state.fighters[index]!;
  if (fighter.cell === OUTSIDE) return null;
  const [first, ...others] = mercyOdds(view, index, threatsTo(view, fighter)[0] ?? -1);
  if (!first?.asks) return null;
  const told = ({ how, rule, modifiers, spared }: typeof first): CrowdWay => {
    return { key: how, how: words.say('defeat', how), rule, modifiers, chance: spared, need: needOf({ modifiers }, words) };
  };
  return {
    figure: fighter.id,
    ways: [told(first), ...others.map(told)],
    open: WEIGHED.filter(({ rule }) => !first.modifiers.some((term) => term.rule === rule)),
  };
}
