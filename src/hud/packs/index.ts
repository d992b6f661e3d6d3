export type { Brought } from './bring.tsx';
export { PacksScreen } from './packs-screen.tsx';
export type { PacksProps } from './packs-screen.tsx';
export { Code, Share } from './share.tsx';
export type { SheetCard } from './sheet.tsx';
export { Sheet } from './sheet.tsx';
export type { BroughtPack, ListedPack, PackState, SharedPack, ShownFinding, ShownPack } from './types.ts';
