import type { Game, Simulation } from '../../session/index.ts';
import type { GameCommands } from '../game-commands.ts';
import type { House } from '../house.ts';
import { boutsOf } from './bouts.ts';
import type { Kind, OwnSeries, Series } from './series.ts';

/** Series that games have of their own. */
export function ownSeries(parts: readonly GameCommands[]): OwnSeries<Game>[] {
  return parts.flatMap(({ sim }) => sim?.series ?? []);
}

/** The kind of a series. Throws for one of no known kind. */
export function kindOf({ desks, parts }: Pick<House, 'desks' | 'parts'>, series: Series): Kind {
  const own = ownSeries(parts).find((each) => each.isOne(series));
  if (own) return own.kind;
  const ruleset = (series as Partial<Simulation>).setup?.ruleset;
  const desk = desks.find(({ id }) => id === ruleset);
  if (!desk) throw new TypeError(`simulation.setup.ruleset must be ${desks.map(({ id }) => id).join(' or ')}`);
  return boutsOf(
    desk,
    parts.find(({ id }) => id === desk.id),
  ) as Kind;
}
