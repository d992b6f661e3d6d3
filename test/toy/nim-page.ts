import { plainPage } from '../../src/app/index.ts';
import { cellOf, type NimGame } from './nim.ts';

/** Nim on the page, with the screens that the frame has for a game without any. */
export const nimPage = plainPage<NimGame>({
  id: 'nim',
  title: { label: 'Nim', line: 'Push the stone; whoever brings it to the end wins.' },
  setup: { ruleset: 'nim', most: 3 },
  figures: ({ state }) => [{ id: 'stone', name: 'Stone', side: state.next, cell: cellOf(state.at) }],
  say: ({ hexes }) => `${hexes} ahead`,
});
