import type { BoutOf, Desk, Game } from '../session/index.ts';
import type { Controllers } from './controllers.ts';
import { controllersFor, HUMAN } from './controllers.ts';

type Seated<G extends Game> = Pick<Desk<G>, 'seats' | 'sides' | 'usualBot'>;

/** Sides that the player has fighters on; all that answer where nobody can be named. */
export function ownSides<G extends Game>(desk: Seated<G>, setup: G['setup'], named: Controllers): readonly string[] {
  const seats = desk.seats(setup);
  if (seats.length === 0) return desk.sides(setup);
  const controllers = controllersFor(desk, setup, named);
  return [...new Set(seats.flatMap(({ figure, side }) => (controllers[figure] === HUMAN ? [side] : [])))];
}

/** What an end is looked at for. */
export interface Ending<G extends Game> {
  readonly setup: G['setup'];
  readonly bout: BoutOf<G>;
  readonly controllers: Controllers;
}

/** Whether the player's own side won. */
export function ownVictory<G extends Game>(desk: Seated<G>, { setup, bout, controllers }: Ending<G>): boolean {
  const winner = bout.outcome()?.winner;
  return typeof winner === 'string' && ownSides(desk, setup, controllers).includes(winner);
}

/** How much of what the player hoped for it came to, 0 to 1: the best of his sides; 0 where he had none. */
export function ownShare<G extends Game>(desk: Seated<G> & Pick<Desk<G>, 'outlook'>, { setup, bout, controllers }: Ending<G>): number {
  const sides = desk.sides(setup);
  const hopes = desk.outlook.hopesOf(setup, bout);
  const own = ownSides(desk, setup, controllers).map((side) => hopes[sides.indexOf(side)] ?? 0);
  return Math.min(1, Math.max(0, ...own) / Math.max(1, desk.outlook.measureOf(setup).most));
}
