import type { HuntSetup } from '../rules/index.ts';

/** The beasts of the days take turns; the same day of the week has another one every week. */
const BEASTS = ['lion', 'bull', 'bear'] as const;
const WEEK = 7;

/** Whom a day sends in, and on what terms. */
export interface Terms {
  /** Trained men by name; the others are condemned, drawn by lot. */
  readonly men: readonly string[];
  readonly draw: number;
  readonly sliders?: Partial<HuntSetup['sliders']>;
  readonly text: string;
  /** Mean share of the men that bots save with the dice of the day: least and most. */
  readonly band: readonly [least: number, most: number];
}

/** By day of the week from Monday: kinder at its beginning, sterner at its end. */
export const TERMS: readonly Terms[] = [
  { men: ['mamertinus'], draw: 2, text: 'Mamertinus, a hunter of many mornings, goes in with two condemned.', band: [0.5, 0.8] },
  { men: [], draw: 6, text: 'Every man in the cells goes in: six condemned.', band: [0.42, 0.72] },
  { men: ['bullarius'], draw: 2, text: 'Young Bullarius goes in with two condemned.', band: [0.38, 0.66] },
  { men: [], draw: 5, text: 'Five condemned, drawn by lot.', band: [0.34, 0.62] },
  {
    men: [],
    draw: 4,
    sliders: { hitPoints: -6 },
    text: 'Four condemned, drawn by lot. The beast comes from another fight: 6 Hit Points fewer.',
    band: [0.3, 0.58],
  },
  {
    men: [],
    draw: 4,
    sliders: { control: -3 },
    text: 'Four condemned, drawn by lot. The noise has dazed the beast: Control 3 lower.',
    band: [0.26, 0.54],
  },
  { men: [], draw: 4, text: 'Four condemned, drawn by lot, and no favours.', band: [0.2, 0.48] },
];

/** Days until all has been on the programme. */
export const ITEMS = BEASTS.length * WEEK;

/** The beast at a place of the programme. */
export function beastAt(place: number): string {
  const week = Math.floor(place / WEEK);
  return BEASTS[((place % WEEK) + week) % BEASTS.length]!;
}
