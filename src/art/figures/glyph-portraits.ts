import type { GlyphName } from '../../engine/look/index.ts';
import type { Portrait } from '../glyph.ts';
import { classFigures } from './classes.ts';

/** Beasts and persons of the shipped set as they are laid into a medallion. */
const SET: Readonly<Partial<Record<GlyphName, Portrait>>> = {
  'lion-head': { icon: 'lion', scale: 0.96, dx: -6 },
  'charging-bull': { icon: 'charging-bull', scale: 1.06, dx: -26, crop: true },
  'bear-head': { icon: 'bear-head', scale: 1.04, dx: -34, crop: true },
  'wild-boar': { icon: 'boar' },
  'wolf-head': { icon: 'wolf-head' },
  elephant: { icon: 'elephant' },
  ostrich: { icon: 'ostrich' },
  paw: { icon: 'paw-print', scale: 0.92 },
  runner: { icon: 'run' },
  robber: { icon: 'robber', scale: 0.98 },
  'fire-thrower': { icon: 'throwing-ball', scale: 0.94, dx: 14, dy: 18, with: [{ icon: 'flame', scale: 0.42, dx: -150, dy: -176 }] },
  farmer: { icon: 'farmer' },
  swordsman: { icon: 'swordman' },
  'old-soldier': { icon: 'spartan' },
  'staff-fighter': { icon: 'caveman' },
  lunger: { icon: 'fencer', scale: 1.04 },
  'strong-man': { icon: 'strong' },
  archer: { icon: 'bowman' },
  'standing-man': { icon: 'person', scale: 0.96 },
  togatus: { icon: 'roman-toga' },
  galea: { icon: 'galea' },
};

/** A glyph of a beast, a person or a fighter, laid into a medallion; null for things. */
export function glyphPortrait(name: GlyphName): Portrait | null {
  return SET[name] ?? classFigures()[name] ?? null;
}
