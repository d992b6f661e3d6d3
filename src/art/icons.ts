import { figureParts } from './figures/parts.ts';
import { ICON_PATHS } from './icon-paths.ts';
import { actionGlyphs, itemGlyphs } from './item-glyphs.ts';
import { OWN_GLYPHS } from './own-glyphs.ts';

/** Any icon of the build: a *Game Icons* silhouette or one drawn here in the same manner. */
export type IconName =
  | keyof typeof ICON_PATHS
  | keyof typeof OWN_GLYPHS
  | keyof ReturnType<typeof itemGlyphs>
  | keyof ReturnType<typeof actionGlyphs>
  | keyof ReturnType<typeof figureParts>;

export const ICON_BOX = 512;

interface Drawn {
  readonly path: string;
  /** Lines incised into the silhouette. */
  readonly cut?: string;
  /** Finer lines, left out where the figure is small. */
  readonly fine?: string;
  readonly author: string;
}

let known: Readonly<Record<string, Drawn>> | undefined;

function all(): Readonly<Record<string, Drawn>> {
  return (known ??= { ...ICON_PATHS, ...OWN_GLYPHS, ...itemGlyphs(), ...actionGlyphs(), ...figureParts() });
}

export function hasIcon(name: string): name is IconName {
  return Object.hasOwn(all(), name);
}

/** Path data in a box of 512 by 512. */
export function iconPath(name: IconName): string {
  return (all()[name] as Drawn).path;
}

/** Path data of the lines incised into a silhouette, with or without the finer ones; empty where it has none. */
export function iconCut(name: IconName, fine: boolean): string {
  const { cut = '', fine: more = '' } = all()[name] as Drawn;
  return fine ? cut + more : cut;
}

export function iconAuthor(name: IconName): string {
  return (all()[name] as Drawn).author;
}

/** Inner mark-up of an `<svg viewBox="0 0 512 512">`; the ink is the current colour. */
export function iconSvg(name: IconName): string {
  return `<path fill="currentColor" d="${iconPath(name)}"/>`;
}

/** Everybody whose silhouettes are in the build, for the credits. */
export function iconAuthors(): string[] {
  return [...new Set(Object.values(ICON_PATHS).map((icon) => icon.author))].sort();
}
