export * from './fight/index.ts';
export { fighterLine } from './fighter-line.ts';
export { muneraNames } from './names.ts';
export { classFacts } from './setup/class-facts.tsx';
export { skillChoice } from './setup/skill-choice.tsx';
export { muneraAnswers } from './choice-words.ts';
