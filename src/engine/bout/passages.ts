import type { BoutEvent, EventOf } from './events.ts';

export type Walk = EventOf<'paid' | 'moved' | 'faced'>;
export type Harm = EventOf<'wounded' | 'condition' | 'fatigued' | 'felled'>;

/** What is paid for going and turning on one's own feet. */
const FEET = ['move', 'turn', 'forward', 'step', 'pivot'];

/** A step or a turn on one's own feet, or its price. */
export function isWalk(event: BoutEvent): event is Walk {
  if (event.type === 'paid') return FEET.includes(event.action);
  return event.type === 'faced' || (event.type === 'moved' && event.gait === 'walk');
}

/** What a blow, a fall or weariness did to somebody. */
export function isHarm(event: BoutEvent): event is Harm {
  return event.type === 'wounded' || event.type === 'fatigued' || event.type === 'felled' || (event.type === 'condition' && event.gained);
}

function goesOn(before: BoutEvent, event: BoutEvent): boolean {
  if (isWalk(before) && isWalk(event)) return before.figure === event.figure;
  if (!isHarm(before) || !isHarm(event) || before.figure !== event.figure) return false;
  return event.type === 'condition' || event.type === 'felled';
}

/** Events that a reader takes in as one, together: a walk hex by hex, and all that one blow did to one figure. */
export function passagesOf<Entry>(entries: readonly Entry[], eventOf: (entry: Entry) => BoutEvent): Entry[][] {
  const passages: Entry[][] = [];
  for (const entry of entries) {
    const last = passages.at(-1);
    if (last && goesOn(eventOf(last.at(-1)!), eventOf(entry))) last.push(entry);
    else passages.push([entry]);
  }
  return passages;
}
