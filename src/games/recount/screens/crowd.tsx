import { CrowdStrip, type CrowdLedger, type CrowdWay, yoursFirst } from '../../../hud/appeal/index.ts';
import { sum } from '../../../engine/dice/index.ts';
import type { Words } from '../../../hud/common/index.ts';
import { askedVoters, mercyChance, PERFORMANCE, performanceTerms, type View } from '../rules/index.ts';
import type { RecountModel } from './board.ts';

/** The victor's thumb and what it leads to; other lanistae who are asked are taken to say the same. */
function wayOf(view: View, index: number, words: Words, up: boolean): CrowdWay {
  const modifiers = performanceTerms(view, index);
  const said = [up, ...askedVoters(view).map(() => up)];
  const key = up ? 'thumb-up' : 'thumb-down';
  const face = Math.max(1, view.world.lex.mobNeed - sum(modifiers));
  const chance = mercyChance(view, index, said);
  return { key, how: words.say('defeat', key), rule: 'R-093', modifiers, chance, need: words.say('verdict', 'need', { face }) };
}

/** What the mob weighs of a fighter as he stands, the worse thumb first; null for whoever stands no more. */
export function ledgerOf(view: View, index: number, words: Words): CrowdLedger | null {
  const { id, status, dealt } = view.state.fighters[index]!;
  if (status !== 'up') return null;
  const ways = [false, true].map((up) => wayOf(view, index, words, up));
  return { figure: id, ways, open: view.world.lex.performance && dealt === 0 ? [PERFORMANCE.dealt] : [] };
}

/** The mob as a ledger in the top bar: the chance of a thumb up all along, with what counts. */
export function Crowd({ model }: { readonly model: RecountModel }) {
  const { view } = model.settled.value;
  if (model.options.judging?.value) return null;
  const ledgers = yoursFirst(view.state, model.isPlayers).flatMap((index) => ledgerOf(view, index, model.words) ?? []);
  if (view.state.outcome || view.state.verdict || ledgers.length === 0) return null;
  return <CrowdStrip ledgers={ledgers} words={model.words} rule="R-093" still={model.idle.value} />;
}
