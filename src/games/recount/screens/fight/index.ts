export { RecountScreen } from './fight-screen.tsx';
export type { Duellist, RecountBoard } from './model/board.ts';
export { recountBoard } from './model/board.ts';
export type { RecountCommands } from './model/commands.ts';
export { createCommands } from './model/commands.ts';
export type { RecountModel } from './model/model.ts';
export { recountFight } from './recount-fight.ts';
