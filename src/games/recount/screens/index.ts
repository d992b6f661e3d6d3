export type { Duellist, RecountBoard, RecountModel } from './board.ts';
export { drawnAs, recountBoard } from './board.ts';
export { recountAnswers } from './choice-words.ts';
export { recountDuel } from './duel.tsx';
export { fighterLine } from './fighter-line.ts';
export { recountNames } from './names.ts';
export { classFacts } from './setup/class-facts.tsx';
export type { Verdict } from './verdicts.tsx';
export { VerdictsPanel } from './verdicts.tsx';
