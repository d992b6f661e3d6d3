export type { MuneraTools } from './context.ts';
export { MuneraScreen } from './fight-screen.tsx';
export type { Gladiator, MuneraBoard } from './model/board.ts';
export { muneraBoard } from './model/board.ts';
export type { MuneraCommands } from './model/commands/index.ts';
export { createCommands } from './model/commands/index.ts';
export type { MuneraModel } from './model/model.ts';
export { muneraFight } from './munera-fight.ts';
