import { OUTSIDE } from '../../../engine/hex/index.ts';
import { needOf, type CrowdLedger } from '../../../hud/appeal/index.ts';
import type { Words } from '../../../hud/common/index.ts';
import { mercyOdds, threatsTo, WEIGHED, type View } from '../rules/index.ts';

/** What the crowd weighs of a fighter as he stands; null where nobody would ask it (D-269), or he is off the sand. */
export function ledgerOf(view: View, index: number, words: Words): CrowdLedger | null {
  const fighter = view.state.fighters[index]!;
  if (fighter.cell === OUTSIDE) return null;
  const ways = mercyOdds(view, index, threatsTo(view, fighter)[0] ?? -1);
  const [first] = ways;
  if (!first?.asks) return null;
  return {
    figure: fighter.id,
    ways: ways.map(({ how, rule, modifiers, spared }) => {
      return { key: how, how: words.say('defeat', how), rule, modifiers, chance: spared, need: needOf({ modifiers }, words) };
    }),
    open: WEIGHED.filter(({ rule }) => !first.modifiers.some((term) => term.rule === rule)),
  };
}
