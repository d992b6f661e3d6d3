export { beastProse } from './beast.ts';
export type { ProseDiff } from './diff.ts';
export { diffProse } from './diff.ts';
export { attackProse, defendProse, manProse } from './men.ts';
export { fighterProse, gearProse } from './munera.ts';
