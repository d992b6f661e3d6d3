import { LEX_CHOICES } from '../../rules/index.ts';
import type { LexTable } from '../../../../hud/setup/lex-choice.tsx';

const GROUPS: LexTable['groups'] = [
  {
    title: 'Turns',
    toggles: [
      'arcModel',
      'turnCost',
      'zoneOfControl',
      'secondAttackSurcharge',
      'oneStrikePerWeapon',
      'fatigueSevenTiming',
      'exhaustedStacks',
    ],
  },
  {
    title: 'Nets and capes',
    toggles: ['netRange', 'netAllowsSave', 'netTether', 'attackSkillOnNets', 'capeApPenalty', 'capeSaveWhileHolding'],
  },
  {
    title: 'Doubles and falls',
    toggles: ['double1DefenderPool', 'cestusDouble1', 'double2Resolution', 'secondKnockdownNeedsAdjacentOpponent', 'proneThreatens'],
  },
  { title: 'Weapons', toggles: ['lineOfFire', 'limitedArrows', 'thongedSpearOnWound', 'helmetDiscardRecoverable'] },
  { title: 'Special moves', toggles: ['whirlBonus', 'whirlQuadrant', 'hazingArc'] },
  { title: 'The crowd and the condemned', toggles: ['mortallyWoundedMayAppeal', 'noxiusMissio', 'noxiusUnfed', 'roundLimit'] },
];

/** The lex of munera in the words of the messages. */
export function boutLex(say: (group: string, key: string) => string): LexTable {
  return {
    choices: LEX_CHOICES,
    groups: GROUPS,
    words: (toggle) => ({ name: say('munera-lex', toggle), note: say('munera-lex', `${toggle}-note`) }),
    valueWords: (toggle, value) => {
      if (typeof value === 'boolean') return value ? 'yes' : 'no';
      return toggle === 'roundLimit' && value !== 0 ? String(value) : say('munera-lex', `${toggle}-${value}`);
    },
  };
}
