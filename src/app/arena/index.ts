export type { ArenaProps, MountArena, PageCatalogue, TestHook } from './contract.ts';
