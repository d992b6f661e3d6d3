export type { BoutView, ProgrammeViewProps } from './programme-screen.tsx';
export { ProgrammeScreen } from './programme-screen.tsx';
