import { PALETTES, show, textOn } from '../../art/index.ts';
import { reducedMotion, type Settings } from './settings.ts';
import './theme.css';

const ROLES = ['floor', 'floorAlt', 'panel', 'ink', 'muted', 'link', 'men', 'move', 'threat', 'good'] as const;

/** Whether the page is to keep still, as it was told when its theme was applied. */
export function isReduced(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced';
}

/** Gives an element and all in it the palette, text size, font and pace of motion that are set. */
export function applyTheme(root: HTMLElement, settings: Settings, systemReduces: boolean): void {
  const palette = PALETTES[settings.palette];
  for (const role of ROLES) root.style.setProperty(`--${role.toLowerCase()}`, palette[role]);
  palette.sides.forEach((colour, place) => {
    root.style.setProperty(`--side-${place}`, colour);
    root.style.setProperty(`--on-side-${place}`, textOn(colour));
  });
  root.style.setProperty('--text-size', String(settings.textSize / 100));
  root.style.fontSize = ''; // earlier editions kept it here
  show(settings);
  root.style.colorScheme = palette.dark ? 'dark' : 'light';
  root.dataset['palette'] = palette.id;
  root.dataset['font'] = settings.font;
  root.dataset['motion'] = reducedMotion(settings, systemReduces) ? 'reduced' : 'full';
}
