import { defineLex, type LexOf, numberToggle, toggle } from '../../../../engine/lex/index.ts';

/** The toggles of Appendix A: contestable rulings as data. The words of each are in the messages `munera-lex`. */
export const LEX = defineLex({
  arcModel: toggle('turns', ['exact90', 'front3', 'ancestor'], 'M-090', 'M-027', 'M-136'),
  turnCost: toggle('turns', ['per90', 'perHexside'], 'M-066'),
  zoneOfControl: toggle('turns', ['none', 'ancestor'], 'M-086'),
  secondAttackSurcharge: toggle('turns', ['exceptOtherReadiedWeapon', 'always'], 'M-071', 'M-207'),
  oneStrikePerWeapon: toggle('turns', [false, true], 'M-207', 'M-071'),
  fatigueSevenTiming: toggle('turns', ['immediate', 'endOfTurn'], 'M-078', 'M-079'),
  exhaustedStacks: toggle('turns', [false, true], 'M-051'),
  netRange: toggle('nets', ['literal', 'gap'], 'M-235'),
  netAllowsSave: toggle('nets', [false, true], 'M-236'),
  netTether: toggle('nets', [false, true], 'M-087'),
  attackSkillOnNets: toggle('nets', [true, false], 'M-198'),
  capeApPenalty: toggle('nets', [-3, 0], 'M-053', 'M-247'),
  capeSaveWhileHolding: toggle('nets', [false, true], 'M-246'),
  double1DefenderPool: toggle('doubles', ['carried', 'readied'], 'M-170'),
  cestusDouble1: toggle('doubles', ['knockDown', 'noEffect'], 'M-170', 'M-171'),
  double2Resolution: toggle('doubles', ['endOfTurn', 'instantIfAdjacent'], 'M-167'),
  secondKnockdownNeedsAdjacentOpponent: toggle('doubles', [true, false], 'M-151'),
  proneThreatens: toggle('doubles', [false, true], 'M-139'),
  lineOfFire: toggle('weapons', [false, true], 'M-116', 'M-230'),
  limitedArrows: toggle('weapons', [true, false], 'M-279'),
  thongedSpearOnWound: toggle('weapons', ['recovered', 'lost'], 'M-272'),
  helmetDiscardRecoverable: toggle('weapons', [true, false], 'M-060'),
  whirlBonus: toggle('special-moves', ['onHit', 'onUse'], 'M-179', 'M-320'),
  whirlQuadrant: toggle('special-moves', ['start', 'end'], 'M-316'),
  hazingArc: toggle('special-moves', ['notRear', 'any', 'frontOnly'], 'M-340'),
  mortallyWoundedMayAppeal: toggle('crowd', [false, true], 'M-146'),
  /** Noxii may appeal like gladiators (D-269). */
  noxiusMissio: toggle('crowd', [false, true], 'D-269'),
  /** Noxii pay for hunger with one AP (D-257). */
  noxiusUnfed: toggle('crowd', [true, false], 'D-257'),
  /** Rounds until both sides are released standing; 0 for none. */
  roundLimit: numberToggle('crowd', { values: [0, 10, 20, 40, 60, 100], least: 0, most: 1000 }, 'M-038'),
});

export type Lex = LexOf<typeof LEX.choices>;
