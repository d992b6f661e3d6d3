export { BestiaryList } from './bestiary-list.tsx';
export type { OffPacks } from './off-packs.tsx';
export type { QuickReport } from './card-page.tsx';
export type { ListedKind, Wanted } from './filter.ts';
export { ALL, cardsFor, meantBy } from './filter.ts';
export { CardPage } from './card-page.tsx';
