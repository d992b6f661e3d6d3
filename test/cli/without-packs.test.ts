import { expect, test } from 'vitest';
import { withoutPacks } from '../../src/cli/asked-packs.ts';

test.each([
  ['the name of a card', 'ann.cats:leopard goes for valens', 'leopard goes for valens'],
  ['one with a number', 'ann.cats:leopard-2, ann.cats:leopard', 'leopard-2, leopard'],
  ['a thing', 'felix drops ann.cats:sickle (bob.men:felix)', 'felix drops sickle (bob.men:felix)'],
  ['two that are called the same', 'ann.cats:lynx, bob.cats:lynx', 'ann.cats:lynx, bob.cats:lynx'],
  ['one that is called as something of the game', 'lion, ann.cats:lion: lion-2', 'lion, ann.cats:lion: lion-2'],
  [
    'a cell of a table',
    'ann.cats:lynx wins  3 %\nbear wins           4 %\nann.cats:lynx       1',
    'lynx wins  3 %\nbear wins           4 %\nlynx                1',
  ],
  ['what is no name', 'card of ann.cats: 1 to 2, https://ann.cats:80', 'card of ann.cats: 1 to 2, https://ann.cats:80'],
])('of %s the pack is told only where that is needed', (_, text, told) => expect(withoutPacks(text)).toBe(told));
