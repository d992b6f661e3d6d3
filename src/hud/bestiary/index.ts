export { BestiaryList, ALL, cardsFor, meantBy } from './bestiary-list.tsx';
export type { QuickReport } from './card-page.tsx';
export type { ListedKind, Wanted, OffPacks } from './bestiary-list.tsx';
export { CardPage } from './card-page.tsx';
