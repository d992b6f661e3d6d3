export { ActionBar } from './action-bar.tsx';
export type { Board, BoardFigure, BoardOfGame } from './board.ts';
export { boardAfter, initials, isFallen, openingBoard } from './board.ts';
export { fightContext } from './context.ts';
export { createFightModel } from './create-fight-model.ts';
export { deskCommands } from './desk.ts';
export { DiceOfMoment, DicePanel } from './dice-panel.tsx';
export { FightLog } from './fight-log.tsx';
export type {
  AnyFight,
  Bot,
  Desk,
  FightCommands,
  FightModel,
  FightOptions,
  FoughtGame,
  Question,
  Refused,
  Settled,
  ViewOf,
} from './fight-model.ts';
export { announce } from './fight-model.ts';
export type { FightOfGame, PlanOfGame, PointedOut, ThreatLevels } from './fight-of-game.ts';
export type { FightScreenProps } from './frame.tsx';
export { FightFrame, RefusalLine } from './frame.tsx';
export type { HelpOfGame } from './help-dialog.tsx';
export type { GridPlace, HexGridProps, Projection } from './hex-grid.tsx';
export { focusHex, HexGrid } from './hex-grid.tsx';
export { useInView } from './in-view.ts';
export type { OwnKeys } from './keys.ts';
export type { LogEntry } from './log-entries.ts';
export { byRound, entriesOf } from './log-entries.ts';
export type { LogPanelProps } from './log-panel.tsx';
export { LogPanel, logText } from './log-panel.tsx';
export { shownActor, shownRound } from './moment.ts';
export type { Performer, Presented, Progress } from './presenter.ts';
export { Presenter } from './presenter.ts';
export type { RoundStripProps } from './round-strip.tsx';
export { RoundStrip } from './round-strip.tsx';
export type { TwoWaysProps } from './two-ways.tsx';
export { TwoWays } from './two-ways.tsx';
