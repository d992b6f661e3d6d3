export type { Gladiator, MuneraBoard } from './board.ts';
export { muneraBoard } from './board.ts';
export { muneraAnswers } from './choice-words.ts';
export { muneraDuel } from './duel.tsx';
export { muneraNames } from './names.ts';
export { classFacts } from './setup/class-facts.tsx';
export { skillChoice } from './setup/skill-choice.tsx';
