import type { BoutEvent } from '../../engine/bout/index.ts';
import type { Stage } from '../stage.ts';

export type EventOf<T extends BoutEvent['type']> = Extract<BoutEvent, { readonly type: T }>;

/** Plays one event on the stage and leaves the figures as the event says. */
export type Effect<T extends BoutEvent['type']> = (event: EventOf<T>, stage: Stage) => Promise<void>;
