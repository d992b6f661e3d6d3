export type { GlossaryPart } from './glossary.tsx';
export { Glossary } from './glossary.tsx';
