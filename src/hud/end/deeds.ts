import type { BoutEvent, FigureId } from '../../engine/bout/index.ts';
import { withoutSuperseded } from '../../engine/bout/index.ts';
import type { LogStep } from '../../session/index.ts';

/** What a fighter did in a bout, and what was done to him. */
export interface Deeds {
  attacks: number;
  hits: number;
  doubles: number;
  /** Stamina that he took, and that he lost. */
  dealt: number;
  suffered: number;
  /** Action points paid. */
  spent: number;
  /** Fatigue at the end. */
  fatigue: number;
}

function noDeeds(): Deeds {
  return { attacks: 0, hits: 0, doubles: 0, dealt: 0, suffered: 0, spent: 0, fatigue: 0 };
}

function note(event: BoutEvent, of: (figure: FigureId) => Deeds): void {
  switch (event.type) {
    case 'attacked':
      of(event.figure).attacks += 1;
      return;
    case 'clashed':
      if (event.result === 'hit') of(event.figure).hits += 1;
      if (event.result === 'double') of(event.figure).doubles += 1;
      return;
    case 'wounded':
      of(event.figure).suffered += event.net;
      if (event.by !== null) of(event.by).dealt += event.net;
      return;
    case 'paid':
      of(event.figure).spent += event.base + event.surcharge;
      return;
    case 'fatigued':
      of(event.figure).fatigue = event.to;
      return;
    default:
  }
}

/** The deeds of everybody, by figure. */
export function deedsOf(steps: readonly LogStep[], figures: readonly FigureId[]): ReadonlyMap<FigureId, Deeds> {
  const deeds = new Map(figures.map((figure) => [figure, noDeeds()]));
  const of = (figure: FigureId): Deeds => deeds.get(figure) ?? noDeeds();
  for (const event of withoutSuperseded(steps.flatMap(({ events }) => events))) note(event, of);
  return deeds;
}
