import { describe, expect, it } from 'vitest';
import {
  betterLine,
  headline,
  hopedLine,
  marginLine,
  measuredLine,
  playedLine,
  praiseLine,
} from '../../../src/hud/end/choice-sentences.ts';
import type { PostMortem, ToldChoice, WeighedChoice } from '../../../src/hud/end/index.ts';

const at = (mean: number, error = 0.02) => ({ mean, error });
const weighed: WeighedChoice = {
  step: 7,
  round: 4,
  played: [{ type: 'defend' }],
  other: [{ type: 'defend' }],
  kept: at(1.62),
  would: at(1.84),
  gain: at(0.22, 0.04),
  life: { figure: 'valens', kept: 0.78, would: 0.83 },
  times: 640,
};
const told: ToldChoice = {
  weighed,
  did: 'Valens met the pounce with Brace',
  other: 'meeting the pounce with Drop flat',
  who: 'Valens',
};
const ofAll: ToldChoice = { ...told, who: null, weighed: { ...weighed, life: null } };
const saved = { of: 'saved', most: 4 } as const;
const won = { of: 'won', most: 1 } as const;
const found: PostMortem = {
  measure: saved,
  bot: 'skilled',
  quick: null,
  better: [weighed],
  praised: [],
  choices: 18,
  hoped: at(1.4),
  came: 0,
  share: 1,
  done: true,
};

describe('a choice in sentences', () => {
  it('says what was played, and whom something else would have kept', () => {
    expect(`${playedLine(told)} ${betterLine(told, saved)}`).toBe(
      'Valens met the pounce with Brace. Meeting the pounce with Drop flat would have kept Valens alive in 83 % of cases, not 78 %.',
    );
  });

  it('says how many would have been saved, or bouts won, where it was no one life', () => {
    expect(betterLine(ofAll, saved)).toBe('Meeting the pounce with Drop flat would have saved 1.8 of 4 on average, not 1.6.');
    const close = { ...ofAll, weighed: { ...ofAll.weighed, kept: at(1.62), would: at(1.64) } };
    expect(betterLine(close, saved)).toBe('Meeting the pounce with Drop flat would have saved 1.64 of 4 on average, not 1.62.');
    const bout = { ...ofAll, weighed: { ...ofAll.weighed, kept: at(0.55), would: at(0.62), gain: at(0.07, 0.015) } };
    expect(betterLine(bout, won)).toBe('Meeting the pounce with Drop flat would have won 62 % of such bouts, not 55 %.');
    expect(marginLine(bout, won)).toBe('In a hundred such bouts that is 7 more won, give or take 3.');
  });

  it('praises by what came nearest', () => {
    const good = {
      ...weighed,
      kept: at(1.84),
      would: at(1.62),
      gain: at(-0.22, 0.04),
      life: { figure: 'valens', kept: 0.83, would: 0.78 },
    };
    expect(praiseLine({ ...told, weighed: good }, saved)).toBe(
      'That kept Valens alive in 83 % of cases; the next best was meeting the pounce with Drop flat, with 78 %.',
    );
    expect(praiseLine({ ...told, who: null, weighed: { ...good, life: null } }, saved)).toBe(
      'That saved 1.8 of 4 on average; the next best was meeting the pounce with Drop flat, with 1.6.',
    );
    expect(marginLine({ ...told, weighed: good }, saved)).toBe('In a hundred such fights that is 22 more saved, give or take 8.');
  });

  it('begins with the dearest after a loss, and takes no dice for a proof where nothing was found', () => {
    expect(headline(found, [ofAll])).toBe(
      'One choice in round 4 cost most: meeting the pounce with Drop flat would have saved 1.8 of 4 on average, not 1.6.',
    );
    expect(headline(found, [])).toBe('Of your 18 choices no single one can be shown to have cost anything.');
    expect(headline({ ...found, done: false }, [])).toBeNull();
    expect(headline({ ...found, came: 4 }, [ofAll])).toBeNull();
    expect(headline({ ...found, choices: 0 }, [])).toBe('You never had a choice.');
  });

  it('tells luck apart, and who measured it', () => {
    expect(hopedLine(found)).toBe('At your first choice 1.4 of 4 could be hoped for, give or take 0.1; it came to 0.');
    expect(hopedLine({ ...found, measure: won, hoped: at(0.5), came: 1 })).toBe(
      'At your first choice 50 % of such bouts were yours, give or take 4; you won.',
    );
    const names = { bot: 'skilled bot', quick: 'greedy bot' };
    expect(measuredLine(found, names)).toBe(
      'Both ways were played on up to 640 times with the same new dice, by the skilled bot; what may be chance is left out.',
    );
    expect(measuredLine({ ...found, quick: { bot: 'greedy', after: 10 } }, names)).toContain(
      'by the skilled bot (after 10 answers the greedy bot); what',
    );
  });
});
