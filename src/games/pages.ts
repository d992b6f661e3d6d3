import type { GamePage } from '../app/index.ts';
import { huntPage } from './damnatio/page/index.ts';
import { muneraPage } from './munera/page/index.ts';
import { recountPage } from './recount/page/index.ts';

/** Every game on the page. The first is the one that the title offers before all others. */
export const PAGES: readonly GamePage[] = [huntPage, muneraPage, recountPage];
