/** What the pages of games build on. */
export type { BoutHook, FightPage, FightPart, FightProps, FightTools, MountFight, PageCatalogue, ShownAt } from './arena/index.ts';
export { mountFight } from './arena/index.ts';
export { leftOff } from './about-words.ts';
export { botFor, controllerChoices, controllerName } from './bots.ts';
export type { Controllers } from './controllers.ts';
export { controllersFor, HUMAN } from './controllers.ts';
export { tellOfSides } from './share/feat.ts';
export { placeOfDay } from './daily/fight-of-day.ts';
export { endingOf, boutEnd } from './ending.ts';
export type {
  Aspects,
  ChoicesPart,
  DailyFight,
  DailyItem,
  Ended,
  EndPart,
  EndProps,
  Faces,
  Feat,
  FriezePart,
  GamePage,
  GameParts,
  Heard,
  MountPart,
  ReplayPart,
  SetupPart,
  Shown,
  SoundPart,
  TellPart,
  TodayPart,
  Told,
  TitleLink,
} from './game-page.ts';
export type { Game } from './game.ts';
export { theGame } from './game.ts';
export { ids, isId, lexText, LONGEST_SEED, queryOf, readLex, readSeed, problemOf } from './link-parts.ts';
export type { PlainFigure, PlainGame } from './plain/plain-game.ts';
export { ShippedOffers } from './packs/shipped-offer.tsx';
export { plainPage } from './plain/plain-page.ts';
export { linkTo } from './replay-link.ts';
export type { RosterTerms } from './roster-link.ts';
export { formatRoster, parseRoster } from './roster-link.ts';
export type { RosterAt, RosterGame } from './roster-setup.tsx';
export { rosterSetup } from './roster-setup.tsx';
export { OTHER_SIDE, OWN_SIDE, rosterWorkshop } from './roster-workshop.tsx';
export { formatRoute } from './routes.ts';
export { pageRules } from './rule-book.ts';
export { dayOf, rollSeed } from './seeds.ts';
export type { ScreenRouteProps, Services } from './services.ts';
export { settle } from './settle.ts';
export type { KeptGame } from './storage/read-record.ts';
export { listRecords, loadRecord } from './storage/records.ts';
export { useMoments } from './use-moments.ts';
export { useProgrammes } from './programmes/use-programmes.ts';
export { useForecast } from './use-forecast.ts';
export type { KeptOffer } from './use-measure.ts';
export { useMeasure } from './use-measure.ts';
export { useWonOffers } from './won-offers.ts';
export type { BehaviourRule } from './behaviour-palette.ts';
export { behaviourPalette } from './behaviour-palette.ts';
export type { Aim, Opponent, PaletteItem, PartsPalette, TrialBout, TriedCard, TriedTerms, WorkshopPart } from './workshop-part.ts';
export { askAnalyst } from './workers/analyst.ts';
export type { DuelFacts, DuelGame } from './duel/facts.ts';
export { boutOfDraft, draftOfSetup, picksIn, queryOfSetup } from './duel/drafts.ts';
export { duelEnd } from './duel/end.tsx';
export { duelChoices, duelReplay, duelSounds, duelTell } from './duel/parts.tsx';
export { duelMount } from './duel/mount.tsx';
export { duelSetup } from './duel/setup.ts';
export { duelWorkshop } from './duel/workshop.ts';
