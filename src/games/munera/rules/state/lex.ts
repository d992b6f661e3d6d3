/** The toggles of Appendix A: contestable rulings as data. */
export interface Lex {
  readonly arcModel: 'exact90' | 'front3' | 'ancestor';
  readonly turnCost: 'per90' | 'perHexside';
  readonly zoneOfControl: 'none' | 'ancestor';
  readonly secondAttackSurcharge: 'exceptOtherReadiedWeapon' | 'always';
  readonly oneStrikePerWeapon: boolean;
  readonly fatigueSevenTiming: 'immediate' | 'endOfTurn';
  readonly exhaustedStacks: boolean;
  readonly capeApPenalty: -3 | 0;
  readonly capeSaveWhileHolding: boolean;
  readonly netRange: 'literal' | 'gap';
  readonly netAllowsSave: boolean;
  readonly netTether: boolean;
  readonly double1DefenderPool: 'carried' | 'readied';
  readonly cestusDouble1: 'knockDown' | 'noEffect';
  readonly double2Resolution: 'endOfTurn' | 'instantIfAdjacent';
  readonly secondKnockdownNeedsAdjacentOpponent: boolean;
  readonly mortallyWoundedMayAppeal: boolean;
  readonly helmetDiscardRecoverable: boolean;
  readonly lineOfFire: boolean;
  readonly limitedArrows: boolean;
  readonly thongedSpearOnWound: 'recovered' | 'lost';
  readonly whirlBonus: 'onHit' | 'onUse';
  readonly whirlQuadrant: 'start' | 'end';
  readonly hazingArc: 'notRear' | 'any' | 'frontOnly';
  readonly proneThreatens: boolean;
  readonly attackSkillOnNets: boolean;
  /** Rounds until both sides are released standing; 0 for none. */
  readonly roundLimit: number;
  /** Noxii pay for hunger with one AP (D-257). */
  readonly noxiusUnfed: boolean;
  /** Noxii may appeal like gladiators (D-269). */
  readonly noxiusMissio: boolean;
}

type Choices = { readonly [K in keyof Lex]: { readonly values: readonly Lex[K][]; readonly rules: readonly string[] } };

/** Values a toggle may take, its default first, and the rules it turns. Set-up screen and validation read this. */
export const LEX_CHOICES: Choices = {
  arcModel: { values: ['exact90', 'front3', 'ancestor'], rules: ['M-090', 'M-027', 'M-136'] },
  turnCost: { values: ['per90', 'perHexside'], rules: ['M-066'] },
  zoneOfControl: { values: ['none', 'ancestor'], rules: ['M-086'] },
  secondAttackSurcharge: { values: ['exceptOtherReadiedWeapon', 'always'], rules: ['M-071', 'M-207'] },
  oneStrikePerWeapon: { values: [false, true], rules: ['M-207', 'M-071'] },
  fatigueSevenTiming: { values: ['immediate', 'endOfTurn'], rules: ['M-078', 'M-079'] },
  exhaustedStacks: { values: [false, true], rules: ['M-051'] },
  capeApPenalty: { values: [-3, 0], rules: ['M-053', 'M-247'] },
  capeSaveWhileHolding: { values: [false, true], rules: ['M-246'] },
  netRange: { values: ['literal', 'gap'], rules: ['M-235'] },
  netAllowsSave: { values: [false, true], rules: ['M-236'] },
  netTether: { values: [false, true], rules: ['M-087'] },
  double1DefenderPool: { values: ['carried', 'readied'], rules: ['M-170'] },
  cestusDouble1: { values: ['knockDown', 'noEffect'], rules: ['M-170', 'M-171'] },
  double2Resolution: { values: ['endOfTurn', 'instantIfAdjacent'], rules: ['M-167'] },
  secondKnockdownNeedsAdjacentOpponent: { values: [true, false], rules: ['M-151'] },
  mortallyWoundedMayAppeal: { values: [false, true], rules: ['M-146'] },
  helmetDiscardRecoverable: { values: [true, false], rules: ['M-060'] },
  lineOfFire: { values: [false, true], rules: ['M-116', 'M-230'] },
  limitedArrows: { values: [true, false], rules: ['M-279'] },
  thongedSpearOnWound: { values: ['recovered', 'lost'], rules: ['M-272'] },
  whirlBonus: { values: ['onHit', 'onUse'], rules: ['M-179', 'M-320'] },
  whirlQuadrant: { values: ['start', 'end'], rules: ['M-316'] },
  hazingArc: { values: ['notRear', 'any', 'frontOnly'], rules: ['M-340'] },
  proneThreatens: { values: [false, true], rules: ['M-139'] },
  attackSkillOnNets: { values: [true, false], rules: ['M-198'] },
  roundLimit: { values: [0, 10, 20, 40, 60, 100], rules: ['M-038'] },
  noxiusUnfed: { values: [true, false], rules: ['D-257'] },
  noxiusMissio: { values: [false, true], rules: ['D-269'] },
};

/** The first value of each toggle. */
export const DEFAULT_LEX: Lex = Object.freeze(
  Object.fromEntries(Object.entries(LEX_CHOICES).map(([key, { values }]) => [key, values[0]])),
) as unknown as Lex;

export interface LexProblem {
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

const MOST_ROUNDS = 1000;

/** What is wrong with toggles from outside; null when nothing is. */
export function lexProblem(lex: Readonly<Record<string, unknown>>): LexProblem | null {
  for (const [field, value] of Object.entries(lex)) {
    const choice = Object.hasOwn(LEX_CHOICES, field) ? LEX_CHOICES[field as keyof Lex] : null;
    if (!choice) return { field, rule: 'lex', message: `there is no toggle "${field}"` };
    const rule = choice.rules[0]!;
    if (field === 'roundLimit') {
      const sound = Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_ROUNDS;
      if (!sound) return { field, rule, message: `0 (no limit) to ${MOST_ROUNDS} rounds, not ${JSON.stringify(value)}` };
    } else if (!(choice.values as readonly unknown[]).includes(value)) {
      return { field, rule, message: `${choice.values.map((each) => JSON.stringify(each)).join(' or ')}, not ${JSON.stringify(value)}` };
    }
  }
  return null;
}
