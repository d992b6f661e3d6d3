export type { NamedPack } from './by-pack.tsx';
export { ByPack, inPacks, OfPack, packIn, PackOptions, PacksContext } from './by-pack.tsx';
export type { ForecastState } from './forecast-panel.tsx';
export { ForecastPanel, forecastIntervals, MOSTLY, wilson } from './forecast-panel.tsx';
export type { MeasureState } from './measure-panel.tsx';
export { MeasurePanel } from './measure-panel.tsx';
export type { JoinedLot } from './joined.tsx';
export { joinedLots, JoinedLots } from './joined.tsx';
export type { LexTable, LexValues } from './lex-choice.tsx';
export { LexChoice, lexTable } from './lex-choice.tsx';
export type { SetupProblem } from './start-bar.tsx';
export type { ProgrammeItem, ProgrammeLink } from './programme.tsx';
export { Programme, Rating, ProgrammeLinks, ToProgrammes } from './programme.tsx';
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
export { ClassFace } from './roster/class-picker.tsx';
export type { RosterClass } from './roster/class-picker.tsx';
export type { RosterPick, RosterScreenProps } from './roster/roster-screen.tsx';
export { RosterScreen } from './roster/roster-screen.tsx';
export { StartBar, problemAt, SeedField } from './start-bar.tsx';
