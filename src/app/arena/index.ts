export { mountMunera } from '../../games/munera/page/fight.tsx';
export type { BoutHook, FightPage, FightPart, FightProps, MountFight, PageCatalogue } from './contract.ts';
export { mountHunt } from '../../games/damnatio/page/fight.tsx';
export type { ShownAt } from './director.ts';
export type { ArenaStageProps } from './stage.tsx';
export { ArenaStage, StagePerformer } from './stage.tsx';
