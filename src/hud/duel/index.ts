export { dangerKey, foesIn, isOpen, plainOption, targetOf } from './choosing.ts';
export { duelCommands } from './commands.ts';
export { duelFight, likelyTarget } from './fight.ts';
export type { Asking, DuelAdvice, DuelFigure, DuelFought, DuelModel, DuelOfGame, Option, Telling } from './game.ts';
export { ChanceFacts, Doubles, SideRatings } from './law.tsx';
export { pipsOf } from './points.tsx';
export { DuelScreen, type DuelTools } from './screen.tsx';
