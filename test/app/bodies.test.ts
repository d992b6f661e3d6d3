import { afterEach, describe, expect, it } from 'vitest';
import { show, type BoardPicture } from '../../src/art/index.ts';
import { filmOf } from '../../src/app/replay-player.ts';
import { huntBoard } from '../../src/games/damnatio/screens/index.ts';
import { muneraBoard } from '../../src/games/munera/screens/index.ts';
import { recountBoard } from '../../src/games/recount/screens/index.ts';
import type { Board, BoardOfGame } from '../../src/hud/fight/index.ts';
import { boardAfter, openingBoard } from '../../src/hud/fight/index.ts';
import { replayRecord } from '../../src/session/index.ts';
import { FIGHTS } from './every-game.ts';
import { kit } from './support.ts';

const BOARDS: Readonly<Record<string, BoardOfGame<never, never>>> = {
  damnatio: huntBoard as unknown as BoardOfGame<never, never>,
  munera: muneraBoard as unknown as BoardOfGame<never, never>,
  recount: recountBoard as unknown as BoardOfGame<never, never>,
};

/** A fight as its replay shows it, and as whoever follows it event by event sees it. */
function bothOf(name: string, seed: string) {
  const game = BOARDS[name]!;
  const { record, steps, positions } = replayRecord(kit, FIGHTS[name]!(seed).record());
  const film = filmOf({ record, steps, positions } as never, { boardAt: (step) => game.of(positions[step] as never) as BoardPicture });
  let live: Board = openingBoard(game, positions[0] as never, steps[0]!.events);
  const lived = steps.map(({ events }) => {
    for (const event of events) live = boardAfter(game as never, live, event);
    return live;
  });
  return { film, lived };
}

/** Where everybody lies who is dead. */
const bodies = ({ figures }: BoardPicture) =>
  figures.flatMap(({ id, body, posture }) => (body === undefined ? [] : [{ id, body, posture }]));

afterEach(() => show({ violence: 'ink', skipExecutions: false }));

describe('the dead', () => {
  for (const name of Object.keys(BOARDS))
    it(`lie where they fell to the end of a fight of ${name}, live, taken up again, and in its replay at every step`, () => {
      let found = 0;
      for (let seed = 0; seed < 30 && found < 3; seed += 1) {
        const { film, lived } = bothOf(name, `bodies ${seed}`);
        const shown = lived.map((_, step) => bodies(film.boardAt(step)));
        expect(shown).toEqual(lived.map(bodies));
        expect(bodies(film.boardAt(0))).toEqual([]);
        shown.forEach((now, step) => expect(now).toEqual(expect.arrayContaining(shown[step - 1] ?? [])));
        const last = shown.at(-1)!;
        const dead = film.boardAt(lived.length - 1).figures.filter(({ kind, posture }) => kind === 'man' && posture === 'dead');
        expect(last.map(({ id }) => id)).toEqual(dead.map(({ id }) => id));
        expect(last.every(({ body, posture }) => body >= 0 && posture === 'dead')).toBe(true);
        found += last.length;
      }
      expect(found).toBeGreaterThanOrEqual(3);
    });

  it('are carried out when the round ends where no violence is shown', () => {
    show({ violence: 'none', skipExecutions: false });
    const { film, lived } = bothOf('damnatio', 'bodies 0');
    expect(lived.at(-1)!.figures.some(({ posture }) => posture === 'dead')).toBe(true);
    expect(lived.map((_, step) => bodies(film.boardAt(step))).flat()).toEqual([]);
  });
});
