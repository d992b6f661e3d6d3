import type { DailyItem } from '../../../app/index.ts';
import type { HuntGame } from '../desk/index.ts';
import { huntSetup } from '../rules/index.ts';
import { DICE, NEWCOMERS } from './today-dice.ts';
import { beastAt, ITEMS, TERMS } from './today-programme.ts';

const PLAIN = { hitPoints: 0, damage: 0, control: 0 };

function itemAt(place: number): DailyItem<HuntGame> {
  const { men, draw, sliders, text, band } = TERMS[place % TERMS.length]!;
  const setup = huntSetup({ beasts: [beastAt(place)], men, draw, sliders: { ...PLAIN, ...sliders } });
  return { setup, controllers: {}, text, band, dice: DICE[place]!, newcomer: NEWCOMERS[place]! };
}

export const items: readonly DailyItem<HuntGame>[] = Array.from({ length: ITEMS }, (_, place) => itemAt(place));
