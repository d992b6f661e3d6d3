export type { Caption } from './caption-line.tsx';
export { CaptionLine } from './caption-line.tsx';
