export { dangerKey, foesIn, isOpen, plainOption, targetOf } from './choosing.ts';
export { duelCommands } from './commands.ts';
export { FightersPanel } from './fighters.tsx';
export { duelFight, likelyTarget } from './fight.ts';
export type { Asking, DuelAdvice, DuelFigure, DuelFought, DuelModel, DuelOfGame, Option, SheetPart, Telling } from './game.ts';
export { LastDeed } from './last-deed.tsx';
export { ChanceFacts, Doubles, SideRatings } from './law.tsx';
export { pipsOf } from './points.tsx';
export { DuelScreen } from './screen.tsx';
