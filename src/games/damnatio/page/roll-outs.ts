import type { Policy } from '../bots/index.ts';
import { seededRng } from '../../../engine/dice/index.ts';
import { estimateOf, type Estimate } from '../../../engine/odds/index.ts';
import type { Hunt, HuntRuleset, HuntSetup } from '../rules/index.ts';
import { beginHuntBout } from '../rules/index.ts';
import type { HuntGame, HuntRecord } from '../desk/index.ts';
import { firstBout } from '../../../session/index.ts';
import { savedMen } from '../desk/index.ts';

const MOST_DECISIONS = 5000;

/** Plays a hunt to its end without anybody watching. */
export function playOut(hunt: Hunt, policy: Policy, seed: string): Hunt {
  const rng = seededRng(seed);
  for (let i = 0; i < MOST_DECISIONS && hunt.decision(); i += 1) hunt.play(policy(hunt.forBots, rng));
  return hunt;
}

/** How a bout came out: how many men live, or which beast won (0 or 1; 2 for neither). */
export function resultOf(hunt: Hunt): number {
  if (hunt.state.beasts.length === 1) return savedMen(hunt.state);
  const standing = hunt.state.beasts.map(({ hp }) => hp > 0);
  return standing[0] === standing[1] ? 2 : standing[0] ? 0 : 1;
}

/** Plays bouts `first` to `last` of a forecast with dice of their own; adds each result to `counts`. */
export function playBatch(ruleset: HuntRuleset, setup: HuntSetup, policy: Policy, span: readonly [number, number], counts: number[]): void {
  const world = ruleset.prepare(setup);
  for (let i = span[0]; i < span[1]; i += 1) {
    const { bout } = beginHuntBout(ruleset, setup, seededRng(`forecast ${i}`), { log: false, world });
    const result = resultOf(playOut(bout, policy, `player ${i}`));
    counts[result] = (counts[result] ?? 0) + 1;
  }
}

/** The positions of a record after each step, without its log. */
export function positionsOf(ruleset: HuntRuleset, record: HuntRecord): { hunts: Hunt[]; dice: boolean[] } {
  const { bout } = firstBout<HuntGame>(ruleset, record, { log: false });
  const hunts = [bout.clone()];
  const dice = [true];
  for (const action of record.actions) {
    if (!bout.isLegal(action)) break;
    const before = bout.dice;
    bout.play(action);
    hunts.push(bout.clone());
    dice.push(bout.dice !== before);
  }
  return { hunts, dice };
}

/** The share of men who live when a position is played out some times with other dice; `from` another number gives other dice again. */
export function shareLiving(hunt: Hunt, policy: Policy, times: number, from = 0): Estimate {
  const party = Math.max(1, hunt.state.men.length);
  const shares = Array.from(
    { length: times },
    (_, i) => resultOf(playOut(hunt.imagine(seededRng(`roll-out ${from + i}`)), policy, `player ${from + i}`)) / party,
  );
  return hunt.decision() ? estimateOf(shares) : { mean: shares[0] ?? 0, error: 0 };
}

/** The steps that seem to have changed hope most towards how it ended: those are worth a better estimate. */
export function likelySwings(hopes: readonly Estimate[], wanted: number): number[] {
  const end = (hopes.at(-1)?.mean ?? 0) - (hopes[0]?.mean ?? 0);
  const changes = hopes.flatMap(({ mean }, step) => (step > 0 ? [{ step, change: (mean - hopes[step - 1]!.mean) * Math.sign(end) }] : []));
  const towards = changes.filter(({ change }) => change > 0).toSorted((a, b) => b.change - a.change);
  return towards.slice(0, wanted).map(({ step }) => step);
}
