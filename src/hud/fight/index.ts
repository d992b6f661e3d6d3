/**
 * The screen of a fight, of any game. The frame has the session on the screen, what has been shown of it (`Presenter`), the
 * board after every event, who is selected, what was refused and announced, undo and redo, bots, log, dice, keys and the
 * buttons over the hexes. A game gives
 *
 * - `FightOfGame`: its board, what is pointed out and drawn on the hexes, the words of hexes and decisions, its own signals
 *   and what becomes of them at a new position. `createFightModel(options, game)` makes the model of it.
 * - commands: `deskCommands(model.desk)` and how it commits, and what hexes, turns and number keys choose. They play with
 *   `model.desk.play(action)`, and say why not with `refuse` and `locked`.
 * - its panels in a `FightFrame`: strip, left, row, right, sheets of narrow screens, help as data, own letters, and what it
 *   adds to the menu of the top bar (`MenuEntry`, one line each).
 *   `fightContext` is how panels find model and commands.
 *
 * `src/app/arena` mounts them: `mountFight({ fight, names, commands, screen })` is the fight of a page.
 */
export { ActionBar } from './action-bar.tsx';
export type { Board, BoardFigure, BoardOfGame } from './board.ts';
export { boardAfter, bodyWords, initials, isFallen, namedBoard, openingBoard, withBodies } from './board.ts';
export { advises } from './advice.ts';
export { IN_VAIN, TURN_AIMS, type TurnAim } from './aims.ts';
export type { Figure, NotNow } from './choices.tsx';
export { AimRow, ChoiceCard, LawOfCard, MoreLine, NotNowLine } from './choices.tsx';
export type { ChanceDesk } from './chance-line.tsx';
export { ChanceContext, ChanceLine } from './chance-line.tsx';
export type { ChanceNow } from './chance-words.ts';
export { chanceSentence, chanceText } from './chance-words.ts';
export { EdgeSigns, edgeOf, whomAbout } from './edge-signs.tsx';
export { fightContext } from './context.ts';
export { createFightModel } from './create-fight-model.ts';
export { deskCommands } from './desk.ts';
export type { PricedWay } from './dial.tsx';
export { Dial, DIAL } from './dial.tsx';
export { DiceOfMoment, DicePanel } from './dice-panel.tsx';
export { withoutExecutions } from './executions.ts';
export { countFirstBout } from './first-reach.ts';
export { ReachNote } from './stage-tools.tsx';
export { FightLog } from './fight-log.tsx';
export type { MenuEntry } from './fight-menu.tsx';
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
export type { Danger, DangerAsked } from './dangers.ts';
export { dangerFigures, likeliestOf } from './dangers.ts';
export type { Chances, ReachOfGame } from './reach.ts';
export { reachWords, struckAt } from './reach.ts';
export type { FightFrameProps, FightScreenProps } from './frame.tsx';
export { FightFrame, RefusalLine } from './frame.tsx';
export type { HelpOfGame } from './help-dialog.tsx';
export type { GridPlace, HexGridProps, Projection } from './hex-grid.tsx';
export { focusHex, HexGrid } from './hex-grid.tsx';
export { useInView } from './in-view.ts';
export { nameSize } from './name-size.ts';
export type { OwnKeys } from './keys.ts';
export { LookedAt, SheetButton, usePressAgain } from './looked-at.tsx';
export type { LogEntry } from './log-entries.ts';
export { byRound, entriesOf } from './log-entries.ts';
export type { LogPanelProps } from './log-panel.tsx';
export { LogPanel, logText } from './log-panel.tsx';
export { shownActor, shownRound } from './moment.ts';
export type { Pace, Performer, Presented, Progress } from './presenter.ts';
export { Presenter } from './presenter.ts';
export { RolledPoints } from './rolled-points.tsx';
export type { RoundStripProps } from './round-strip.tsx';
export { RoundStrip } from './round-strip.tsx';
export { priceOnHex, walksApart, walksFrom, walkTo } from './walk.ts';
export type { WalkOfGame } from './walk.ts';
export type { PricedWalk, Stance, Walk, Walking } from './walk-ends.ts';
export type { TwoWaysProps } from './two-ways.ts';
