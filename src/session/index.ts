export type { HuntKit, LogStep, SavedHunt } from './hunt-session.ts';
export { beginSession, HuntSession, positionHash, resumeSession } from './hunt-session.ts';
export type { LinkFault } from './link.ts';
export { decodeLink, encodeLink, LinkError, LONGEST_LINK } from './link.ts';
export { readSetup } from './read-setup.ts';
export type { HuntRecord } from './record.ts';
export type { Replay, Seal } from './replay.ts';
export { forkRecord, replayRecord } from './replay.ts';
