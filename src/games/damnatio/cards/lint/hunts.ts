import type { ArenaEntry, Draft, Entry, Fault, Kind, Lint, Path, Start } from '../../../../catalogue/index.ts';
import { ARENA, arenas, inTheWay, of, roomFaults, unknownCard } from '../../../../catalogue/index.ts';
import { HUNT_USE, LOT } from '../assemble.ts';
import { BEAST, BESTIARIUS, HUNT, NOXIUS } from '../kinds.ts';
import { SetupError } from '../../../../engine/bout/index.ts';
import { arenaTables, figuresOf, MOST_BEASTS, startingPlaces, type BeastCard, type HuntCard } from '../../rules/index.ts';
import { error, type Told } from './of-beasts.ts';

type HuntEntry = Entry<{ readonly card: HuntCard }>;

const mark = 'shield';

/** A row of men before a beast (D-015). */
function rowOfMen(away: number, men: number): Start {
  const without = `no row of ${men} ${men === 1 ? 'man' : 'men'} fits ${away} hexes from the Shield Hex`;
  return { rule: 'D-015', without, mark, away, row: men };
}

/** The second of two beasts (D-221). */
function secondBeast(away: number): Start {
  return { rule: 'D-221', without: `there is no room for a second beast ${away} hexes from the Shield Hex`, mark, away, row: null };
}

const LEAST_RADIUS = 7;
const MOST_RADIUS = 10;
/** The recommended party (D-017). */
const HUNTED = 4;

/** The beast needs its Shield Hex, and room for those whom it hunts (D-011, D-023). */
export const huntArenas: Lint = (draft) => {
  const charges = [...new Set(of(draft, BEAST).map(({ card }) => card.move.charge))].toSorted((a, b) => a - b);
  const starts = charges.flatMap((charge) => [rowOfMen(charge, HUNTED), secondBeast(charge)]);
  return of(draft, ARENA)
    .filter((entry) => entry.for === HUNT_USE)
    .flatMap((entry) => [...arenaFaults(draft, entry.card).map((told) => ({ ...told, entry })), ...roomFaults(entry, starts)]);
};

function arenaFaults({ uses }: Draft, { radius, marks }: ArenaEntry['card']): Told[] {
  const other = uses.find(({ id }) => id !== HUNT_USE);
  const hint = other ? `add it, or write "for: ${other.id}"` : 'add it';
  return [
    ...(radius >= LEAST_RADIUS && radius <= MOST_RADIUS
      ? []
      : [error(['radius'], `a hunt needs a radius of ${LEAST_RADIUS} to ${MOST_RADIUS}`, { rule: 'D-023' })]),
    ...(Object.hasOwn(marks, mark)
      ? []
      : [error(['marks'], 'the mark "shield" is missing: the beast starts there', { hint, rule: 'D-011' })]),
  ];
}

