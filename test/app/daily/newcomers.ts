import { seedOfItem } from '../../../src/app/daily/fight-of-day.ts';
import { HUMAN } from '../../../src/app/controllers.ts';
import type { DailyItem } from '../../../src/app/game-page.ts';
import { botFor } from '../../../src/app/bots.ts';
import { seededRng } from '../../../src/engine/dice/index.ts';
import type { BoutOf, Game, GameAtHand } from '../../../src/session/index.ts';
import { firstBout } from '../../../src/session/index.ts';

interface Asked {
  readonly game: string;
  readonly place: number;
  readonly item: DailyItem<Game>;
  /** Tries with each of its dice. */
  readonly tries: number;
  met(this: void, bout: BoutOf<Game>): boolean;
}

/** Of 100 tries at an item of the days, with the dice that it has its turn with, those that come out well for the newcomer. */
export function newcomersOf({ desk, rules }: GameAtHand<Game>, { game, place, item, tries, met }: Asked): number {
  const numbers = item.dice.split(' ').map(Number);
  let well = 0;
  for (const number of numbers) {
    const seed = seedOfItem(game, place, number);
    for (let index = 0; index < tries; index += 1) {
      const rng = seededRng(`newcomer ${index}`);
      const { bout } = firstBout<Game>(rules, { setup: item.setup, seed, from: null }, { log: false });
      for (let decision = bout.decision(); decision; decision = bout.decision()) {
        const name = item.controllers[decision.figures[0]!] ?? HUMAN;
        bout.play(botFor(desk, name === HUMAN ? 'newcomer' : name).policy(bout.forBots, rng));
      }
      if (met(bout)) well += 1;
    }
  }
  return Math.round((100 * well) / (numbers.length * tries));
}
