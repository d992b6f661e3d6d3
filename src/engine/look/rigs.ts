/** The words in which a card says how its beast looks. What they come to is drawn elsewhere; here is only what may be said. */

/** Skeletons that beasts are drawn on, with what they are for. */
export const RIGS = {
  felid: 'Cats: lion, leopard, tiger, panther.',
  canid: 'Hounds, wolves, hyenas, foxes.',
  ursid: 'Bears and other heavy walkers on flat feet.',
  suid: 'Boars and swine.',
  bovid: 'Cattle and whatever has hooves: bull, bison, wild cow, stag, goat; with a long neck and a hump, the camel.',
  proboscid: 'Elephants.',
  rhinocerotid: 'Rhinoceroses; without horns and with a broad muzzle, the hippopotamus.',
  crocodilian: 'Crocodiles and lizards.',
  struthious: 'Ostriches, cranes and other running birds.',
} as const;

export type Rig = keyof typeof RIGS;

interface Range {
  readonly least: number;
  readonly most: number;
  readonly about: string;
}

/** Parts of a beast that can be larger or smaller than its rig has them; 1 is as the rig has it. */
export const PROPORTIONS = {
  body: { least: 0.6, most: 1.6, about: 'Length of the trunk.' },
  girth: { least: 0.6, most: 1.6, about: 'Depth of the trunk, from back to belly.' },
  legs: { least: 0.4, most: 1.8, about: 'Length of the legs.' },
  limbs: { least: 0.6, most: 1.6, about: 'Thickness of the legs.' },
  neck: { least: 0.5, most: 2, about: 'Length of the neck.' },
  head: { least: 0.6, most: 1.6, about: 'Size of the head.' },
  muzzle: { least: 0.5, most: 1.8, about: 'Length of muzzle, snout or beak.' },
  tail: { least: 0, most: 2, about: 'Length of the tail; 0 for none.' },
  ears: { least: 0, most: 2, about: 'Size of the ears; 0 for none.' },
  mane: { least: 0, most: 2, about: 'Mane, crest or bristles; 0 for none.' },
  hump: { least: 0, most: 2, about: 'Hump over the shoulders; 0 for none.' },
  backHump: { least: 0, most: 2, about: 'Hump on the middle of the back, as a camel has it; 0 for none.' },
  horns: { least: 0, most: 2, about: 'Size of the horns; 0 for none.' },
  tusks: { least: 0, most: 2, about: 'Size of the tusks; 0 for none.' },
  trunk: { least: 0, most: 2, about: 'Length of the trunk of an elephant.' },
  beard: { least: 0, most: 2, about: 'Beard or dewlap below the throat; 0 for none.' },
} as const satisfies Readonly<Record<string, Range>>;

export type Proportion = keyof typeof PROPORTIONS;

/** What a rig has no place for. */
export const RIG_LACKS: Readonly<Record<Rig, readonly Proportion[]>> = {
  felid: ['horns', 'tusks', 'trunk'],
  canid: ['horns', 'tusks', 'trunk'],
  ursid: ['horns', 'tusks', 'trunk'],
  suid: ['horns', 'trunk', 'beard'],
  bovid: ['tusks', 'trunk'],
  proboscid: ['muzzle', 'horns'],
  rhinocerotid: ['tusks', 'trunk'],
  crocodilian: ['ears', 'hump', 'backHump', 'horns', 'tusks', 'trunk', 'beard'],
  struthious: ['ears', 'hump', 'backHump', 'horns', 'tusks', 'trunk', 'beard'],
};

/** How horns grow. */
export const HORN_FORMS = {
  curved: 'Up and forward, as of cattle.',
  straight: 'Straight and long, as of an antelope.',
  curled: 'Rolled up beside the ear, as of a ram.',
  branched: 'Antlers.',
} as const;

export type HornForm = keyof typeof HORN_FORMS;

/** What a coat is marked with. */
export const MARKS = {
  none: 'A plain coat.',
  spots: 'Round spots.',
  rosettes: 'Broken rings, as of a leopard.',
  stripes: 'Stripes across the trunk.',
  patches: 'Large patches of another colour.',
  plates: 'Folds of thick skin.',
  scales: 'Rows of scales along the back.',
  shag: 'Tufts of long hair.',
} as const;

export type Marks = keyof typeof MARKS;

/** Names of colours; what each comes to is the palette's, so that every beast can be read in all of them. */
export const COLOURS = {
  ink: 'The ink of all figures.',
  paper: 'The paper between the lines.',
  ochre: 'The yellow earth of the mosaic.',
  porphyry: 'The red stone of the wall.',
} as const;

export type Colour = keyof typeof COLOURS;

/** Kinds of voices, and what is said of each to whoever cannot hear it. */
export const VOICES = {
  low: 'A roar from a deep throat, as of a lion.',
  pulsed: 'A bellow like a horn, as of a bull.',
  growl: 'A growl, as of a bear.',
  squeal: 'A high squeal, as of a boar.',
  trumpet: 'A trumpet, as of an elephant.',
  hiss: 'A hiss, as of a crocodile.',
  bark: 'Barking, as of hounds.',
  boom: 'A hollow boom, as of an ostrich.',
} as const;

export type VoiceKind = keyof typeof VOICES;
