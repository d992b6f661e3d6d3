import type { GameCards } from '../catalogue/index.ts';
import { damnatioCards } from './damnatio/cards/index.ts';
import { muneraCards } from './munera/cards/index.ts';
import { recountCards } from './recount/cards/index.ts';

/**
 * The cards of every game. An arena that does not say what it is for is for the first use here, and the first kind is the
 * example of findings. The page does not read this: it is given content that was checked before.
 */
export const CARDS: readonly GameCards[] = [damnatioCards, muneraCards, recountCards];
