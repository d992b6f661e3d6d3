export type { ResultCard } from './card.tsx';
export { cardAlt, cardLine, cardText, cardTitle, FigureRow } from './card.tsx';
export { pictureOf } from './card-picture.ts';
export type { Rival, TellProps } from './tell-panel.tsx';
export { TellPanel } from './tell-panel.tsx';
