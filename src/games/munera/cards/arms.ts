import type { Path } from '../../../catalogue/index.ts';
import type { FighterCard, LoadoutEntry } from '../rules/index.ts';

/** Gear as a card names it, some of it more than once. */
export interface WrittenItem extends LoadoutEntry {
  readonly count: number;
}

/** Gear of a loadout, and where the card names it. */
export interface LoadoutItem extends WrittenItem {
  readonly path: Path;
  /** Where the id of the gear itself is. */
  readonly named: Path;
}

/** A fighter of munera with his arms as they are written. */
export interface Arms {
  readonly fighter: FighterCard;
  readonly items: readonly LoadoutItem[];
}

const item = { count: 1, start: 'ready', damaged: false, after: null } as const;

/** The venabulum as a long spear, and a dagger in the belt (D-276). */
const HUNTER: readonly WrittenItem[] = [
  { ...item, gear: 'longSpear' },
  { ...item, gear: 'dagger', start: 'sheathed' },
];

/** A fighter with this gear, and what each item of it was written as. */
export function armed(card: Omit<FighterCard, 'gear'>, written: readonly WrittenItem[], pathOf: (index: number) => Path): Arms {
  const items = written.map((each, i): LoadoutItem => ({ ...each, path: pathOf(i), named: [...pathOf(i), 'gear'] }));
  const gear = written.flatMap(({ count, ...entry }) => Array.from({ length: count }, () => entry));
  return { fighter: { ...card, gear }, items };
}

interface Who {
  readonly id: string;
  readonly name: string;
}

/** Nothing but a damaged weapon (D-258, D-260). */
export function noxiusArms({ id, name }: Who, weapon: string): Arms {
  const card = { id, name, kind: 'noxius', class: 'noxius', armour: 'none', skills: [], appeal: null, foes: [] } as const;
  const path = ['munera', 'weapon'];
  const { fighter, items } = armed(card, [{ ...item, gear: weapon, damaged: true }], () => path);
  return { fighter, items: items.map((each) => ({ ...each, named: path })) };
}

interface Hunter extends Pick<FighterCard, 'armour' | 'skills'> {
  readonly gear?: readonly WrittenItem[] | undefined;
}

/** The padded tunic is light armour; grades are skills (D-276, D-277). */
export function bestiariusArms({ id, name }: Who, { armour, skills, gear }: Hunter): Arms {
  const card = { id, name, kind: 'bestiarius', class: 'bestiarius', armour, skills, appeal: null, foes: [] } as const;
  return armed(card, gear ?? HUNTER, (i) => (gear ? ['munera', 'gear', i] : ['munera']));
}
