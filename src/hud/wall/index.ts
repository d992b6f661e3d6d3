export type { WallName } from './wall-screen.tsx';
export { WallScreen } from './wall-screen.tsx';
