import type { CarriedThing, CarryFault } from './carry/index.ts';
import { carryFaults, MOST_MISSILES } from './carry/index.ts';

/** What an armful breaks: the rule, the place of the one thing that is wrong if it is one, and a message. */
export interface CarryProblem {
  readonly rule: string;
  readonly place: number | null;
  readonly message: string;
}

function messageOf({ kind, count }: CarryFault): string {
  switch (kind) {
    case 'sheath':
      return 'it has no sheath';
    case 'shields':
      return `${count} shields; one man bears one`;
    case 'helmets':
      return `${count} helmets; one man wears one`;
    case 'shoulders':
      return `${count} shoulder guards; one man wears one`;
    case 'missiles':
      return `more than ${MOST_MISSILES} darts`;
    case 'pair':
      return `${count} of what is bound on the fists; they come in pairs`;
    case 'both-hands':
      return 'a bow needs both hands';
    case 'hands':
      return `${count} things in hand; there are two hands`;
    case 'left-hand':
      return `${count} things for the left hand`;
  }
}

/** The first thing that one man cannot carry so, null when he can; `start` is before the bout, `play` in the middle of it. */
export function carryProblem(things: readonly CarriedThing[], when: 'start' | 'play'): CarryProblem | null {
  const [fault] = carryFaults(things, when);
  if (!fault) return null;
  return { rule: fault.rule, place: fault.kind === 'sheath' ? fault.things[0]! : null, message: messageOf(fault) };
}
