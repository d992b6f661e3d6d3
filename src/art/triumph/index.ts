export { drawRudis } from './rudis.ts';
export { drawTriumph, triumphMoves, type TriumphOptions } from './draw.ts';
export { layoutOf, type TriumphFigure, type TriumphKind, type TriumphLayout, type TriumphPlace } from './scene.ts';
