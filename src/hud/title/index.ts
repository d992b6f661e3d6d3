export type { AccessChange, TitleProps } from './title-screen.tsx';
export { TitleScreen } from './title-screen.tsx';
