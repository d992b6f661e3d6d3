export * from './form-text.ts';
export { withPut } from './form-put.ts';
