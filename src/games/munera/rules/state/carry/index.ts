export type { Carriable, CarriedThing, CarryFault, CarryKind } from './carry.ts';
export { carryFaults, fillsHand, MOST_MISSILES } from './carry.ts';
