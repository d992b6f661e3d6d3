import { GRADES, mindOf, USUAL_GRADE, type Behaviour, type GradeId } from '../../../../src/engine/mind/index.ts';
import { muneraVocabulary, type MuneraPolicy } from '../../../../src/games/munera/bots/index.ts';
import { core } from '../../../support/core-content.ts';

const behaviours = (core.content['munera']!.behaviours ?? {}) as Readonly<Record<string, Behaviour>>;

/** Every temperament of gladiators. */
export const TEMPERAMENTS = Object.keys(behaviours);

export function by(name: string, grade: GradeId = USUAL_GRADE): MuneraPolicy {
  const mind = mindOf(
    behaviours[name]!,
    muneraVocabulary,
    GRADES.find(({ id }) => id === grade)!,
  );
  return (view, rng) => mind.decide(view, rng);
}
