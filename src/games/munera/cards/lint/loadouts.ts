import { article, type Draft, type Fault, type Lint, spellingHint, unknownCard } from '../../../../catalogue/index.ts';
import { type CarriedThing, type CarryFault, carryFaults, type CarryKind, type GearCard, MOST_MISSILES } from '../../rules/index.ts';
import { armedEntries, type ArmedEntry, GEAR, type LoadoutItem, rackOf } from '../kinds.ts';

type Rack = ReadonlyMap<string, GearCard>;
interface Carried extends LoadoutItem {
  readonly card: GearCard;
}

/** Arms that exist and that one man can carry (M-011, M-012). */
export const loadouts: Lint = (draft) => {
  const rack = rackOf(draft);
  return armedEntries(draft).flatMap((each) => {
    const unknown = unknownGear(draft, each, rack);
    if (unknown.length > 0) return unknown;
    const items = each.arms.items.map((item): Carried => ({ ...item, card: rack.get(item.gear)! }));
    return [...armful(each, items), ...waits(each, items), ...archery(each, items)];
  });
};

function unknownGear(draft: Draft, { entry, arms }: ArmedEntry, rack: Rack): Fault[] {
  return arms.items
    .filter(({ gear }) => !rack.has(gear))
    .map(({ gear, named }) => ({
      severity: 'error',
      entry,
      path: named,
      ...unknownCard(draft, { id: gear, what: 'gear', kinds: [GEAR], known: rack.keys() }),
    }));
}

/** A thing of the armful, and the item of the card that it is one of. */
interface Single extends CarriedThing {
  readonly item: Carried;
}

const ONCE: Partial<Readonly<Record<CarryKind, string>>> = { shields: 'shields', helmets: 'helmets', shoulders: 'shoulder guards' };

/** What one man cannot carry so, with the item that is one too many (M-012, M-070, M-102, M-220, M-264). */
function armful({ entry }: ArmedEntry, items: readonly Carried[]): Fault[] {
  const singles = items.flatMap((item): Single[] =>
    Array.from({ length: item.count }, () => ({ gear: item.card, spot: item.start, item })),
  );
  const faults = carryFaults(singles, 'start').map((fault): Fault => {
    const found = fault.things.map((place) => singles[place]!.item);
    return { severity: 'error', entry, rule: fault.rule, ...wordsFor(fault, found) };
  });
  return faults.filter(({ path }, i) => faults.findIndex((other) => other.path === path && other.message === faults[i]!.message) === i);
}

function wordsFor({ kind, count }: CarryFault, found: readonly Carried[]): Pick<Fault, 'path' | 'message' | 'hint'> {
  const names = [...new Set(found)].map(({ card }) => card.name);
  const last = found.at(-1)!;
  switch (kind) {
    case 'sheath':
      return {
        path: [...last.path, 'start'],
        message: `${article(last.card.name)} has no sheath`,
        hint: 'only swords and daggers do; leave "start" out',
      };
    case 'missiles':
      return { path: last.path, message: `${count} darts: one man carries ${MOST_MISSILES}`, hint: `"count: ${MOST_MISSILES}"` };
    case 'pair':
      return { path: last.path, message: `${names.join(' and ')}: they come in pairs`, hint: '"count: 2"' };
    case 'both-hands': {
      const bow = found.find(({ card }) => card.grip === 'bow')!;
      const other = found.find((item) => item !== bow) ?? bow;
      return { path: other.path, message: `${article(bow.card.name)} needs both hands`, hint: `leave out the ${other.card.name}` };
    }
    case 'hands':
      return {
        path: last.path,
        message: `${names.join(', ')}: that takes ${count} hands`,
        hint: 'sheathe a blade, "start: sheathed", or leave something out',
      };
    case 'left-hand':
      return { path: found[1]!.path, message: `${names.join(' and ')}: only one fits the left hand` };
    default:
      return { path: last.path, message: `nobody wears ${count} ${ONCE[kind]}` };
  }
}

/** A weapon that waits for the loss of another (M-304). */
function waits({ entry }: ArmedEntry, items: readonly Carried[]): Fault[] {
  return items.flatMap(({ card, start, after, path }): Fault[] => {
    if (after === null) return [];
    const fault = { severity: 'error', entry, path: [...path, 'after'], rule: 'M-304' } as const;
    const known = items.map(({ gear }) => gear);
    if (!known.includes(after)) return [{ ...fault, message: `he carries no "${after}"`, ...spellingHint(after, known) }];
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
