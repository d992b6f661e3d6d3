import {
  ARENA,
  type ArenaEntry,
  arenas,
  type Draft,
  type Entry,
  type Fault,
  inTheWay,
  type Kind,
  type Lint,
  of,
  type Path,
  unknownCard,
} from '../../../../catalogue/index.ts';
import { HUNT_USE, LOT } from '../assemble.ts';
import { huntArenas } from './hunt-arenas.ts';
import { rowOfMen, secondBeast } from './starts.ts';
import { BEAST, BESTIARIUS, HUNT, NOXIUS } from '../kinds.ts';
import { SetupError } from '../../../../engine/bout/index.ts';
import { arenaTables, figuresOf, MOST_BEASTS, startingPlaces, type BeastCard, type HuntCard } from '../../rules/index.ts';

/** A hunt names cards that exist, and as many as the rules allow. */
export const hunts: Lint = (draft) => {
  const unsound = new Set<Entry>(
    [...arenas(draft), ...huntArenas(draft)].flatMap(({ severity, entry }) => (severity === 'error' ? [entry] : [])),
  );
  const sound = of(draft, ARENA).filter((entry) => !unsound.has(entry));
  return of(draft, HUNT).flatMap((entry) => {
    const faults = [...unknownIds(draft, entry), ...wrongNumbers(draft, entry), ...wrongNames(draft, entry), ...twice(draft, entry)];
    const arena = sound.find(({ id }) => id === entry.card.arena);
    return faults.length > 0 || !arena ? faults : noRoom(draft, entry, arena);
  });
};

const MOST_MEN = 6;

function figuresIn(draft: Draft, id: string): number {
  const entry = of(draft, BEAST).find((each) => each.id === id);
  return entry ? figuresOf(entry.card) : 1;
}

const figuresOfAll = (draft: Draft, beasts: readonly string[]): number => beasts.reduce((sum, id) => sum + figuresIn(draft, id), 0);

function unknownIds(draft: Draft, entry: Entry<{ readonly card: HuntCard }>): Fault[] {
  const { arena, beasts } = entry.card;
  const names: readonly {
    readonly id: string;
    readonly path: Path;
    readonly what: string;
    readonly kinds: readonly Kind[];
    readonly known: readonly string[];
  }[] = [
    {
      id: arena,
      path: ['arena'],
      what: 'arena',
      kinds: [ARENA],
      known: of(draft, ARENA)
        .filter((each) => each.for === HUNT_USE)
        .map(({ id }) => id),
    },
    ...beasts.map((id, i) => ({ id, path: ['beasts', i], what: 'beast', kinds: [BEAST], known: of(draft, BEAST).map((each) => each.id) })),
    ...named(entry.card).map(({ id, path }) => ({
      id,
      path,
      what: 'man',
      kinds: [NOXIUS, BESTIARIUS],
      known: of(draft, NOXIUS, BESTIARIUS).map((each) => each.id),
    })),
  ];
  return names
    .filter(({ id, known }) => !known.includes(id))
    .map(({ id, path, what, kinds, known }) => ({
      severity: 'error',
      entry,
      path,
      ...unknownCard(draft, { id, what, kinds, known }),
    }));
}

/** The men by id, and where each is named. */
function named({ men }: HuntCard): { readonly id: string; readonly path: Path }[] {
  const [list, at]: [readonly string[], Path] = 'draw' in men ? [men.named ?? [], ['men', 'named']] : [men, ['men']];
  return list.map((id, i) => ({ id, path: [...at, i] }));
}

