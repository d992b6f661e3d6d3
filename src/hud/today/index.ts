export type { CalendarDay } from './calendar.tsx';
export type { DailyResult, FightOfDay, StateOfTry, BestOfBots } from './fight-panel.tsx';
export type { TodayScreenProps } from './today-screen.tsx';
export { TodayScreen } from './today-screen.tsx';
