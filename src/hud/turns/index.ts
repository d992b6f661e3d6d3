/** What the screens of fights by turns share: one fighter at a time acts, and spends action points. */
export { FighterSheets, SheetFrame, type SheetPart } from './fighter-sheet.tsx';
export { FightersPanel } from './fighters-panel.tsx';
export { FightersRow } from './fighters-row.tsx';
export { LastDeed } from './last-deed.tsx';
export type { TurnFight, TurnFigure } from './turn-fight.ts';
export { TurnScreen } from './turn-screen.tsx';
export { actorTitle, momentWords, type MomentsOfGame } from './turn-words.ts';
