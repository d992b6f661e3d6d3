import type { Vocabulary } from '../../../../engine/mind/index.ts';
import type { MuneraAction, MuneraView } from '../../rules/index.ts';
import { choices } from './choices.ts';
import { conditions } from './conditions.ts';
import { Considered } from './considered.ts';
import { lookAhead } from './look-ahead.ts';

/** What the words of behaviour trees do in a bout of gladiators. */
export const muneraVocabulary: Vocabulary<MuneraView, Considered, MuneraAction> = {
  think: (seen, tastes) => new Considered(seen, tastes),
  ponders: ({ seen, actions }) => seen.state.turn.step === 'act' && actions.length > 1,
  conditions,
  choices,
  aim({ thoughts }, action) {
    if (action.type !== 'move' && action.type !== 'turn') return null;
    const ways = thoughts.walks().filter(({ first }) => first === action);
    const [best] = ways.toSorted((one, other) => other.worth - one.worth);
    return best ? { cell: best.cell, facing: best.facing } : null;
  },
  otherwise: choices.fight,
  lookAhead,
};
