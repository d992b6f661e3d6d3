export type { CalendarDay } from './calendar.tsx';
export type { BestOfBots } from './best-line.tsx';
export type { DailyResult, FightOfDay, StateOfTry } from './fight-panel.tsx';
export type { TodayScreenProps } from './today-screen.tsx';
export { TodayScreen } from './today-screen.tsx';
