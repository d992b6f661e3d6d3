import type { Counts, Tallying } from '../../../session/index.ts';
import { addTally, mapRows, meanOf, settleTally, shareOf, sorted, spreadOf } from '../../../session/index.ts';
import type { HuntGame } from './game.ts';
import type { HuntTally } from './tally.ts';
import { countOutcome, DetailCounter, emptyTally, menOf, severalCardsOf } from './tally.ts';

/** The conditions that kept a step from firing, the most frequent first. */
function blockers(counts: Counts): { readonly by: string; readonly times: number }[] {
  return Object.entries(counts)
    .map(([by, times]) => ({ by, times }))
    .toSorted((a, b) => b.times - a.times || (a.by < b.by ? -1 : 1));
}

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
    firstDeath: spreadOf(tally.firstDeath),
    beastRounds: shareOf(tally.beastRounds, tally.beastRounds + tally.menRounds),
    chargesAHunt: hunts === 0 ? 0 : tally.charges / hunts,
    chargesConnected: shareOf(tally.chargesConnected, tally.charges),
    responsesAHunt: hunts === 0 ? 0 : tally.responses / hunts,
    decisionsAHunt: hunts === 0 ? 0 : tally.decisions / hunts,
    attacks: sorted(tally.attacks),
    steps: sorted(tally.steps),
    /** Of each step, which condition was the first that failed and how often, the most frequent first. */
    blocked: mapRows(tally.blocked, blockers),
    decidedBy: sorted(tally.decidedBy),
  };
}

export type HuntReport = ReturnType<typeof huntReportOf>;

export const tallying: Tallying<HuntGame, HuntTally, HuntReport> = {
  empty: emptyTally,
  sizes: ({ hunts }) => ({ hunts }),
  reader: (tally, bout) => new DetailCounter(tally, menOf(bout), severalCardsOf(bout)),
  count: (tally, bout, decisions) => countOutcome(tally, bout.state.outcome!, menOf(bout), decisions),
  settle: settleTally,
  add: addTally,
  report: huntReportOf,
};
