import type { FighterCard } from '../rules/index.ts';
import type { Arms, Entry, LoadoutItem } from '../../../catalogue/draft.ts';
import type { ReadCard } from '../../../catalogue/card-reader.ts';
import type { FileOf } from '../../../catalogue/schemas/index.ts';
import type { Path } from '../../../catalogue/tree.ts';

type Loadout = FileOf<'gladiator/1'>['gear'];
type NoxiusProfile = NonNullable<FileOf<'noxii/1'>['noxii'][number]['munera']>;
type BestiariusProfile = NonNullable<FileOf<'bestiarii/1'>['bestiarii'][number]['munera']>;

const item = { count: 1, start: 'ready', damaged: false, after: null } as const;

/** The venabulum as a long spear, and a dagger in the belt (D-276). */
const HUNTER: Loadout = [
  { ...item, gear: 'longSpear' },
  { ...item, gear: 'dagger', start: 'sheathed' },
];

function arms(card: Omit<FighterCard, 'gear'>, written: Loadout, pathOf: (index: number) => Path): Arms {
  const items = written.map((each, i): LoadoutItem => ({ ...each, path: pathOf(i) }));
  const gear = written.flatMap(({ count, ...entry }) => Array.from({ length: count }, () => entry));
  return { fighter: { ...card, gear }, items };
}

/** Nothing but a damaged weapon (D-258, D-260). */
export function noxiusArms(id: string, name: string, { weapon }: NoxiusProfile): Arms {
  const card = { id, name, kind: 'noxius', class: 'noxius', armour: 'none', skills: [], appeal: null, foes: [] } as const;
  return arms(card, [{ ...item, gear: weapon, damaged: true }], () => ['munera', 'weapon']);
}

/** The padded tunic is light armour; grades are skills (D-276, D-277). */
export function bestiariusArms(id: string, name: string, { armour, skills, gear }: BestiariusProfile): Arms {
  const card = { id, name, kind: 'bestiarius', class: 'bestiarius', armour, skills, appeal: null, foes: [] } as const;
  return arms(card, gear ?? HUNTER, (i) => (gear ? ['munera', 'gear', i] : ['munera']));
}

export function gladiatorEntry({ source, tree, value }: ReadCard<'gladiator/1'>): Entry {
  const { id, name, armour, skills, appeal, foes, gear, aliases, printed, text = null, overrides = false } = value;
  const card = { id, name, kind: 'gladiator', class: value.class ?? id, armour, skills, appeal, foes } as const;
  return { kind: 'gladiator', id, pack: source.pack, overrides, tree, arms: arms(card, gear, (i) => ['gear', i]), aliases, printed, text };
}
