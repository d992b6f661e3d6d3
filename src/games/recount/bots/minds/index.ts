import { seededRng } from '../../../../engine/dice/index.ts';
import type { Vocabulary } from '../../../../engine/mind/index.ts';
import type { RecountAction, RecountView } from '../../rules/index.ts';
import { voteOf } from '../vote.ts';
import { choices } from './choices.ts';
import { conditions, figures } from './conditions.ts';
import { Considered } from './considered.ts';
import { lookAhead, seedOf } from './foresee.ts';

/** What the words of behaviour trees do in a bout of recount. */
export const recountVocabulary: Vocabulary<RecountView, Considered, RecountAction> = {
  think: (seen, tastes) => new Considered(seen, tastes),
  ponders: ({ isTurn, plans }) => isTurn && plans.length > 1,
  conditions,
  figures,
  choices,
  lookAhead,
  otherwise: (considered) => {
    const { seen, isTurn } = considered;
    if (isTurn) return considered.plans.length > 0 ? choices.fight(considered) : [{ action: { type: 'end' }, value: 0 }];
    return [{ action: voteOf(seen, seededRng(seedOf(seen.state))), value: 0 }];
  },
};
