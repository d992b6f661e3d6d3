import { mapRows, meanOf, shareOf, sorted, spreadOf } from '../../../session/index.ts';
import type { HuntTally } from './tally.ts';

/** What a tally says, in shares, means and percentiles; keys sorted, so that equal tallies print alike. */
export function huntReportOf(tally: HuntTally) {
  const { hunts } = tally;
  return {
    hunts,
    men: shareOf(tally.men, hunts),
    beast: shareOf(tally.beast, hunts),
    draws: shareOf(tally.draws, hunts),
    /** Of beast against beast, who won; empty for hunts of men. */
    duels: mapRows(tally.duels, (won) => shareOf(won, hunts)),
    rounds: spreadOf(tally.rounds),
    survivors: { mean: meanOf(tally.survivors), counts: sorted(tally.survivors) },
    firstDeath: { mean: meanOf(tally.firstDeath), counts: sorted(tally.firstDeath) },
    beastRounds: shareOf(tally.beastRounds, tally.beastRounds + tally.menRounds),
    chargesAHunt: hunts === 0 ? 0 : tally.charges / hunts,
    chargesConnected: shareOf(tally.chargesConnected, tally.charges),
    responsesAHunt: hunts === 0 ? 0 : tally.responses / hunts,
    decisionsAHunt: hunts === 0 ? 0 : tally.decisions / hunts,
    attacks: sorted(tally.attacks),
    steps: sorted(tally.steps),
    /** Of each step, how often which condition was the first that failed. */
    blocked: sorted(tally.blocked),
    decidedBy: sorted(tally.decidedBy),
  };
}

export type HuntReport = ReturnType<typeof huntReportOf>;
