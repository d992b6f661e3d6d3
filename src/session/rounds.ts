import type { LogStep } from './bout-session.ts';

/** The round after each step; 0 before the first. */
export function roundsOf(steps: readonly Pick<LogStep, 'events'>[]): number[] {
  let round = 0;
  return steps.map(({ events }) => {
    for (const event of events) if (event.type === 'round-started') round = event.round;
    return round;
  });
}
