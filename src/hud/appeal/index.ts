export type { AppealAsked, AppealDeskOptions, AppealFigure } from './appeal-desk.ts';
export { AppealDesk, withAppeals } from './appeal-desk.ts';
export { AppealLayer } from './appeal-layer.tsx';
export type { Appealed, AppealLine, AppealView } from './appeal-model.ts';
export { appealView } from './appeal-model.ts';
export type { AppealSceneProps } from './appeal-scene.tsx';
export { AppealScene } from './appeal-scene.tsx';
