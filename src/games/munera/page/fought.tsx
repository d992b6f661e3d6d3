import { duelEnd, duelReplay } from '../../../app/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { muneraBoard } from '../screens/index.ts';
import { facts } from './facts.ts';

/** The end of a bout. */
export const end = duelEnd<MuneraGame>(facts, {
  byName: false,
  luck: (side, { saves, mercy }) => [
    { name: `Saves: ${side}`, luck: saves },
    { name: `Mercy: ${side}`, luck: mercy },
  ],
  appeals: ({ steps }) => steps.flatMap(({ events }) => events.flatMap((event) => (event.type === 'appealed' ? [event] : []))),
  /** Who died without the crowd being asked for him. */
  unasked({ steps, positions }, words) {
    const asked = new Set(steps.flatMap(({ events }) => events.flatMap((event) => (event.type === 'appealed' ? [event.figure] : []))));
    return positions.at(-1)!.state.fighters.flatMap(({ id, fate }) => (fate === 'dead' && !asked.has(id) ? [words.title(id)] : []));
  },
});

/** A bout as its replay shows it. */
export const replay = duelReplay(facts, {
  board: muneraBoard,
  legend: 'shields for falls, bars for wounds, discs for appeals',
  life: 'Stamina',
  first: ({ posture, fatigue }) => (posture === 'dead' || posture === 'spared' ? '' : `fatigue ${fatigue}`),
  stands: ({ fate }) => fate === 'active',
});
