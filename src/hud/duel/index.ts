export { duelBoard } from './board.ts';
export { dangerKey, foesIn, isOpen, plainOption, walkOf } from './choosing.ts';
export { duelCommands } from './commands.ts';
export { FightersPanel } from './fighters-panel.tsx';
export { duelFight, pointsRow } from './fight.ts';
export type { Asked, Asking, DuelFigure, DuelFought, DuelModel, DuelOfGame, Law, Note, Option, SheetPart, Telling } from './game.ts';
export { SideRatings } from './law.tsx';
export { pipsOf } from './points.tsx';
export { DuelScreen } from './screen.tsx';
