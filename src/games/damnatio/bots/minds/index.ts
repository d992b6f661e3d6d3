import type { Vocabulary } from '../../../../engine/mind/index.ts';
import type { DecisionKind, HuntAction, HuntView } from '../../rules/index.ts';
import { choices } from './choices.ts';
import { conditions } from './conditions.ts';
import { Considered } from './considered.ts';

const PONDERED: readonly DecisionKind[] = ['order', 'moves', 'first-moves', 'strikes', 'bystanders', 'defend'];

/** What the words of behaviour trees do in a hunt: one mind for all the men. */
export const damnatioVocabulary: Vocabulary<HuntView, Considered, HuntAction> = {
  think: (seen, tastes) => new Considered(seen, tastes),
  foregone: (seen) => (seen.decision()!.kind === 'watch' ? { type: 'watch' } : null),
  ponders: ({ decision, actions }) => PONDERED.includes(decision.kind) && actions.length > 1,
  conditions,
  choices,
  otherwise: choices.fight,
};
