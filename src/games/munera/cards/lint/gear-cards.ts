import { article, type Draft, type Entry, type Fault, type Lint, of, unknownCard } from '../../../../catalogue/index.ts';
import type { GearCard } from '../../rules/index.ts';
import { armedEntries, GEAR, rackOf } from '../kinds.ts';

const TIED_THROW = 2;
const WORN: ReadonlySet<string> = new Set(['quiver', 'head', 'shoulder']);

/** Gear that contradicts itself. */
export const gearCards: Lint = (draft) => {
  const rack = rackOf(draft);
  return of(draft, GEAR).flatMap((entry) => [...bands(entry), ...entangling(entry), ...missiles(draft, entry, [...rack.keys()])]);
};

/** At one distance an item does one thing, so that an attack needs no further choice. */
function bands(entry: Entry<{ readonly card: GearCard }>): Fault[] {
  const { bands: all, wear, name, tied } = entry.card;
  return all.flatMap((band, i): Fault[] => {
    const fault = { severity: 'error', entry, path: ['bands', i, 'hexes'] } as const;
    const { from, to, manner } = band;
    if (from > to) return [{ ...fault, message: `the nearest hex ${from} is beyond the furthest, ${to}` }];
    const other = all.slice(0, i).find((each) => each.from <= to && from <= each.to);
    if (other) return [{ ...fault, message: `at ${Math.max(from, other.from)} hexes two bands apply` }];
    if (WORN.has(wear)) return [{ ...fault, message: `${article(name)} is worn, nobody attacks with it`, hint: 'remove "bands"' }];
    if (tied && manner === 'throw' && to > TIED_THROW)
      return [{ ...fault, message: `tied to the wrist it flies ${TIED_THROW} hexes`, rule: 'M-271' }];
    return [];
  });
}

function entangling(entry: Entry<{ readonly card: GearCard }>): Fault[] {
  const casts = entry.card.bands.some(({ manner }) => manner === 'entangle');
  const { escape, binds } = entry.card;
  if (casts && escape !== null && binds === null) {
    return [
      {
        severity: 'error',
        entry,
        path: [],
        message: 'it catches, but "binds" does not say what',
        hint: 'add "binds: legs", or "binds: arms" for what keeps from attacking',
        rule: 'M-248',
      },
    ];
  }
  if (!casts && escape === null && binds !== null) {
    return [
      {
        severity: 'error',
        entry,
        path: ['binds'],
        message: 'it binds nobody: no band has the manner "entangle"',
        hint: 'remove "binds"',
        rule: 'M-248',
      },
    ];
  }
  if (casts === (escape !== null)) return [];
  const message = casts ? 'nobody ever gets out of it: "escape" is missing' : 'it catches nobody: no band has the manner "entangle"';
  return [
    {
      severity: 'error',
      entry,
      path: casts ? [] : ['escape'],
      message,
      hint: casts ? 'add "escape: 5"' : 'remove "escape"',
      rule: 'M-239',
    },
  ];
}

function missiles(draft: Draft, entry: Entry<{ readonly card: GearCard }>, ids: readonly string[]): Fault[] {
  const { ammunition, bands: all } = entry.card;
  if (ammunition !== null && !ids.includes(ammunition)) {
    const said = unknownCard(draft, { id: ammunition, what: 'gear', kinds: [GEAR], known: ids });
    return [{ severity: 'error', entry, path: ['ammunition'], ...said }];
  }
  if (ammunition === null && all.some(({ manner }) => manner === 'shoot')) {
    return [
      {
        severity: 'error',
        entry,
        path: ['bands'],
        message: 'it shoots, but no "ammunition" says what',
        hint: 'add "ammunition: arrow"',
        rule: 'M-277',
      },
    ];
  }
  return [];
}

/** Gear of a pack that nobody carries. The core has more than its classes need: arms may be chosen freely (M-011). */
export const unusedGear: Lint = (draft) => {
  const used = new Set([
    ...armedEntries(draft).flatMap(({ arms }) => arms.items.map(({ gear }) => gear)),
    ...of(draft, GEAR).flatMap(({ card }) => (card.ammunition === null || card.ammunition === card.id ? [] : [card.ammunition])),
  ]);
  return of(draft, GEAR)
    .filter(({ id, pack, overrides }) => pack !== 'core' && !overrides && !used.has(id))
    .map((entry) => ({
      severity: 'warning',
      entry,
      path: ['id'],
      message: `nobody carries "${entry.id}"`,
      hint: 'add it to the gear of a gladiator',
    }));
};
