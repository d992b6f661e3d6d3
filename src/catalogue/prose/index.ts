export { beastProse } from '../../games/damnatio/cards/prose/beast.ts';
export type { ProseDiff } from './diff.ts';
export { diffProse } from './diff.ts';
export { attackProse, defendProse, manProse } from '../../games/damnatio/cards/prose/men.ts';
export { fighterProse, gearProse } from '../../games/munera/cards/prose.ts';
