export * from './text.ts';
export { cardIn, put, withoutItem } from './put.ts';
export type { Put, PutIn } from './put.ts';
export { pathsAt, rangeAt } from './places.ts';
