export type { EndProps, Fallen } from './end-screen.tsx';
export { EndScreen } from './end-screen.tsx';
export * from './fight/index.ts';
export { huntNames } from './names.ts';
export type { SetupScreenProps } from './setup/setup-screen.tsx';
export { SetupScreen } from './setup/setup-screen.tsx';
