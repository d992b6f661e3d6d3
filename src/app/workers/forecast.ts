import { beginBout } from '../../engine/bout/index.ts';
import { seededRng } from '../../engine/dice/index.ts';
import type { Game, GameAtHand } from '../../session/index.ts';
import type { Forecast, ForecastAsk } from './messages.ts';
import type { Player } from './play-out.ts';
import { playOut } from './play-out.ts';

/** Lists of counts, one for each player: those that there are, to be added to. */
function listsFor(players: object, counted: Forecast['counts'] = {}): Record<string, number[]> {
  return Object.fromEntries(Object.keys(players).map((name) => [name, (counted[name] ?? []).slice()]));
}

/** Bouts that each player has played. */
function playedIn(counts: Forecast['counts']): number {
  return (Object.values(counts)[0] ?? []).reduce((sum, count) => sum + (count ?? 0), 0);
}

/** Plays bouts of a set-up, each with dice of its own and by every player; tells how it stands after each. */
export function* foresee<G extends Game>(
  { desk, rules }: Pick<GameAtHand<G>, 'desk' | 'rules'>,
  {
    setup,
    players,
    bouts,
    condemned,
    from,
  }: Pick<ForecastAsk, 'players' | 'bouts' | 'condemned' | 'from'> & { readonly setup: G['setup'] },
): Generator<Forecast, void, void> {
  const world = rules.prepare(setup);
  const counts = listsFor(players, from?.counts);
  const dead = listsFor(players, from?.dead);
  let rounds = from?.rounds ?? 0;
  const play = (index: number, name: string, player: Player): void => {
    const { bout } = beginBout(rules, world, setup, seededRng(`forecast ${index}`), { log: false });
    const end = playOut(desk, bout, player, `player ${index}`);
    const sentIn = condemned && desk.career?.spectacles?.standings(end, condemned);
    const result = sentIn ? sentIn.filter(({ fate }) => fate !== 'dead').length : desk.outlook.resultOf(setup, end);
    counts[name]![result] = (counts[name]![result] ?? 0) + 1;
    const standings = desk.career?.bouts?.standings(end) ?? [];
    dead[name] = standings.map(({ fate }, place) => (dead[name]![place] ?? 0) + (fate === 'dead' ? 1 : 0));
    rounds += bout.state.round;
  };
  for (let index = playedIn(counts); index < bouts; index += 1) {
    for (const [name, player] of Object.entries(players)) play(index, name, player);
    yield { counts, rounds, dead };
  }
}
