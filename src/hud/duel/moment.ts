import { shownActor } from '../fight/index.ts';
import type { DuelFought, DuelModel, DuelOfGame } from './game.ts';

/** What the strip says: whose turn it is, what the moment asks, and the rules behind it. */
interface Moment {
  readonly whose: string;
  readonly yours: boolean;
  readonly text: string;
  readonly refs: readonly string[];
}

/** Who acts in what is shown. */
export function actorShown<G extends DuelFought>(model: DuelModel<G>): string | null {
  return shownActor(model, model.acting.value?.id ?? null);
}

/** The name of whoever acts, above what is asked. */
export function actorTitle<G extends DuelFought>(model: DuelModel<G>): string {
  const actor = actorShown(model);
  if (actor) return model.words.title(actor);
  return model.idle.value ? 'The end' : 'On the sand';
}

/** The message under `moment` for what is asked. */
function askedOf<G extends DuelFought>({ moments }: DuelOfGame<G>, { settled, mine }: DuelModel<G>): string {
  const { decision } = settled.value;
  if (!decision) return 'over';
  return mine.value ? (moments.asked?.(settled.value) ?? decision.kind) : 'watching';
}

export function momentOf<G extends DuelFought>(duel: DuelOfGame<G>, model: DuelModel<G>): Moment {
  const { idle, mine, words } = model;
  const key = idle.value ? askedOf(duel, model) : 'playing';
  const yours = idle.value && mine.value;
  const actor = actorShown(model);
  const whose = key === 'over' ? 'The end' : actor ? words.title(actor) : yours ? 'Your turn' : 'Watch';
  return { whose, yours, text: words.say('moment', key), refs: duel.moments.refs[key] ?? [] };
}

/** What is asked, in one breath: for whoever does not see the screen. */
export function decisionWords<G extends DuelFought>(duel: DuelOfGame<G>, model: DuelModel<G>): string {
  const { words, settled, mine } = model;
  const { decision, view } = settled.value;
  const { round, outcome, turn } = view.state;
  if (!decision) return outcome ? words.outcome(outcome) : '';
  const points = mine.value && decision.kind === duel.act ? `, ${turn.ap} action ${turn.ap === 1 ? 'point' : 'points'}` : '';
  return `Round ${round}. ${words.title(decision.figures[0]!)}${points}. ${words.say('moment', askedOf(duel, model))}`;
}
