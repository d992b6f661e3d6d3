export type { ResultCard } from './card.ts';
export { cardAlt, cardLine, cardText, cardTitle } from './card.ts';
export { pictureOf } from './card-picture.ts';
export { FigureRow } from './figure-row.tsx';
export type { Rival, TellProps } from './tell-panel.tsx';
export { TellPanel } from './tell-panel.tsx';
