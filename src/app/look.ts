import { effect } from '@preact/signals';
import type { Services } from './services.ts';
import { folderOf, nameAt } from './storage/place.ts';

const KEY = nameAt('damnatio-look', folderOf(location.pathname));

/** Dresses the page as it was last time, before anything is loaded. */
export function dressAsBefore(root: HTMLElement): void {
  try {
    const look = localStorage.getItem(KEY);
    if (look && look.length < 2000) root.style.cssText = look;
  } catch {
    // without storage the page begins in its own colours
  }
}

function remember(root: HTMLElement): void {
  try {
    localStorage.setItem(KEY, root.style.cssText);
  } catch {
    // the look is set again from the settings
  }
}

/** Begins in the game's own colours again. */
export function forgetLook(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}

/** Keeps the look of the page as the settings say; palettes are loaded after the title. */
export async function keepLook(root: HTMLElement, { settings, systemReduces }: Services): Promise<void> {
  const { applyTheme } = await import('./theme.ts');
  effect(() => {
    applyTheme(root, settings.value, systemReduces.value);
    remember(root);
  });
}
