import type { EventOf, EventTable, EventType } from '../../engine/bout/index.ts';
import type { Puppet } from '../puppet.ts';
import type { Stage } from '../stage.ts';

/** Each plays one event on the stage and leaves the figures as the event says. */
export type Effects = EventTable<Promise<void>, [stage: Stage]>;
export type Effect<Type extends EventType> = Effects[Type];

type OfFigure = { [Type in EventType]: EventOf<Type> extends { readonly figure: string } ? Type : never }[EventType];

/** An effect on the figure of its event; nothing is seen of it when that figure is not on the stage. */
export function onFigure<Type extends OfFigure>(
  show: (puppet: Puppet, event: EventOf<Type>, stage: Stage) => Promise<void>,
): (event: EventOf<Type>, stage: Stage) => Promise<void> {
  return (event, stage) => {
    const puppet = stage.puppet((event as EventOf<OfFigure>).figure);
    return puppet ? show(puppet, event, stage) : Promise.resolve();
  };
}
