import { DESKS as OURS } from '../../../src/games/headless.ts';
import { nimDesk } from '../nim.ts';

/** Our games and one of the tests' own. */
export const DESKS = [...OURS, nimDesk];
