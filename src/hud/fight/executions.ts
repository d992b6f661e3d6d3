import type { BoutEvent } from '../../engine/bout/index.ts';

function refusedIn(event: BoutEvent): string | null {
  if (event.type === 'appealed') return event.granted ? null : event.figure;
  return event.type === 'judged' && !event.spared ? event.figure : null;
}

function isEnd(event: BoutEvent): event is Extract<BoutEvent, { type: 'felled' | 'condition' }> {
  return (event.type === 'felled' && event.dead) || (event.type === 'condition' && event.gained && event.condition === 'dead');
}

/** Leaves out what a refused life comes to; the verdict itself stays, and says that no more is shown. */
export function withoutExecutions<Entry extends { readonly event: BoutEvent }>(entries: readonly Entry[]): Entry[] {
  const refused = new Set<string>();
  return entries.filter(({ event }) => {
    const who = refusedIn(event);
    if (who !== null) refused.add(who);
    return !(isEnd(event) && refused.has(event.figure));
  });
}
