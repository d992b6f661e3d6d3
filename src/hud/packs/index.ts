export type { Brought } from './bring.tsx';
export type { OfferedPack } from './offer.tsx';
export { PackOffer } from './offer.tsx';
export { PacksScreen } from './packs-screen.tsx';
export type { PacksProps } from './props.ts';
export { Code, Share } from './share.tsx';
export { Sheet } from './sheet.tsx';
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
