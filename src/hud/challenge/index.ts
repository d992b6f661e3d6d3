export type { ChallengeProps, OwnTry, Stranger } from './challenge-screen.tsx';
export { ChallengeScreen } from './challenge-screen.tsx';
export type { ComparedChoice, ComparedRound, CompareProps, ComparedSide, WeighedWords } from './compare-screen.tsx';
export { CompareScreen } from './compare-screen.tsx';
