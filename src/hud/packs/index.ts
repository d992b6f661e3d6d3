export type { Brought } from './bring.tsx';
export type { OfferedPack } from './sheet.tsx';
export { PacksScreen } from './packs-screen.tsx';
export { Code, Share } from './share.tsx';
export { Sheet, PackOffer } from './sheet.tsx';
export type {
  BroughtPack,
  ListedPack,
  PackNote,
  PackProblem,
  PackState,
  SharedLink,
  SharedPack,
  SheetCard,
  ShownFinding,
  ShownPack,
  Way,
} from './types.ts';
export type { PacksProps } from './props.ts';
