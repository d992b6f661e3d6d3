import { plainPage } from '../../src/app/index.ts';
import { CELLS, duoSetup, sayDuo, type DuoGame } from './duo.ts';

/** Duo on the page, with the screens that the frame has for a game without any. */
export const duoPage = plainPage<DuoGame>({
  id: 'duo',
  title: { label: 'Duo', line: 'Two against two, a secret and a little luck.' },
  setup: duoSetup,
  figures: ({ state }) => state.fighters.map(({ id, side, up }, i) => ({ id, name: id, side, cell: CELLS[i]!, fallen: !up })),
  say: sayDuo,
});
