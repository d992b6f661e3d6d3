import { duelMount } from '../../../app/index.ts';
import { recountDuel, recountNames } from '../screens/index.ts';

/** Puts the screen of a bout of recount into a parent; returns the way to take it away. */
export const mount = duelMount(recountDuel, recountNames);
