import type { CrowdLedger, CrowdWay } from '../../../hud/appeal/index.ts';
import { sum } from '../../../engine/dice/index.ts';
import type { Words } from '../../../hud/common/index.ts';
import { askedVoters, fighterOf, mercyChance, PERFORMANCE, performanceTerms, type View } from '../rules/index.ts';

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
  const { id, status, dealt } = fighterOf(view, index);
  if (status !== 'up') return null;
  const [down, up] = [wayOf(view, index, words, false), wayOf(view, index, words, true)];
  return { figure: id, ways: [down, up], open: view.world.lex.performance && dealt === 0 ? [PERFORMANCE.dealt] : [] };
}
