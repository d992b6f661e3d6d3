import type * as FormWays from './ways.ts';

/** What writes into YAML and keeps its comments. */
export type Ways = typeof FormWays;

/** Its library comes with it, so it is loaded when it is wanted. */
export const loadFormWays = (): Promise<Ways> => import('./ways.ts');
