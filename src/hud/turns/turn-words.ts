import { shownActor } from '../fight/index.ts';
import type { SettledTurn, TurnFight } from './turn-fight.ts';

/** What the strip says: whose turn it is, what the moment asks, and the rules behind it. */
export interface Moment {
  readonly whose: string;
  readonly yours: boolean;
  readonly text: string;
  readonly refs: readonly string[];
}

/** What a game says of its moments; they are messages under `moment`. */
export interface MomentsOfGame {
  /** The rules behind a moment, by its key. */
  readonly refs: Readonly<Record<string, readonly string[]>>;
  /** The key of a decision of the player, where it is not its kind. */
  readonly asked?: (settled: SettledTurn) => string | null;
}

/** Who acts in what is shown. */
export function actorShown(model: TurnFight): string | null {
  return shownActor(model, model.acting.value?.id ?? null);
}

/** The name of whoever acts, above what is asked. */
export function actorTitle(model: TurnFight): string {
  const actor = actorShown(model);
  if (actor) return model.words.title(actor);
  return model.idle.value ? 'The end' : 'On the sand';
}

/** The moments of a game in words. */
export function momentWords({ refs, asked }: MomentsOfGame): {
  readonly momentOf: (model: TurnFight) => Moment;
  readonly decisionWords: (model: TurnFight) => string;
} {
  const askedOf = (settled: SettledTurn): string => asked?.(settled) ?? settled.decision?.kind ?? 'over';
  const keyOf = ({ idle, settled, mine }: TurnFight): string => {
    if (!idle.value) return 'playing';
    if (!settled.value.decision) return 'over';
    return mine.value ? askedOf(settled.value) : 'watching';
  };
  return {
    momentOf(model) {
      const key = keyOf(model);
      const yours = model.idle.value && model.mine.value;
      const actor = actorShown(model);
      const whose = key === 'over' ? 'The end' : actor ? model.words.title(actor) : yours ? 'Your turn' : 'Watch';
      return { whose, yours, text: model.words.say('moment', key), refs: refs[key] ?? [] };
    },
    /** What is asked, in one breath: for whoever does not see the screen. */
    decisionWords({ words, settled, mine }) {
      const { decision, view } = settled.value;
      const { round, outcome, turn } = view.state;
      if (!decision) return outcome ? words.outcome(outcome) : '';
      const who = words.title(decision.figures[0]!);
      const moment = words.say('moment', mine.value ? askedOf(settled.value) : 'watching');
      if (!mine.value) return `Round ${round}. ${who}. ${moment}`;
      const points = decision.kind === 'act' ? `, ${turn.ap} action ${turn.ap === 1 ? 'point' : 'points'}` : '';
      return `Round ${round}. ${who}${points}. ${moment}`;
    },
  };
}
