export { actingIn, dangerKey, foesIn, isOpen, plainOption, targetOf } from './choosing.ts';
export { duelCommands, numbered } from './commands.ts';
export { duelFight, likelyTarget } from './fight.ts';
export type { Asking, DuelAdvice, DuelFigure, DuelFought, DuelModel, DuelOfGame, DuelRules, Option, Telling } from './game.ts';
export { DuelScreen, type DuelTools } from './screen.tsx';
