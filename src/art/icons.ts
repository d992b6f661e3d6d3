import { ICON_PATHS } from './icon-paths.ts';
import { OWN_GLYPHS } from './own-glyphs.ts';

/** Any icon of the build: a *Game Icons* silhouette or one drawn here in the same manner. */
export type IconName = keyof typeof ICON_PATHS | keyof typeof OWN_GLYPHS;

export const ICON_BOX = 512;

const ALL: Readonly<Record<string, { readonly path: string; readonly author: string }>> = { ...ICON_PATHS, ...OWN_GLYPHS };

export function hasIcon(name: string): name is IconName {
  return Object.hasOwn(ALL, name);
}

/** Path data in a box of 512 by 512. */
export function iconPath(name: IconName): string {
  return (ALL[name] as { path: string }).path;
}

export function iconAuthor(name: IconName): string {
  return (ALL[name] as { author: string }).author;
}

/** Inner mark-up of an `<svg viewBox="0 0 512 512">`; the ink is the current colour. */
export function iconSvg(name: IconName): string {
  return `<path fill="currentColor" d="${iconPath(name)}"/>`;
}

/** Everybody whose silhouettes are in the build, for the credits. */
export function iconAuthors(): string[] {
  return [...new Set(Object.values(ICON_PATHS).map((icon) => icon.author))].sort();
}
