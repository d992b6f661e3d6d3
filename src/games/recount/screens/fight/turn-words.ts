import { shownActor } from '../../../../hud/fight/index.ts';
import type { RecountModel } from './model/model.ts';

const REFS: Readonly<Record<string, readonly string[]>> = { act: ['R-023'], spent: ['R-023'], vote: ['R-093', 'R-094'], over: ['R-097'] };

/** What the strip says: whose turn it is, what the moment asks, and the rules behind it. */
export interface Moment {
  readonly whose: string;
  readonly yours: boolean;
  readonly text: string;
  readonly refs: readonly string[];
}

/** Who acts in what is shown. */
export function actorShown(model: RecountModel): string | null {
  return shownActor(model, model.acting.value?.id ?? null);
}

function momentKey({ idle, settled, mine }: RecountModel): string {
  const { decision } = settled.value;
  if (!decision) return idle.value ? 'over' : 'playing';
  if (!idle.value) return 'playing';
  return mine.value ? askedOf(settled.value) : 'watching';
}

/** What is asked of the player; without AP nothing but the end of his turn is left. */
function askedOf({ decision, view }: RecountModel['settled']['value']): string {
  return decision?.kind === 'act' && view.state.turn.ap === 0 ? 'spent' : (decision?.kind ?? 'over');
}

export function momentOf(model: RecountModel): Moment {
  const key = momentKey(model);
  const yours = model.idle.value && model.mine.value;
  const actor = actorShown(model);
  const whose = key === 'over' ? 'The end' : actor ? model.words.title(actor) : yours ? 'Your turn' : 'Watch';
  return { whose, yours, text: model.words.say('moment', key), refs: REFS[key] ?? [] };
}

/** What is asked, in one breath: for whoever does not see the screen. */
export function decisionWords({ words, settled, mine }: RecountModel): string {
  const { decision, view } = settled.value;
  const { state } = view;
  if (!decision) return state.outcome ? words.outcome(state.outcome) : '';
  const who = words.title(decision.figures[0]);
  const moment = words.say('moment', mine.value ? askedOf(settled.value) : 'watching');
  if (!mine.value) return `Round ${state.round}. ${who}. ${moment}`;
  const points = decision.kind === 'act' ? `, ${state.turn.ap} action ${state.turn.ap === 1 ? 'point' : 'points'}` : '';
  return `Round ${state.round}. ${who}${points}. ${moment}`;
}
