import type { DieSides } from '../../art/index.ts';
import { parseDice } from '../../engine/dice/index.ts';
import type { Die, DiePlace } from '../bowl.ts';
import { easeOut } from '../motion.ts';
import type { Stage } from '../stage.ts';
import { deedAfter, deedBefore } from './deeds.ts';
import type { Effect } from './effect.ts';
import { pulse, roleOf } from './signs.ts';

const MADE: readonly DieSides[] = [4, 6, 8, 10, 20, 60];

/** Dice fall into the bowl; whoever throws them is ringed. Dice of two figures for the same thing lie side by side. */
export const rolled: Effect<'rolled'> = async (event, stage) => {
  const sides = dieFor(parseDice(event.roll.dice)?.sides ?? 20);
  const thrower = stage.puppet(event.figure);
  if (thrower) void pulse(stage, thrower.where, roleOf(thrower.picture));
  await deedBefore(event, stage);
  const { bowl } = stage;
  const [why, who] = bowl.thrownFor.split(' ');
  const rivals =
    why === event.roll.why &&
    who !== event.figure &&
    !event.again &&
    (event.against === null || (event.against === who && event.roll.needed === null)) &&
    bowl.contents.length === 1;
  const lying = rivals ? bowl.contents : [];
  await throwDice(
    stage,
    lying,
    event.roll.faces.map((value) => ({ sides, value })),
    620,
  );
  if (event.roll.result === 'critical') stage.cheer(1300);
  bowl.thrownFor = `${event.roll.why} ${event.figure}`;
  await stage.clock.wait(260);
  await deedAfter(event, stage);
};

/** A three-sided die is a cube, and so on: the smallest that has the faces. */
export function dieFor(sides: number): DieSides {
  return MADE.find((made) => made >= sides) ?? 60;
}

/** Throws dice into the bowl beside those that lie there: they tumble in from the edge and show other faces until they rest. */
export async function throwDice(stage: Stage, lying: readonly Die[], thrown: readonly Die[], span: number): Promise<void> {
  const { bowl } = stage;
  bowl.fill([...lying, ...thrown]);
  await (stage.reduced ? stage.clock.play(200, (share) => bowl.fade(share)) : tumbleIn(stage, lying, thrown, span));
  stage.rested();
}

async function tumbleIn({ bowl, clock, rnd }: Stage, lying: readonly Die[], thrown: readonly Die[], span: number): Promise<void> {
  const flights = thrown.map(() => ({ x: -110 - rnd() * 50, y: -70 + rnd() * 60, turns: 4 + rnd() * 5 }));
  await clock.play(span, (share) => {
    for (const [k, die] of thrown.entries()) {
      const i = lying.length + k;
      const flight = flights[k];
      if (flight) bowl.put(i, share >= 1 ? bowl.rest(i) : tumble(bowl.rest(i), flight, die, share, rnd));
    }
  });
}

/** On the way in two bounces; the face that counts shows in the last fifth. */
function tumble(rest: DiePlace, flight: { x: number; y: number; turns: number }, die: Die, share: number, rnd: () => number): DiePlace {
  const left = 1 - easeOut(share);
  const bounce = Math.abs(Math.cos(share * Math.PI * 2.5)) * 34 * left;
  const value = share > 0.8 ? die.value : 1 + Math.floor(rnd() * die.sides);
  return { x: rest.x + flight.x * left, y: rest.y + flight.y * left - bounce, turn: flight.turns * left, value };
}
