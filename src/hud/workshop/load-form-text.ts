import type * as FormText from './form-ways.ts';

/** What writes into YAML and keeps its comments; its library comes with it, so it is loaded when it is wanted. */
export const loadFormText = (): Promise<typeof FormText> => import('./form-ways.ts');
