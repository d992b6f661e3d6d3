import { PAGES as OURS } from '../../../src/games/pages.ts';
import { nimPage } from '../nim-page.ts';

/** Our games and one of the tests' own, on the page. */
export const PAGES = [...OURS, nimPage];
