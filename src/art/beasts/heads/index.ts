export { bovidHead } from './bovid.ts';
export { canidHead } from './canid.ts';
export { elephantHead } from './elephant.ts';
export { felidHead } from './felid.ts';
export { rhinoHead } from './rhino.ts';
export { suidHead } from './suid.ts';
export { ursidHead } from './ursid.ts';
export type { Head } from './parts.ts';
