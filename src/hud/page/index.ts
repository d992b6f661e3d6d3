export { Choices, Tick } from './choices.tsx';
export { CannotCopy, CopyButton } from './copy-button.tsx';
export type { Notice } from './notices.tsx';
export { Notices, WaitingBout, announce, Announcer, hush } from './notices.tsx';
export { Screen } from './screen.tsx';
export type { SketchFigure } from './sand-sketch.tsx';
export { SandSketch } from './sand-sketch.tsx';
