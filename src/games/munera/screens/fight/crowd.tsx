import { OUTSIDE } from '../../../../engine/hex/index.ts';
import { CrowdStrip, needOf, yoursFirst, type CrowdLedger } from '../../../../hud/appeal/index.ts';
import type { Words } from '../../../../hud/common/index.ts';
import { mercyOdds, threatsTo, WEIGHED, type View } from '../../rules/index.ts';
import { useFight } from './context.ts';

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

/** The crowd as a ledger in the top bar: the chance of mercy all along, with every deed that counts. */
export function Crowd() {
  const { model } = useFight();
  const { view } = model.settled.value;
  if (model.options.judging?.value) return null;
  const ledgers = yoursFirst(view.state, model.isPlayers).flatMap((index) => ledgerOf(view, index, model.words) ?? []);
  if (view.state.outcome || ledgers.length === 0) return null;
  return <CrowdStrip ledgers={ledgers} words={model.words} rule="M-176" still={model.idle.value} />;
}
