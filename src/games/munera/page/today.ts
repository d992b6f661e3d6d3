import type { DailyItem } from '../../../app/index.ts';
import { HUMAN } from '../../../app/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { seatsOf } from '../../../session/index.ts';
import { entrant, muneraSetup } from '../rules/index.ts';
import { DICE, NEWCOMERS } from './today-dice.ts';

type Foe = 'greedy' | 'skilled';

/** Whom you play, who opposes, and how he thinks. */
interface Pairing {
  readonly own: readonly string[];
  readonly foes: readonly string[];
  readonly by: Foe;
}

const pairing = (own: string, foes: string, by: Foe): Pairing => ({ own: own.split(' '), foes: foes.split(' '), by });

/** Three weeks from Monday: plain opponents at the beginning of a week, careful ones from Thursday, two a side on Sunday. */
const PAIRINGS: readonly Pairing[] = [
  pairing('murmillo', 'thraex', 'greedy'),
  pairing('secutor', 'retiarius', 'greedy'),
  pairing('retiarius', 'secutor', 'greedy'),
  pairing('thraex', 'murmillo', 'skilled'),
  pairing('hoplomachus-b-spear', 'thraex', 'skilled'),
  pairing('scissor', 'retiarius', 'skilled'),
  pairing('murmillo retiarius', 'thraex secutor', 'skilled'),

  pairing('thraex', 'hoplomachus-b-sword', 'greedy'),
  pairing('arbelas', 'retiarius', 'greedy'),
  pairing('samnite', 'gaul', 'greedy'),
  pairing('secutor', 'retiarius', 'skilled'),
  pairing('provocator', 'provocator', 'skilled'),
  pairing('velite', 'gaul', 'skilled'),
  pairing('secutor thraex', 'retiarius murmillo', 'greedy'),

  pairing('provocator', 'provocator', 'greedy'),
  pairing('crupellarius-small', 'murmillo', 'greedy'),
  pairing('laquearius-spear', 'secutor', 'greedy'),
  pairing('murmillo', 'hoplomachus-b-spear', 'skilled'),
  pairing('diamecheri', 'murmillo', 'skilled'),
  pairing('retiarius', 'secutor', 'skilled'),
  pairing('hoplomachus-b-spear secutor', 'murmillo retiarius', 'skilled'),
];

const MANNER: Readonly<Record<Foe, string>> = {
  greedy: 'attacks whenever he can and walks straight up to you',
  skilled: 'weighs his odds and where they leave him',
};

const BAND = [0.3, 0.75] as const;

function itemAt({ own, foes, by }: Pairing, place: number): DailyItem<MuneraGame> {
  const fighters = [...own.map((card) => entrant({ card, side: 'i' })), ...foes.map((card) => entrant({ card, side: 'ii' }))];
  const setup = muneraSetup({ fighters });
  const controllers = Object.fromEntries(seatsOf(setup).map(({ figure, side }) => [figure, side === 'i' ? HUMAN : by]));
  const text =
    own.length > 1 ? `You have the first side. Each of the others ${MANNER[by].replace('you', 'yours')}.` : `Your opponent ${MANNER[by]}.`;
  return { setup, controllers, text, band: BAND, dice: DICE[place]!, newcomer: NEWCOMERS[place]! };
}

export const items: readonly DailyItem<MuneraGame>[] = PAIRINGS.map(itemAt);
