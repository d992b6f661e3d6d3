import type { BeastAttack, View } from '../../rules/index.ts';
import { beastCard, theBeast } from '../../rules/index.ts';

/** An attack as the wounds of the beast leave it (D-239): what its card promises, it may be unable to do. */
export function attackInForce({ world, state }: View, attack: BeastAttack): BeastAttack {
  const beast = theBeast(state);
  const { wounds } = beastCard(world, beast);
  return beast.zones.reduce((now, zone): BeastAttack => {
    const effect = wounds[zone];
    if (!effect) return now;
    const max = effect.sweepMax === null || !now.sweep ? (now.sweep?.max ?? 0) : Math.min(now.sweep.max, effect.sweepMax);
    return {
      ...now,
      pin: now.pin && !effect.noPin,
      retainControl: now.retainControl && !effect.noRetain,
      sweep: now.sweep && max > 1 ? { ...now.sweep, max } : null,
    };
  }, attack);
}
