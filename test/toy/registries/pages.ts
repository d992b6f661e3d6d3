import { PAGES as OURS } from '../../../src/games/pages.ts';
import { duoPage } from '../duo-page.ts';
import { nimPage } from '../nim-page.ts';

/** Our games and two of the tests' own, on the page. */
export const PAGES = [...OURS, nimPage, duoPage];
