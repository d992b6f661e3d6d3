export type { ForecastState } from './forecast-panel.tsx';
export { forecastIntervals } from './intervals.ts';
export type { SetupProblem } from './problem.ts';
export type { SetupScreenProps } from './setup-screen.tsx';
export { SetupScreen } from './setup-screen.tsx';
