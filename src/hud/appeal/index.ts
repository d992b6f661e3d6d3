export type { AppealAsked, AppealDeskOptions, AppealFigure, VerdictAsked } from './appeal-desk.ts';
export { AppealDesk, isForCrowd, withAppeals } from './appeal-desk.ts';
export { AppealLayer } from './appeal-layer.tsx';
export type { Appealed, AppealLine, AppealView } from './appeal-model.ts';
export { appealView, needOf } from './appeal-model.ts';
export type { AppealSceneProps } from './appeal-scene.tsx';
export { AppealScene } from './appeal-scene.tsx';
export type { CrowdStripProps, CrowdLedger, CrowdWay } from './crowd-strip.tsx';
export { CrowdStrip, yoursFirst } from './crowd-strip.tsx';
