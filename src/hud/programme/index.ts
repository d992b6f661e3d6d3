export type { BoutDoneView, BoutView, ProgrammeViewProps, ListedProgramme } from './programme-screen.tsx';
export { ProgrammeScreen, ProgrammeList } from './programme-screen.tsx';
