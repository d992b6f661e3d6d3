import type { MuneraPolicy } from '../bots/index.ts';
import { seededRng } from '../../../engine/dice/index.ts';
import type { MuneraSetup, Munera, MuneraRuleset } from '../rules/index.ts';
import { beginMuneraBout } from '../rules/index.ts';
import type { MuneraGame, MuneraRecord } from '../desk/index.ts';
import { firstBout } from '../../../session/index.ts';
import { policyFor } from '../../../app/bots.ts';
import type { Controllers } from '../../../app/controllers.ts';

const MOST_DECISIONS = 5000;

/** Sides of a set-up in their order. */
function sidesIn({ fighters }: MuneraSetup): string[] {
  return [...new Set(fighters.map(({ side }) => side))];
}

/** Plays a bout to its end without anybody watching; `policyOf` tells who plays a figure. */
export function fightOut(bout: Munera, policyOf: (figure: string) => MuneraPolicy, seed: string): Munera {
  const rng = seededRng(seed);
  for (let i = 0; i < MOST_DECISIONS; i += 1) {
    const decision = bout.decision();
    if (!decision) break;
    bout.play(policyOf(decision.figures[0])(bout.forBots, rng));
  }
  return bout;
}

/** Counts over bouts of one set-up. */
export interface BoutCounts {
  /** By the place of the side that won; those that nobody won stand last. */
  readonly wins: number[];
  rounds: number;
}

export function emptyCounts(setup: MuneraSetup): BoutCounts {
  return { wins: Array.from({ length: sidesIn(setup).length + 1 }, () => 0), rounds: 0 };
}

/** Plays bout number `index` of a forecast, with dice of its own, and counts it. */
export function foresee(ruleset: MuneraRuleset, setup: MuneraSetup, controllers: Controllers, index: number, counts: BoutCounts): void {
  const { bout } = beginMuneraBout(ruleset, setup, seededRng(`forecast ${index}`), { log: false });
  const outcome = fightOut(bout, (figure) => policyFor(controllers[figure]), `player ${index}`).outcome();
  const place = sidesIn(setup).indexOf(outcome?.winner ?? '');
  counts.wins[place < 0 ? counts.wins.length - 1 : place]! += 1;
  counts.rounds += bout.state.round;
}

/** The bout of a record after each of its answers, as far as they are legal; the opening first. */
export function boutsOf(ruleset: MuneraRuleset, record: MuneraRecord): Munera[] {
  const { bout } = firstBout<MuneraGame>(ruleset, record, { log: false });
  const bouts = [bout.clone()];
  for (const action of record.actions) {
    if (!bout.isLegal(action)) break;
    bout.play(action);
    bouts.push(bout.clone());
  }
  return bouts;
}

/** The share of bouts that each side wins when a position is fought out some times with other dice; `from` another number gives other dice again. */
export function sharesOf(bout: Munera, setup: MuneraSetup, policy: MuneraPolicy, times: number, from = 0): number[] {
  const sides = sidesIn(setup);
  const wins = sides.map(() => 0);
  for (let i = from; i < from + times; i += 1) {
    const outcome = fightOut(bout.imagine(seededRng(`roll-out ${i}`)), () => policy, `player ${i}`).outcome();
    const place = sides.indexOf(outcome?.winner ?? '');
    if (place >= 0) wins[place]! += 1;
  }
  return wins.map((count) => count / times);
}
