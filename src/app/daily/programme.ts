import type { Game as Rules } from '../../session/index.ts';
import type { DailyFight, TellPart } from '../game-page.ts';
import { PAGES } from '../../games/pages.ts';
import { tellPartOf } from '../share/telling.ts';
import { fightOfDay } from './fight-of-day.ts';

/** The fight that a game gives on the days, and how it tells it. */
export interface Programme {
  readonly game: string;
  /** `Today’s beast`. */
  readonly title: string;
  readonly tell: TellPart<Rules>;
  fightOf(this: void, day: string): DailyFight;
}

/** What every game that has a fight of the day gives, in the order of the title. */
export async function programmes(): Promise<Programme[]> {
  const all = PAGES.map(async ({ id, today, parts }): Promise<Programme[]> => {
    const part = today === undefined ? undefined : await (await parts()).today?.();
    if (!part || part.items.length === 0) return [];
    const tell = await tellPartOf({ ruleset: id });
    return [{ game: id, title: today!, tell, fightOf: (day) => fightOfDay<Rules>(id, part.items, day) }];
  });
  return (await Promise.all(all)).flat();
}
