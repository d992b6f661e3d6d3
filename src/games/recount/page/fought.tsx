import { duelEnd, duelReplay } from '../../../app/index.ts';
import type { RecountGame, RecountReplay } from '../desk/index.ts';
import { mercyChance } from '../rules/index.ts';
import type { Verdict } from '../screens/index.ts';
import { fighterLine, recountBoard, VerdictsPanel } from '../screens/index.ts';
import { facts } from './facts.ts';

/** Every verdict with the chance of mercy when those who were asked had said theirs. */
function verdictsOf({ steps, positions }: RecountReplay): Verdict[] {
  return steps.flatMap(({ events }, step) =>
    events.flatMap((event) => {
      if (event.type !== 'judged') return [];
      const before = positions[Math.max(0, step - 1)]!;
      const given = event.votes.filter(({ face }) => face === null).map(({ up }) => up);
      return [{ event, chance: mercyChance(before, before.world.ids.indexOf(event.figure), given) }];
    }),
  );
}

/** The end of a bout. */
export const end = duelEnd<RecountGame>(facts, {
  deedColumns: [
    ['attacks', 'strikes'],
    ['hits', 'hits'],
    ['doubles', 'doubles'],
    ['dealt', 'Strength taken'],
    ['suffered', 'Strength lost'],
    ['spent', 'AP spent'],
  ],
  byName: true,
  luck: () => [],
  panel(replay, words) {
    const killed = replay.positions.at(-1)!.state.fighters.flatMap(({ id, status }) => (status === 'dead' ? [words.title(id)] : []));
    return <VerdictsPanel verdicts={verdictsOf(replay)} killed={killed} words={words} />;
  },
});

/** A bout as its replay shows it. */
export const replay = duelReplay(facts, {
  board: recountBoard,
  legend: 'shields for falls, bars for wounds, discs for thumbs',
  life: 'Strength',
  stateOf: fighterLine,
  stands: ({ status }) => status === 'up',
});
