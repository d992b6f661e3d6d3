import type { GearCard } from '../../rulesets/munera/index.ts';
import { armed, type ArmedEntry, type Fault, type Lint, type LoadoutItem } from '../draft.ts';
import { article } from '../prose/words.ts';
import { rackOf } from '../rack.ts';
import { didYouMean } from '../suggest.ts';

type Rack = ReadonlyMap<string, GearCard>;
interface Carried extends LoadoutItem {
  readonly card: GearCard;
}

const HANDS = 2;
const MOST_DARTS = 4;

/** Arms that exist and that one man can carry (M-011, M-012). */
export const loadouts: Lint = (draft) => {
  const rack = rackOf(draft);
  return armed(draft).flatMap((each) => {
    const unknown = unknownGear(each, rack);
    if (unknown.length > 0) return unknown;
    const items = each.arms.items.map((item): Carried => ({ ...item, card: rack.get(item.gear)! }));
    return [...hands(each, items), ...doubles(each, items), ...bundles(each, items), ...starts(each, items), ...archery(each, items)];
  });
};

function unknownGear({ entry, arms }: ArmedEntry, rack: Rack): Fault[] {
  return arms.items
    .filter(({ gear }) => !rack.has(gear))
    .map(({ gear, path }) => ({
      severity: 'error',
      entry,
      path: [...path, ...(entry.kind === 'noxius' ? [] : ['gear'])],
      message: `there is no sound gear "${gear}"`,
      hint: didYouMean(gear, rack.keys()),
    }));
}

/** Hands that an item fills while it is ready. */
function filled({ card, count, start }: Carried): number {
  if (start !== 'ready') return 0;
  if (card.grip === 'bow') return HANDS;
  if (card.wear === 'bundle') return 1;
  return card.wear === 'hand' || card.wear === 'left' || card.wear === 'fist' ? count : 0;
}

function hands({ entry }: ArmedEntry, items: readonly Carried[]): Fault[] {
  const holding = items.filter((item) => filled(item) > 0);
  const bundles = holding.filter(({ card }) => card.wear === 'bundle');
  const needed = holding.reduce((sum, item) => sum + filled(item), 0) - Math.max(0, bundles.length - 1);
  const left = holding.filter(({ card }) => card.wear === 'left');
  const names = holding.map(({ card }) => card.name).join(', ');
  const bow = holding.find(({ card }) => card.grip === 'bow');
  if (bow && needed > HANDS) {
    const other = holding.find((item) => item !== bow)!;
    return [{ severity: 'error', entry, path: other.path, message: `${article(bow.card.name)} needs both hands`, hint: `leave out the ${other.card.name}`, rule: 'M-012' }];
  }
  if (needed > HANDS) {
    const message = `${names}: that takes ${needed} hands`;
    return [{ severity: 'error', entry, path: holding.at(-1)!.path, message, hint: 'sheathe a blade, "start: sheathed", or leave something out', rule: 'M-012' }];
  }
  const second = left[1] ?? left.find(({ count }) => count > 1);
  return second ? [{ severity: 'error', entry, path: second.path, message: `${left.map(({ card }) => card.name).join(' and ')}: only one fits the left hand`, rule: 'M-012' }] : [];
}

const ONCE: readonly { readonly what: string; readonly is: (card: GearCard) => boolean }[] = [
  { what: 'shields', is: ({ shield, fixed }) => shield !== null && !fixed },
  { what: 'helmets', is: ({ wear }) => wear === 'head' },
  { what: 'shoulder guards', is: ({ wear }) => wear === 'shoulder' },
];

function doubles({ entry }: ArmedEntry, items: readonly Carried[]): Fault[] {
  return ONCE.flatMap(({ what, is }): Fault[] => {
    const all = items.filter(({ card }) => is(card));
    const number = all.reduce((sum, { count }) => sum + count, 0);
    return number > 1 ? [{ severity: 'error', entry, path: all.at(-1)!.path, message: `nobody wears ${number} ${what}`, rule: 'M-102' }] : [];
  });
}

function bundles({ entry }: ArmedEntry, items: readonly Carried[]): Fault[] {
  const darts = items.filter(({ card }) => card.wear === 'bundle');
  const number = darts.reduce((sum, { count }) => sum + count, 0);
  if (number <= MOST_DARTS) return [];
  return [{ severity: 'error', entry, path: darts.at(-1)!.path, message: `${number} darts: one man carries ${MOST_DARTS}`, hint: `"count: ${MOST_DARTS}"`, rule: 'M-264' }];
}

function starts({ entry }: ArmedEntry, items: readonly Carried[]): Fault[] {
  return items.flatMap(({ card, start, after, path }): Fault[] => {
    if (start === 'sheathed' && !card.sheath) {
      const message = `${article(card.name)} has no sheath`;
      return [{ severity: 'error', entry, path: [...path, 'start'], message, hint: 'only swords and daggers do; leave "start" out', rule: 'M-070' }];
    }
    if (after === null) return [];
    const fault = { severity: 'error', entry, path: [...path, 'after'], rule: 'M-304' } as const;
    const known = items.map(({ gear }) => gear);
    if (!known.includes(after)) return [{ ...fault, message: `he carries no "${after}"`, hint: didYouMean(after, known) }];
    return start === 'ready' ? [{ ...fault, message: `the ${card.name} is in his hand already`, hint: 'add "start: sheathed"' }] : [];
  });
}

function archery({ entry }: ArmedEntry, items: readonly Carried[]): Fault[] {
  return items.flatMap(({ card, path }): Fault[] => {
    const shoots = card.bands.some(({ manner }) => manner === 'shoot');
    if (shoots && !items.some(({ gear }) => gear === card.ammunition)) {
      const message = `the ${card.name} has nothing to shoot`;
      return [{ severity: 'error', entry, path, message, hint: `add { gear: ${card.ammunition ?? 'arrow'}, count: 9 }`, rule: 'M-277' }];
    }
    const useless = card.wear === 'quiver' && !items.some(({ card: other }) => other.ammunition === card.id);
    return useless ? [{ severity: 'warning', entry, path, message: `nothing he carries shoots ${article(card.name)}`, rule: 'M-277' }] : [];
  });
}