/** A hunt names cards that exist, and as many as the rules allow. */
export const hunts: Lint = (draft) => {
  const unsound = new Set<Entry>(
    [...arenas(draft), ...huntArenas(draft)].flatMap(({ severity, entry }) => (severity === 'error' ? [entry] : [])),
  );
  const sound = of(draft, ARENA).filter((entry) => !unsound.has(entry));
  return of(draft, HUNT).flatMap((entry) => {
    const told = [
      ...unknownIds(draft, entry.card),
      ...wrongNumbers(draft, entry.card),
      ...wrongNames(draft, entry.card),
      ...twice(draft, entry.card),
    ];
    const faults = told.map((each): Fault => ({ ...each, entry }));
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

function unknownIds(draft: Draft, card: HuntCard): Told[] {
  const look = (id: string, path: Path, what: string, kinds: readonly Kind[], known: readonly Entry[]): Told[] => {
    const ids = known.map((each) => each.id);
    const { message, ...more } = unknownCard(draft, { id, what, kinds, known: ids });
    return ids.includes(id) ? [] : [error(path, message, more)];
  };
  const beasts = of(draft, BEAST);
  const men = of(draft, NOXIUS, BESTIARIUS);
  const sand = of(draft, ARENA).filter((each) => each.for === HUNT_USE);
  return [
    ...look(card.arena, ['arena'], 'arena', [ARENA], sand),
    ...card.beasts.flatMap((id, i) => look(id, ['beasts', i], 'beast', [BEAST], beasts)),
    ...named(card).flatMap(({ id, path }) => look(id, path, 'man', [NOXIUS, BESTIARIUS], men)),
  ];
}

/** The men by id, and where each is named. */
function named({ men }: HuntCard): { readonly id: string; readonly path: Path }[] {
  const [list, at]: [readonly string[], Path] = 'draw' in men ? [men.named ?? [], ['men', 'named']] : [men, ['men']];
  return list.map((id, i) => ({ id, path: [...at, i] }));
}

const partyOf = ({ men }: HuntCard): number => ('draw' in men ? men.draw + (men.named?.length ?? 0) : men.length);

function wrongNumbers(draft: Draft, card: HuntCard): Told[] {
  const { beasts, men, lex, wager } = card;
  const fault = (key: string, message: string, rule: string, hint?: string): Told[] => [
    error([key], message, { also: [['beasts'], ['lex']], rule, ...(hint !== undefined && { hint }) }),
  ];
  if ('draw' in men) {
    const noxii = of(draft, NOXIUS).filter(({ id, joins }) => joins === LOT && !men.named?.includes(id)).length;
    if (men.draw > noxii) return fault('men', `only ${noxii} noxii can be drawn`, 'D-019');
  }
  const party = partyOf(card);
  if (party > MOST_MEN) return fault('men', `at most ${MOST_MEN} men stand on the sand, not ${party}`, 'D-017');
  const figures = figuresOfAll(draft, beasts);
  if (party > 0) {
    if (figures > MOST_BEASTS) return fault('beasts', `at most ${MOST_BEASTS} beasts stand on the sand, not ${figures}`, 'D-401');
    if (wager) return fault('wager', 'a wager is laid on one of two beasts', 'D-419', 'write "men: []"');
    return beasts.length > 1 && lex.severalBeasts !== true
      ? fault('men', 'two beasts fight only each other', 'D-010', 'write "men: []", or "lex: { severalBeasts: true }"')
      : [];
  }
  if (beasts.length > 2) return fault('beasts', 'two beasts fight each other, not more', 'D-418');
  if (beasts.length === 1) return fault('men', 'somebody has to face the beast', 'D-017');
  return figures > 2 ? fault('beasts', 'a pack fights men, not another beast', 'D-418') : [];
}

/** Where beasts have names each of them has one, and none that of another. */
function wrongNames(draft: Draft, { names, beasts }: HuntCard): Told[] {
  const figures = figuresOfAll(draft, beasts);
  if (!names || (names.length === figures && new Set(names).size === figures)) return [];
  const message = figures === 1 ? 'one beast wants one name' : `${figures} beasts want ${figures} names, each another`;
  return [error(['names'], message, { also: [['beasts']] })];
}

/** A noxius is one man; a hunter's card is a grade, of which there are several (D-019, D-020, D-188). */
function twice(draft: Draft, card: HuntCard): Told[] {
  const men = named(card);
  const noxii = new Map(of(draft, NOXIUS).map((each) => [each.card.id, each.card.name]));
  return men.flatMap(({ id, path }, i): Told[] => {
    const name = men.findIndex((man) => man.id === id) < i ? noxii.get(id) : undefined;
    if (name === undefined) return [];
    const hint = 'name another, or draw them by lot: "men: { draw: 4 }"';
    return [error(path, `${name} is one man: a noxius stands on the sand once`, { hint, rule: 'D-019' })];
  });
}

/** Everybody of a hunt has a hex to start from (D-015, D-221, D-403). */
function noRoom(draft: Draft, entry: HuntEntry, { id, card: arena }: Entry<ArenaEntry>): Fault[] {
  const { beasts } = entry.card;
  const cards = beasts.map((beast) => of(draft, BEAST).find((each) => each.id === beast)!.card);
  const party = partyOf(entry.card);
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
