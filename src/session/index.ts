export type {
  BoutSession,
  GameSession,
  HuntSession,
  LogStep,
  MuneraSession,
  SavedBout,
  SavedGame,
  SavedHunt,
  SavedMunera,
  SessionOf,
} from './bout-session.ts';
export { beginSession, positionHash } from './bout-session.ts';
export type { BotViewOf, BoutOf, Game, GameKit, Games, GameSetup, HuntGame, MuneraGame, Rules, RulesetId, RulesOf } from './game.ts';
export { rulesOf } from './game.ts';
export type { LinkFault } from './link.ts';
export { decodeLink, decodeSliced, encodeLink, LinkError, LONGEST_LINK } from './link.ts';
export { ReadError } from '../engine/read/index.ts';
export { readRecord } from './read-record.ts';
export { readSetup } from './read-setup.ts';
export type { BoutRecord, GameRecord, HuntRecord, MuneraRecord } from './record.ts';
export { LONGEST_SEED } from './record.ts';
export type { BoutReplay, GameReplay, HuntReplay, MuneraReplay, ReplayOf, Seal } from './replay.ts';
export { forkRecord, replayRecord, replaySliced, resumeSession } from './replay.ts';
export { beginScenario, playLine } from './scenario/begin-scenario.ts';
export { parsePlay } from '../games/damnatio/desk/scenario/play-line.ts';
export { parseMuneraPlay } from '../games/munera/desk/scenario/play-line.ts';
export { ScenarioError } from './scenario/scenario-error.ts';
export { scenarioKeys } from './scenario/scripts.ts';
export type { ScenarioResult } from './scenario/run-scenario.ts';
export { runScenario, scenarioSetup } from './scenario/run-scenario.ts';
export type { FigureLine, HuntScenario, MuneraScenario, ScenarioFile, TurnLine } from './scenario/scenario-file.ts';
export type { Report, Share } from './simulation/report.ts';
export { meanOf, percentile, reportOf, shareOf } from './simulation/report.ts';
export type { MuneraReport } from '../games/munera/desk/report.ts';
export { muneraReportOf } from '../games/munera/desk/report.ts';
export type { MuneraTally } from '../games/munera/desk/tally.ts';
export { addMuneraTally, countBout, emptyMuneraTally, MuneraCounter, settleMunera } from '../games/munera/desk/tally.ts';
export type { PolicyOf, Reader, Series } from './simulation/play-one.ts';
export { boutSeeds, playOne } from './simulation/play-one.ts';
export type { Sliced } from './slices.ts';
export { firstBout } from './take-up.ts';
export type { Simulation } from '../games/damnatio/desk/simulate.ts';
export { huntSeeds, simulate, simulateOne } from '../games/damnatio/desk/simulate.ts';
export type { MuneraBots, MuneraSimulation } from '../games/munera/desk/simulate.ts';
export { playersOf, simulateBout, simulateMunera } from '../games/munera/desk/simulate.ts';
export type { Tally } from '../games/damnatio/desk/tally.ts';
export { addTally, countOutcome, DetailCounter, emptyTally } from '../games/damnatio/desk/tally.ts';