function wrongNumbers(draft: Draft, entry: Entry<{ readonly card: HuntCard }>): Fault[] {
  const { beasts, men, lex, wager } = entry.card;
  const fault = { severity: 'error', entry, path: ['men'], also: [['beasts'], ['lex']] } as const;
  if ('draw' in men) {
    const taken = new Set(men.named);
    const noxii = of(draft, NOXIUS).filter(({ id, joins }) => joins === LOT && !taken.has(id)).length;
    if (men.draw > noxii) return [{ ...fault, message: `only ${noxii} noxii can be drawn`, rule: 'D-019' }];
  }
  const anybody = 'draw' in men || men.length > 0;
  const party = 'draw' in men ? men.draw + (men.named?.length ?? 0) : men.length;
  if (party > MOST_MEN) return [{ ...fault, message: `at most ${MOST_MEN} men stand on the sand, not ${party}`, rule: 'D-017' }];
  const figures = figuresOfAll(draft, beasts);
  if (anybody && figures > MOST_BEASTS)
    return [{ ...fault, path: ['beasts'], message: `at most ${MOST_BEASTS} beasts stand on the sand, not ${figures}`, rule: 'D-401' }];
  if (wager && anybody)
    return [{ ...fault, path: ['wager'], message: 'a wager is laid on one of two beasts', hint: 'write "men: []"', rule: 'D-419' }];
  if (beasts.length > 2 && !anybody)
    return [{ ...fault, path: ['beasts'], message: 'two beasts fight each other, not more', rule: 'D-418' }];
  if (beasts.length === 2 && !anybody && figures > 2)
    return [{ ...fault, path: ['beasts'], message: 'a pack fights men, not another beast', rule: 'D-418' }];
  if (beasts.length > 1 && anybody && lex.severalBeasts !== true)
    return [
      { ...fault, message: 'two beasts fight only each other', hint: 'write "men: []", or "lex: { severalBeasts: true }"', rule: 'D-010' },
    ];
  if (beasts.length === 1 && !anybody) return [{ ...fault, message: 'somebody has to face the beast', rule: 'D-017' }];
  return [];
}

/** Where beasts have names each of them has one, and none that of another. */
function wrongNames(draft: Draft, entry: Entry<{ readonly card: HuntCard }>): Fault[] {
  const { names, beasts } = entry.card;
  const figures = figuresOfAll(draft, beasts);
  if (!names || (names.length === figures && new Set(names).size === figures)) return [];
  const message = figures === 1 ? 'one beast wants one name' : `${figures} beasts want ${figures} names, each another`;
  return [{ severity: 'error', entry, path: ['names'], also: [['beasts']], message }];
}

/** A noxius is one man; a hunter's card is a grade, of which there are several (D-019, D-020, D-188). */
function twice(draft: Draft, entry: Entry<{ readonly card: HuntCard }>): Fault[] {
  const men = named(entry.card);
  const noxii = new Map(of(draft, NOXIUS).map(({ card }) => [card.id, card.name]));
  return men.flatMap(({ id, path }, i): Fault[] => {
    const name = men.findIndex((man) => man.id === id) < i ? noxii.get(id) : undefined;
    if (name === undefined) return [];
    const message = `${name} is one man: a noxius stands on the sand once`;
    return [{ severity: 'error', entry, path, message, hint: 'name another, or draw them by lot: "men: { draw: 4 }"', rule: 'D-019' }];
  });
}

/** Everybody of a hunt has a hex to start from (D-015, D-221, D-403). */
function noRoom(draft: Draft, entry: Entry<{ readonly card: HuntCard }>, { id, card: arena }: Entry<ArenaEntry>): Fault[] {
  const { beasts, men } = entry.card;
  const cards = beasts.map((beast) => of(draft, BEAST).find((each) => each.id === beast)!.card);
  const party = 'draw' in men ? men.draw + (men.named?.length ?? 0) : men.length;
  const charge = Math.max(...cards.map(({ move }) => move.charge));
  const wanted = party === 0 ? secondBeast(charge) : rowOfMen(charge, party);
  const found = inTheWay(arena, wanted);
  const fault = { severity: 'error', entry, path: ['arena'], also: [['beasts'], ['men']] } as const;
  if (!found) return tooMany(arena, cards, party).map((told) => ({ ...fault, ...told }));
  const { scenery } = found;
  const hint = scenery ? `free [${scenery.q}, ${scenery.r}] in "${id}", or name another arena` : 'name a larger arena';
  return [{ ...fault, message: `in "${id}" ${wanted.without}`, hint, rule: wanted.rule }];
}

/** Several beasts, or a pack, take places from each other and from the men (D-403). */
function tooMany(arena: ArenaEntry['card'], cards: readonly BeastCard[], party: number): Pick<Fault, 'message' | 'hint' | 'rule'>[] {
  const figures = cards.flatMap((card) => Array<BeastCard>(figuresOf(card)).fill(card));
  try {
    startingPlaces(arenaTables(arena).arena, figures, party);
    return [];
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    const message = `with ${figures.length} beasts on the sand ${error.reason}`;
    return [{ message, hint: 'name a larger arena, or fewer beasts', rule: error.rule }];
  }
}
