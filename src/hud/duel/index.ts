export { dangerKey, foesIn, isOpen, plainOption } from './choosing.ts';
export { duelCommands } from './commands.ts';
export { FightersPanel } from './fighters-panel.tsx';
export { duelFight } from './fight.ts';
export type { Asked, Asking, DuelFigure, DuelFought, DuelModel, DuelOfGame, Law, Note, Option, SheetPart, Telling } from './game.ts';
export { SideRatings } from './law.tsx';
export { pipsOf } from './points.tsx';
export { DuelScreen } from './screen.tsx';
