export type { ListedKind } from './bestiary-list.tsx';
export { BestiaryList } from './bestiary-list.tsx';
export type { QuickReport } from './card-page.tsx';
export { CardPage } from './card-page.tsx';
