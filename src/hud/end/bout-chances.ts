import type { BoutEvent } from '../../engine/bout/index.ts';
import { appealChance, withoutSuperseded } from '../../engine/bout/index.ts';
import { sum } from '../../engine/dice/index.ts';

type EventOf<Type extends BoutEvent['type']> = Extract<BoutEvent, { type: Type }>;

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The faces that the defence die could show: the one that lies, when a feint throws the attack die alone. */
function defencesOf({ thrown, faces }: Pick<EventOf<'clashed'>, 'thrown' | 'faces'>): readonly number[] {
  return thrown === 'attack' ? [faces[1]] : FACES;
}

/** The exact chance that an attack die beats a defence die; equal dice are a double and no hit. */
export function hitChance(event: Pick<EventOf<'clashed'>, 'modifiers' | 'thrown' | 'faces'>): number {
  const more = sum(event.modifiers);
  const defences = defencesOf(event);
  const hits = FACES.flatMap((attack) => defences.filter((defence) => attack !== defence && attack + more > defence));
  return hits.length / (FACES.length * defences.length);
}

/** The chance of what two dice against each other came to: a hit, a miss, or this very double. */
function clashChance(event: EventOf<'clashed'>): number {
  const equal = 1 / FACES.length;
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
export function chanceOfEvent(event: BoutEvent): number {
  switch (event.type) {
    case 'clashed':
      return clashChance(event);
    case 'saved': {
      const chance = saveChance(event);
      return event.passed ? chance : 1 - chance;
    }
    case 'appealed': {
      const chance = mercyChance(event);
      return event.granted ? chance : 1 - chance;
    }
    default:
      return 1;
  }
}

/** The chance that all dice of a step that counted came as they did, one after the other. */
export function chanceOfStep(events: readonly BoutEvent[]): number {
  return withoutSuperseded(events).reduce((chance, event) => chance * chanceOfEvent(event), 1);
}
