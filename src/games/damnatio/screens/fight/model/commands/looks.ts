import { whirlWords } from '../../announce.ts';
import type { ArenaModel } from '../arena-model.ts';
import { tell } from './desk.ts';

/** Commands that change what is seen, not what is done. */

/** What of the beast's next move can be drawn, in the order of the key. */
export const THREATS = ['hidden', 'lane', 'lane and arcs'] as const;

export function cycleThreat(model: ArenaModel): void {
  const next = ((model.threat.value + 1) % THREATS.length) as 0 | 1 | 2;
  model.threat.value = next;
  tell(model, `Threat: ${THREATS[next]}.`);
}

export function tellWhirl(model: ArenaModel): void {
  model.sheet.value = 'odds';
  tell(model, whirlWords(model, model.words));
}

export function toggleGhost(model: ArenaModel): void {
  model.ghost.value = model.ghost.value === null ? 0 : null;
  model.sheet.value = 'beast';
}

/** Opens the law behind the odds, or shuts it. */
export function explain(model: ArenaModel): void {
  const { oddsDetail } = model.settings.value;
  model.options.onSettings({ oddsDetail: oddsDetail === 'law' ? 'line' : 'law' });
}
