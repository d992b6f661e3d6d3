import { defineLex, toggle, type LexOf } from '../../../engine/lex/index.ts';

/** Every number and choice that the page does not print, and what may be set instead. The words of each are in the messages `recount-lex`. */
export const LEX = defineLex({
  arenaRadius: toggle('bout', [5, 4, 6, 7], 'R-005'),
  strengthMode: toggle('bout', ['roll', 'fixed7', 'draft'], 'R-014'),
  maxTurns: toggle('bout', [60, 30, 120, 240], 'R-024'),
  /** Where the target of a strike must stand: the front hex, or any of the three in front. */
  strikeArc: toggle('strikes', ['front', 'front3'], 'R-051'),
  double6: toggle('strikes', ['2d6', 'kill'], 'R-080a'),
  /** Share of the starting Strength whose loss is a bad wound. */
  badFraction: toggle('wounds', [0.5, 0.25, 0.75], 'R-044', 'R-042'),
  /** Share whose loss is exceeded by a light wound. */
  lightFraction: toggle('wounds', [0, 0.25], 'R-044', 'R-041'),
  heavyAp: toggle('wounds', [0, -1], 'R-045'),
  struggleNeed: toggle('net', [5, 4, 6], 'R-036'),
  netMiss: toggle('net', ['kept', 'lost'], 'R-086'),
  mobVoters: toggle('verdict', [4, 2, 6, 0], 'R-093'),
  mobNeed: toggle('verdict', [4, 3, 5], 'R-093'),
  performance: toggle('verdict', [true, false], 'R-094'),
});

/** The toggles of `recount`. */
export type Lex = LexOf<typeof LEX.choices>;
