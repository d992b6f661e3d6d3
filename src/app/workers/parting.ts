import { estimateIn } from '../../engine/odds/index.ts';
import type { Game } from '../../session/index.ts';
import type { PartingOf, WeighedParting } from './messages.ts';
import { usualPlayer } from './play-out.ts';
import type { Balance } from './post-mortem/weighing.ts';
import { EVEN, gainOf, Scales } from './post-mortem/weighing.ts';
import type { Rules } from './swings.ts';
import { positionsOf } from './swings.ts';

function told(balance: Balance, most: number): WeighedParting {
  const { kept, would, pairs } = balance;
  return { kept: estimateIn(kept, [0, most]), would: estimateIn(would, [0, most]), gain: gainOf(balance), pairs };
}

/** Plays both ways out again and again; tells how they stand after each pair. */
export function* weighParting<G extends Game>(game: Rules<G>, of: PartingOf<G>): Generator<WeighedParting, void, void> {
  const { record, step, place, played, other } = of;
  const { bouts } = positionsOf(game, { ...record, actions: record.actions.slice(0, step) });
  const { most } = game.desk.outlook.measureOf(record.setup);
  const scales = new Scales<G>(game, record.setup, bouts, usualPlayer(game.desk));
  const way = { choice: { from: step, to: step + played.length, place }, step, played, other, advised: false };
  for (let balance = scales.weigh(way, EVEN, 'parting'); ; balance = scales.weigh(way, balance, 'parting')) yield told(balance, most);
}
