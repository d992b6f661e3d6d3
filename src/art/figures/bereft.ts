import type { Layer, Portrait } from '../glyph.ts';
import type { GlyphName } from '../../engine/look/index.ts';
import { glyphOfThing } from '../looks.ts';
import { bareHead, figure } from './compose.ts';

const SHIELDS: readonly GlyphName[] = ['small-shield', 'large-shield', 'shield'];
const HASTAE: readonly GlyphName[] = ['hasta', 'hasta-untied', 'hasta-thonged', 'javelin'];

/** Glyphs of the gear that a part shows; one of it must be carried for the part to be drawn. Parts that are not listed are the man himself. */
const SHOWS: Readonly<Record<string, readonly GlyphName[]>> = {
  'fig-scutum': SHIELDS,
  'fig-boss': SHIELDS,
  'fig-parma': SHIELDS,
  'fig-parmula': SHIELDS,
  'fig-oval-shield': SHIELDS,
  'fig-hoplon': SHIELDS,
  'fig-buckler': SHIELDS,
  'fig-gladius': ['sword', 'gladius'],
  'fig-sica': ['sica'],
  'fig-scissor': ['scissor'],
  'fig-spear': ['long-spear', 'venabulum'],
  'fig-trident': ['trident'],
  'fig-hasta': HASTAE,
  'fig-thong': ['hasta-thonged'],
  'fig-dart': ['dart'],
  'fig-net': ['net'],
  'fig-lasso': ['lasso'],
  'fig-lasso-coil': ['lasso'],
  'fig-lasso-end': ['lasso'],
  'fig-cone': ['cone'],
  'fig-arbelos': ['arbelos'],
  'fig-bow': ['bow'],
  'fig-string': ['bow'],
  'fig-arrow': ['arrow'],
  'fig-quiver': ['arrow'],
  'fig-cape': ['cape'],
};
/** One of these parts is one thing: two swords are two parts. */
const SINGLY = ['fig-gladius', 'fig-dart'];
const ON_HEAD = /^fig-(helm|crest|feather|aventail)/;

function countOf(carried: readonly (GlyphName | null)[], gear: readonly GlyphName[]): number {
  return carried.filter((glyph) => glyph && gear.includes(glyph)).length;
}

/** The figure of a class without what he has lost, by the ids of what he has: the shield, the weapon, the helmet. */
export function bereft(drawn: Portrait, things: readonly string[]): Portrait {
  const carried = things.map(glyphOfThing);
  const { with: rest = [], crop: _, layered: _l, ...back } = drawn;
  const used = new Map<string, number>();
  const stays = ({ icon }: Layer): boolean => {
    const gear = SHOWS[icon];
    if (!gear) return true;
    const before = used.get(icon) ?? 0;
    used.set(icon, before + (SINGLY.includes(icon) ? 1 : 0));
    return countOf(carried, gear) > before;
  };
  const layers = [back, ...rest].filter(stays);
  const helmet = layers.findIndex(({ icon }) => ON_HEAD.test(icon));
  if (carried.includes('helmet') || !layers.some(({ icon }) => icon.startsWith('fig-helm')))
    return layers.length === rest.length + 1 ? drawn : figure(layers);
  const bare = layers.filter(({ icon }) => !ON_HEAD.test(icon));
  return figure(bare.slice(0, helmet), bareHead(), bare.slice(helmet));
}
