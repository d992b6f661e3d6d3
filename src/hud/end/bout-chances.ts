import type { BoutEvent, EventOf, FigureId } from '../../engine/bout/index.ts';
import { appealChance, eventReader, withoutSuperseded } from '../../engine/bout/index.ts';
import { sum } from '../../engine/dice/index.ts';
import type { LogStep } from '../../session/index.ts';
import type { Luck } from './luck-table.tsx';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The faces that the defence die could show: the one that lies, when a feint throws the attack die alone. */
function defencesOf({ thrown, faces }: Pick<EventOf<'clashed'>, 'thrown' | 'faces'>): readonly number[] {
  return thrown === 'attack' ? [faces[1]] : FACES;
}

/** The exact chance that an attack die beats a defence die; equal dice are a double and no hit, but where both fell before. */
export function hitChance(event: Pick<EventOf<'clashed'>, 'modifiers' | 'thrown' | 'faces'>): number {
  const more = sum(event.modifiers);
  const defences = defencesOf(event);
  const isDouble = (attack: number, defence: number): boolean => event.thrown !== 'before' && attack === defence;
  const hits = FACES.flatMap((attack) => defences.filter((defence) => !isDouble(attack, defence) && attack + more > defence));
  return hits.length / (FACES.length * defences.length);
}

/** The chance of what two dice against each other came to: a hit, a miss, or this very double. */
function clashChance(event: EventOf<'clashed'>): number {
  const equal = event.thrown === 'before' ? 0 : 1 / FACES.length;
  if (event.result === 'double') return equal / defencesOf(event).length;
  const hit = hitChance(event);
  return event.result === 'hit' ? hit : 1 - hit - equal;
}

/** The chance that a Save comes off; 0 where no die is thrown. */
export function saveChance({ save, face }: Pick<EventOf<'saved'>, 'save' | 'face'>): number {
  return face === null ? 0 : Math.max(0, Math.min(1, save / 6));
}

/** The chance that the crowd lets him live. */
export function mercyChance({ modifiers, needed }: Pick<EventOf<'appealed'>, 'modifiers' | 'needed'>): number {
  return appealChance({ modifiers, needed }).valueOf();
}

/** The chance of what the dice of an event came to; 1 where nothing was left to them. */
export const chanceOfEvent = eventReader<number>(
  {
    clashed: clashChance,
    saved: (event) => (event.passed ? saveChance(event) : 1 - saveChance(event)),
    appealed: (event) => (event.granted ? mercyChance(event) : 1 - mercyChance(event)),
  },
  1,
);

/** The chance that all dice of a step that counted came as they did, one after the other. */
export function chanceOfStep(events: readonly BoutEvent[]): number {
  return withoutSuperseded(events).reduce((chance, event) => chance * chanceOfEvent(event), 1);
}

/** The dice of one side: hits, Saves, action points and appeals that were to be expected, and those that came. */
export interface SideLuck {
  readonly hits: Luck;
  readonly saves: Luck;
  readonly points: Luck;
  readonly mercy: Luck;
}

const MEAN_FACE = 3.5;
const NONE: Luck = { rolls: 0, expected: 0, fell: 0 };

type Counted = { readonly figure: FigureId; readonly what: keyof SideLuck; readonly expected: number; readonly fell: number };

/** What an event adds to the dice of a figure; null for what no die decided. */
const counted = eventReader<Counted | null>(
  {
    clashed: (event) => ({ figure: event.figure, what: 'hits', expected: hitChance(event), fell: event.result === 'hit' ? 1 : 0 }),
    saved: (event) =>
      event.face === null ? null : { figure: event.figure, what: 'saves', expected: saveChance(event), fell: event.passed ? 1 : 0 },
    'action-points': ({ figure, face }) => ({ figure, what: 'points', expected: MEAN_FACE, fell: face }),
    appealed: (event) => ({ figure: event.figure, what: 'mercy', expected: mercyChance(event), fell: event.granted ? 1 : 0 }),
  },
  null,
);

/**
 * Compares every throw with its exact chance, by the place of the side it was thrown for. A throw that was thrown again
 * counts too: leaving out misses that a feint turned would make everybody lucky.
 */
export function boutLuck(steps: readonly LogStep[], sides: number, sideOf: (figure: FigureId) => number): SideLuck[] {
  const luck = Array.from({ length: sides }, () => ({ hits: NONE, saves: NONE, points: NONE, mercy: NONE }));
  for (const event of steps.flatMap(({ events }) => events)) {
    const one = counted(event);
    const side = one && luck[sideOf(one.figure)];
    if (!one || !side) continue;
    const { rolls, expected, fell } = side[one.what];
    side[one.what] = { rolls: rolls + 1, expected: expected + one.expected, fell: fell + one.fell };
  }
  return luck;
}
