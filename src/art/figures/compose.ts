/** How figures are put together: layers from back to front, placed on a man turned to the right. */
import type { Layer, Portrait } from '../glyph.ts';

export const at = (icon: Layer['icon'], more: Omit<Layer, 'icon'> = {}): Layer => ({ icon, ...more });

/** A weapon whose grip is at a hand. */
export const held = (
  icon: Layer['icon'],
  x: number,
  y: number,
  turn = 0,
  more: Omit<Layer, 'icon' | 'dx' | 'dy' | 'turn'> = {},
): Layer => ({ icon, dx: x - 256, dy: y - 256, turn, ...more });

/** Layers from back to front as a portrait that the rim cuts off below the hips. */
export function figure(...layers: readonly (Layer | readonly Layer[])[]): Portrait {
  const [back, ...rest] = layers.flat() as Layer[];
  return { ...(back as Layer), with: rest, crop: true, layered: true };
}

/** The same at the other hand. */
export const mirrored = (layer: Layer): Layer => ({ ...layer, flip: true, dx: -(layer.dx ?? 0), turn: -(layer.turn ?? 0) });

/** A head is drawn a little larger than life: the helmet tells the class. */
export const head = (...icons: readonly Layer['icon'][]): Layer[] => icons.map((icon) => at(icon, { scale: 1.12, dx: 16, dy: 24 }));
/** A crest larger and its helmet smaller than that. */
export const tall = (...icons: readonly Layer['icon'][]): Layer[] => icons.map((icon) => at(icon, { scale: 1.17, dx: 12, dy: 48 }));
export const short = (icon: Layer['icon']): Layer => at(icon, { scale: 1.04, dx: 12, dy: 44 });
export const trunk = (icon: Layer['icon']): Layer => at(icon, { dy: 40 });
export const shield = (icon: Layer['icon']): Layer => at(icon, { scale: 1.06, dx: 14, dy: 14 });
const boss = (): Layer => at('fig-boss', { scale: 1.06, dx: 14, dy: 14 });

export const bare = (weapon: Layer['icon'], turn: number): Layer[] => [held(weapon, 78, 282, turn), at('fig-arm-up')];
export const bound = (weapon: Layer['icon'], turn: number): Layer[] => [held(weapon, 78, 282, turn), at('fig-arm-up-manica')];
export const leading = (weapon: Layer['icon'], turn: number): Layer[] => [held(weapon, 412, 312, turn), at('fig-arm-lead')];

export const bareHead = (): Layer[] => head('fig-face', 'fig-hair-short');
export const scutum = (): Layer[] => [shield('fig-scutum'), boss()];
