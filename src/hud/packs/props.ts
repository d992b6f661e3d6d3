import type { ComponentChildren } from 'preact';
import type { Brought } from './bring.tsx';
import type { BroughtPack, ListedPack, PackNote, PackProblem, SharedPack } from './types.ts';

/** What can be done with packs, by their id. */
export interface PackDeeds {
  onTry(id: string): void;
  /** Keeps what was brought. */
  onKeep(id: string): void;
  /** Leaves what was brought. */
  onLeave(id: string): void;
  onKeepTried(id: string): void;
  onTryNoLonger(id: string): void;
  onSwitch(id: string, on: boolean): void;
  onDelete(id: string): void;
  onBack(id: string): void;
  /** Takes what the game brings for the place of a pack. */
  onTakeBrought(id: string): void;
  onShare(id: string): void;
  onFile(id: string): void;
  onPrint(id: string): void;
  /** Opens a draft of it in the workshop. */
  onEdit(id: string): void;
}

export interface PacksProps extends PackDeeds {
  /** Null while they are read. */
  readonly packs: readonly ListedPack[] | null;
  readonly brought: readonly BroughtPack[];
  /** Whether what was brought is being read. */
  readonly reading: boolean;
  readonly problem: PackProblem | null;
  /** What is done with a pack, or came of it; null before. */
  readonly note: PackNote | null;
  /** Resolves to whether a pack was found in it. */
  readonly onBring: (brought: Brought) => Promise<boolean>;
  /** The pack that is being handed on; its `id` alone while the link is made. */
  readonly sharing: { readonly id: string; readonly shared: SharedPack | null } | null;
  /** What is printed; it is not seen on the screen. */
  readonly sheet: ComponentChildren;
}

/** What each pack on the screen needs beside itself. */
export type PackScreen = Omit<PacksProps, 'packs' | 'brought'>;
