/** What a glyph is for: a beast, a person, a fighter in the arms of his class, or a thing. */
export type GlyphUse = 'beast' | 'person' | 'fighter' | 'thing';

/** How a thing is heard to strike. */
export type Striking = 'blade' | 'point' | 'blunt';

export interface GlyphFacts {
  readonly for: GlyphUse;
  /** What it shows, within a sentence. */
  readonly shows: string;
  /** Things only; blunt when left out. */
  readonly strikes?: Striking;
}

const beast = (shows: string): GlyphFacts => ({ for: 'beast', shows });
const person = (shows: string): GlyphFacts => ({ for: 'person', shows });
const fighter = (shows: string): GlyphFacts => ({ for: 'fighter', shows });
const thing = (shows: string): GlyphFacts => ({ for: 'thing', shows });
const blade = (shows: string): GlyphFacts => ({ for: 'thing', shows, strikes: 'blade' });
const point = (shows: string): GlyphFacts => ({ for: 'thing', shows, strikes: 'point' });

/** The shipped glyphs by the name that cards call them. */
export const GLYPHS = {
  'lion-head': beast('the head of a lion'),
  'charging-bull': beast('a bull with lowered horns'),
  'bear-head': beast('the head of a bear'),
  'wolf-head': beast('the head of a wolf'),
  'wild-boar': beast('a boar'),
  elephant: beast('an elephant'),
  ostrich: beast('an ostrich'),
  paw: beast('the print of a paw'),

  runner: person('a man who runs'),
  robber: person('a man bent under a sack'),
  'fire-thrower': person('a man who throws fire'),
  farmer: person('a man with a pitchfork'),
  swordsman: person('a man with sword and shield'),
  'old-soldier': person('a spear, a helmet and a round shield'),
  'staff-fighter': person('a man with a raised staff'),
  lunger: person('a man who lunges'),
  'strong-man': person('a man who shows his strength'),
  archer: person('a kneeling archer'),
  'standing-man': person('a man who stands'),
  togatus: person('a man in a toga'),
  galea: person('a helmet with a crest'),

  samnite: fighter('a Samnite'),
  murmillo: fighter('a murmillo'),
  secutor: fighter('a secutor'),
  thraex: fighter('a Thraex'),
  gaul: fighter('a Gaul'),
  'hoplomachus-a-spear': fighter('a hoplomachus with the great shield and a spear'),
  'hoplomachus-a-sword': fighter('a hoplomachus with the great shield and a sword'),
  'hoplomachus-b-spear': fighter('a hoplomachus with the small shield and a spear'),
  'hoplomachus-b-sword': fighter('a hoplomachus with the small shield and a sword'),
  'crupellarius-large': fighter('a crupellarius with a large shield'),
  'crupellarius-small': fighter('a crupellarius with a small shield'),
  velite: fighter('a velite'),
  provocator: fighter('a provocator'),
  'provocator-early': fighter('a provocator of early times'),
  retiarius: fighter('a retiarius'),
  cataphractarius: fighter('a cataphractarius'),
  diamecheri: fighter('a dimachaerus'),
  pugilarius: fighter('a boxer'),
  arbelas: fighter('an arbelas'),
  'scissor-fighter': fighter('a scissor'),
  'laquearius-sword': fighter('a laquearius with a sword'),
  'laquearius-spear': fighter('a laquearius with a spear'),
  'contra-retiarius': fighter('a contra-retiarius'),
  gaetulian: fighter('a Gaetulian'),
  sagittarius: fighter('a sagittarius'),

  knife: blade('a knife'),
  dagger: blade('a dagger'),
  gladius: blade('a short sword'),
  sword: blade('a short sword'),
  sica: blade('a curved sword'),
  scissor: blade('a sword with two points'),
  'two-handed-sword': blade('a long sword'),
  axe: blade('an axe'),
  arbelos: blade('a half-moon blade on a tube'),
  cudgel: thing('a cudgel'),
  stave: thing('a stave'),
  club: thing('a club'),
  'club-one-handed': thing('a club for one hand'),
  torch: thing('a torch'),
  pitchfork: point('a pitchfork'),
  hasta: point('a spear'),
  'hasta-untied': point('a spear without its thong'),
  'hasta-thonged': point('a spear with a thong'),
  venabulum: point('a hunting spear'),
  javelin: point('a javelin'),
  'long-spear': point('a long spear'),
  trident: point('a trident'),
  dart: point('a dart'),
  arrow: point('an arrow'),
  bow: point('a bow'),
  net: thing('a net'),
  lasso: thing('a lasso'),
  cape: thing('a cape'),
  cone: thing('an iron cone for the arm'),
  cestus: thing('a boxing glove'),
  'small-shield': thing('a small shield'),
  'large-shield': thing('a large shield'),
  shield: thing('a large shield'),
  helmet: thing('a helmet'),
  galerus: thing('a shoulder guard'),
  fists: thing('a fist'),
} as const satisfies Readonly<Record<string, GlyphFacts>>;

export type GlyphName = keyof typeof GLYPHS;

/** Names of glyphs for one use, or of all, in the order in which a guide lists them. */
export function glyphNames(...uses: readonly GlyphUse[]): GlyphName[] {
  return (Object.keys(GLYPHS) as GlyphName[]).filter((name) => uses.length === 0 || uses.includes(GLYPHS[name].for));
}

export function isGlyph(name: string): name is GlyphName {
  return Object.hasOwn(GLYPHS, name);
}

export function glyphFacts(name: GlyphName): GlyphFacts {
  return GLYPHS[name];
}
