export type { HuntEndProps } from './end/end-screen.tsx';
export { HuntEndScreen } from './end/end-screen.tsx';
export type { HuntMoment } from './end/hunt-moments.ts';
export { momentsByHarm, momentsBySwing, withFall } from './end/hunt-moments.ts';
export * from './fight/index.ts';
export { huntNames } from './names.ts';
export type { OfferedHunt, SetupScreenProps } from './setup/setup-screen.tsx';
export { SetupScreen } from './setup/setup-screen.tsx';
export { huntAnswers } from './choice-words.ts';
