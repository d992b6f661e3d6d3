import { duelMount } from '../../../app/index.ts';
import { muneraDuel, muneraNames } from '../screens/index.ts';

/** Puts the screen of a bout of gladiators into a parent; returns the way to take it away. */
export const mount = duelMount(muneraDuel, (world, _state, by) => muneraNames(world, by));
