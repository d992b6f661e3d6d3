import type { BoutEvent, EventOf } from '../../engine/bout/index.ts';
import { eventReader } from '../../engine/bout/index.ts';
import type { ShownAt } from '../arena/index.ts';

/** What the crowd knows of a fight, and how it takes it. Changed by events alone. */
export interface Bed {
  /** 0: nobody stirs; 1: all are on their feet. */
  readonly heat: number;
  /** 0: friendly; 1: the crowd will not have it. */
  readonly dark: number;
  /** Nobody breathes: dice fall for somebody who may not get up again. */
  readonly held: boolean;
  /** Somebody is struck down: nothing is heard for a moment, and then the crowd. Where it was hushed before, the crowd at once. */
  readonly silence: boolean;
  readonly over: boolean;
  /** Share of life left to each who began, by what he began with. */
  readonly full: Readonly<Record<string, number>>;
  readonly left: Readonly<Record<string, number>>;
}

export const QUIET_BED: Bed = { heat: 0.25, dark: 0, held: false, silence: false, over: false, full: {}, left: {} };

/** A share of life from which the crowd expects the end. */
const NEAR = 0.34;
/** What is left of the heat after a round, and after a turn; it never sinks below a murmur. */
const LULL = { 'round-started': 0.7, 'turn-started': 0.88, 'turn-ended': 0.92 } as const;
const MURMUR = 0.16;

/** Dice that may decide over a life. */
const MORTAL: readonly BoutEvent['type'][] = ['rolled', 'clashed', 'saved', 'appealed', 'judged'];

const within = (value: number): number => Math.max(0, Math.min(1, value));

function risen(bed: Bed, by: number): Bed {
  return { ...bed, heat: within(bed.heat + by), dark: bed.dark * 0.6 };
}

function started({ figures }: EventOf<'bout-started'>, bed: Bed): Bed {
  const full = Object.fromEntries(figures.map(({ figure, hp }) => [figure, Math.max(1, hp)]));
  return { ...bed, heat: 0.45, full, left: Object.fromEntries(figures.map(({ figure }) => [figure, 1])) };
}

function struck({ figure, net, to }: EventOf<'wounded'>, bed: Bed): Bed {
  if (net <= 0) return risen(bed, 0.04);
  const full = bed.full[figure] ?? Math.max(1, net + Math.max(0, to));
  const left = within(to / full);
  const next = risen(bed, 0.08 + 0.4 * within(net / full) + (left <= NEAR ? 0.18 : 0));
  return { ...next, left: { ...bed.left, [figure]: left } };
}

function asked(bed: Bed, granted: boolean): Bed {
  return { ...bed, heat: granted ? 0.95 : 0.7, dark: granted ? 0 : 0.8 };
}

function ended({ outcome }: EventOf<'bout-ended'>, bed: Bed): Bed {
  return { ...bed, heat: outcome.winner === null ? 0.4 : 1, dark: outcome.winner === null ? 0.3 : 0, over: true };
}

function cooled(bed: Bed, type: keyof typeof LULL): Bed {
  return { ...bed, heat: Math.max(MURMUR, bed.heat * LULL[type]), dark: bed.dark * 0.5 };
}

/** What each type of event does to the crowd; null: nothing. */
const told = eventReader<Bed | null, [bed: Bed]>(
  {
    'bout-started': started,
    'round-started': ({ type }, bed) => cooled(bed, type),
    'turn-started': ({ type }, bed) => cooled(bed, type),
    'turn-ended': ({ type }, bed) => cooled(bed, type),
    charged: (_, bed) => risen(bed, 0.25),
    attacked: (_, bed) => risen(bed, 0.06),
    clashed: ({ result }, bed) => (result === 'double' ? risen(bed, 0.25) : bed),
    rolled: ({ roll }, bed) => (roll.result === 'critical' ? risen(bed, 0.3) : bed),
    saved: ({ passed }, bed) => risen(bed, passed ? 0.12 : 0.05),
    condition: ({ gained }, bed) => (gained ? risen(bed, 0.08) : bed),
    wounded: struck,
    felled: ({ figure }, bed) => ({ ...bed, heat: 1, dark: 0, silence: true, left: { ...bed.left, [figure]: 0 } }),
    appealed: ({ granted }, bed) => asked(bed, granted),
    judged: ({ spared }, bed) => asked(bed, spared),
    'bout-ended': ended,
  },
  null,
);

/** Whether somebody still in the fight may not survive the next blow. */
function somebodyNearEnd({ left }: Bed): boolean {
  return Object.values(left).some((share) => share > 0 && share <= NEAR);
}

/** The crowd after an event is shown. Dice in the air say nothing of what they will come to: only who is near his end. */
export function bedAfter(bed: Bed, event: BoutEvent, at: ShownAt): Bed {
  if (at === 'hushed') return { ...bed, silence: true };
  if (at === 'thrown') return { ...bed, held: MORTAL.includes(event.type) && somebodyNearEnd(bed) };
  const before = { ...bed, held: false, silence: false };
  const next = told(event, before) ?? before;
  return bed.silence ? { ...next, silence: false } : next;
}

/** What is heard of the crowd: the loudness of its two bands, 0 to 1, the middle of the upper one, and how fast it comes to that. */
export interface BedSound {
  readonly low: number;
  readonly high: number;
  readonly hertz: number;
  /** Seconds. */
  readonly glide: number;
}

/** Many voices far away are low; the more they are excited, the more the high ones are heard. */
export function bedSound({ heat, dark, held }: Bed): BedSound {
  const hush = held ? 0.25 : 1;
  return {
    low: (0.1 + 0.42 * heat) * hush,
    high: (0.015 + 0.34 * heat * heat * (1 - 0.7 * dark)) * hush,
    hertz: 900 + 1300 * heat * (1 - 0.6 * dark),
    glide: held ? 0.12 : 0.35,
  };
}
