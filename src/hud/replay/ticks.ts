import type { LogStep } from '../../session/index.ts';

/** What stands out on the timeline. */
export interface Tick {
  readonly step: number;
  readonly kind: 'control-men' | 'control-beast' | 'wound' | 'fall' | 'appeal';
  /** Hit points lost; 0 for the others. */
  readonly harm: number;
}

/** Who wins Control, who is hurt, who falls, who asks the crowd, by step. */
export function ticksOf(steps: readonly LogStep[]): Tick[] {
  return steps.flatMap(({ events }, step) => {
    const ticks: Tick[] = [];
    let harm = 0;
    for (const event of events) {
      if (event.type === 'control-decided') ticks.push({ step, kind: event.side === 'men' ? 'control-men' : 'control-beast', harm: 0 });
      if (event.type === 'wounded') harm += event.net;
      if (event.type === 'appealed') ticks.push({ step, kind: 'appeal', harm: 0 });
      if (event.type === 'felled') ticks.push({ step, kind: 'fall', harm: 0 });
    }
    if (harm > 0) ticks.push({ step, kind: 'wound', harm });
    return ticks;
  });
}

/** The step where the next or the last round begins, as seen from a step. */
export function roundStep(rounds: readonly number[], at: number, direction: 1 | -1): number {
  const starts = rounds.flatMap((round, step) => (step === 0 || rounds[step - 1] !== round ? [step] : []));
  if (direction > 0) return starts.find((step) => step > at) ?? rounds.length - 1;
  return [...starts].reverse().find((step) => step < at) ?? 0;
}
