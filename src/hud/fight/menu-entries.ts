import type { MenuEntry } from './fight-menu.tsx';
import type { AnyFight, FightCommands } from './fight-model.ts';
import { flowEntries } from './flow.ts';

export interface MenuPlace {
  readonly model: AnyFight;
  readonly commands: FightCommands;
  readonly onLeave: () => void;
  readonly onLog: () => void;
  /** What the game and the page add. */
  readonly more: readonly MenuEntry[];
}

/** What the menu of every fight has, in its order: what is on or off, then what a page or a game adds, then the ways out. */
export function menuEntries({ model, commands, onLeave, onLog, more }: MenuPlace): readonly MenuEntry[] {
  const { settings, options, help, glossary, threat, threats } = model;
  const { waitForMe, law, sound, captions } = settings.value;
  const hearing: readonly MenuEntry[] = [
    {
      key: 'mute',
      label: 'Mute',
      keyHint: 'M',
      sign: sound ? 'sound' : 'mute',
      onBar: true,
      pressed: !sound,
      act: () => commands.mute(),
    },
    { key: 'captions', label: 'Captions of sounds', pressed: captions, act: () => options.onSettings({ captions: !captions }) },
  ];
  return [
    ...hearing,
    { key: 'wait', label: 'Wait for me', sign: 'wait', pressed: waitForMe, act: () => options.onSettings({ waitForMe: !waitForMe }) },
    { key: 'log', label: 'Log', keyHint: 'L', sign: 'log', act: onLog },
    { key: 'law', label: 'Rule numbers', keyHint: 'J', sign: 'rules', pressed: law, act: () => commands.law() },
    { key: 'words', label: 'Words', sign: 'book', act: () => void (glossary.value = true) },
    {
      key: 'marks',
      label: `${threats.name} on the sand: ${threats.levels[threat.value]}`,
      keyHint: 'T',
      stays: true,
      act: () => commands.cycleThreat(),
    },
    ...flowEntries(model),
    ...more,
    { key: 'help', label: 'Help and keys', keyHint: '?', sign: 'help', onBar: true, act: () => void (help.value = true) },
    { key: 'leave', label: 'Leave the arena', sign: 'back', onBar: true, act: onLeave },
  ];
}

/** Switches the line of what can be hoped for. */
export function chanceEntry({ isShown, toggle }: { readonly isShown: () => boolean; readonly toggle: () => void }): MenuEntry {
  return { key: 'chance', label: 'Chance, counted as you go', keyHint: 'O', pressed: isShown(), act: toggle };
}
