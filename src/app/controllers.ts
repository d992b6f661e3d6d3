import type { FigureId } from '../engine/bout/index.ts';
import type { Desk, Game } from '../session/index.ts';

/** Who decides for a figure: `HUMAN`, or a policy by its name. */
export type Controller = string;

/** By figure. Kept beside a game, not in it: who decides changes nothing of what the rules allow. */
export type Controllers = Readonly<Record<FigureId, Controller>>;

export const HUMAN: Controller = 'human';
/** What a game says of who may be played by whom. */
type Seated<G extends Game> = Pick<Desk<G>, 'seats' | 'usualBot'>;

/** The player has the first side, the usual policy all others. Where nobody is named, all are the player's. */
export function usualControllers<G extends Game>(desk: Seated<G>, setup: G['setup']): Controllers {
  const seats = desk.seats(setup);
  return Object.fromEntries(seats.map(({ figure, side }) => [figure, side === seats[0]?.side ? HUMAN : desk.usualBot]));
}

/** The usual ones with those that are named; whoever is named and not there is left out. */
export function controllersFor<G extends Game>(desk: Seated<G>, setup: G['setup'], named: Controllers): Controllers {
  const usual = usualControllers(desk, setup);
  return Object.fromEntries(
    Object.entries(usual).map(([figure, controller]) => [figure, Object.hasOwn(named, figure) ? named[figure]! : controller]),
  );
}

/** `skilled`, `patient`, `author.pack:patient@tiro`. */
const NAME = /^[\w.:-]{1,60}(@[\w-]{1,20})?$/;

/** Reads controllers from outside; throws `TypeError` for what are none. */
export function readControllers(value: unknown): Controllers {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('controllers must be an object');
  for (const [figure, controller] of Object.entries(value)) {
    if (typeof controller !== 'string' || !NAME.test(controller)) throw new TypeError(`controllers.${figure} must be the name of a policy`);
  }
  return value as Controllers;
}
