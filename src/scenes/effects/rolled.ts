import type { DieSides } from '../../art/index.ts';
import { parseDice } from '../../engine/dice/index.ts';
import type { Die, DiePlace } from '../bowl.ts';
import { easeOut, hump } from '../motion.ts';
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
  const flights = thrown.map((): Flight => ({
    x: -118 - rnd() * 46,
    y: -64 + rnd() * 56,
    turns: 5 + rnd() * 4,
    rock: rnd() < 0.5 ? -1 : 1,
  }));
  await clock.play(span, (share) => {
    for (const [k, die] of thrown.entries()) {
      const i = lying.length + k;
      const flight = flights[k];
      if (flight) bowl.put(i, share >= 1 ? bowl.rest(i) : tumble(bowl.rest(i), flight, { die, share, rnd }));
    }
  });
}

/** How a die flies: from where, how often it turns, and on which edge it rocks before it rests. */
interface Flight {
  readonly x: number;
  readonly y: number;
  readonly turns: number;
  readonly rock: 1 | -1;
}

interface Tumbling {
  readonly die: Die;
  readonly share: number;
  readonly rnd: () => number;
}

/** When it touches the bowl, and how high it is thrown between: ever less, like bone on clay. */
const TOUCHES = [0, 0.36, 0.6, 0.76] as const;
const HEIGHTS = [42, 20, 7] as const;
/** From the last touch on it only rocks, and shows the face that counts. */
const ROCKS = TOUCHES[3];

export function tumble(rest: DiePlace, flight: Flight, { die, share, rnd }: Tumbling): DiePlace {
  if (share >= ROCKS) {
    const u = (share - ROCKS) / (1 - ROCKS);
    return { ...rest, turn: flight.rock * 0.3 * (1 - u) * Math.cos(u * Math.PI * 2.5) };
  }
  const hop = HEIGHTS.findIndex((_, i) => share < (TOUCHES[i + 1] ?? 1));
  const [from, to] = [TOUCHES[hop] ?? 0, TOUCHES[hop + 1] ?? 1];
  const left = 1 - easeOut(share / ROCKS);
  return {
    x: rest.x + flight.x * left,
    y: rest.y + flight.y * left,
    turn: flight.rock * flight.turns * left,
    value: 1 + Math.floor(rnd() * die.sides),
    lift: (HEIGHTS[hop] ?? 0) * hump((share - from) / (to - from)),
  };
}
