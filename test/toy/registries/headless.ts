import { DESKS as OURS } from '../../../src/games/headless.ts';
import { duoDesk } from '../duo.ts';
import { nimDesk } from '../nim.ts';

/** Our games and two of the tests' own. */
export const DESKS = [...OURS, nimDesk, duoDesk];
