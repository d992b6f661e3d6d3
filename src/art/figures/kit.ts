import type { GlyphName } from '../../engine/look/index.ts';
import type { Layer, Portrait } from '../glyph.ts';
import { glyphOfThing } from '../looks.ts';
import { at, bare, bareHead, bound, figure, head, held, leading, mirrored, scutum, shield, trunk } from './compose.ts';

/** What a fighter wears and carries, for a class that nobody has drawn; things by the ids of their cards. */
export interface FigureKit {
  readonly shield?: 'none' | 'small' | 'large' | 'cape';
  readonly helmet?: boolean;
  readonly armour?: 'none' | 'light' | 'heavy';
  readonly galerus?: boolean;
  /** The weapon he is known by. */
  readonly weapon?: string | null;
  /** Everything on him by the ids of gear, each as often as he has it; all of his class when left out. */
  readonly carried?: readonly string[];
  /** What his other hand holds, if not a shield. */
  readonly second?: string | null;
}

const TRUNKS = { none: 'fig-trunk-bare', light: 'fig-trunk-belt', heavy: 'fig-trunk-scales' } as const;

type ByGlyph<Value> = Readonly<Partial<Record<GlyphName, Value>>>;

/** Weapons raised in the right hand: the part and its turn. */
const RAISED: ByGlyph<readonly [Layer['icon'], number]> = {
  sword: ['fig-gladius', 2],
  gladius: ['fig-gladius', 2],
  sica: ['fig-sica', -12],
  'long-spear': ['fig-spear', 4],
  trident: ['fig-trident', 2],
  'hasta-untied': ['fig-hasta', 2],
  'hasta-thonged': ['fig-hasta', 2],
  hasta: ['fig-hasta', 2],
  javelin: ['fig-hasta', 2],
  venabulum: ['fig-spear', 4],
  'two-handed-sword': ['fig-long-blade', 2],
  axe: ['fig-axe', -10],
  club: ['fig-club', 0],
  'club-one-handed': ['fig-club', 0],
  dart: ['fig-dart', 4],
};

/** Drawn from the lower left to the upper right. */
const ASLANT: ByGlyph<Layer['icon']> = {
  dagger: 'own-knife',
  knife: 'own-knife',
  torch: 'own-torch',
  pitchfork: 'own-pitchfork',
  cudgel: 'own-cudgel',
  arrow: 'own-javelin',
};

/** Weapons that are worn on an arm or take both. */
const worn = (): ByGlyph<readonly Layer[]> => ({
  scissor: [at('fig-scissor', { dx: 4, dy: 40 })],
  arbelos: [at('fig-arbelos', { dx: 4, dy: 44 })],
  cone: [at('fig-cone')],
  net: [at('fig-net', { flip: true }), at('fig-arm-down', { flip: true })],
  lasso: [at('fig-lasso-coil', { flip: true }), at('fig-lasso-end', { flip: true }), at('fig-arm-down', { flip: true })],
  cestus: [at('fig-fist-up', { flip: true })],
  bow: [at('fig-string'), at('fig-arrow'), at('fig-bow'), at('fig-arm-draw')],
});

const HELMETS = { none: 'fig-helm-murmillo', light: 'fig-helm-murmillo', heavy: 'fig-helm-contra' } as const;

const shields = () => ({ none: [], small: [shield('fig-parma')], large: scutum(), cape: [at('fig-cape')] });

function rightHand(weapon: GlyphName | null, armoured: boolean): readonly Layer[] {
  if (weapon === 'cestus') return [at('fig-fist-up')];
  if (weapon === 'bow') return worn()['bow'] ?? [];
  const raised = weapon && RAISED[weapon];
  if (raised) return armoured ? bound(...raised) : bare(...raised);
  const aslant = weapon && ASLANT[weapon];
  const arm = at(armoured ? 'fig-arm-up-manica' : 'fig-arm-up');
  return aslant ? [held(aslant, 92, 200, -40, { scale: 0.66 }), arm] : [arm];
}

function leftHand(on: NonNullable<FigureKit['shield']>, weapon: GlyphName | null, second: GlyphName | null): readonly Layer[] {
  if (on !== 'none') return shields()[on];
  const strap = second ?? (weapon === 'bow' ? null : weapon);
  const strapped = strap && worn()[strap];
  if (strapped) return strapped;
  const raised = second && RAISED[second];
  if (!raised) return [at('fig-arm-down', { flip: true })];
  return second === weapon ? bound(...raised).map(mirrored) : leading(...raised);
}

const MADE = new Map<string, Portrait>();

const glyphOf = (id: string | null | undefined): GlyphName | null => (id ? glyphOfThing(id) : null);

/** A figure put together from what it carries. */
export function kitFigure(kit: FigureKit): Portrait {
  const { armour = 'none', helmet = false, galerus = false, shield: on = 'none' } = kit;
  const [weapon, second] = [glyphOf(kit.weapon), glyphOf(kit.second)];
  const key = JSON.stringify([armour, helmet, galerus, on, weapon, second]);
  const known = MADE.get(key);
  if (known) return known;
  const strapped = weapon && worn()[weapon] !== undefined && weapon !== 'cestus' && weapon !== 'bow';
  const right = strapped ? [at('fig-arm-down')] : rightHand(weapon, armour !== 'none');
  const top = helmet ? head(HELMETS[armour]) : bareHead();
  const made = figure(trunk(TRUNKS[armour]), top, galerus ? at('fig-galerus', { dx: -6 }) : [], right, leftHand(on, weapon, second));
  MADE.set(key, made);
  return made;
}
