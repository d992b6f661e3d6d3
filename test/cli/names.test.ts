import { expect, test } from 'vitest';
import { meantAmong } from '../../src/cli/asking/names.ts';

const KNOWN = ['bear', 'lion', 'ann.cats:leopard'];

test.each([
  ['core:lino', 'did you mean "core:lion"?'],
  ['ann.cats:leoprad', 'did you mean "ann.cats:leopard"?'],
  ['ann.cats:goat', 'there is bear, lion, ann.cats:leopard'],
  ['bob.dogs:hound', 'nothing of the pack bob.dogs is loaded; --content DIR loads it'],
  ['unicorn', 'there is bear, lion, ann.cats:leopard'],
])('of %s, which nobody has: %s', (name, told) => expect(meantAmong(KNOWN, name)).toBe(told));
