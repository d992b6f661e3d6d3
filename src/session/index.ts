export { ReadError } from '../engine/read/index.ts';
export type { Spans } from './bot-handover.ts';
export { isWithin, readSpans } from './bot-handover.ts';
export type { BoutSession, GameSession, LogStep, SavedBout, SavedGame } from './bout-session.ts';
export { beginSession, positionHash } from './bout-session.ts';
export type {
  Account,
  Bot,
  BriefLinks,
  Desk,
  HopeMeasure,
  Outlook,
  PackedLinks,
  QuickBot,
  Seat,
  SetupReader,
  Told,
  BoutsOnProgrammes,
  ProgrammedBout,
} from './desk.ts';
export type { Difficulty, MeasuredOffer } from './difficulty.ts';
export { byDifficulty, DIFFICULTIES, difficultyOf, measureOffer, USUAL_MEASURE } from './difficulty.ts';
export type { BotViewOf, BoutOf, Game, GameSetup, RulesOf } from './game.ts';
export type { ContentAtHand, GameAtHand, GameKit } from './kit.ts';
export { gameOf, kitOf, NoSuchGame } from './kit.ts';
export { gradeIn, hasBehaviour, mindName, mindParts, plainBots, treeHash } from './minds.ts';
export { LONGEST_TEXT } from './link-setup.ts';
export type { PackLinkFault } from './pack-link.ts';
export { decodePack, encodePack, PackLinkError } from './pack-link.ts';
export type { PackFile } from './pack-text.ts';
export { checkFiles, filesOfText, isPackText, packText, PackTextError } from './pack-text.ts';
export { decodeLink, decodeSliced, encodeLink } from './link.ts';
export type { LinkFault } from './link-envelope.ts';
export { LinkError, LONGEST_LINK } from './link-envelope.ts';
export type { Watch } from './by-bots.ts';
export { diceByBots, playersByBots, playedByBots, settledByBots } from './by-bots.ts';
export { openWatch, watchLink } from './watch-link.ts';
export type {
  CareerBouts,
  CareerClass,
  CareerCondemned,
  CareerEnd,
  CareerEntrant,
  CareerFate,
  CareerPairing,
  CareerPart,
  CareerProgramme,
  CareerSpectacles,
  CareerStanding,
} from './career-part.ts';
export { cardsOf, CORE, packsAtHand, packsNamed } from './packs-of.ts';
export type { BoutAsProgrammed, Pairing } from './programme.ts';
export { boutAsProgrammed, seedInProgramme, whoFights, entrantsOfPairing, playersOfPairing, sideAt, withFigure } from './programme.ts';
export type { FigureNames, Named, NamedBy } from './people.ts';
export { callThem, drawNames, kindNamed } from './people.ts';
export { readRecord, readSetup } from './read-record.ts';
export type { Beginning, BoutRecord, GameRecord } from './record.ts';
export { LONGEST_SEED } from './record.ts';
export type { BoutReplay, GameReplay, Seal, Stopped } from './replay.ts';
export { asPlayed, forkRecord, replayRecord, replaySliced, resumeSession } from './replay.ts';
export { beginScenario, playLine } from './scenario/begin-scenario.ts';
export type { ScenarioResult } from './scenario/run-scenario.ts';
export { runScenario, scenarioSetup } from './scenario/run-scenario.ts';
export { ScenarioError } from './scenario/scenario-file.ts';
export type { Decider } from './finish.ts';
export { finishing } from './finish.ts';
export type { Facts, FigureLine, ScenarioFile } from './scenario/scenario-file.ts';
export type { Script } from './scenario/scenario-file.ts';
export { scenarioKeys } from './scenario/scripts.ts';
export type { BoutTally } from './simulation/bout-tally.ts';
export { classRow, countBout, emptyBoutTally, reportOfBouts } from './simulation/bout-tally.ts';
export type { Counts } from './simulation/counts.ts';
export type { Tallying } from './simulation/outcomes.ts';
export { addTally, bump, mapRows, settleTally, sorted } from './simulation/counts.ts';
export type { Outcomes, OutcomesReport } from './simulation/outcomes.ts';
export { outcomes } from './simulation/outcomes.ts';
export type { PolicyOf, Reader, Series } from './simulation/play-one.ts';
export type { Measured } from './simulation/simulate.ts';
export { boutSeeds, playOne } from './simulation/play-one.ts';
export { playMeasured } from './simulation/simulate.ts';
export type { Mean } from './simulation/means.ts';
export { meanWithin, pairedMean } from './simulation/means.ts';
export type { Share } from './simulation/shares.ts';
export { meanOf, percentile, shareOf, spreadOf, SURELY } from './simulation/shares.ts';
export type { Simulation } from './simulation/simulate.ts';
export { playersOf, simulate } from './simulation/simulate.ts';
export type { Sided } from './sides.ts';
export { accountOfSides, seatsOf, sidesOf, titlesOf, against, inRounds, sideInLine, roundsOf, winningSide } from './sides.ts';
export type { Sliced } from './slices.ts';
export { atOnce } from './slices.ts';
export { firstBout, takeUp } from './take-up.ts';
export type { LessonState } from './lesson/lesson-course.ts';
export { LessonCourse, beginLesson } from './lesson/lesson-course.ts';
export type { DuelReport, Duels, Sent, DuelTally, FighterAtEnd, ProgrammedDuel } from './duel.ts';
export { plainDesk } from './plain-desk.ts';
export { duelAccount, duelTallying, measuredPairing, namesOfSide, programmedDuels } from './duel.ts';
export type { DuelScenario, TurnLine } from './scenario/declared.ts';
export { duelScript } from './scenario/declared.ts';
