import type { Desk } from '../session/index.ts';
import { damnatioDesk } from './damnatio/desk/index.ts';
import { muneraDesk } from './munera/desk/index.ts';
import { recountDesk } from './recount/desk/index.ts';

/** Every game without its screens. The first is the one that a command plays when none is named. */
export const DESKS: readonly Desk[] = [damnatioDesk, muneraDesk, recountDesk];
