export type { Fallen, HuntEndProps } from './end/end-screen.tsx';
export { HuntEndScreen } from './end/end-screen.tsx';
export type { HuntMoment } from './end/hunt-moments.ts';
export { momentsByHarm, momentsBySwing } from './end/hunt-moments.ts';
export { luckOf } from './end/luck.ts';
export * from './fight/index.ts';
export { huntNames } from './names.ts';
export type { SetupScreenProps } from './setup/setup-screen.tsx';
export { SetupScreen } from './setup/setup-screen.tsx';
