import type { Game as Rules } from '../session/index.ts';
import { gameOf } from '../session/index.ts';
import { wasPlayed } from './choices/use-choices.ts';
import { HUMAN } from './controllers.ts';
import type { Ended } from './game-page.ts';
import { pageKit } from './kit.ts';
import { formatRoute } from './routes.ts';

/** Whether the player's side was beaten; nobody's, where only bots fought. */
function isLost({ record, replay, controllers }: Pick<Ended<Rules>, 'record' | 'replay' | 'controllers'>): boolean {
  if (!wasPlayed(pageKit, replay, controllers)) return false;
  const { desk } = gameOf(pageKit.kit, record);
  const outcome = replay.positions.at(-1)?.outcome();
  const seats = desk.seats(record.setup);
  const own = seats.length === 0 ? desk.sides(record.setup)[0] : seats.find(({ figure }) => controllers[figure] === HUMAN)?.side;
  return outcome !== null && outcome !== undefined && own !== undefined && outcome.winner !== own;
}

/** The way to the lessons, under the end of a bout that was lost. */
export function AfterLoss({ ended }: { readonly ended: Ended<Rules> }) {
  if (!isLost(ended)) return null;
  return (
    <aside class="screen-body after-loss" aria-label="Learn">
      <p class="panel">
        It went badly. <a href={formatRoute({ screen: 'learn', name: '' })}>Learn</a> has positions of two minutes, one idea each.
      </p>
    </aside>
  );
}
