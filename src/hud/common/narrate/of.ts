import type { BoutEvent } from '../../../engine/bout/index.ts';

/** The event of a type. */
export type EventOf<Type extends BoutEvent['type']> = Extract<BoutEvent, { type: Type }>;
