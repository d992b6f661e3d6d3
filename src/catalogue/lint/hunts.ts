import { of, type Draft, type EntryOf, type Fault, type Lint } from '../draft.ts';
import { didYouMean } from '../suggest.ts';
import type { Path } from '../tree.ts';

/** A hunt names cards that exist, and as many as the rules allow. */
export const hunts: Lint = (draft) => of(draft, 'hunt').flatMap((entry) => [...unknownIds(draft, entry), ...wrongNumbers(draft, entry)]);

function unknownIds(draft: Draft, entry: EntryOf<'hunt'>): Fault[] {
  const { arena, beasts, men } = entry.card;
  const names: readonly { readonly id: string; readonly path: Path; readonly what: string; readonly known: readonly string[] }[] = [
    { id: arena, path: ['arena'], what: 'arena', known: of(draft, 'arena').filter((each) => each.for === 'hunt').map(({ id }) => id) },
    ...beasts.map((id, i) => ({ id, path: ['beasts', i], what: 'beast', known: of(draft, 'beast').map((each) => each.id) })),
    ...('draw' in men
      ? []
      : men.map((id, i) => ({ id, path: ['men', i], what: 'man', known: of(draft, 'noxius', 'bestiarius').map((each) => each.id) }))),
  ];
  return names
    .filter(({ id, known }) => !known.includes(id))
    .map(({ id, path, what, known }) => ({
      severity: 'error',
      entry,
      path,
      message: `there is no sound ${what} "${id}"`,
      hint: didYouMean(id, known),
    }));
}

function wrongNumbers(draft: Draft, entry: EntryOf<'hunt'>): Fault[] {
  const { beasts, men } = entry.card;
  const fault = { severity: 'error', entry, path: ['men'] } as const;
  if ('draw' in men) {
    const noxii = of(draft, 'noxius').length;
    if (men.draw > noxii) return [{ ...fault, message: `only ${noxii} noxii can be drawn`, rule: 'D-019' }];
  }
  const anybody = 'draw' in men || men.length > 0;
  if (beasts.length > 1 && anybody)
    return [{ ...fault, message: 'two beasts fight only each other', hint: 'write "men: []"', rule: 'D-010' }];
  if (beasts.length === 1 && !anybody) return [{ ...fault, message: 'somebody has to face the beast', rule: 'D-017' }];
  if (!('draw' in men) && new Set(men).size < men.length)
    return [{ ...fault, message: 'every man stands on the sand once', rule: 'D-019' }];
  return [];
}
