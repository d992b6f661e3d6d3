export type { NamedPack } from './by-pack.tsx';
export { ByPack, inPacks, OfPack, packIn, PackOptions, PacksContext } from './by-pack.tsx';
export type { ForecastState } from './forecast-panel.tsx';
export { ForecastPanel } from './forecast-panel.tsx';
export type { MeasureState } from './measure-panel.tsx';
export { MeasurePanel } from './measure-panel.tsx';
export { forecastIntervals, MOSTLY, wilson } from './intervals.ts';
export type { JoinedLot } from './joined.tsx';
export { joinedLots, JoinedLots } from './joined.tsx';
export type { LexTable, LexValues } from './lex-choice.tsx';
export { LexChoice } from './lex-choice.tsx';
export { lexTable } from './lex-table.ts';
export type { SetupProblem } from './problem.ts';
export { problemAt } from './problem.ts';
export type { ProgrammeItem } from './programme.tsx';
export { Programme } from './programme.tsx';
export type { ProgrammeLink } from './programme-links.tsx';
export { ProgrammeLinks, ToProgrammes } from './programme-links.tsx';
export { Rating } from './rating.tsx';
export type { DraftFighter, Place, RosterDraft, RosterLimits } from './roster/draft.ts';
export {
  controllersOf,
  draftOfEntrants,
  draftOfPairing,
  entrantsOf,
  fightingSides,
  isSameDraft,
  menOf,
  usualController,
} from './roster/draft.ts';
export type { ControllerChoice } from './roster/deciding.tsx';
export type { TraitChoice, TraitsOf } from './roster/fighter-row.tsx';
export type { Ground } from './roster/ground-choice.tsx';
export { ClassFace } from './roster/class-face.tsx';
export type { RosterClass } from './roster/roster-class.ts';
export type { RosterPick, RosterScreenProps } from './roster/roster-screen.tsx';
export { RosterScreen } from './roster/roster-screen.tsx';
export { SeedField } from './seed-field.tsx';
export { StartBar } from './start-bar.tsx';
