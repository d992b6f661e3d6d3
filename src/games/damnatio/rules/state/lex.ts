import { defineLex, numberToggle, toggle, type LexOf } from '../../../../engine/lex/index.ts';

/** The toggles of Appendix A: contestable rulings as data. The words of each are in the messages `damnatio-lex`. */
export const LEX = defineLex({
  controlDie: toggle('control', [10, 6, 8, 12, 20], 'D-046'),
  tieKeeps: toggle('control', [false, true], 'D-049'),
  retainNeedsGrip: toggle('control', [false, true], 'D-153'),
  intellectReroll: toggle('control', [true, false], 'D-052'),
  whirlDropsPrey: toggle('beast', [true, false], 'D-125'),
  counterInBeastRounds: toggle('beast', [false, true], 'D-135'),
  severalBeasts: toggle('beast', [false, true], 'D-401', 'D-010'),
  reluctant: toggle('beast', [false, true], 'D-242'),
  wallSlam: toggle('beast', [false, true], 'D-240'),
  tieDie: toggle('beast', ['stored', 'printed'], 'D-021', 'D-061'),
  anySubset: toggle('men', [false, true], 'D-095'),
  mayPass: toggle('men', [false, true], 'D-105'),
  desperatio: toggle('men', [false, true], 'D-241'),
  wounds: toggle('men', [false, true], 'D-238'),
  fateCards: toggle('men', [true, false], 'D-232'),
  optionalCards: toggle('men', [false, true], 'D-181', 'D-169'),
  night: toggle('programme', [false, true], 'D-413', 'D-414'),
  /** Rounds until a draw. */
  roundLimit: numberToggle('programme', { values: [40, 10, 20, 30, 60, 80], least: 1, most: 200 }, 'D-230'),
  gladiatorsVsBeasts: toggle(null, [false, true], 'D-008'),
});

export type Lex = LexOf<typeof LEX.choices>;
