import { GRADES, type Grade, type GradeAt, type GradeId } from '../../../../engine/mind/index.ts';

/** In a hunt nobody errs from veteran on: he is matched with a beast that does not, and never with a man of another grade. */
const IN_HUNTS: Readonly<Partial<Record<GradeId, Omit<Grade, 'id'>>>> = {
  tiro: { error: 4, foresight: 0, leeway: 1.5 },
  spectatus: { error: 1.4, foresight: 0.5, leeway: 1.25 },
  veteranus: { error: 0, foresight: 1, leeway: 1 },
  'secundus-palus': { error: 0, foresight: 1, leeway: 0.5 },
};

export const HUNT_GRADES = GRADES.map((grade): GradeAt => ({ ...grade, ...IN_HUNTS[grade.id] }));
