import type { Luck } from '../../../../hud/end/index.ts';
import type { LogStep } from '../../../../session/index.ts';

export interface LuckSummary {
  /** Blows of the men. */
  readonly men: Luck;
  /** Blows of the beast. */
  readonly beast: Luck;
  /** Defend rolls of the men. */
  readonly defence: Luck;
}

const GOOD = ['hit', 'critical', 'success'];

/** Compares every roll with its chance. `isMan` tells men from beasts. */
export function luckOf(steps: readonly LogStep[], isMan: (figure: string) => boolean): LuckSummary {
  const tally = {
    men: { rolls: 0, expected: 0, fell: 0 },
    beast: { rolls: 0, expected: 0, fell: 0 },
    defence: { rolls: 0, expected: 0, fell: 0 },
  };
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type !== 'rolled' || event.roll.chance === null || event.roll.result === null) continue;
    const kind = event.roll.why === 'defend' ? 'defence' : event.roll.why === 'to-hit' ? (isMan(event.figure) ? 'men' : 'beast') : null;
    if (!kind) continue;
    tally[kind].rolls += 1;
    tally[kind].expected += event.roll.chance / 20;
    tally[kind].fell += GOOD.includes(event.roll.result) ? 1 : 0;
  }
  return tally;
}
