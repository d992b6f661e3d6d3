export * from './fight/index.ts';
export { classFacts } from './setup/class-facts.tsx';
export { drawnAs } from './fight/model/board.ts';
export { fighterLine } from './fighter-line.ts';
export { recountNames } from './names.ts';
export type { Verdict } from './verdicts.tsx';
export { VerdictsPanel } from './verdicts.tsx';
export { recountAnswers } from './choice-words.ts';
