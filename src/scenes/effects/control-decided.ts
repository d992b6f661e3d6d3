import { pulse, type Role } from './signs.ts';
import type { Stage } from '../stage.ts';
import type { Effect } from './effect.ts';

/** The side that has Control is ringed: the beast, or every man. */
export const controlDecided: Effect<'control-decided'> = (event, stage) =>
  ringSide(stage, event.side, event.side === 'men' ? 'men' : 'threat');

/** Rings everybody of a side twice: all men, all beasts, or one figure by its id. */
export async function ringSide(stage: Stage, side: string, role: Role): Promise<void> {
  const kind = side === 'men' ? 'man' : side;
  const ringed = [...stage.cast.puppets.values()].filter(
    ({ picture }) => picture.posture !== 'dead' && (picture.kind === kind || picture.id === side),
  );
  const rings = (): Promise<void>[] => ringed.map(({ where }) => pulse(stage, where, role, 480));
  void Promise.all(rings());
  await stage.clock.wait(220);
  await Promise.all(rings());
}
