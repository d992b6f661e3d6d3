export type { ListedProgramme } from './programme-list.tsx';
export { ProgrammeList } from './programme-list.tsx';
export type { BoutDoneView, BoutView, ProgrammeViewProps } from './programme-screen.tsx';
export { ProgrammeScreen } from './programme-screen.tsx';
