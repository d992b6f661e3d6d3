export type { Duellist, RecountBoard, RecountModel } from './board.ts';
export { drawnAs, goneWords, recountBoard } from './board.ts';
export { recountDuel } from './duel.tsx';
export { recountAnswers, recountNames } from './words.ts';
export { classFacts } from './setup/class-facts.tsx';
