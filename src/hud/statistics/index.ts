export type { Gauge, NotOwnFight, StatisticsGroup, StatisticsLine, StatisticsProps, StatisticsTable } from './statistics-screen.tsx';
export { StatisticsScreen } from './statistics-screen.tsx';
