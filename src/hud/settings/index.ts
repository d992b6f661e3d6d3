export type { DataState } from './data-section.tsx';
export { SettingsScreen } from './settings-screen.tsx';
