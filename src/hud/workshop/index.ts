export type { TextEdit } from './text-edit.ts';
export { editBetween, offsetOf } from './text-edit.ts';
