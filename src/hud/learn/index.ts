export type { LessonItem } from './lesson-list.tsx';
export { LessonList } from './lesson-list.tsx';
export type { LessonStripProps } from './lesson-strip.tsx';
export { LessonStrip } from './lesson-strip.tsx';
