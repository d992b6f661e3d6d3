import type { BoutEvent } from './events.ts';

/** The events without the clashes whose dice were thrown again, by a feint or after a double in a grapple. */
export function withoutSuperseded(events: readonly BoutEvent[]): BoutEvent[] {
  const superseded = new Set<BoutEvent>();
  let last: BoutEvent | null = null;
  for (const event of events) {
    if (event.type !== 'clashed') continue;
    if (event.again && last) superseded.add(last);
    last = event;
  }
  return superseded.size === 0 ? [...events] : events.filter((event) => !superseded.has(event));
}
