import {
  ARENA,
  type ArenaEntry,
  arenas,
  type Draft,
  type Entry,
  type Fault,
  inTheWay,
  type Lint,
  meant,
  of,
  type Path,
} from '../../../../catalogue/index.ts';
import { HUNT_USE } from '../assemble.ts';
import { huntArenas } from './hunt-arenas.ts';
import { rowOfMen, secondBeast } from './starts.ts';
import { BEAST, BESTIARIUS, HUNT, NOXIUS } from '../kinds.ts';
import type { HuntCard } from '../../rules/index.ts';

/** A hunt names cards that exist, and as many as the rules allow. */
export const hunts: Lint = (draft) => {
  const unsound = new Set<Entry>(
    [...arenas(draft), ...huntArenas(draft)].flatMap(({ severity, entry }) => (severity === 'error' ? [entry] : [])),
  );
  const sound = of(draft, ARENA).filter((entry) => !unsound.has(entry));
  return of(draft, HUNT).flatMap((entry) => {
    const faults = [...unknownIds(draft, entry), ...wrongNumbers(draft, entry), ...twice(draft, entry)];
    const arena = sound.find(({ id }) => id === entry.card.arena);
    return faults.length > 0 || !arena ? faults : noRoom(draft, entry, arena);
  });
};

function unknownIds(draft: Draft, entry: Entry<{ readonly card: HuntCard }>): Fault[] {
  const { arena, beasts, men } = entry.card;
  const names: readonly { readonly id: string; readonly path: Path; readonly what: string; readonly known: readonly string[] }[] = [
    {
      id: arena,
      path: ['arena'],
      what: 'arena',
      known: of(draft, ARENA)
        .filter((each) => each.for === HUNT_USE)
        .map(({ id }) => id),
    },
    ...beasts.map((id, i) => ({ id, path: ['beasts', i], what: 'beast', known: of(draft, BEAST).map((each) => each.id) })),
    ...('draw' in men
      ? []
      : men.map((id, i) => ({ id, path: ['men', i], what: 'man', known: of(draft, NOXIUS, BESTIARIUS).map((each) => each.id) }))),
  ];
  return names
    .filter(({ id, known }) => !known.includes(id))
    .map(({ id, path, what, known }) => ({
      severity: 'error',
      entry,
      path,
      message: `there is no sound ${what} "${id}"`,
      ...meant(id, known),
    }));
}

function wrongNumbers(draft: Draft, entry: Entry<{ readonly card: HuntCard }>): Fault[] {
  const { beasts, men } = entry.card;
  const fault = { severity: 'error', entry, path: ['men'] } as const;
  if ('draw' in men) {
    const noxii = of(draft, NOXIUS).length;
    if (men.draw > noxii) return [{ ...fault, message: `only ${noxii} noxii can be drawn`, rule: 'D-019' }];
  }
  const anybody = 'draw' in men || men.length > 0;
  if (beasts.length > 1 && anybody)
    return [{ ...fault, message: 'two beasts fight only each other', hint: 'write "men: []"', rule: 'D-010' }];
  if (beasts.length === 1 && !anybody) return [{ ...fault, message: 'somebody has to face the beast', rule: 'D-017' }];
  return [];
}

/** A noxius is one man; a hunter's card is a grade, of which there are several (D-019, D-020, D-188). */
function twice(draft: Draft, entry: Entry<{ readonly card: HuntCard }>): Fault[] {
  const { men } = entry.card;
  if ('draw' in men) return [];
  const noxii = new Map(of(draft, NOXIUS).map(({ card }) => [card.id, card.name]));
  return men.flatMap((id, i): Fault[] => {
    const name = men.indexOf(id) < i ? noxii.get(id) : undefined;
    if (name === undefined) return [];
    const message = `${name} is one man: a noxius stands on the sand once`;
    return [
      { severity: 'error', entry, path: ['men', i], message, hint: 'name another, or draw them by lot: "men: { draw: 4 }"', rule: 'D-019' },
    ];
  });
}

/** Everybody of a hunt has a hex to start from (D-015, D-221). */
function noRoom(draft: Draft, entry: Entry<{ readonly card: HuntCard }>, { id, card: arena }: Entry<ArenaEntry>): Fault[] {
  const { beasts, men } = entry.card;
  const charges = beasts.map((beast) => of(draft, BEAST).find((each) => each.id === beast)!.card.move.charge);
  const wanted = beasts.length > 1 ? secondBeast(Math.max(...charges)) : rowOfMen(charges[0]!, 'draw' in men ? men.draw : men.length);
  const found = inTheWay(arena, wanted);
  if (!found) return [];
  const { scenery } = found;
  const hint = scenery ? `free [${scenery.q}, ${scenery.r}] in "${id}", or name another arena` : 'name a larger arena';
  return [{ severity: 'error', entry, path: ['arena'], message: `in "${id}" ${wanted.without}`, hint, rule: wanted.rule }];
}
